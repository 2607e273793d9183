/// The text in place of hidden ones: `2 images and 1 comment` (fact: api/previews).
struct HiddenPreview {
    let words: SystemWords

    /// - Parameter deliveries: all notifications of the row, including the leading one.
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
