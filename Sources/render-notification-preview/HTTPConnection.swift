import ChildProcesses
import Platform

/// A browser's connection, which carries one request and its answer. It is closed with this object.
final class HTTPConnection: @unchecked Sendable {
    /// Seconds that a browser may take to send a head, or a body, and to take a block of the answer.
    private static let patience = 10.0
    /// The reads of a head, which a browser sends at once.
    private static let maxReads = 16
    /// Bytes that are still taken from a browser which is refused, so that it sees the answer.
    private static let maxDrained = 64 << 20

    let descriptor: Int32
    /// The time by which the head has to be here.
    let deadline = Deadline(seconds: patience)
    private var unread: [UInt8] = []
    private var reads = 0

    /// - Parameter descriptor: of a socket that never blocks.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    enum Head {
        case request(HTTPRequest)
        case refused(HTTPResponse.Status)
        /// More of it has to come.
        case incomplete
        /// The browser is gone, or sends it in too many pieces.
        case ended
    }

    /// Reads what has come of the head.
    func head() -> Head {
        reads += 1
        let known = unread.count
        guard reads <= Self.maxReads, let bytes = read(atMost: HTTPRequest.maxBytes - known) else { return .ended }
        unread += bytes
        guard let end = end(from: known) else {
            return unread.count < HTTPRequest.maxBytes ? .incomplete : .refused(.headTooLarge)
        }
        defer { unread.removeFirst(end) }
        return HTTPRequest(head: unread[..<(end - Self.blankLine.count)]).map(Head.request) ?? .refused(.badRequest)
    }

    private static let blankLine = [UInt8]("\r\n\r\n".utf8)

    /// The number of the head's bytes with the blank line after it, which ends behind the bytes that are known.
    private func end(from known: Int) -> Int? {
        let newline = UInt8(ascii: "\n")
        return (known..<unread.count).first { index in
            unread[index] == newline && unread[...index].suffix(Self.blankLine.count).elementsEqual(Self.blankLine)
        }.map { $0 + 1 }
    }

    /// The body of the request whose head was read; `nil` if it doesn't come in time.
    func body(_ count: Int) -> [UInt8]? {
        let deadline = Deadline(seconds: Self.patience)
        while unread.count < count {
            guard wait(for: POLLIN, until: deadline), let bytes = read(atMost: count - unread.count) else { return nil }
            unread += bytes
        }
        return Array(unread.prefix(count))
    }

    /// Writes what the socket takes at once, so that the sender of a refused request is never waited for.
    func refuse(_ response: HTTPResponse) { _ = send(response.bytes[...]) }

    /// Writes all bytes.
    /// - Returns: `false` if the browser is gone, or doesn't take them.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard wait(for: POLLOUT, until: Deadline(seconds: Self.patience)), let count = send(rest) else {
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Writes an answer to a request whose body isn't read, and takes some of that: a browser that is still sending when
    /// the connection ends doesn't see the answer.
    func writeBeforeBody(_ bytes: [UInt8]) {
        guard write(bytes) else { return }
        _ = shutdown(descriptor, Int32(SHUT_WR))
        let deadline = Deadline(seconds: Self.patience)
        var count = 0
        while count < Self.maxDrained, wait(for: POLLIN, until: deadline), let bytes = read(atMost: 1 << 18) {
            count += bytes.count
        }
    }

    private func wait(for event: Int32, until deadline: Deadline) -> Bool {
        var waiting = [pollfd(fd: descriptor, events: Int16(event), revents: 0)]
        var found = deadline.poll(&waiting)
        while found < 0, errno == EINTR { found = deadline.poll(&waiting) }
        return found > 0
    }

    /// - Returns: no bytes when none are here; `nil` at the end.
    private func read(atMost limit: Int) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: min(limit, 1 << 18)) { buffer, initialized in
            count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            initialized = max(0, count)
        }
        return count > 0 ? bytes : count < 0 && Self.isTemporary(errno) ? [] : nil
    }

    /// - Returns: the number of bytes that the socket took; `nil` when the browser is gone.
    private func send(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = bytes.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
        return count >= 0 ? count : Self.isTemporary(errno) ? 0 : nil
    }

    private static func isTemporary(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }
}
