/// The notifications that the device keeps for the user, as its notification centre does.
struct DeliveredList {
    /// Oldest first, and a slice, so that neither one more nor dropping the oldest moves the others.
    private var deliveries: ArraySlice<Delivery> = []
    /// The number of each one's arrival, by which it is found: numbers ascend in `deliveries`.
    private var numbers: [Delivery.Key: Int] = [:]
    /// How many came so far.
    private(set) var arrivals = 0

    /// With all that is known of them.
    var deliveriesNewestFirst: ReversedCollection<ArraySlice<Delivery>> { deliveries.reversed() }

    /// As the user sees them.
    var newestFirst: [UserNotification] { deliveries.reversed().map(\.notification) }

    /// What became of a delivery.
    struct Addition {
        /// One with the same identifier was there, and is gone.
        var isReplacement = false
        /// The oldest, which is gone because there were too many.
        var dropped: Delivery.Key?
    }

    /// Adds a delivery as the newest, in place of one with its identifier (fact: api/request.identifier).
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

    /// Takes one delivery off the list.
    /// - Returns: whether it was there.
    @discardableResult
    mutating func remove(_ key: Delivery.Key) -> Bool {
        guard let number = numbers.removeValue(forKey: key) else { return false }
        var (low, high) = (deliveries.startIndex, deliveries.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if deliveries[middle].arrival < number { low = middle + 1 } else { high = middle }
        }
        deliveries.remove(at: low)
        return true
    }

    /// Takes deliveries off the list.
    /// - Returns: what they were, newest first.
    mutating func remove(where isGone: (Delivery) -> Bool) -> [Delivery.Key] {
        let gone = deliveries.filter(isGone)
        guard !gone.isEmpty else { return [] }
        deliveries.removeAll(where: isGone)
        let keys = gone.reversed().map(\.key)
        for key in keys { numbers[key] = nil }
        return keys
    }

    /// Changes deliveries where they are.
    mutating func change(where isMeant: (Delivery) -> Bool, _ change: (inout Delivery) -> Void) {
        for index in deliveries.indices where isMeant(deliveries[index]) { change(&deliveries[index]) }
    }

    /// The newest with an identifier, or of all.
    func newest(_ identifier: String?) -> Delivery? {
        guard let identifier else { return deliveries.last }
        return deliveries.last { $0.notification.request.identifier == identifier }
    }

    /// All identifiers, newest first.
    var identifiers: [String] { deliveries.reversed().map(\.notification.request.identifier) }
}
