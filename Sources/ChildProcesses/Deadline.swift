import Platform

/// A moment of the machine's clock, which only stops what never ends.
package struct Deadline: Sendable {
    private let end: UInt64

    package static let never = Deadline(end: .max)

    private init(end: UInt64) { self.end = end }

    package init(seconds: Double) { end = Self.now + UInt64(seconds * 1_000) }

    /// The time left for poll(2), at least 0.
    package var milliseconds: Int32 { Int32(clamping: end > Self.now ? end - Self.now : 0) }

    func earlier(_ other: Deadline) -> Deadline { Deadline(end: min(end, other.end)) }

    package var hasPassed: Bool { milliseconds == 0 }

    /// Waits until a descriptor is ready.
    /// - Returns: 0 at the deadline, less if a signal came before.
    package func poll(_ waiting: inout [pollfd]) -> Int32 {
        Platform.poll(&waiting, nfds_t(waiting.count), milliseconds)
    }

    /// Milliseconds since the system's start.
    package static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
    }
}
