import Views

/// Notifications of a row whose categories share one sentence (summary format or hidden-preview placeholder).
private struct CategoryShare {
    /// The sentence as registered by the app; empty for categories without one.
    let text: String
    let sentence: PluralSentence
    /// Newest first.
    let deliveries: [Delivery]

    /// Groups deliveries by their category's sentence, ordered by the newest delivery of each group.
    static func shares(
        of deliveries: some Sequence<Delivery>, by text: (NotificationCategory) -> String
    ) -> [CategoryShare] {
        deliveries.grouped { $0.category.map(text) ?? "" }.map { text, deliveries in
            let sentence = deliveries[0].category?.sentences[text] ?? PluralSentence(text)
            return CategoryShare(text: text, sentence: sentence, deliveries: deliveries)
        }
    }

    /// The sentence in the plural form for a number.
    func format(for count: Int, _ words: SystemWords) -> CountFormat {
        CountFormat(sentence.format(for: PluralCategory(of: count, in: words.language)))
    }
}

extension SystemWords {
    /// The text in place of hidden ones: `2 images and 1 comment` (fact: api/previews).
    /// - Parameter deliveries: all notifications of the row, including the leading one.
    func hiddenPreview(of deliveries: [Delivery]) -> String {
        let shares = CategoryShare.shares(of: deliveries) { $0.hiddenPreviewsBodyPlaceholder }
        return list(
            shares.map { share in
                let count = share.deliveries.count
                if share.text.isEmpty { return notifications(count) }
                return share.format(for: count, self).text(count: number(count))
            })
    }

    /// The line below a stack's leading notification, which summarises the others (fact: api/summary).
    /// - Parameter others: the notifications below the leading one, newest first; at least one.
    func groupSummary(of others: ArraySlice<Delivery>) -> String {
        let shares = CategoryShare.shares(of: others) { $0.categorySummaryFormat }
        let defaultText = text(.moreNotifications, count: others.count)
        guard shares.count > 1 else { return shares.first.flatMap(summary) ?? defaultText }
        // Arguments of several categories can't be joined in one sentence.
        if shares.contains(where: { $0.format(for: .max, self).takesList }) { return defaultText }
        return list(shares.map { summary($0) ?? text(.moreNotifications, count: $0.deliveries.count) })
    }

    /// The category's sentence with its number and arguments; `nil` without a sentence or a required argument.
    private func summary(_ share: CategoryShare) -> String? {
        guard !share.text.isEmpty else { return nil }
        let contents = share.deliveries.map(\.notification.request.content)
        let count = contents.reduce(0) { sum, content in
            let (total, isTooMuch) = sum.addingReportingOverflow(max(1, content.summaryArgumentCount))
            return isTooMuch ? .max : total
        }
        var seen: Set<String> = []
        let arguments = contents.map(\.summaryArgument).filter { !$0.isEmpty && seen.insert($0).inserted }
        let format = share.format(for: count, self)
        if format.takesList, arguments.isEmpty { return nil }
        return format.text(count: number(count), list: list(arguments))
    }
}
