/// The question of an app that is up.
struct PendingPrompt: Equatable {
    let app: AppInfo
    let options: AuthorizationOptions
    /// Whether it is the second question, by which an app with the entitlement asks for critical alerts.
    var isForCriticalAlerts = false
}
