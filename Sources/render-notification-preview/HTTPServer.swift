import ChildProcesses
import Foundation
import Platform
import Synchronization

/// Serves one request a connection, on this machine. One thread reads all heads and refuses strangers, so that these never
/// cost more than their heads; a thread for each admitted request reads its body and answers.
final class HTTPServer: Sendable {
    /// Connections whose heads are read at a time; the oldest gives way to a further one.
    private static let maxWaiting = 64
    /// Connections that are accepted before the heads are looked at again.
    private static let maxAccepted = 16
    /// Requests that are answered at a time, with those for events.
    private static let maxAnswered = 64
    /// Bytes of stack of a thread that answers: nested views need more than the system's own.
    private static let stackSize = 8 << 20
    /// Milliseconds between two looks at deadlines.
    private static let interval: Int32 = 500

    /// Decides about a head: the path of a request that is answered, or the refusal.
    typealias Admission = @Sendable (HTTPRequest) -> Result<Substring, Refusal>
    typealias Answer = @Sendable (_ request: HTTPRequest, _ path: Substring, HTTPConnection) -> Void

    struct Refusal: Error {
        let response: HTTPResponse
    }

    private let listener: Int32
    private let answered = Mutex(0)

    /// - Returns: `nil` if the port is taken.
    init?(port: UInt16) {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        listener = socket(AF_INET, stream, 0)
        guard listener >= 0 else { return nil }
        var (one, address) = (Int32(1), sockaddr_in())
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Connections of a preview that has just ended don't keep its port.
        let isReused = setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size)) == 0
        let isBound = withUnsafeBytes(of: &address) { bytes in
            bind(listener, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
        }
        guard isReused, isBound, listen(listener, Int32(SOMAXCONN)) == 0, Self.prepare(listener) else {
            close(listener)
            return nil
        }
    }

    deinit { close(listener) }

    /// Serves until the process ends.
    /// - Parameters:
    ///   - admit: called on one thread; takes microseconds.
    ///   - answer: called on a thread of the request.
    func run(admit: Admission, answer: @escaping Answer) {
        var waiting: [HTTPConnection] = []
        while true {
            var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            polled += waiting.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            _ = poll(&polled, nfds_t(polled.count), waiting.isEmpty ? -1 : Self.interval)
            waiting = zip(waiting, polled.dropFirst()).filter { connection, state in
                state.revents == 0 ? !connection.deadline.hasPassed : isIncomplete(connection, admit, answer)
            }.map(\.0)
            if polled[0].revents != 0 { accept(into: &waiting) }
        }
    }

    private func accept(into waiting: inout [HTTPConnection]) {
        for _ in 0..<Self.maxAccepted {
            let descriptor = Platform.accept(listener, nil, nil)
            guard descriptor >= 0 else {
                // Without descriptors, those of waiting connections make room. The listener stays ready meanwhile.
                if errno == EMFILE || errno == ENFILE {
                    waiting = []
                    _ = poll(nil, 0, Self.interval)
                }
                break
            }
            let connection = HTTPConnection(descriptor)
            if Self.prepare(descriptor) { waiting.append(connection) }
        }
        waiting.removeFirst(max(0, waiting.count - Self.maxWaiting))
    }

    /// Reads a head, and has its request answered.
    /// - Returns: `true` if more of the head has to come.
    private func isIncomplete(_ connection: HTTPConnection, _ admit: Admission, _ answer: @escaping Answer) -> Bool {
        switch connection.head() {
        case .incomplete: return true
        case .ended: break
        case .refused(let status): connection.refuse(HTTPResponse(status: status))
        case .request(let request):
            switch admit(request) {
            case .failure(let refusal): connection.refuse(refusal.response)
            case .success(let path):
                if !start({ answer(request, path, connection) }) { connection.refuse(HTTPResponse(status: .busy)) }
            }
        }
        return false
    }

    /// Calls the body on a thread of its own.
    /// - Returns: `false` when too many run.
    private func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let isFree = answered.withLock { count in
            guard count < Self.maxAnswered else { return false }
            count += 1
            return true
        }
        if !isFree { return false }
        let thread = Thread { [self] in
            body()
            answered.withLock { $0 -= 1 }
        }
        thread.stackSize = Self.stackSize
        thread.start()
        return true
    }

    /// Has a socket never block, and programs that are started not inherit it.
    private static func prepare(_ descriptor: Int32) -> Bool {
        fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
    }
}
