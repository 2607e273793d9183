@testable import ContentExtensionHost
@testable import Views

/// A delivered notification for tests of the notification centre.
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

/// A category with formats.
func category(
    _ identifier: String, summary: String = "", placeholder: String = "", options: NotificationCategory.Options = []
) -> NotificationCategory {
    NotificationCategory(
        identifier: identifier, options: options, hiddenPreviewsBodyPlaceholder: placeholder,
        categorySummaryFormat: summary)
}

/// A notification centre with deliveries, oldest first.
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
    /// The identifiers of the rows, by group.
    var rows: [[String]] { scene.groups.map { $0.rows.map(\.identifier) } }
    /// The number of notifications in each group.
    var counts: [Int] { scene.groups.map(\.count) }
    /// The summary line of the first group.
    var summary: String { scene.groups.first?.summary ?? "" }
    var leading: NotificationRow? { scene.groups.first?.rows.first }
}
