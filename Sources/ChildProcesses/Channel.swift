import CProcessLimits
import Platform

extension ChildProcess {
    /// This process's end of a connection to a program, which never blocks.
    package final class Channel {
        package enum Direction {
            /// A pipe that the program writes to.
            case output
            /// A pair of sockets.
            case both
        }

        package enum Received {
            case bytes([UInt8])
            /// Nothing has arrived.
            case nothing
            /// The program has closed its end.
            case end
        }

        /// The most bytes that are received at once.
        private static let chunk = 1 << 16

        package let descriptor: Int32
        /// The program's end until it is started; then -1.
        private(set) var peer: Int32

        package init(_ direction: Direction) throws(StartFailure) {
            var ends: [Int32] = [-1, -1]
            let result =
                switch direction {
                case .output: rn_pipe(&ends)
                case .both: rn_sockets(&ends)
                }
            guard result == 0 else { throw StartFailure(code: errno) }
            (descriptor, peer) = (ends[0], ends[1])
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }

        deinit {
            close(descriptor)
            closePeer()
        }

        func closePeer() {
            if peer >= 0 { close(peer) }
            peer = -1
        }

        /// Receives what has arrived, at most 64 KiB of it.
        package func receive() -> Received {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
                repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
                initialized = max(0, count)
            }
            if count > 0 { return .bytes(bytes) }
            return count < 0 && errno == EAGAIN ? .nothing : .end
        }

        /// Sends as many bytes as the pair of sockets takes now.
        /// - Returns: their number; `nil` once the program has closed its end.
        package func send(_ bytes: ArraySlice<UInt8>) -> Int? {
            while true {
                let count = bytes.withUnsafeBytes { Platform.send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
                if count >= 0 { return count }
                if errno == EAGAIN { return 0 }
                if errno != EINTR { return nil }
            }
        }

        /// Darwin's sockets have an option for it (rn_sockets).
        private static var noSignal: Int32 {
            #if canImport(Darwin)
                0
            #else
                Int32(MSG_NOSIGNAL)
            #endif
        }

        /// Tells the program that nothing more is sent.
        package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }
    }
}
