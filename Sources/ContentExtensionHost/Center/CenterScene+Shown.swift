/// The part of the scene that a place shows, used by pictures, view trees and text measuring alike.
extension CenterScene {
    /// The scene as a place shows it, with `screen` resolved to the place on top. Idempotent.
    package func asShown(in presentation: Place) -> (center: CenterScene, presentation: Place) {
        var shown = self
        shown.latestBanner = nil
        // The place `banner` draws a banner that has timed out as well; the screen doesn't.
        if presentation == .banner { shown.banner = latestBanner ?? banner }
        return (shown, presentation == .screen ? onScreen : presentation)
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
