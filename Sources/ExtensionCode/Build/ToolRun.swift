import Basics
import ChildProcesses
import PlatformFoundation

/// One run of a compiler or another tool of this machine.
struct ToolRun {
    /// The exit code, or 128 and its signal; `nil` if it didn't start or was stopped.
    var status: Int32?
    /// Standard output and standard error together, cut at `maxOutput`.
    var output: String

    /// Bytes of output that are kept: thousands of messages.
    static let maxOutput = 1 << 20

    /// Runs a tool and waits for it.
    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - seconds: the time after which it is stopped, with all it started.
    static func run(_ executable: String, _ arguments: [String], seconds: Double) -> ToolRun {
        run(executable, each: [arguments], seconds: seconds)[0]
    }

    /// Runs a tool several times side by side and waits for all.
    /// - Parameters:
    ///   - limit: how many run at once.
    ///   - seconds: the time after which they are stopped.
    static func run(
        _ executable: String, each arguments: [[String]], atOnce limit: Int = .max, seconds: Double
    ) -> [ToolRun] {
        // Swift's compiler leaves a folder behind at each run.
        let temporary = ScratchFolder()
        defer { withExtendedLifetime(temporary) {} }
        var variables = ProcessInfo.processInfo.environment
        if let temporary { variables["TMPDIR"] = temporary.path }
        let environment = variables.map { "\($0)=\($1)" }
        let outputs = ChildProcess.outputs(
            of: arguments.map { ChildProcess.Program(executable, $0, environment: environment) }, withErrors: true,
            limit: .cut(maxOutput), atOnce: limit, until: Deadline(seconds: seconds))
        return outputs.map(ToolRun.init)
    }
}

extension ToolRun {
    private init(_ run: ChildProcess.Output) {
        output = String(decoding: run.bytes, as: UTF8.self)
        switch run.ending {
        case .ended(let status): self.status = status?.code ?? 0
        case .notStarted(let failure): output = SystemError.reason(failure.code)
        case .timedOut, .tooMuchOutput: break
        }
    }
}
