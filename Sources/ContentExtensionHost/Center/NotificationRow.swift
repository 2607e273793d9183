/// A delivered notification as a row or banner shows it, with final texts.
package struct NotificationRow: Sendable, Equatable {
    /// The request's identifier.
    package var identifier: String
    /// The app whose icon and name are shown.
    package var app: AppInfo
    /// Empty for none. With hidden previews, only texts that the category allows remain.
    package var title: String
    /// Empty for none.
    package var subtitle: String
    /// The body, or its replacement when previews are hidden.
    package var body: String
    /// The age of the notification in the user's language: `9m ago`.
    package var time: String
    /// The attachment shown as a thumbnail; `nil` for none.
    package var thumbnail: NotificationAttachment?
    /// Time-sensitive and critical notifications have a label.
    package var level: InterruptionLevel
    /// `true` if the body is a replacement for a hidden text.
    package var isPreviewHidden: Bool
    /// The buttons below the row of a provisionally authorized app, `Keep…` and `Turn Off…`; empty for others.
    package var provisionalChoices: [String]

    package init(
        identifier: String, app: AppInfo, title: String = "", subtitle: String = "", body: String = "",
        time: String = "", thumbnail: NotificationAttachment? = nil, level: InterruptionLevel = .active,
        isPreviewHidden: Bool = false, provisionalChoices: [String] = []
    ) {
        self.identifier = identifier
        self.app = app
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.time = time
        self.thumbnail = thumbnail
        self.level = level
        self.isPreviewHidden = isPreviewHidden
        self.provisionalChoices = provisionalChoices
    }
}
