import ArgumentParser
import Platform
import RenderNotification

/// Limits on the time and the memory of a command, below those that every picture has (docs/limits.md).
struct LimitOptions: ParsableArguments {
    @Option(
        name: .customLong("max-time"),
        help: ArgumentHelp(
            "The milliseconds of processor time after which the command gives up.", valueName: "milliseconds"))
    var maxTime: Int?

    @Option(name: .customLong("max-memory"), help: "The memory that the command may use, such as 256M or 1G.")
    var maxMemory: MemorySize?

    func validate() throws {
        if let maxTime { try Self.check(maxTime, "--max-time", from: 1) }
    }

    /// Refuses milliseconds below a least number, and more than a day.
    static func check(_ milliseconds: Int, _ option: String, from least: Int) throws {
        if !(least...86_400_000).contains(milliseconds) {
            throw ValidationError("\(option) is a number from \(least) to 86400000, a day.")
        }
    }

    /// Bounds this process: beyond a limit it says so and ends with exit code 77.
    func apply() {
        if let maxTime {
            LimitSignal.message(
                Diagnostic(
                    .error, "max-time", "the command took more than \(maxTime) milliseconds of processor time",
                    hint: "allow more with --max-time, or look at what it draws", exit: .refused),
                on: [SIGPROF])
            var timer = itimerval()
            timer.it_value.tv_sec = maxTime / 1_000
            timer.it_value.tv_usec = .init(maxTime % 1_000 * 1_000)
            setitimer(profiling, &timer, nil)
        }
        if let maxMemory {
            // A failed allocation ends in one of these, whoever made it.
            LimitSignal.message(
                Diagnostic(
                    .error, "max-memory",
                    "the command ended by a signal, most likely because it needs more memory than \(maxMemory.bytes) bytes",
                    hint: "allow more with --max-memory, or draw fewer pixels", exit: .refused),
                on: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS])
            ResourceLimit.data.lower(to: maxMemory)
        }
    }

    #if canImport(Darwin)
        private var profiling: Int32 { ITIMER_PROF }
    #else
        private var profiling: __itimer_which_t { __itimer_which_t(ITIMER_PROF.rawValue) }
    #endif
}

/// A command that can be limited.
protocol LimitedCommand: ParsableCommand {
    var limits: LimitOptions { get }
}

/// Ends the process at a signal, with a message that is written beforehand: a handler may neither allocate nor lock.
private enum LimitSignal {
    /// By the signal's number. Written before the handler is set, never freed.
    nonisolated(unsafe) private static let messages = UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>.allocate(
        capacity: 65)

    static func message(_ diagnostic: Diagnostic, on signals: [Int32]) {
        let text = Array("\(diagnostic)\n".utf8)
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = bytes.initialize(from: text)
        for number in signals {
            (messages + Int(number)).initialize(to: UnsafeBufferPointer(bytes))
            signal(number) { number in
                let message = LimitSignal.messages[Int(number)]
                _ = write(STDERR_FILENO, message.baseAddress, message.count)
                _exit(ExitClass.refused.rawValue)
            }
        }
    }
}
