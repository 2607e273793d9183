import Basics

/// The delivered notifications of the notification centre, the stacks that the user has opened there, the banner, and
/// the card of the scheduled summary.
struct DeliveredList {
    /// An opened stack, and the grouping in which it was opened.
    struct OpenGroup: Hashable {
        let grouping: NotificationGrouping
        let key: CenterGroup.Key
    }

    /// A part of the list that a touch reveals and another touch hides.
    enum Revealed: Hashable {
        /// The tiles beside a row.
        case tiles(Delivery.Key)
        /// "Clear" in place of an open stack's ×.
        case clear(OpenGroup)
    }

    struct Banner: Hashable {
        let key: Delivery.Key
        /// Seconds since 1970.
        let since: Double
    }

    /// The card of the scheduled summary.
    struct Summary {
        /// Most relevant first; empty once it is gone.
        fileprivate(set) var delivered: [Delivery.Key] = []
        /// Seconds since 1970.
        fileprivate(set) var date = 0.0
    }

    /// Oldest first. A slice, so that appending and dropping the oldest take constant time.
    private var deliveries: ArraySlice<Delivery> = []
    /// Arrival numbers for binary search: they ascend in `deliveries`.
    private var numbers: [Delivery.Key: Int] = [:]
    /// The number of arrivals so far.
    private var arrivals = 0
    private(set) var openGroups: Set<OpenGroup> = []
    private(set) var revealed: Revealed?
    /// The banner shown last; it may have timed out.
    private(set) var banner: Banner?
    /// The notification whose banner was shown last.
    private(set) var latestBanner: Delivery.Key?
    /// Notifications outside every list: the one whose banner was shown last, and the newest.
    private var onlyOnBanner: [Delivery.Key] = []
    /// Arrival number of the first notification that the locked screen still shows.
    private(set) var firstOnLockScreen = 0
    /// Number of arrivals when the device was last unlocked.
    private var arrivalsAtUnlock: Int?
    /// The summary delivered last.
    private(set) var summary = Summary()
    /// `true` once the next summary is scheduled on the clock.
    private(set) var isSummaryScheduled = false
    /// The list's length, summed over the user's gestures and the removals.
    private var work = 0

    var deliveriesNewestFirst: ReversedCollection<ArraySlice<Delivery>> { deliveries.reversed() }

    /// All identifiers, newest first.
    var identifiers: [String] { deliveries.reversed().map(\.notification.request.identifier) }

    /// The newest delivery with an identifier; `nil` for the newest of all.
    func newest(_ identifier: String?) -> Delivery? {
        guard let identifier else { return deliveries.last }
        return deliveries.last { $0.notification.request.identifier == identifier }
    }

    // MARK: Delivery and removal

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
        if take(key) {
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
        if let left = addition.isReplacement ? key : addition.dropped { forgetOnCard([left]) }
        return addition
    }

    /// Removes deliveries, also from the summary's card.
    /// - Returns: the keys of the removed ones, newest first.
    mutating func remove(where isGone: (Delivery) -> Bool) -> [Delivery.Key] {
        let gone = deliveries.filter(isGone)
        guard !gone.isEmpty else { return [] }
        deliveries.removeAll(where: isGone)
        let keys = gone.reversed().map(\.key)
        for key in keys { numbers[key] = nil }
        forgetOnCard(keys)
        return keys
    }

    /// - Returns: `false` if it wasn't in the list.
    private mutating func take(_ key: Delivery.Key) -> Bool {
        guard let number = numbers.removeValue(forKey: key) else { return false }
        deliveries.remove(at: deliveries.partitioningIndex { $0.arrival >= number })
        return true
    }

    /// A removed notification that is delivered again doesn't reappear on the card.
    private mutating func forgetOnCard(_ keys: [Delivery.Key]) {
        guard !summary.delivered.isEmpty else { return }
        let gone = Set(keys)
        summary.delivered.removeAll { gone.contains($0) }
    }

