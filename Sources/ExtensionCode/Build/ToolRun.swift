import Basics
import ChildProcesses
import Platform
import PlatformFoundation

/// One run of a compiler or another tool of this machine.
struct ToolRun: Equatable {
    /// The exit code, or 128 and its signal; `nil` if it didn't start or was stopped.
    var status: Int32?
    /// Standard output and standard error together, cut at `maxOutput`.
    var output: String

    /// A run that was stopped at its deadline.
    static let late = ToolRun(status: nil, output: "")

    /// Bytes of output that are kept: thousands of messages.
    static let maxOutput = 1 << 20
    /// Limits of each process, several times those of the stand-in modules and of the largest public extensions: they
    /// take 10 seconds, 620 MB of addresses (the driver; a frontend 470 MB), and 20 MB for the largest file.
    static let limits = ChildProcess.Limits(
        processorSeconds: UInt64(processorSeconds), memory: 2 << 30, fileSize: 256 << 20)
    static let processorSeconds = 120

    /// The files of a tool that reads what a stranger wrote.
    struct Scope {
        /// Files and folders to read.
        var readable: [String]
        /// The folder to write to, temporary files included.
        var folder: String
    }

    /// Runs a tool and waits for it.
    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - scope: the only files that it may use, where the kernel can restrict it to them; `nil` for a tool without such
    ///     inputs.
    ///   - deadline: the moment when it is stopped, with all it started.
    ///   - processorSeconds: those that each of its processes may take.
    static func run(
        _ executable: String, _ arguments: [String], in scope: Scope? = nil, until deadline: Deadline,
        processorSeconds: Int = Self.processorSeconds
    ) -> ToolRun {
        run(executable, each: [arguments], in: scope, until: deadline, processorSeconds: processorSeconds)[0]
    }

    /// Runs a tool several times side by side and waits for all.
    /// - Parameter limit: how many run at once.
    static func run(
        _ executable: String, each arguments: [[String]], atOnce limit: Int = .max, in scope: Scope? = nil,
        until deadline: Deadline, processorSeconds: Int = Self.processorSeconds
    ) -> [ToolRun] {
        var limits = Self.limits
        limits.processorSeconds = UInt64(processorSeconds)
        var runs = runOnce(executable, each: arguments, atOnce: limit, in: scope, until: deadline, limits)
        // libdispatch traps in the driver where the machine gives it no thread; a moment later it does.
        for index in runs.indices where runs[index].status == 128 + SIGILL {
            runs[index] =
                runOnce(executable, each: [arguments[index]], atOnce: 1, in: scope, until: deadline, limits)[0]
        }
        return runs
    }

    private static func runOnce(
        _ executable: String, each arguments: [[String]], atOnce limit: Int, in scope: Scope?,
        until deadline: Deadline, _ limits: ChildProcess.Limits
    ) -> [ToolRun] {
        // Swift's compiler leaves a folder behind at each run.
        let temporary = scope.map { ScratchFolder("\($0.folder)/temporary-") } ?? ScratchFolder()
        defer { withExtendedLifetime(temporary) {} }
        var variables = ProcessInfo.processInfo.environment
        if let temporary { variables["TMPDIR"] = temporary.path }
        // A compiler that fails at a limit would look for the names of its own functions, which takes seconds.
        variables["LLVM_DISABLE_SYMBOLIZATION"] = "1"
        variables["SWIFT_BACKTRACE"] = "enable=no"
        // Addresses don't grow with the number of processors.
        variables["MALLOC_ARENA_MAX"] = "4"
        let environment = variables.map { "\($0)=\($1)" }
        let programs = arguments.map { arguments in
            var program = ChildProcess.Program(executable, arguments, environment: environment)
            program.limits = limits
            program.sandbox = scope.map { scope in
                ChildProcess.Sandbox(
                    readable: scope.readable, writable: [scope.folder, "/dev/null"], startsPrograms: true)
            }
            return program
        }
        let outputs = ChildProcess.outputs(
            of: programs, withErrors: true, limit: .cut(maxOutput), atOnce: limit, until: deadline,
            notice: CompileProgress.current?.notice)
        return outputs.map(ToolRun.init)
    }
}

extension ToolRun {
    private init(_ run: ChildProcess.Output) {
        output = String(decoding: run.bytes, as: UTF8.self)
        switch run.ending {
        case .ended(let status): self.status = status?.code ?? 0
        case .notStarted(let failure): output = "the compiler can't be started: \(SystemError.reason(failure.code))"
        case .timedOut, .tooMuchOutput: output = ""
        }
    }

    /// The reason why the tool has ended without a judgement of its input, as a sentence's part; `nil` if it has one.
    /// - Parameters:
    ///   - seconds: the time that it had.
    ///   - processorSeconds: those that each of its processes had.
    func failure(within seconds: Double, processorSeconds: Int = Self.processorSeconds) -> String? {
        guard let status else {
            return output.isEmpty ? "the compiler didn't end within \(Self.shown(seconds))" : output
        }
        guard let signal = status > 128 ? status - 128 : signalOfPart else { return nil }
        let isOutOfMemory = ["out of memory", "failed to allocate", "bad_alloc"].contains { output.contains($0) }
        switch signal {
        case SIGXCPU:
            return "the compiler took more than \(Self.shown(Double(processorSeconds))) of processor time"
        case SIGXFSZ: return "the compiler wrote a file of more than \((Self.limits.fileSize ?? 0) >> 20) MB"
        case _ where isOutOfMemory: return "the compiler took more than \((Self.limits.memory ?? 0) >> 20) MB of memory"
        default: return "signal \(signal) ended the compiler"
        }
    }

    /// `true` for a run that took all of the processor time that it had.
    var isOutOfProcessorTime: Bool { status.map { $0 == 128 + SIGXCPU } ?? false || signalOfPart == SIGXCPU }

    private static func shown(_ seconds: Double) -> String {
        let text = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        return "\(text) \(seconds == 1 ? "second" : "seconds")"
    }

    /// The signal that ended a program that the compiler's driver had started: it tells so, and ends with 1.
    private var signalOfPart: Int32? {
        for line in output.split(whereSeparator: \.isNewline) where line.hasPrefix("error: ") {
            guard let mark = line.firstRange(of: "command failed due to signal ") else { continue }
            return Int32(line[mark.upperBound...].prefix { $0.isNumber })
        }
        return nil
    }
}
