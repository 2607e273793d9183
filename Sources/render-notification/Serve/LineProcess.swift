import Platform
import RenderNotification

/// A process of this program that answers each line with a line. It ends with this object.
final class LineProcess {
    enum Failure: Error {
        case timedOut
        /// With its status (wait(2)); `nil` when the system doesn't say.
        case ended(status: Int32?)
    }

    private let identifier: pid_t
    private let input: Int32
    private let output: Int32
    private var unread: [UInt8] = []
    /// The lines that were sent.
    private var sent = 0
    private var isReaped = false

    /// - Parameter command: the program's path and its arguments.
    /// - Throws: `cannot-start-worker` (75).
    init(_ command: [String]) throws(Diagnostic) {
        var requests: [Int32] = [-1, -1]
        var replies: [Int32] = [-1, -1]
        guard pipe(&requests) == 0 else { throw Self.cannotStart(errno) }
        defer { close(requests[0]) }
        guard pipe(&replies) == 0 else {
            close(requests[1])
            throw Self.cannotStart(errno)
        }
        defer { close(replies[1]) }
        for end in requests + replies { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = ProgramStart.start(
            command.first ?? "", Array(command.dropFirst()), environment: nil,
            descriptors: [(STDIN_FILENO, .copy(of: requests[0])), (STDOUT_FILENO, .copy(of: replies[1]))])
        guard let child else {
            let code = errno
            close(requests[1])
            close(replies[0])
            throw Self.cannotStart(code)
        }
        (identifier, input, output) = (child, requests[1], replies[0])
    }

    deinit {
        close(input)
        close(output)
        _ = end()
    }

    /// Sends a line under the number that it has in another file: blank lines fill up.
    func send(_ line: [UInt8], at number: Int) throws(Failure) {
        let newline = UInt8(ascii: "\n")
        let blanks = [UInt8](repeating: newline, count: max(0, number - 1 - sent))
        sent = number
        guard StreamOutput.write(blanks + line + [newline], to: input) else { throw .ended(status: end()) }
    }

    /// The next line that it writes, with its end.
    func line(within time: Duration?) throws(Failure) -> [UInt8] {
        let deadline = time.map { ContinuousClock.now + $0 }
        var chunk = [UInt8](repeating: 0, count: 64 * 1_024)
        while true {
            var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let left = deadline.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
            if let left, left <= 0 { throw .timedOut }
            guard poll(&waiting, 1, left.map { Int32(min($0.rounded(.up), 60_000)) } ?? -1) > 0 else { continue }
            let count = read(output, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .ended(status: end()) }
            // It writes one line for each that it reads, so that nothing follows the line's end.
            unread += chunk[..<count]
            if chunk[count - 1] == UInt8(ascii: "\n") {
                defer { unread = [] }
                return unread
            }
        }
    }

    /// Kills the process, unless it has ended already.
    /// - Returns: its status (wait(2)); `nil` when the system doesn't say.
    private func end() -> Int32? {
        if isReaped { return nil }
        isReaped = true
        kill(-identifier, SIGKILL)
        return ProgramStart.wait(for: identifier)
    }

    private static func cannotStart(_ code: Int32) -> Diagnostic {
        Diagnostic(
            .error, "cannot-start-worker", "the process that draws can't be started: \(SystemError.reason(code))",
            hint: "is the machine's memory used up?", exit: .temporary)
    }
}
