/// Contents of the banner, the list and the locked screen at one moment, without frames or pixels.
package struct CenterScene: Sendable, Equatable {
    /// The groups of the list in display order.
    package var groups: [CenterGroup] = []
    /// The groups of the locked screen in display order.
    package var lockScreenGroups: [CenterGroup] = []
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
    package var isManaging = false
    /// `true` while `prompt` is on the screen.
    package var isPrompting = false
    package var isLocked = false
    /// The time of the status bar and the locked screen: `9:41`.
    package var clock = ""
    /// The date of the locked screen: `Thursday, January 1`.
    package var day = ""
}

/// Notifications that the system holds back and delivers together at set times (iOS 15).
package struct ScheduledSummary: Sendable, Equatable {
    /// For example `Your Evening Summary`.
    package var title: String
    /// The notifications shown in full, most relevant first.
    package var featured: [NotificationRow]
    /// The remaining notifications: each app with its number of them.
    package var others: [AppCount]

    package struct AppCount: Sendable, Equatable {
        package var app: AppInfo
        package var count: Int
    }
}
