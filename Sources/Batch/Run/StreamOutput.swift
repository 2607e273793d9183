import ContentExtensionHost
import Platform

extension StreamOutput {
    /// A pipe with any room takes so many bytes without blocking (pipe(7), PIPE_BUF).
    private static let pipeBytes = 4096
    /// The milliseconds between two looks at the signals.
    private static let pause: Int32 = 200

    /// Writes all bytes, and waits until they are taken or signals force the run to end.
    /// - Returns: false on failure; `errno` says why.
    package static func writeUnlessUrgent(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let isUrgent = StopSignals.isForceQuit
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&waiting, 1, isUrgent ? 0 : pause) > 0 else {
                guard isUrgent else { continue }
                errno = EINTR
                return false
            }
            guard write(Array(rest.prefix(pipeBytes)), to: descriptor) else { return false }
            rest = rest.dropFirst(pipeBytes)
        }
        return true
    }
}
