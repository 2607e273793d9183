import Foundation

/// The main thread's run loop on virtual time: everything that is due later waits here, in order of time and arrival.
package final class EventLoop {
    package nonisolated(unsafe) static let shared = EventLoop()

    private struct Event {
        let time: Double
        let order: Int
        let work: () -> Void
    }

    /// Sorted, soonest last.
    private var events: [Event] = []
    private var order = 0
    /// Most events of one call, so that a loop that posts to itself ends.
    private static let maxEvents = 100_000
    /// Runs jobs of Swift concurrency that are ready; `true` if there was one.
    package var runJobs: () -> Bool = { false }

    /// Work without a delay runs at the next turn, never within the call.
    /// - Parameter delay: virtual seconds; one that isn't finite counts as none.
    package func schedule(after delay: Double = 0, _ work: @escaping () -> Void) {
        let time = Host.shared.now + max(0, delay.isFinite ? delay : 0)
        order += 1
        let event = Event(time: time, order: order, work: work)
        let index = events.firstIndex { $0.time <= time } ?? events.count
        events.insert(event, at: index)
    }

    /// The instant of the next event, in virtual seconds.
    package var next: Double? { events.last?.time }

    /// Runs everything that is due by an instant; time stands at each event's own instant meanwhile.
    package func run(until end: Double) {
        var count = 0
        while count < Self.maxEvents {
            if runJobs() {
                count += 1
                continue
            }
            guard let event = events.last, event.time <= end else { break }
            events.removeLast()
            Host.shared.now = max(Host.shared.now, event.time)
            event.work()
            count += 1
        }
        if count == Self.maxEvents {
            Host.shared.note("code-not-modelled", "the code posts work to itself without end; the rest is left out")
            events.removeAll()
        }
        Host.shared.now = max(Host.shared.now, end)
    }

    /// Runs events until a condition holds or an instant comes; `false` if it never holds.
    package func wait(until end: Double, _ condition: () -> Bool) -> Bool {
        while !condition() {
            if runJobs() { continue }
            guard let event = events.last, event.time <= end else {
                if end.isFinite { Host.shared.now = max(Host.shared.now, end) }
                return condition()
            }
            events.removeLast()
            Host.shared.now = max(Host.shared.now, event.time)
            event.work()
        }
        return true
    }
}
