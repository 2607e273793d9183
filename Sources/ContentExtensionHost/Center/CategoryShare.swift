/// Notifications of a row whose categories share one sentence (summary format or hidden-preview placeholder).
struct CategoryShare {
    /// The sentence as registered by the app; empty for categories without one.
    let text: String
    private let sentence: PluralSentence
    /// Newest first.
    private(set) var deliveries: [Delivery]

    /// Groups deliveries by their category's sentence, ordered by the newest delivery of each group.
    static func shares(
        of deliveries: some Sequence<Delivery>, by text: (NotificationCategory) -> String
    ) -> [CategoryShare] {
        var shares: [CategoryShare] = []
        var places: [String: Int] = [:]
        for delivery in deliveries {
            let text = delivery.category.map(text) ?? ""
            if let place = places[text] {
                shares[place].deliveries.append(delivery)
            } else {
                places[text] = shares.count
                let sentence = delivery.category?.sentences[text] ?? PluralSentence(text)
                shares.append(CategoryShare(text: text, sentence: sentence, deliveries: [delivery]))
            }
        }
        return shares
    }

    /// The sentence in the plural form for a number.
    func format(for count: Int, _ words: SystemWords) -> CountFormat {
        CountFormat(sentence.format(for: PluralCategory(of: count, in: words.language)))
    }
}
