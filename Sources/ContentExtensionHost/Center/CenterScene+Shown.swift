/// What a place shows of the scene: the one answer for pictures, their trees and the measuring of texts.
extension CenterScene {
    /// The scene as a place shows it, and the place that `screen` stands for; the same again for what it gave.
    package func asShown(in presentation: Place) -> (center: CenterScene, presentation: Place) {
        var shown = self
        shown.latestBanner = nil
        // How a banner looks is asked of those that are gone, too; one that has gone isn't on the screen any more.
        if presentation == .banner { shown.banner = latestBanner ?? banner }
        return (shown, presentation == .screen ? onScreen : presentation)
    }

    /// An alert lies over everything else; the device in use shows the list while a row is swiped in it, else the banner
    /// that is up, or the list that is pulled down.
    private var onScreen: Place {
        if isPrompting { return .prompt }
        if isManaging { return .manage }
        if isLocked { return .lockScreen }
        if swiped != nil { return .notificationCenter }
        let isListEmpty = groups.isEmpty && summary == nil
        return banner != nil || isListEmpty ? .banner : .notificationCenter
    }

    /// The group that `group` shows: the one that the user has opened; without one the first stack, or the first row.
    package var shownGroup: CenterGroup? {
        groups.first { $0.isExpanded && $0.count > 1 } ?? groups.first(where: \.isStack) ?? groups.first
    }

    /// The row that `swipe` shows, and its group: the one that the user has swiped; the first one when none is.
    package var shownSwipe: (group: CenterGroup, look: NotificationRow)? {
        let isIn: (CenterGroup) -> Bool = { $0.looks.contains { $0.identifier == swiped } }
        guard let group = groups.first(where: isIn) ?? groups.first,
            let look = group.looks.first(where: { $0.identifier == swiped }) ?? group.looks.first
        else { return nil }
        return (group, look)
    }
}
