/// The line below a stack's leading notification, which summarises the others (fact: api/summary).
struct GroupSummary {
    let words: SystemWords

    /// - Parameter others: the notifications below the leading one, newest first; at least one.
    func text(of others: ArraySlice<Delivery>) -> String {
        let parts = CategoryShare.shares(of: others) { $0.categorySummaryFormat }
        let defaultText = words.text(.moreNotifications, count: others.count)
        guard parts.count > 1 else { return parts.first.flatMap(sentence) ?? defaultText }
        // Arguments of several categories can't be joined in one sentence.
        if parts.contains(where: { $0.format(for: .max, words).takesList }) { return defaultText }
        return words.list(parts.map { sentence($0) ?? words.text(.moreNotifications, count: $0.deliveries.count) })
    }

    /// The category's sentence with its number and arguments; `nil` without a sentence or a required argument.
    private func sentence(_ share: CategoryShare) -> String? {
        guard !share.text.isEmpty else { return nil }
        let contents = share.deliveries.map(\.notification.request.content)
        let count = contents.reduce(0) { sum, content in
            let (total, isTooMuch) = sum.addingReportingOverflow(max(1, content.summaryArgumentCount))
            return isTooMuch ? .max : total
        }
        var seen: Set<String> = []
        let arguments = contents.map(\.summaryArgument).filter { !$0.isEmpty && seen.insert($0).inserted }
        let format = share.format(for: count, words)
        if format.takesList, arguments.isEmpty { return nil }
        return format.text(count: words.number(count), list: words.list(arguments))
    }
}
