/// What the short looks and the notification centre show at one moment, in the host's terms: no pixels, no frames.
public struct CenterScene: Sendable, Equatable {
    /// What is in the list, in the order in which it is shown.
    public var groups: [CenterGroup]
    /// The groups of the locked screen, in the order in which they are shown.
    public var lockScreenGroups: [CenterGroup]
    /// The one whose banner is down; `nil` when none is.
    public var banner: NotificationRow?
    /// The newest that came down as a banner, however long ago, as it looked then; `nil` when none did.
    public var latestBanner: NotificationRow?
    /// The row that the user has swiped, by identifier.
    public var swiped: String?
    /// The scheduled summary that was delivered last; `nil` for none.
    public var summary: ScheduledSummary?
    /// What `manage` shows; `nil` when there is no app to manage.
    public var management: ManagementView?
    /// What `prompt` shows; `nil` when there is no app that could ask.
    public var prompt: AuthorizationPrompt?
    /// Whether `management` is on the screen, and isn't only what would be.
    public var isManaging: Bool
    /// Whether `prompt` is.
    public var isPrompting: Bool
    public var isLocked: Bool
    /// The clock, as the status bar and the locked screen write it: `9:41`.
    public var clock: String
    /// The day, as the locked screen writes it: `Thursday, January 1`.
    public var day: String

    public init(
        groups: [CenterGroup] = [], lockScreenGroups: [CenterGroup] = [], banner: NotificationRow? = nil,
        latestBanner: NotificationRow? = nil, swiped: String? = nil, summary: ScheduledSummary? = nil,
        management: ManagementView? = nil,
        prompt: AuthorizationPrompt? = nil, isManaging: Bool = false, isPrompting: Bool = false, isLocked: Bool = false,
        clock: String = "", day: String = ""
    ) {
        self.groups = groups
        self.lockScreenGroups = lockScreenGroups
        self.banner = banner
        self.latestBanner = latestBanner
        self.swiped = swiped
        self.summary = summary
        self.management = management
        self.prompt = prompt
        self.isManaging = isManaging
        self.isPrompting = isPrompting
        self.isLocked = isLocked
        self.clock = clock
        self.day = day
    }
}

/// Notifications that the system held back and delivers together, twice a day (iOS 15).
public struct ScheduledSummary: Sendable, Equatable {
    /// `Your Evening Summary`.
    public var title: String
    /// The most relevant first, which are shown whole.
    public var featured: [NotificationRow]
    /// The apps of the others, for whose icons there is room, and how many notifications each has.
    public var others: [(app: AppInfo, count: Int)] { zip(otherApps, otherCounts).map { ($0, $1) } }
    var otherApps: [AppInfo]
    var otherCounts: [Int]

    public init(title: String, featured: [NotificationRow], others: [(app: AppInfo, count: Int)]) {
        self.title = title
        self.featured = featured
        otherApps = others.map(\.app)
        otherCounts = others.map(\.count)
    }
}
