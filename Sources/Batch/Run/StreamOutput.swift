#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes to descriptors that may take less than they are given.
package enum StreamOutput {
    /// Writes all bytes, and waits until they are taken.
    /// - Returns: whether they were; if not, `errno` says why.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = writeChunk(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
                if count > 0 {
                    done += count
                } else if errno == EAGAIN {
                    // A pipe that another program made non-blocking.
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

extension StreamOutput {
    /// What a pipe takes without waiting when it has room at all (pipe(7), PIPE_BUF).
    private static let pipeBytes = 4096
    /// How long a wait goes on before it is asked whether it still should, in milliseconds.
    private static let pause: Int32 = 200

    /// Writes all bytes, and waits until they are taken, as long as signals let one wait.
    /// - Returns: whether they were; if not, `errno` says why.
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

/// write(2), under a name that `StreamOutput.write` doesn't hide.
private func writeChunk(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
