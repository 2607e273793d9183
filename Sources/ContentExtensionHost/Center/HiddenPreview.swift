/// What stands for texts that are hidden: `2 images and 1 comment` (fact: api/previews).
struct HiddenPreview {
    let words: SystemWords

    /// - Parameter deliveries: all that the row stands for, the leading one too.
    func text(of deliveries: [Delivery]) -> String {
        let shares = CategoryShare.shares(of: deliveries) { $0.hiddenPreviewsBodyPlaceholder }
        return words.list(
            shares.map { share in
                let count = share.deliveries.count
                if !share.text.isEmpty { return share.format(for: count, words).text(count: words.number(count)) }
                return words.notifications(count)
            })
    }
}
