import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A process of this program that draws rows, and the socket to it.
package final class WorkerProcess {
    /// What is started.
    package struct Program: Sendable {
        package var executable: String
        /// Without the program's name.
        package var arguments: [String]

        package init(executable: String, arguments: [String]) {
            self.executable = executable
            self.arguments = arguments
        }
    }

    /// How a process ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The system doesn't say.
        case unknown
    }

    /// The number that the worker's end of the socket has in its process.
    package static let socketNumber: Int32 = 3

    let identifier: pid_t
    let socket: Int32
    private var outgoing: [UInt8] = []
    private var sent = 0
    private var incoming = FrameReader()
    private var block = [UInt8](repeating: 0, count: 256 * 1024)

    /// - Throws: `cannot-start-worker` (exit 75).
    init(_ program: Program, environment: [String]) throws(Diagnostic) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw Self.cannotStart(errno) }
        defer { close(ends[1]) }
        // Another worker must not hold this one's socket open, or its end would go unnoticed.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let child = ProgramStart.start(
            program.executable, program.arguments, environment: environment,
            descriptors: [
                (STDIN_FILENO, .noInput), (STDOUT_FILENO, .dropped), (Self.socketNumber, .copy(of: ends[1])),
            ])
        guard let child else {
            let failure = errno
            close(ends[0])
            throw Self.cannotStart(failure)
        }
        (identifier, socket) = (child, ends[0])
    }

    deinit { close(socket) }

    /// Whether there is more to be sent than the socket takes for the moment.
    var hasOutgoing: Bool { sent < outgoing.count }

    func send(_ order: WorkerOrder) { outgoing += order.frame }

    /// Sends what the socket takes. A socket that is closed is found out when it is read.
    func flush() {
        while hasOutgoing {
            let count = outgoing.withUnsafeBytes { write(socket, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            sent += count
        }
        outgoing.removeAll(keepingCapacity: outgoing.count < 1 << 20)
        sent = 0
    }

    /// Reads what has arrived.
    /// - Returns: whether the worker is still there, and in its right mind.
    func receive(_ body: (WorkerReport) -> Void) -> Bool {
        let count = read(socket, &block, block.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        block.withUnsafeBytes { incoming.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        do throws(ByteReader.Malformed) {
            while let report = try incoming.next({ reader throws(ByteReader.Malformed) in try WorkerReport(&reader) }) {
                body(report)
            }
            return true
        } catch {
            return false
        }
    }

    /// Tells the worker that there is nothing more to do; it ends when it has read what was sent.
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// Ends the process, unless it has ended already, and says how it did.
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
