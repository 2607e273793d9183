import Platform

/// Reads from descriptors that may be non-blocking.
package enum StreamInput {
    /// Reads once, waiting for data if needed: another program may have made standard input non-blocking.
    /// - Returns: the number of bytes, 0 at the end; negative with `errno` set on failure.
    package static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        while true {
            let done = readChunk(descriptor, buffer, count)
            if done >= 0 { return done }
            if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if errno != EINTR {
                return done
            }
        }
    }
}

/// read(2), because `StreamInput.read` hides that name.
private func readChunk(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
