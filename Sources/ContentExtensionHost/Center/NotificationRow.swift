/// A delivered notification as a row or banner shows it, with final texts.
package struct NotificationRow: Sendable, Equatable {
    /// The request's identifier.
    package var identifier: String
    /// The app whose icon and name are shown.
    package var app: AppInfo
    /// Empty for none. With hidden previews, only texts that the category allows remain.
    package var title = ""
    /// Empty for none.
    package var subtitle = ""
    /// The body, or its replacement when previews are hidden.
    package var body = ""
    /// The age of the notification in the user's language: `9m ago`.
    package var time = ""
    /// The sender, whose picture replaces the app's icon; `nil` for none.
    package var communication: Communication?
    /// The text of Apple Intelligence in place of the body; empty for none.
    package var intelligentSummary = ""
    /// The attachment shown as a thumbnail; `nil` for none.
    package var thumbnail: NotificationAttachment?
    /// Time-sensitive and critical notifications have a label.
    package var level = InterruptionLevel.active
    /// `true` if the body is a replacement for a hidden text.
    package var isPreviewHidden = false
    /// A suggestion's question above its button, whether to keep the app's notifications; empty for others.
    package var suggestion = ""
    /// The buttons below the row: `Keep…` and `Turn Off…` for a provisionally authorized app, `Manage` below a
    /// suggestion; empty for others.
    package var choices: [String] = []

    package init(
        identifier: String, app: AppInfo, title: String = "", subtitle: String = "", body: String = "",
        time: String = "", communication: Communication? = nil, thumbnail: NotificationAttachment? = nil,
        level: InterruptionLevel = .active, suggestion: String = "", choices: [String] = []
    ) {
        (self.identifier, self.app, self.title, self.subtitle) = (identifier, app, title, subtitle)
        (self.body, self.time, self.communication) = (body, time, communication)
        (self.thumbnail, self.level, self.suggestion, self.choices) = (thumbnail, level, suggestion, choices)
    }
}
