import Basics

/// The delivered notifications that the notification centre keeps.
struct DeliveredList {
    /// Oldest first. A slice, so that appending and dropping the oldest take constant time.
    private var deliveries: ArraySlice<Delivery> = []
    /// Arrival numbers for binary search: they ascend in `deliveries`.
    private var numbers: [Delivery.Key: Int] = [:]
    /// The number of arrivals so far.
    private(set) var arrivals = 0

    var deliveriesNewestFirst: ReversedCollection<ArraySlice<Delivery>> { deliveries.reversed() }

    var count: Int { deliveries.count }

    var newestFirst: [UserNotification] { deliveries.reversed().map(\.notification) }

    /// The effect of adding a delivery.
    struct Addition {
        /// `true` if it replaced a delivery with the same identifier.
        var isReplacement = false
        /// The oldest delivery if it was dropped to stay within the limit.
        var dropped: Delivery.Key?
    }

    /// Adds a delivery as the newest, replacing one with the same identifier (fact: api/request.identifier).
    mutating func add(_ delivery: Delivery) -> Addition {
        var addition = Addition()
        let key = delivery.key
        if remove(key) {
            addition.isReplacement = true
        } else if deliveries.count >= Limits.deliveredNotifications {
            let oldest = deliveries.removeFirst().key
            numbers[oldest] = nil
            addition.dropped = oldest
        }
        var delivery = delivery
        delivery.arrival = arrivals
        arrivals += 1
        deliveries.append(delivery)
        numbers[key] = delivery.arrival
        return addition
    }

    /// Removes a delivery.
    /// - Returns: `false` if it wasn't in the list.
    @discardableResult
    mutating func remove(_ key: Delivery.Key) -> Bool {
        guard let number = numbers.removeValue(forKey: key) else { return false }
        deliveries.remove(at: deliveries.partitioningIndex { $0.arrival >= number })
        return true
    }

    /// Removes deliveries.
    /// - Returns: the keys of the removed ones, newest first.
    mutating func remove(where isGone: (Delivery) -> Bool) -> [Delivery.Key] {
        let gone = deliveries.filter(isGone)
        guard !gone.isEmpty else { return [] }
        deliveries.removeAll(where: isGone)
        let keys = gone.reversed().map(\.key)
        for key in keys { numbers[key] = nil }
        return keys
    }

    mutating func change(where isMeant: (Delivery) -> Bool, _ change: (inout Delivery) -> Void) {
        for index in deliveries.indices where isMeant(deliveries[index]) { change(&deliveries[index]) }
    }

    /// The newest delivery with an identifier; `nil` for the newest of all.
    func newest(_ identifier: String?) -> Delivery? {
        guard let identifier else { return deliveries.last }
        return deliveries.last { $0.notification.request.identifier == identifier }
    }

    /// All identifiers, newest first.
    var identifiers: [String] { deliveries.reversed().map(\.notification.request.identifier) }
}
