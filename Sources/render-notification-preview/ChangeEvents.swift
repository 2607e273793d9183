import FlyingSocks
import Synchronization

/// The events that open pages receive when files change (server-sent events).
final class ChangeEvents: Sendable {
    private let listeners = Mutex<(next: Int, all: [Int: AsyncStream<String>.Continuation])>((0, [:]))

    /// Sends an event to all pages.
    func send(_ name: String, _ json: String) {
        let text = "event: \(name)\ndata: \(json)\n\n"
        listeners.withLock { for listener in $0.all.values { listener.yield(text) } }
    }

    /// The pages that listen.
    var count: Int { listeners.withLock { $0.all.count } }

    /// A page's events from now on.
    func stream() -> EventBytes {
        // A page that reads nothing gets the latest.
        let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(16))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.all[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in
            self?.listeners.withLock { $0.all[number] = nil }
        }
        continuation.yield(": hello\n\n")
        return EventBytes(stream: stream)
    }
}

/// The bytes of a page's events.
struct EventBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    let stream: AsyncStream<String>

    func makeAsyncIterator() -> Iterator { Iterator(events: stream.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var events: AsyncStream<String>.Iterator
        private var unread: ArraySlice<UInt8> = []

        init(events: AsyncStream<String>.Iterator) { self.events = events }

        mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
            if unread.isEmpty {
                guard let event = await events.next() else { return nil }
                unread = Array(event.utf8)[...]
            }
            defer { unread = unread.dropFirst(count) }
            return unread.prefix(count)
        }
    }
}
