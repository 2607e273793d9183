import ArgumentParser
import ChildProcesses
import Platform
import RenderNotification

/// Has requests drawn by another process of this program, which ends when it takes too long or too much memory: the next
/// request gets a new one.
final class ServeChild: ServeDrawer {
    /// The longest start, with its fonts and descriptors.
    private static let startSeconds = 30.0
    /// The processes that are started for one that draws.
    private static let starts = 3
    private let milliseconds: Int?
    private var process: LineProcess?

    /// - Parameter milliseconds: the time for each request; `nil` for no bound.
    init(milliseconds: Int?) {
        self.milliseconds = milliseconds
        // A process that ends is told to the client, and needs no report of Swift's.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
    }

    /// - Throws: the exit code of a process that couldn't start, which has said why.
    func start() throws { _ = try running() }

    /// The process, a new one if none is left. Something else may end one before it begins, so that another one tries.
    private func running() throws -> LineProcess {
        if let process { return process }
        for _ in 0..<Self.starts {
            let started: LineProcess
            do throws(ChildProcess.StartFailure) {
                started = try LineProcess(
                    [MainCommand.executable, "serve", "--is-limited"] + CommandLine.arguments.dropFirst(2))
            } catch { throw Self.cannotStart(error.code) }
            do throws(LineProcess.Failure) {
                _ = try started.line(by: Deadline(seconds: Self.startSeconds))
                process = started
                return started
            } catch {
                if case .ended(.exited(let code)) = error, code != 0 { throw ExitCode(code) }
            }
        }
        throw Diagnostic(
            .error, "worker-failed", "\(Self.starts) processes that draw ended before they had begun",
            hint: "is --max-memory too small, or the machine's memory used up?", exit: .temporary)
    }

    private static func cannotStart(_ code: Int32) -> Diagnostic {
        Diagnostic(
            .error, "cannot-start-worker", "the process that draws can't be started: \(SystemError.reason(code))",
            hint: "is the machine's memory used up?", exit: .temporary)
    }

    /// Answers each request, whatever ends the processes: the next one begins with a new one.
    func answer(_ request: ServeRequest.Drawing) -> [UInt8] {
        do { return try reply(to: request) } catch let failure as LineProcess.Failure {
            process = nil
            // Something else may have ended it, so that another one tries once more.
            if case .ended = failure, let reply = try? reply(to: request) { return reply }
            process = nil
            return Self.refusal(of: request, finding(failure))
        } catch let finding as Diagnostic { return Self.refusal(of: request, finding) } catch {
            return Self.refusal(
                of: request,
                Diagnostic(
                    .error, "worker-failed", "the process that draws couldn't begin again",
                    hint: "its message is on standard error", exit: .temporary))
        }
    }

    private static func refusal(of request: ServeRequest.Drawing, _ finding: Diagnostic) -> [UInt8] {
        Array(ServeReply(request.id, .error, diagnostics: [finding]).line.utf8)
    }

    private func reply(to request: ServeRequest.Drawing) throws -> [UInt8] {
        let process = try running()
        let deadline = milliseconds.map { Deadline(seconds: Double($0) / 1_000) } ?? .never
        try process.send(request.line, at: request.number)
        let reply = try process.line(by: deadline)
        // A busy machine may read in time what came late.
        if deadline.hasPassed { throw LineProcess.Failure.timedOut }
        return reply
    }

    private func finding(_ failure: LineProcess.Failure) -> Diagnostic {
        switch failure {
        case .timedOut:
            Diagnostic(
                .error, "timed-out", "the request took longer than --timeout-ms",
                hint: "give it more time, or look at what it draws", exit: .refused)
        case .ended(let status):
            Diagnostic(
                .error, "crashed",
                "the request ended two processes, the first \(Self.words(for: status))",
                hint: "is --max-memory too small? Else please report the request", exit: .internalError)
        }
    }

    private static func words(for status: ChildProcess.Status?) -> String {
        switch status {
        case .exited: "by itself"
        case .signalled(let number): "by signal \(number)"
        case nil: "unseen"
        }
    }
}
