import Foundation
import Synchronization

/// The events that open pages receive when files change (server-sent events).
final class ChangeEvents: Sendable {
    /// Pages that listen; the oldest ends when a further one comes.
    private static let maxListeners = 32

    private let listeners = Mutex<[EventQueue]>([])

    /// Sends an event to all pages.
    func send(_ name: String, _ json: String) {
        let text = "event: \(name)\ndata: \(json)\n\n"
        for listener in listeners.withLock({ $0 }) { listener.add(text) }
    }

    /// Writes a page's events until it is gone.
    /// - Parameter write: returns `false` when the page is gone.
    func write(_ write: ([UInt8]) -> Bool) {
        let queue = EventQueue()
        let ended = listeners.withLock { listeners in
            listeners.append(queue)
            return listeners.count > Self.maxListeners ? listeners.removeFirst() : nil
        }
        ended?.end()
        queue.add(": hello\n\n")
        while let text = queue.next(), write(Array(text.utf8)) {}
        listeners.withLock { $0.removeAll { $0 === queue } }
    }
}

/// The events that a page hasn't got yet.
private final class EventQueue: @unchecked Sendable {
    /// A page that reads nothing gets the latest.
    private static let maxEvents = 16

    /// Guards the rest.
    private let condition = NSCondition()
    private var events: [String] = []
    private var isEnded = false

    func add(_ event: String) {
        change { events = (events + [event]).suffix(Self.maxEvents) }
    }

    func end() { change { isEnded = true } }

    /// The next event, which is waited for; `nil` at the end.
    func next() -> String? {
        condition.lock()
        defer { condition.unlock() }
        while events.isEmpty, !isEnded { condition.wait() }
        return isEnded ? nil : events.removeFirst()
    }

    private func change(_ body: () -> Void) {
        condition.lock()
        body()
        condition.signal()
        condition.unlock()
    }
}
