import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// SIGINT and SIGTERM as bytes in a pipe, so that a run ends where it suits it.
package struct StopSignals: ~Copyable {
    private static let writeEnd = Atomic<Int32>(-1)
    private static let latestNumber = Atomic<Int32>(0)
    private static let count = Atomic<Int>(0)
    /// The latest signal that has come, by its number; any thread may ask.
    package static var latest: Int32? {
        let number = latestNumber.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// How long what is under way is waited for, once a signal has come.
    private static let patience = Duration.seconds(5)
    private static let start = SuspendingClock.now
    /// When that is over, in nanoseconds since the start; 0 as long as nobody has seen a signal.
    private static let deadline = Atomic<Int64>(0)

    /// Whether nothing is waited for any longer: a second signal has come, for who asks twice doesn't want to wait, or the
    /// first one was seen that long ago.
    package static var isForceQuit: Bool {
        let count = count.load(ordering: .relaxed)
        guard count > 0 else { return false }
        let now = Int64((SuspendingClock.now - start) / .nanoseconds(1))
        let end = now + Int64(patience / .nanoseconds(1))
        let (isFirst, before) = deadline.compareExchange(expected: 0, desired: end, ordering: .relaxed)
        return count > 1 || !isFirst && now >= before
    }

    /// What a worker's timer ends it with.
    package static let alarm = SIGALRM
    /// What poll(2) can wait for.
    let descriptor: Int32

    /// Takes the signals over, for as long as the process lives. A signal that the process was started to ignore stays
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

    /// The signals that have come since the last time, by their numbers.
    func take() -> [Int32] {
        var block = [UInt8](repeating: 0, count: 16)
        let count = read(descriptor, &block, block.count)
        return count > 0 ? block[..<count].map { Int32($0) } : []
    }
}
