import Views

/// The changes made by effects and touches, except to named values and the playback. A view controller keeps them until it
/// goes.
struct Assignments {
    var changes = ViewChanges()
    /// The title; `nil` while the program's counts.
    var title: String?
    /// The size; `nil` while the program's counts.
    var size: PreferredContentSize.Resolved?
    /// The actions; `nil` while those of the program, or of the category, count.
    var actions: [NotificationAction]?
}
