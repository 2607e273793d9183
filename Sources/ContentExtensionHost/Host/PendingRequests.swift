import Basics

/// The requests of all apps that wait for their triggers (fact: api/center.scheduling).
struct PendingRequests {
    struct Entry {
        var arrival: Arrival
        let key: Delivery.Key
        /// Virtual seconds.
        var due: Double
    }

    /// The soonest first; of those that are due together, the one added first.
    private(set) var entries: [Entry] = []
    /// The number of deliveries so far.
    private(set) var deliveries = 0

    /// The number of date components that no date has matched.
    private var unmatched = 0

    /// The seconds from a date, in seconds since 1970, until a trigger fires; `nil` if it never does.
    mutating func wait(for trigger: NotificationTrigger, after date: Double, timeZone: String) -> Double? {
        if case .calendar = trigger, unmatched >= Limits.unmatchedDates { return nil }
        let wait = trigger.wait(after: date, timeZone: timeZone)
        if wait == nil { unmatched += 1 }
        return wait
    }

    /// Adds a request after those that are due no later.
    /// - Returns: the request that is dropped for it beyond the limits: the app's, or the device's, that is due last.
    mutating func add(_ entry: Entry) -> Entry? {
        entries.insert(entry, at: entries.partitioningIndex { $0.due > entry.due })
        let isFull = entries.count { $0.key.app == entry.key.app } > Limits.pendingRequestsOfApp
        guard isFull || entries.count > Limits.pendingRequests,
            let last = entries.lastIndex(where: { !isFull || $0.key.app == entry.key.app })
        else { return nil }
        return entries.remove(at: last)
    }

    /// - Returns: the keys of the removed requests, the soonest first.
    mutating func remove(where isGone: (Delivery.Key) -> Bool) -> [Delivery.Key] {
        let gone = entries.map(\.key).filter(isGone)
        if !gone.isEmpty { entries.removeAll { isGone($0.key) } }
        return gone
    }

    /// Takes out the request that is due first, to be delivered; `nil` if none waits.
    mutating func takeFirst() -> Entry? {
        guard !entries.isEmpty else { return nil }
        deliveries += 1
        return entries.removeFirst()
    }
}
