import Platform
import Synchronization

/// SIGINT and SIGTERM, noted so that a run can end in an orderly way.
///
/// A second signal ends the process in its handler, and so does a timer if the orderly way takes too long: the reader of a
/// pipe may never take what is written.
package enum StopSignals {
    private static let firstNumber = Atomic<Int32>(0)
    /// The time that rows under way have once a signal has come.
    static let patience = Duration.seconds(5)
    /// The seconds until the process ends; more than `patience`, for results to be written.
    private static let lastSecond: UInt32 = 7

    /// The number of the first signal; `nil` before there is one. Any thread may ask.
    package static var first: Int32? {
        let number = firstNumber.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Handles the signals for as long as the process lives. A signal that was ignored when the process started stays
    /// ignored.
    static func handle() {
        for number in [SIGINT, SIGTERM, SIGALRM] {
            let before = signal(number) { number in
                if let first = StopSignals.first { _exit(128 + first) }
                StopSignals.firstNumber.store(number, ordering: .relaxed)
                alarm(StopSignals.lastSecond)
            }
            if unsafeBitCast(before, to: Int.self) == 1 { signal(number, SIG_IGN) }
        }
    }
}
