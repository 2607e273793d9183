import ContentExtensionHost

/// The treatment of running changes in a picture.
package enum Motion: Sendable, Hashable {
    /// All changes are finished.
    case settled
    /// The changes at the scene's own time; the expansion itself takes no time.
    case instant
    /// The expansion, which takes no virtual time, at a progress from 0 to 1. Other changes are at their start.
    case comingUp(Double)
}

extension Motion {
    /// The seconds until an expanded notification rests: it is fully shown and its content has its requested height.
    package static var settlingSeconds: Double {
        SystemStyle.allCases.map { Device(style: $0).motionTimings.settlingSeconds }.max() ?? 0
    }
}
