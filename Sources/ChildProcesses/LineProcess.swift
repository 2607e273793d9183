import Platform

/// A program that answers each line with a line. It ends with this object.
package final class LineProcess {
    package enum Failure: Error {
        case timedOut
        /// `nil` when the system doesn't say how.
        case ended(ChildProcess.Status?)
    }

    private static let newline = UInt8(ascii: "\n")

    private let child: ChildProcess
    private let channel: ChildProcess.Channel
    private var unread: [UInt8] = []
    /// The lines that were sent.
    private var sent = 0

    /// - Parameter command: the program's path and its arguments.
    package init(_ command: [String]) throws(ChildProcess.StartFailure) {
        var program = ChildProcess.Program(command.first ?? "", Array(command.dropFirst()))
        program.endsByItself = true
        channel = try ChildProcess.Channel(.both)
        child = try ChildProcess(program, [STDIN_FILENO: .channel(channel), STDOUT_FILENO: .channel(channel)])
    }

    /// Sends a line.
    /// - Parameter number: that of the line in another file, up to which blank lines fill up; the next when `nil`.
    package func send(_ line: [UInt8], at number: Int? = nil) throws(Failure) {
        let blanks = [UInt8](repeating: Self.newline, count: max(0, (number ?? 0) - 1 - sent))
        sent = number ?? sent + 1
        let bytes = blanks + line + [Self.newline]
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let count = channel.send(rest) else { throw .ended(child.end()) }
            rest = rest.dropFirst(count)
            if count == 0 { _ = wait(for: POLLOUT, until: .never) }
        }
    }

    /// The next line that it writes, with its end.
    package func line(by deadline: Deadline) throws(Failure) -> [UInt8] {
        while true {
            switch channel.receive() {
            case .bytes(let bytes):
                // It writes one line for each that it reads, so that nothing follows the line's end.
                unread += bytes
                guard bytes.last == Self.newline else { continue }
                defer { unread = [] }
                return unread
            case .nothing: if !wait(for: POLLIN, until: deadline) { throw .timedOut }
            case .end: throw .ended(child.end())
            }
        }
    }

    /// - Returns: `false` at the deadline.
    private func wait(for event: Int32, until deadline: Deadline) -> Bool {
        var waiting = [pollfd(fd: channel.descriptor, events: Int16(event), revents: 0)]
        return deadline.poll(&waiting) != 0
    }
}
