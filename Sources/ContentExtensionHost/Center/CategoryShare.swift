/// The notifications of a row whose category says the same sentence of them.
struct CategoryShare {
    /// The category's sentence, as its app registered it; empty for those whose category has none.
    let text: String
    private let sentence: PluralSentence
    /// Newest first.
    private(set) var deliveries: [Delivery]

    /// By what a category says, in the order in which the newest of each came.
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

    /// The sentence in the words that a number asks for.
    func format(for count: Int, _ words: SystemWords) -> CountFormat {
        CountFormat(sentence.format(for: PluralCategory(of: count, in: words.language)))
    }
}
