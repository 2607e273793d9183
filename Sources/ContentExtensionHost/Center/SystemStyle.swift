/// The generation of iOS: what its notifications look like and do.
public enum SystemStyle: String, Sendable, Hashable, CaseIterable {
    /// iOS 10–12: header, custom content, default content, actions; `X ago` in the rows, summary lines below stacks.
    case ios10
    /// iOS 15–18: one block with icon and texts above the custom content, a menu of actions below.
    case ios18

    /// Whether a line below a closed stack says what lies in it; iOS 15 dropped it.
    var hasGroupSummaries: Bool {
        switch self {
        case .ios10: true
        case .ios18: false
        }
    }

    /// Whether the app's name stands for a title that is missing, as there is no line of its own for it.
    var titlesRowsWithAppName: Bool {
        switch self {
        case .ios10: false
        case .ios18: true
        }
    }

    /// Whether hidden notifications of a thread are one row of the locked screen whatever the grouping, as on iOS 11.
    var coalescesHiddenThreads: Bool {
        switch self {
        case .ios10: true
        case .ios18: false
        }
    }

    /// Whether a Focus keeps what it silences off the locked screen; before iOS 15 the row was there and the screen dark.
    var hidesSilencedOnLockScreen: Bool {
        switch self {
        case .ios10: false
        case .ios18: true
        }
    }

    /// Whether the header of the expanded look says when the notification came; of iOS 10–12 the × takes that place.
    var hasTimeInExpandedHeader: Bool {
        switch self {
        case .ios10: false
        case .ios18: true
        }
    }
}
