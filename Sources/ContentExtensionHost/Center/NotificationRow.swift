/// A delivered notification as one row or banner says it: every text is final.
public struct NotificationRow: Sendable, Equatable {
    /// The request's.
    public var identifier: String
    /// Whose icon and name are shown.
    public var app: AppInfo
    /// Empty for none; hidden previews leave only what the category keeps.
    public var title: String
    /// Empty for none.
    public var subtitle: String
    /// What the notification says, or what stands for it when previews are hidden.
    public var body: String
    /// How long ago it came, in the user's language: `9m ago`.
    public var time: String
    /// What the thumbnail is of; `nil` for none.
    public var thumbnail: NotificationAttachment?
    /// Time-sensitive and critical ones say so.
    public var level: InterruptionLevel
    /// Whether the text is one that stands for what is hidden.
    public var isPreviewHidden: Bool
    /// The buttons below the row of an app that was never asked about: `Keep…` and `Turn Off…`; empty otherwise.
    public var provisionalChoices: [String]

    public init(
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
