/// Contents of the banner, the list and the locked screen at one moment, without frames or pixels.
package struct CenterScene: Sendable, Equatable {
    /// The groups of the list in display order.
    package var groups: [CenterGroup]
    /// The groups of the locked screen in display order.
    package var lockScreenGroups: [CenterGroup]
    /// The banner on the screen; `nil` for none.
    package var banner: NotificationRow?
    /// The banner shown last, as it was when shown; `nil` if no banner was shown.
    package var latestBanner: NotificationRow?
    /// The identifier of the swiped row.
    package var swiped: String?
    /// The scheduled summary delivered last; `nil` for none.
    package var summary: ScheduledSummary?
    /// The management view, or the one that the newest notification would open; `nil` without a notification.
    package var management: ManagementView?
    /// The authorization prompt, or the one that the current app would show; `nil` without an app.
    package var prompt: AuthorizationPrompt?
    /// `true` while `management` is on the screen.
    package var isManaging: Bool
    /// `true` while `prompt` is on the screen.
    package var isPrompting: Bool
    package var isLocked: Bool
    /// The time of the status bar and the locked screen: `9:41`.
    package var clock: String
    /// The date of the locked screen: `Thursday, January 1`.
    package var day: String

    package init(
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

/// Notifications that the system holds back and delivers together at set times (iOS 15).
package struct ScheduledSummary: Sendable, Equatable {
    /// For example `Your Evening Summary`.
    package var title: String
    /// The notifications shown in full, most relevant first.
    package var featured: [NotificationRow]
    /// The remaining notifications: each app with its number of them.
    package var others: [(app: AppInfo, count: Int)] { zip(otherApps, otherCounts).map { ($0, $1) } }
    var otherApps: [AppInfo]
    var otherCounts: [Int]

    package init(title: String, featured: [NotificationRow], others: [(app: AppInfo, count: Int)]) {
        self.title = title
        self.featured = featured
        otherApps = others.map(\.app)
        otherCounts = others.map(\.count)
    }
}
