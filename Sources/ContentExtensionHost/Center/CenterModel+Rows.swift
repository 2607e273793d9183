import Views

extension CenterModel {
    /// A notification's row.
    /// - Parameter members: the stack that the row stands for, newest first; `nil` for the notification alone.
    func row(of leading: Delivery, for members: [Delivery]? = nil) -> NotificationRow {
        let content = leading.notification.request.content
        var row = NotificationRow(
            identifier: leading.key.identifier, app: leading.app, title: content.title, subtitle: content.subtitle,
            body: content.body, time: words.time(of: leading.date, now: now, timeZone: timeZone),
            thumbnail: content.attachments.first, level: leading.outcome.level)
        addChoices(to: &row, of: leading)
        row.communication = content.communication
        // An open stack shows its notifications in their own words.
        if members != nil, style.rules.hasAppleIntelligence { row.intelligentSummary = content.intelligentSummary }
        if hidesPreviews(of: leading) { hidePreview(&row, of: leading, for: members ?? [leading]) }
        if style.rules.titlesRowsWithAppName, row.title.isEmpty { row.title = leading.app.name }
        return row
    }

    /// The buttons below the row of a provisionally authorized app, or a suggestion with its question.
    private func addChoices(to row: inout NotificationRow, of delivery: Delivery) {
        let app = apps[delivery.app]
        if app.settings.authorizationStatus == .provisional {
            row.choices = [words.text(.keep), words.text(.turnOff)]
        } else if app.suggestion == delivery.key.identifier {
            row.suggestion = words.text(.keepDelivering, delivery.app.name)
            row.choices = [words.text(.manage)]
        }
    }

    /// `true` while the texts are hidden (fact: api/previews).
    func hidesPreviews(of delivery: Delivery) -> Bool {
        switch apps.settings(of: delivery.app).showPreviews ?? settings.showPreviews {
        case .always: false
        case .whenAuthenticated: isLocked
        case .never: true
        }
    }

    /// `true` if hidden notifications of a thread are one row even with grouping off.
    func coalesces(_ delivery: Delivery) -> Bool {
        style.rules.coalescesHiddenThreads && isLocked && hidesPreviews(of: delivery)
    }

    private func hidePreview(_ row: inout NotificationRow, of leading: Delivery, for members: [Delivery]) {
        let options = leading.category?.options ?? []
        row.isPreviewHidden = true
        row.thumbnail = nil
        row.intelligentSummary = ""
        row.body = words.hiddenPreview(of: members)
        if !options.contains(.hiddenPreviewsShowTitle) {
            row.title = ""
            row.communication = nil
        }
        if !options.contains(.hiddenPreviewsShowSubtitle) { row.subtitle = "" }
    }

    /// The summary delivered last: the most relevant notification in full, and the number of others of each app.
    var scheduledSummary: ScheduledSummary? {
        guard !list.summary.delivered.isEmpty else { return nil }
        let places = Dictionary(uniqueKeysWithValues: list.summary.delivered.enumerated().map { ($1, $0) })
        let deliveries = list.deliveriesNewestFirst.compactMap { delivery in
            places[delivery.key].map { (place: $0, delivery: delivery) }
        }.sorted { $0.place < $1.place }.map(\.delivery)
        guard let first = deliveries.first else { return nil }
        let others = deliveries.dropFirst().grouped(by: \.app.key).map { _, members in
            ScheduledSummary.AppCount(app: members[0].app, count: members.count)
        }
        let isMorning = LocalizedFormat.secondsOfDay(at: list.summary.date, timeZone) < 12 * 3_600
        return ScheduledSummary(
            title: words.text(isMorning ? .morningSummary : .eveningSummary), featured: [row(of: first)],
            others: others)
    }
}
