/// What the app that owns the notifications got to know and to do.
public struct AppModel: Sendable, Equatable {
    /// A response that its delegate got.
    public struct Received: Sendable, Equatable {
        public var response: NotificationResponse
        /// Whether the app was brought to the front for it.
        public var isForeground: Bool
        /// Seconds of virtual time.
        public var time: Double

        public init(response: NotificationResponse, isForeground: Bool, time: Double) {
            self.response = response
            self.isForeground = isForeground
            self.time = time
        }
    }

    public var info: AppInfo
    /// In the order in which they came, the last `Limits.appMemory`.
    public var inbox: [Received]
    /// The number on its icon; 0 for none.
    public var badge: Int
    /// One for each time that it was asked to show its notification settings: the notification's identifier, or `nil`
    /// when the request came from Settings. The last `Limits.appMemory`.
    public var settingsRequests: [String?]
    public var isInForeground: Bool
    /// Whether the user opened it, and no response did.
    var isOpenedFromHome = false
    /// What it may do with notifications.
    public var settings: NotificationSettings
    /// Whether the user was asked about its critical alerts.
    var hasAnsweredForCriticalAlerts = false

    public init(info: AppInfo, settings: NotificationSettings = .init()) {
        self.info = info
        self.settings = settings
        (inbox, badge, settingsRequests, isInForeground) = ([], 0, [], false)
    }
}
