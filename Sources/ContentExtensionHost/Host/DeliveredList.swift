/// The notifications that the device keeps for the user, as its notification centre does.
struct DeliveredList {
    /// Oldest first, and a slice, so that neither one more nor dropping the oldest moves the others.
    private var deliveries: ArraySlice<Delivery> = []
    private var keys: Set<Delivery.Key> = []
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
        /// There were too many, and the oldest is gone.
        var isFull = false
    }

    /// Adds a delivery as the newest, in place of one with its identifier (facts-api 2.3).
    mutating func add(_ delivery: Delivery) -> Addition {
        var addition = Addition()
        if keys.contains(delivery.key) {
            if let index = deliveries.lastIndex(where: { $0.key == delivery.key }) { deliveries.remove(at: index) }
            addition.isReplacement = true
        } else if deliveries.count >= Limits.deliveredNotifications {
            keys.remove(deliveries.removeFirst().key)
            addition.isFull = true
        }
        var delivery = delivery
        delivery.arrival = arrivals
        arrivals += 1
        deliveries.append(delivery)
        keys.insert(delivery.key)
        return addition
    }

    /// Takes deliveries off the list.
    /// - Returns: their identifiers, newest first.
    mutating func remove(where isGone: (Delivery) -> Bool) -> [String] {
        let gone = deliveries.filter(isGone)
        guard !gone.isEmpty else { return [] }
        deliveries.removeAll(where: isGone)
        keys.subtract(gone.map(\.key))
        return gone.reversed().map(\.notification.request.identifier)
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
