import Basics
import ChildProcesses
import Platform

/// A process of this program that draws rows, with the socket to it and its rows.
final class Worker {
    /// The descriptor of the socket in the worker.
    static let socketNumber: Int32 = 3
    /// Enough rows for a worker to have the next one at hand, and few, for all workers to end together.
    private static let maxRows = 8
    /// The longest time in seconds in which an idle worker ends: it has only folders to remove.
    private static let endSeconds = 5.0
    /// The time of a start, besides that of its first row.
    private static let startTime = Duration.seconds(30)

    private let child: ChildProcess
    private let channel: ChildProcess.Channel
    private var outgoing: [UInt8] = []
    private var incoming = MessageReader<WorkerReport>()
    /// True once it has loaded the extensions.
    private(set) var isReady = false
    /// The rows that it prepares, has prepared, or draws.
    var rows = 0
    /// True while its row is a suspect, which is tried without others.
    var isAlone = false
    /// The reports that are expected.
    private var steps = 0
    /// The moment of its last report, or of an order while it was idle.
    private var lastWord = SuspendingClock.now

    /// - Parameter command: the program's path and its arguments.
    /// - Throws: `cannot-start-worker` (75).
    init(_ command: [String]) throws(Diagnostic) {
        var program = ChildProcess.Program(command.first ?? "", Array(command.dropFirst()))
        program.endsByItself = true
        do throws(ChildProcess.StartFailure) {
            channel = try ChildProcess.Channel(.both)
            child = try ChildProcess(
                program, [STDIN_FILENO: .null, STDOUT_FILENO: .null, Self.socketNumber: .channel(channel)])
        } catch { throw Self.cannotStart(error.code) }
    }

    /// This end of the socket.
    var socket: Int32 { channel.descriptor }
    var canTakeRow: Bool { !isAlone && rows < Self.maxRows }
    /// True while the socket hasn't taken all orders.
    var hasOutgoing: Bool { !outgoing.isEmpty }

    func send(_ order: WorkerOrder) {
        outgoing += messageLine(order)
        if case .finish(_, .drop) = order { return }
        if steps == 0 { lastWord = .now }
        steps += 1
    }

    /// Sends what the socket takes; reading it tells whether it is closed.
    func flush() {
        while hasOutgoing, let count = channel.send(outgoing[...]), count > 0 { outgoing.removeFirst(count) }
    }

    /// The reports that have arrived; `nil` once the worker has gone.
    func reports() -> [WorkerReport]? { incoming.receive(from: socket) }

    /// Notes that it can take rows.
    func begin() {
        isReady = true
        lastWord = .now
    }

    /// Counts the report of an order.
    func finishStep() {
        steps -= 1
        lastWord = .now
    }

    /// The microseconds since its last report.
    var silence: Int { Int(max(0, min((SuspendingClock.now - lastWord) / .microseconds(1), 1e12))) }

    /// The time until it has to report; `nil` when nothing is expected.
    func timeLeft(_ milliseconds: Int) -> Duration? {
        guard steps > 0 else { return nil }
        let limit = Duration.milliseconds(milliseconds) + (isReady ? .zero : Self.startTime)
        return lastWord + limit - .now
    }

    /// Tells the worker that no orders follow; it ends when it has read them all.
    func finish() { channel.finishSending() }

    /// Kills the process, unless it has ended already.
    /// - Returns: how it ended; `nil` when the system doesn't say.
    func end() -> ChildProcess.Status? { child.end() }

    /// Waits until the process has ended by itself, which one that was stopped while it was idle doesn't.
    func awaitEnd() { _ = child.wait(until: Deadline(seconds: Self.endSeconds)) }

    private static func cannotStart(_ code: Int32) -> Diagnostic {
        Diagnostic(
            .error, "cannot-start-worker", "no worker can be started: \(SystemError.reason(code))",
            hint: "fewer --jobs need less memory and fewer processes", exit: .temporary)
    }
}
