import Platform

/// Writes to descriptors that may take less than they are given.
package enum StreamOutput {
    /// Writes all bytes, and waits until they are taken.
    /// - Returns: `false` with `errno` set when they weren't.
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

/// write(2), because `StreamOutput.write` hides that name.
private func writeChunk(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
