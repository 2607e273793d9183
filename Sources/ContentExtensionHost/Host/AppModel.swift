/// State of the app that owns the notifications: responses received, badge, settings.
package struct AppModel: Sendable, Equatable {
    /// A response that the app's delegate received.
    package struct Received: Sendable, Equatable {
        package var response: NotificationResponse
        /// `true` if the app was brought to the foreground for it.
        package var isForeground: Bool
        /// Seconds of virtual time.
        package var time: Double
    }

    package var info: AppInfo
    /// The last `Limits.appMemory` responses, oldest first.
    package var inbox: [Received] = []
    /// The number on the app's icon; 0 for none.
    package var badge = 0
    /// Requests to show the app's notification settings: the notification's identifier, or `nil` for a request from
    /// Settings. The last `Limits.appMemory` are kept.
    package var settingsRequests: [String?] = []
    package var isInForeground = false
    /// `true` if the user opened it from the home screen rather than through a response.
    var isOpenedFromHome = false
    package var settings = NotificationSettings()
    /// The number of notifications since the user last touched one, or opened the app.
    var untouched = 0
    /// The identifier of the notification below which the system suggests to manage the app's; `nil` for none.
    var suggestion: String?
    /// `true` once the user was asked about the app's critical alerts.
    var hasAnsweredForCriticalAlerts = false
}
