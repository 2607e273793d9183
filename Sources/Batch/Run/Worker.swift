import Basics
import Platform

/// A process of this program that draws rows, with the socket to it and its rows.
final class Worker {
    /// The descriptor of the socket in the worker.
    static let socketNumber: Int32 = 3
    /// Enough rows for a worker to have the next one at hand, and few, for all workers to end together.
    private static let maxRows = 8
    /// The time of a start, besides that of its first row.
    private static let startTime = Duration.seconds(30)

    let socket: Int32
    private let identifier: pid_t
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
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw Self.cannotStart(errno) }
        defer { close(ends[1]) }
        // The end of a worker goes unnoticed while another one holds its socket open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let child = ProgramStart.start(
            command.first ?? "", Array(command.dropFirst()), environment: nil,
            descriptors: [(STDIN_FILENO, .noInput), (STDOUT_FILENO, .dropped), (Self.socketNumber, .copy(of: ends[1]))])
        guard let child else {
            let code = errno
            close(ends[0])
            throw Self.cannotStart(code)
        }
        (identifier, socket) = (child, ends[0])
    }

    deinit { close(socket) }

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
        while hasOutgoing {
            let count = outgoing.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            outgoing.removeFirst(count)
        }
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
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// Kills the process, unless it has ended already.
    func end() -> Int32? {
        kill(identifier, SIGKILL)
        return wait()
    }

    /// Waits until the process has ended by itself.
    /// - Returns: its status (wait(2)): a signal's number, or an exit code times 256; `nil` when the system doesn't say.
    @discardableResult
    func wait() -> Int32? { ProgramStart.wait(for: identifier) }

    private static func cannotStart(_ code: Int32) -> Diagnostic {
        Diagnostic(
            .error, "cannot-start-worker", "no worker can be started: \(SystemError.reason(code))",
            hint: "fewer --jobs need less memory and fewer processes", exit: .temporary)
    }

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif
}
