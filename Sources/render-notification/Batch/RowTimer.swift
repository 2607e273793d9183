#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends this process by SIGALRM when a row takes too long, wherever it hangs; the coordinator sees by the signal what
/// happened.
struct RowTimer {
    /// No bound when `nil`.
    let milliseconds: Int?

    init(milliseconds: Int?) {
        self.milliseconds = milliseconds
        signal(SIGALRM, SIG_DFL)
    }

    /// Runs a step of one row, and measures it.
    /// - Parameter spent: the microseconds that the row has taken before.
    func run<Result>(spent: UInt32 = 0, _ body: () -> Result) -> (result: Result, microseconds: UInt32) {
        set(milliseconds.map { max(1, $0 - Int(spent / 1000)) } ?? 0)
        let start = ContinuousClock.now
        let result = body()
        let time = (ContinuousClock.now - start) / .microseconds(1)
        set(0)
        return (result, UInt32(max(0, min(time, 4e9))))
    }

    private func set(_ milliseconds: Int) {
        guard self.milliseconds != nil else { return }
        let seconds = milliseconds / 1000
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        timer.it_value.tv_usec = suseconds_t(milliseconds % 1000 * 1000)
        #if canImport(Darwin)
            setitimer(ITIMER_REAL, &timer, nil)
        #else
            setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        #endif
    }
}
