/// The line below a stack's leading notification: what the others are (facts-api 8.2).
struct GroupSummary {
    let words: SystemWords

    /// - Parameter others: the notifications below the leading one, newest first; at least one.
    func text(of others: ArraySlice<Delivery>) -> String {
        let parts = CategoryShare.shares(of: others) { $0.categorySummaryFormat }
        let defaultText = words.text(.moreNotifications, count: others.count)
        guard parts.count > 1 else { return parts.first.flatMap(sentence) ?? defaultText }
        // What several categories' arguments would be arguments of, no sentence could say.
        if parts.contains(where: \.format.takesList) { return defaultText }
        return words.list(
            parts.map { sentence($0) ?? words.text(.moreNotifications, count: $0.deliveries.count) })
    }

    /// What a category says of its notifications; `nil` where it says nothing, or not without arguments that there aren't.
    private func sentence(_ share: CategoryShare) -> String? {
        guard !share.text.isEmpty else { return nil }
        let contents = share.deliveries.map(\.notification.request.content)
        var seen: Set<String> = []
        let arguments = contents.map(\.summaryArgument).filter { !$0.isEmpty && seen.insert($0).inserted }
        if share.format.takesList, arguments.isEmpty { return nil }
        let count = contents.reduce(0) { sum, content in
            let (total, isTooMuch) = sum.addingReportingOverflow(max(1, content.summaryArgumentCount))
            return isTooMuch ? .max : total
        }
        return share.format.text(count: words.number(count), list: words.list(arguments))
    }
}

/// The notifications of a row whose category says the same sentence of them.
struct CategoryShare {
    /// The category's format; empty for those whose category has none.
    let text: String
    let format: CountFormat
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
                shares.append(CategoryShare(text: text, format: CountFormat(text), deliveries: [delivery]))
            }
        }
        return shares
    }
}
