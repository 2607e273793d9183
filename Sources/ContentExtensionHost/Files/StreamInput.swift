#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads from descriptors that may have nothing yet.
package enum StreamInput {
    /// Reads once, and waits for that where there is nothing: another program may have made standard input non-blocking.
    /// - Returns: how many bytes there were, 0 at the end; if it is negative, `errno` says why.
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

/// read(2), under a name that `StreamInput.read` doesn't hide.
private func readChunk(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
