/// Whether a picture shows changes while they happen.
public enum Motion: Sendable, Hashable {
    /// All changes are over.
    case settled
    /// As it is at the scene's own time; the look itself is up from the first instant on.
    case instant
    /// While the look comes up, which takes no virtual time: how far, 0 to 1. Other changes are at their start.
    case comingUp(Double)
}

extension Motion {
    /// Seconds until a look that was expanded stands still: it has come up and its content has the height it asked for.
    public static var settlingSeconds: Double {
        max(ChangeTiming.presentation.duration, ChangeTiming.contentHeight.duration)
    }
}
