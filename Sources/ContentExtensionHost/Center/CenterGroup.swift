/// A group of notifications in the list.
package struct CenterGroup: Sendable, Equatable {
    /// Identity of a group: the app, its thread, and the notification itself where grouping is off.
    package struct Key: Sendable, Hashable {
        /// The app's bundle identifier, or its name.
        package var app: String
        /// The thread's identifier; empty for notifications without a thread and for groups of a whole app.
        package var thread = ""
        /// The identifier of the group's only notification where grouping is off.
        package var notification: String?
        /// `true` for a notification of the priority section, which stands by itself.
        package var isPriority = false
    }

    package var key: Key
    package var app: AppInfo
    /// The visible rows, newest first. A closed stack shows its leading row only.
    package var rows: [NotificationRow]
    /// The number of notifications, including the leading one.
    package var count: Int
    /// `true` once the user has opened the stack.
    package var isExpanded = false
    /// `true` for an open stack whose × has turned into "Clear".
    package var offersClear = false
    /// The line below the leading notification of a stack; empty for none.
    package var summary = ""

    /// `true` for a closed stack of several notifications.
    package var isStack: Bool { count > 1 && !isExpanded }
}

extension [CenterGroup] {
    /// The groups as the locked screen shows them: all, the newest row on a pile of all, or none.
    func shown(as display: LockScreenDisplay) -> [CenterGroup] {
        switch display {
        case .list: return self
        case .count: return []
        case .stack:
            guard var pile = first else { return [] }
            pile.rows.removeSubrange(1...)
            pile.isExpanded = false
            pile.count = reduce(0) { $0 + $1.count }
            return [pile]
        }
    }
}
