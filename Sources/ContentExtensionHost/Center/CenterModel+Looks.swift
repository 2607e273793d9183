/// What one row says.
extension CenterModel {
    /// A notification's row.
    /// - Parameter members: those of a stack that the row stands for, newest first; itself alone when `nil`.
    func shortLook(of leading: Delivery, for members: [Delivery]? = nil) -> NotificationRow {
        let content = leading.notification.request.content
        var look = NotificationRow(
            identifier: leading.key.identifier, app: leading.app, title: content.title, subtitle: content.subtitle,
            body: content.body, time: words.time(of: leading.date, now: now, timeZone: timeZone),
            thumbnail: content.attachments.first,
            level: leading.outcome.level, provisionalChoices: provisionalChoices(of: leading))
        if hidesPreviews(of: leading) { hidePreview(&look, of: leading, for: members ?? [leading]) }
        if style.titlesRowsWithAppName, look.title.isEmpty { look.title = leading.app.name }
        return look
    }

    /// Whether the texts are hidden at the moment (fact: api/previews).
    func hidesPreviews(of delivery: Delivery) -> Bool {
        switch showPreviews(of: delivery.app) {
        case .always: false
        case .whenAuthenticated: isLocked
        case .never: true
        }
    }

    /// Whether notifications of a thread are one row even where nothing is grouped.
    func coalesces(_ delivery: Delivery) -> Bool {
        style.coalescesHiddenThreads && isLocked && hidesPreviews(of: delivery)
    }

    private func hidePreview(_ look: inout NotificationRow, of leading: Delivery, for members: [Delivery]) {
        let options = leading.category?.options ?? []
        look.isPreviewHidden = true
        look.thumbnail = nil
        look.body = HiddenPreview(words: words).text(of: members)
        if !options.contains(.hiddenPreviewsShowTitle) { look.title = "" }
        if !options.contains(.hiddenPreviewsShowSubtitle) { look.subtitle = "" }
    }
}
