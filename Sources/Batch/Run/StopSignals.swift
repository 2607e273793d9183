import Platform
import Synchronization

/// SIGINT and SIGTERM as bytes in a pipe, so that a run can end in an orderly way.
package struct StopSignals: ~Copyable {
    private static let writeEnd = Atomic<Int32>(-1)
    private static let latestNumber = Atomic<Int32>(0)
    private static let count = Atomic<Int>(0)
    /// The time that rows under way have once a signal has come.
    private static let patience = Duration.seconds(5)
    private static let start = SuspendingClock.now
    /// The end of that time, in nanoseconds since the start; 0 before a signal is seen.
    private static let deadline = Atomic<Int64>(0)

    /// The number of the latest signal; `nil` before there is one. Any thread may ask.
    package static var latest: Int32? {
        let number = latestNumber.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// True after a second signal, or 5 s after the first: stop without waiting.
    package static var isForceQuit: Bool {
        let count = count.load(ordering: .relaxed)
        guard count > 0 else { return false }
        let now = Int64((SuspendingClock.now - start) / .nanoseconds(1))
        let end = now + Int64(patience / .nanoseconds(1))
        let (isFirst, before) = deadline.compareExchange(expected: 0, desired: end, ordering: .relaxed)
        return count > 1 || !isFirst && now >= before
    }

    /// The descriptor for poll(2).
    let descriptor: Int32

    /// Handles the signals for as long as the process lives. A signal that was ignored when the process started stays
    /// ignored.
    package init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            descriptor = -1
            return
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        Self.writeEnd.store(ends[1], ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            let before = signal(number) { number in
                let saved = errno
                StopSignals.latestNumber.store(number, ordering: .relaxed)
                StopSignals.count.wrappingAdd(1, ordering: .relaxed)
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(StopSignals.writeEnd.load(ordering: .relaxed), &byte, 1)
                errno = saved
            }
            if unsafeBitCast(before, to: Int.self) == 1 { signal(number, SIG_IGN) }
        }
    }

    /// The numbers of the signals since the last time.
    func take() -> [Int32] {
        var block = [UInt8](repeating: 0, count: 16)
        let count = read(descriptor, &block, block.count)
        return count > 0 ? block[..<count].map { Int32($0) } : []
    }
}
