/// The host's clock and run loop: time passes only when it is advanced, so that every run is the same.
public final class VirtualClock {
    /// A piece of work that is due at a time.
    private struct Timer {
        var due: Int64
        var number: Int
        var work: () -> Void
    }

    /// Whole microseconds, so that tenths of a second add up.
    private var microseconds: Int64 = 0
    private var timers: [Timer] = []
    private var nextNumber = 0

    public init() {}

    /// Seconds since the notification was expanded.
    public var now: Double { Double(microseconds) / 1_000_000 }

    /// Runs work after a delay in seconds of virtual time, as DispatchQueue.main.asyncAfter does; a delay that is past,
    /// or no number, is none.
    public func schedule(after delay: Double, _ work: @escaping () -> Void) {
        let due = microseconds + Self.microseconds(delay)
        timers.append(Timer(due: due, number: nextNumber, work: work))
        nextNumber += 1
    }

    /// Lets time pass.
    /// - Parameter afterEach: called after each piece of work that came due, at its time.
    /// - Returns: false when more work came due than `Limits.timerFirings`; the rest is dropped.
    func advance(by seconds: Double, afterEach: () -> Void) -> Bool {
        let end = microseconds + Self.microseconds(seconds)
        defer { microseconds = end }
        var fired = 0
        while let index = nextTimer(until: end) {
            guard fired < Limits.timerFirings else {
                cancelAll()
                return false
            }
            fired += 1
            let timer = timers.remove(at: index)
            microseconds = max(microseconds, timer.due)
            timer.work()
            afterEach()
        }
        return true
    }

    /// Forgets all work, as when the extension's process is suspended.
    func cancelAll() { timers = [] }

    private func nextTimer(until end: Int64) -> Int? {
        timers.indices.filter { timers[$0].due <= end }
            .min { (timers[$0].due, timers[$0].number) < (timers[$1].due, timers[$1].number) }
    }

    private static func microseconds(_ seconds: Double) -> Int64 {
        guard seconds > 0 else { return 0 }
        return Int64((min(seconds, maximumDelay) * 1_000_000).rounded())
    }

    /// A century: longer delays never come due, and sums of them stay far from overflow.
    private static let maximumDelay = 3_155_760_000.0
}
