@testable import ContentExtensionHost

/// A notification as the tests of the notification centre write it.
func sample(
    _ identifier: String, app: String = "Chat", thread: String = "", category: NotificationCategory? = nil,
    title: String = "", body: String = "Text", argument: String = "", count: Int = 1, date: Double = 0,
    outcome: DeliveryOutcome = .init()
) -> Delivery {
    let content = NotificationContent(
        title: title, body: body, categoryIdentifier: category?.identifier ?? "", threadIdentifier: thread,
        summaryArgument: argument, summaryArgumentCount: count)
    return Delivery(
        notification: UserNotification(date: date, request: .init(identifier: identifier, content: content)),
        app: AppInfo(name: app), category: category, installed: nil, outcome: outcome)
}

/// A category by its formats.
func category(
    _ identifier: String, summary: String = "", placeholder: String = "", options: NotificationCategory.Options = []
) -> NotificationCategory {
    NotificationCategory(
        identifier: identifier, options: options, hiddenPreviewsBodyPlaceholder: placeholder,
        categorySummaryFormat: summary)
}

/// A notification centre with what was delivered, the oldest first.
func centre(
    _ deliveries: [Delivery], _ grouping: NotificationGrouping = .automatic, style: SystemStyle = .ios10,
    previews: ShowPreviewsSetting = .always, isLocked: Bool = false
) -> CenterModel {
    var model = CenterModel()
    for delivery in deliveries { _ = model.list.add(delivery) }
    model.settings = CenterSettings(grouping: grouping, showPreviews: previews)
    model.style = style
    model.isLocked = isLocked
    return model
}

extension CenterModel {
    /// The identifiers of the rows, group by group.
    var rows: [[String]] { scene.groups.map { $0.looks.map(\.identifier) } }
    /// How many notifications each group has.
    var counts: [Int] { scene.groups.map(\.count) }
    /// The line of the first group.
    var summary: String { scene.groups.first?.summary ?? "" }
    /// The first row.
    var leading: NotificationRow? { scene.groups.first?.looks.first }
}