    private mutating func change(where isMeant: (Delivery) -> Bool, _ change: (inout Delivery) -> Void) {
        for index in deliveries.indices where isMeant(deliveries[index]) { change(&deliveries[index]) }
    }

    // MARK: Banner

    /// Shows the banner of a new delivery, or none; it stays until another follows or its notification is replaced.
    /// - Parameter date: seconds since 1970.
    mutating func present(_ delivery: Delivery, asBanner hasBanner: Bool, at date: Double) {
        let key = delivery.key
        if hasBanner {
            banner = Banner(key: key, since: date)
            latestBanner = key
        } else {
            if banner?.key == key { banner = nil }
            if latestBanner == key { latestBanner = nil }
        }
        // Notifications that were shown as banners only go once another banner has followed.
        let past = onlyOnBanner.filter { $0 != key && $0 != latestBanner }
        for key in past { _ = take(key) }
        onlyOnBanner.removeAll { past.contains($0) || $0 == key }
        if delivery.outcome.isBannerOnly { onlyOnBanner.append(key) }
    }

    /// - Parameter app: the key of the app whose banner goes; `nil` for any.
    mutating func dismissBanner(ofApp app: String? = nil) {
        if app == nil || banner?.key.app == app { banner = nil }
    }

    // MARK: Stacks and rows

    /// - Returns: `false` if it is open.
    mutating func open(_ group: OpenGroup) -> Bool {
        revealed = nil
        return openGroups.insert(group).inserted
    }

    /// - Returns: `false` if it isn't open.
    mutating func close(_ group: OpenGroup) -> Bool {
        revealed = nil
        return openGroups.remove(group) != nil
    }

    /// Closes the open groups that fail a condition.
    mutating func closeGroups(unless staysOpen: (OpenGroup) -> Bool) { openGroups = openGroups.filter(staysOpen) }

    mutating func reveal(_ part: Revealed?) { revealed = part }

    /// Counts a gesture or a removal, which goes through every notification of the list.
    /// - Returns: `false` beyond the limit.
    mutating func charge() -> Bool {
        work += deliveries.count
        return work <= Limits.listWork
    }

    // MARK: Lock

    /// The screen goes dark: stacks close, and notifications present at the last unlock leave the locked screen.
    mutating func lock() {
        openGroups = []
        revealed = nil
        banner = nil
        if let arrivalsAtUnlock { firstOnLockScreen = arrivalsAtUnlock }
    }

    mutating func unlock() { arrivalsAtUnlock = arrivals }

    // MARK: Scheduled summary

    mutating func scheduleSummary(_ isScheduled: Bool = true) { isSummaryScheduled = isScheduled }

    /// Moves the held notifications to a new card; those of the previous card move to the list, or are removed where
    /// the list doesn't show their app.
    /// - Parameter date: seconds since 1970.
    /// - Returns: the identifiers on the card, most relevant first; empty if nothing is held.
    mutating func deliverSummary(at date: Double, listShows: (AppInfo) -> Bool) -> [String] {
        isSummaryScheduled = false
        let held = deliveriesNewestFirst.filter(\.outcome.isHeldForSummary)
        guard !held.isEmpty else { return [] }
        let onCard = Set(summary.delivered)
        if !onCard.isEmpty {
            _ = remove { onCard.contains($0.key) && !listShows($0.app) }
            change(where: { onCard.contains($0.key) }) { $0.outcome.isInList = true }
        }
        // The highest relevance first; the newest first among equal scores.
        let sorted = held.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
        summary = Summary(delivered: sorted.map(\.key), date: date)
        change(where: \.outcome.isHeldForSummary) { $0.outcome.isHeldForSummary = false }
        return sorted.map(\.key.identifier)
    }
}

extension Delivery {
    fileprivate var score: Double { notification.request.content.relevanceScore }
}
