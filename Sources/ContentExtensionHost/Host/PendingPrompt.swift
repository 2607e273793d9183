/// An authorization request of an app, open or waiting.
struct PendingPrompt: Equatable {
    let app: AppInfo
    let options: AuthorizationOptions
    /// `true` for the separate prompt for critical alerts.
    var isForCriticalAlerts = false
}
