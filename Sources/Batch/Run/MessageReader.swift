import Basics
import Platform
import PlatformFoundation

/// The JSON of a message on a line of its own.
func messageLine(_ message: some Encodable) -> [UInt8] {
    // Only numbers that aren't finite fail, and no message has such.
    ((try? JSONEncoder().encode(message)).map(Array.init) ?? []) + [lineEnd]
}

private let lineEnd = UInt8(ascii: "\n")

/// Puts messages together from the pieces that arrive.
struct MessageReader<Message: Decodable> {
    /// The start of a message whose end hasn't arrived.
    private var rest: [UInt8] = []

    /// Reads a descriptor once.
    /// - Returns: the messages that are complete; `nil` once the other end has gone, or says what is no message.
    mutating func receive(from descriptor: Int32) -> [Message]? {
        var block = [UInt8](repeating: 0, count: 256 * 1024)
        let count = read(descriptor, &block, block.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? try? messages(endingIn: block[..<count]) : nil
    }

    /// The messages that are complete with some more bytes.
    mutating func messages(endingIn bytes: ArraySlice<UInt8>) throws -> [Message] {
        guard let end = bytes.lastIndex(of: lineEnd) else {
            rest += bytes
            return []
        }
        let lines = rest + bytes[..<end]
        rest = Array(bytes[(end + 1)...])
        return try lines.split(separator: lineEnd).map { try JSONDecoder().decode(Message.self, from: Data($0)) }
    }
}

/// A worker's end of the socket to its coordinator.
package struct WorkerChannel: ~Copyable {
    private var incoming = MessageReader<WorkerOrder>()

    package init() {}

    /// Waits for orders; `nil` once the coordinator has gone, or has no more.
    package mutating func orders() -> [WorkerOrder]? { incoming.receive(from: Worker.socketNumber) }

    /// - Returns: false when the coordinator has gone.
    package func send(_ report: WorkerReport) -> Bool {
        StreamOutput.write(messageLine(report), to: Worker.socketNumber)
    }
}
