import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A worker's end of the socket to its coordinator.
package struct WorkerChannel: ~Copyable {
    /// What has arrived.
    package enum Arrival {
        case order(WorkerOrder)
        /// Nothing yet.
        case none
        /// The coordinator has gone, or has nothing more.
        case closed
    }

    private var incoming = FrameReader()
    private var block = [UInt8](repeating: 0, count: 256 * 1024)

    package init() {}

    /// - Parameter waits: whether to wait until there is something.
    package mutating func next(waits: Bool) -> Arrival {
        while true {
            do throws(ByteReader.Malformed) {
                let order = try incoming.next { reader throws(ByteReader.Malformed) in try WorkerOrder(&reader) }
                if let order { return .order(order) }
            } catch {
                return .closed
            }
            var waiting = pollfd(fd: WorkerProcess.socketNumber, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, waits ? -1 : 0)
            if ready == 0 { return .none }
            if ready < 0 {
                if errno == EINTR { continue }
                return .closed
            }
            let count = read(WorkerProcess.socketNumber, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .closed }
            block.withUnsafeBytes { incoming.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// - Returns: whether the coordinator is there to hear it.
    package func send(_ report: WorkerReport) -> Bool {
        StreamOutput.write(report.frame, to: WorkerProcess.socketNumber)
    }
}
