/// A place in which the system shows notifications.
public enum Place: String, Sendable, Hashable, CaseIterable {
    /// The long look, with the extension's view and the actions.
    case expanded
    /// The short look that comes down at the screen's top for some seconds.
    case banner
    /// The rows of the locked screen.
    case lockScreen = "lock-screen"
    /// The list of all that is delivered.
    case notificationCenter = "notification-center"
    /// One group of the list: a stack, or its rows once the user has opened it.
    case group
    /// A row that the user has swiped, with the tiles beside it.
    case swipe
    /// What the user may change about the app's notifications, without leaving the list.
    case manage
    /// The app's question whether it may send notifications.
    case prompt
    /// The device's whole screen with whatever is on it.
    case screen
}
