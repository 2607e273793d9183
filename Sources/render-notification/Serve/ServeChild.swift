import ArgumentParser
import Platform
import RenderNotification

/// Has requests drawn by another process of this program, which ends when it takes too long or too much memory: the next
/// request gets a new one.
final class ServeChild: ServeDrawer {
    /// The longest start, with its fonts and descriptors.
    private static let startTime = Duration.seconds(30)
    private let milliseconds: Int?
    private var process: LineProcess?

    /// - Parameter milliseconds: the time for each request; `nil` for no bound.
    init(milliseconds: Int?) {
        self.milliseconds = milliseconds
        // A process that ends is told to the client, and needs no report of Swift's.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
    }

    /// - Throws: the exit code of a process that couldn't start, which has said why.
    func start() throws { try begin() }

    private func begin() throws {
        let started = try LineProcess(
            [MainCommand.executable] + CommandLine.arguments.dropFirst() + ["--is-limited"])
        do { _ = try started.line(within: Self.startTime) } catch {
            if case .ended(let status?) = error, status & 0x7F == 0, status != 0 { throw ExitCode(status >> 8 & 0xFF) }
            throw Diagnostic(
                .error, "worker-failed", "the process that draws ended before it had begun",
                hint: "is --max-memory too small, or the machine's memory used up?", exit: .temporary)
        }
        process = started
    }

    func answer(_ request: ServeRequest.Drawing) throws -> [UInt8] {
        // It may have ended since; what it hasn't begun is sent again.
        if process?.hasEnded ?? true { try begin() }
        guard let process else { return [] }
        do {
            try process.send(request.line, at: request.number)
            return try process.line(within: milliseconds.map { .milliseconds($0) })
        } catch {
            self.process = nil
            return Array(ServeReply(request.id, .error, diagnostics: [failure(error)]).line.utf8)
        }
    }

    private func failure(_ failure: LineProcess.Failure) -> Diagnostic {
        switch failure {
        case .timedOut:
            Diagnostic(
                .error, "timed-out", "the request took longer than --timeout-ms",
                hint: "give it more time, or look at what it draws", exit: .refused)
        case .ended(let status):
            Diagnostic(
                .error, "crashed",
                "the process that drew the request "
                    + (status.map { $0 & 0x7F == 0 ? "ended" : "was ended by signal \($0 & 0x7F)" } ?? "ended"),
                hint: "is --max-memory too small? Else please report the request", exit: .internalError)
        }
    }
}
