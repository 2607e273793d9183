/// Contents of the banner, the list and the locked screen at one moment, without frames or pixels.
package struct CenterScene: Sendable, Equatable {
    /// The groups of the list in display order.
    package var groups: [CenterGroup] = []
    /// The groups of the locked screen in display order.
    package var lockScreenGroups: [CenterGroup] = []
    /// The number of notifications in place of the locked screen's groups, `3 Notifications`; empty for none.
    package var lockScreenCount = ""
    /// The banner on the screen; `nil` for none.
    package var banner: NotificationRow?
    /// The banner shown last, as it was when shown; `nil` if no banner was shown.
    package var latestBanner: NotificationRow?
    /// The identifier of the swiped row.
    package var swiped: String?
    /// `true` if a swiped row has iOS 12's tile Manage.
    package var offersManagement = false
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

    /// The scene as a place shows it, with `screen` resolved to the place on top. Idempotent.
    package func asShown(in place: Place) -> (center: CenterScene, place: Place) {
        var shown = self
        shown.latestBanner = nil
        // The place `banner` draws a banner that has timed out as well; the screen doesn't.
        if place == .banner { shown.banner = latestBanner ?? banner }
        return (shown, place == .screen ? onScreen : place)
    }

    /// The topmost place: an alert, the locked screen, the list while a row is swiped, the banner, or the list.
    private var onScreen: Place {
        if isPrompting { return .prompt }
        if isManaging { return .manage }
        if isLocked { return .lockScreen }
        if swiped != nil { return .notificationCenter }
        let isListEmpty = groups.isEmpty && summary == nil
        return banner != nil || isListEmpty ? .banner : .notificationCenter
    }

    /// The group that the place `group` shows: the open one, else the first stack, else the first group.
    package var shownGroup: CenterGroup? {
        groups.first { $0.isExpanded && $0.count > 1 } ?? groups.first(where: \.isStack) ?? groups.first
    }

    /// The row that the place `swipe` shows, with its group: the swiped row, else the first one.
    package var shownSwipe: (group: CenterGroup, row: NotificationRow)? {
        let isIn: (CenterGroup) -> Bool = { $0.rows.contains { $0.identifier == swiped } }
        guard let group = groups.first(where: isIn) ?? groups.first,
            let row = group.rows.first(where: { $0.identifier == swiped }) ?? group.rows.first
        else { return nil }
        return (group, row)
    }
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
