/// Notifications that belong together in the list.
public struct CenterGroup: Sendable, Equatable {
    /// What tells groups apart: the app, the thread where the app has several, and the notification where nothing is
    /// grouped.
    public struct Key: Sendable, Hashable {
        /// The app's bundle identifier, or its name.
        public var app: String
        /// The thread's identifier; empty for what has none, and for the whole app.
        public var thread: String
        /// The identifier of the only notification, where each stands by itself.
        public var notification: String?

        public init(app: String, thread: String = "", notification: String? = nil) {
            (self.app, self.thread, self.notification) = (app, thread, notification)
        }
    }

    public var key: Key
    public var app: AppInfo
    /// The rows that are seen, newest first: the leading one alone of a stack that is closed.
    public var looks: [NotificationRow]
    /// How many notifications there are, the leading one among them.
    public var count: Int
    /// Whether the user opened the stack.
    public var isExpanded: Bool
    /// The line below the leading notification of a stack; empty for none.
    public var summary: String

    public init(
        key: Key, app: AppInfo, looks: [NotificationRow], count: Int, isExpanded: Bool = false, summary: String = ""
    ) {
        self.key = key
        self.app = app
        self.looks = looks
        self.count = count
        self.isExpanded = isExpanded
        self.summary = summary
    }

    /// Whether others lie below the leading one.
    public var isStack: Bool { count > 1 && !isExpanded }
}
