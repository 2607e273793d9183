/// The alert by which an app asks whether it may send notifications, or critical alerts.
public struct AuthorizationPrompt: Sendable, Equatable {
    public var app: AppInfo
    public var title: String
    public var message: String
    /// The refusal first, in the user's language.
    public var buttons: [String]

    public init(app: AppInfo, title: String, message: String, buttons: [String]) {
        (self.app, self.title, self.message, self.buttons) = (app, title, message, buttons)
    }
}
