/// A place in which the system shows notifications and Live Activities.
public enum Place: String, Sendable, Hashable, CaseIterable, Codable {
    /// The expanded notification with the extension's view and the actions.
    case expanded
    /// The short form at the screen's top, shown for some seconds.
    case banner
    /// The rows of the locked screen.
    case lockScreen = "lock-screen"
    /// The list of all delivered notifications.
    case notificationCenter = "notification-center"
    /// One group of the list: a stack, or its rows once the user has opened it.
    case group
    /// A swiped row with the tiles beside it.
    case swipe
    /// The management view of an app's settings, within the list.
    case manage
    /// The app's request for permission to send notifications.
    case prompt
    /// A Live Activity on both sides of the camera.
    case islandCompact = "island-compact"
    /// Two Live Activities at the camera, each in its shortest form.
    case islandMinimal = "island-minimal"
    /// A Live Activity around the camera, after a long press or with an alert.
    case islandExpanded = "island-expanded"
    /// The whole screen with everything on it.
    case screen

    /// `true` for the places around the camera, which show Live Activities alone.
    package var isIsland: Bool { [.islandCompact, .islandMinimal, .islandExpanded].contains(self) }
}
