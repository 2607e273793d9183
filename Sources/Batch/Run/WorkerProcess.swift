import ContentExtensionHost
import Platform

/// A process of this program that draws rows, and the socket to it.
package final class WorkerProcess {
    /// The end of a process.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The system doesn't say.
        case unknown
    }

    /// The descriptor of the socket in the worker.
    static let socketNumber: Int32 = 3

    let socket: Int32
    private let identifier: pid_t
    private var outgoing: [UInt8] = []
    private var incoming = MessageReader<WorkerReport>()

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
            descriptors: [
                (STDIN_FILENO, .noInput), (STDOUT_FILENO, .dropped), (Self.socketNumber, .copy(of: ends[1])),
            ])
        guard let child else {
            let code = errno
            close(ends[0])
            throw Self.cannotStart(code)
        }
        (identifier, socket) = (child, ends[0])
    }

    deinit { close(socket) }

    /// True while the socket hasn't taken all orders.
    var hasOutgoing: Bool { !outgoing.isEmpty }

    func send(_ order: WorkerOrder) { outgoing += messageLine(order) }

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

    /// Tells the worker that no orders follow; it ends when it has read them all.
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// Kills the process, unless it has ended already.
    func end() -> Ending {
        kill(identifier, SIGKILL)
        return wait()
    }

    /// Waits until the process has ended by itself.
    @discardableResult
    func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 {
            guard errno == EINTR else { return .unknown }
        }
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

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

/// A worker's end of the socket to its coordinator.
package struct WorkerChannel: ~Copyable {
    private var incoming = MessageReader<WorkerOrder>()

    package init() {}

    /// Waits for orders; `nil` once the coordinator has gone, or has no more.
    package mutating func orders() -> [WorkerOrder]? { incoming.receive(from: WorkerProcess.socketNumber) }

    /// - Returns: false when the coordinator has gone.
    package func send(_ report: WorkerReport) -> Bool {
        StreamOutput.write(messageLine(report), to: WorkerProcess.socketNumber)
    }
}
