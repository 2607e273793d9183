/// The alert in which an app asks for permission to send notifications or critical alerts.
package struct AuthorizationPrompt: Sendable, Equatable {
    package var app: AppInfo
    package var title: String
    package var message: String
    /// In the user's language; the refusal comes first.
    package var buttons: [String]
}
