/// The state of the notification centre, and what it shows as a function of that: a value, so that asking is free until
/// the answer is looked at.
package struct CenterModel: Sendable {
    /// What is delivered.
    var list = DeliveredList()
    var style = SystemStyle.ios10
    var settings = CenterSettings()
    var words = SystemWords(language: "en")
    /// Identifier of the zone that times are written in.
    var timeZone = "GMT"
    /// Seconds since 1970.
    var now = 0.0
    var state = ListState()
    var isLocked = false
    /// What the apps may do, and are.
    var apps = AppModels()
    var summary = PendingSummary()
    var management: Management?
    var prompt: PendingPrompt?
    /// The app of the notification that is shown, or was shown or delivered last.
    var currentApp = AppInfo(name: "")

    /// What the short looks and the list show.
    package var scene: CenterScene {
        let newestFirst = newestFirst
        let listed = newestFirst.filter(\.isListed)
        let onLockScreen = newestFirst.filter(isOnLockScreen)
        let groups = groups(of: listed)
        let areAllInBoth = listed.count == newestFirst.count && onLockScreen.count == newestFirst.count
        return CenterScene(
            groups: groups, lockScreenGroups: areAllInBoth ? groups : self.groups(of: onLockScreen),
            banner: banner, latestBanner: latestBanner(among: newestFirst),
            swiped: swiped(in: groups), summary: scheduledSummary, management: managementView,
            prompt: authorizationPrompt, isManaging: management != nil, isPrompting: prompt != nil && !isLocked,
            isLocked: isLocked,
            clock: words.clock(at: now, timeZone: timeZone), day: words.day(at: now, timeZone: timeZone))
    }

    /// Seconds until a banner goes by itself (fact: host/row.seconds).
    static let bannerSeconds = 6.0

    /// The identifiers of those that meet a condition, newest first.
    func identifiers(where isMeant: (Delivery) -> Bool) -> [String] {
        newestFirst.filter(isMeant).map(\.key.identifier)
    }

    /// Whether the locked screen shows it: what the user saw when the device was unlocked stays in the list alone.
    func isOnLockScreen(_ delivery: Delivery) -> Bool {
        delivery.isShownLocked && delivery.arrival >= state.firstOnLockScreen
    }

    /// By their dates; those of one moment by their arrival.
    var newestFirst: [Delivery] {
        let deliveries = Array(list.deliveriesNewestFirst)
        let isInOrder = zip(deliveries, deliveries.dropFirst()).allSatisfy { $0.date >= $1.date }
        if isInOrder { return deliveries }
        return deliveries.sorted { ($0.date, $0.arrival) > ($1.date, $1.arrival) }
    }

    /// The newest that the user got to see: not one that waits for the summary.
    var newest: Delivery? { newestFirst.first { !$0.outcome.isHeldForSummary } }

    /// The banner that is down.
    var banner: NotificationRow? {
        guard let banner = state.banner, !isLocked,
            let delivery = list.deliveriesNewestFirst.first(where: { $0.key == banner.key }),
            delivery.outcome.bannerStays || now - banner.since < Self.bannerSeconds
        else { return nil }
        return shortLook(of: delivery)
    }

    private func latestBanner(among deliveries: [Delivery]) -> NotificationRow? {
        guard let key = state.latestBanner, let delivery = deliveries.first(where: { $0.key == key }) else {
            return nil
        }
        var model = self
        model.isLocked = false
        var look = model.shortLook(of: delivery)
        look.time = words.text(.now)
        return look
    }

    /// The swiped row, while it is one that is seen.
    private func swiped(in groups: [CenterGroup]) -> String? {
        guard let key = state.swiped else { return nil }
        let isSeen = groups.contains { group in
            group.app.key == key.app && group.looks.contains { $0.identifier == key.identifier }
        }
        return isSeen ? key.identifier : nil
    }
}

/// What the user has done to the list.
struct ListState: Sendable {
    /// A stack that was opened, under the grouping that it was opened in.
    struct OpenGroup: Hashable {
        let grouping: NotificationGrouping
        let key: CenterGroup.Key
    }

    struct Banner: Hashable {
        let key: Delivery.Key
        /// Seconds since 1970.
        let since: Double
    }

    var openGroups: Set<OpenGroup> = []
    var swiped: Delivery.Key?
    /// The one whose banner is down.
    var banner: Banner?
    /// The one whose banner came down last.
    var latestBanner: Delivery.Key?
    /// Those in no list: the one whose banner came down last, and the newest.
    var onlyOnBanner: [Delivery.Key] = []
    /// The number of the first arrival that the locked screen still shows.
    var firstOnLockScreen = 0
    /// The number of the next arrival when the device was unlocked last.
    var arrivalsAtUnlock: Int?
}

extension Delivery {
    /// Seconds since 1970.
    var date: Double { notification.date }

    /// Whether the list shows it at the moment.
    var isListed: Bool { outcome.isInList && !outcome.isHeldForSummary }

    /// Whether the locked screen shows it.
    var isShownLocked: Bool { outcome.isOnLockScreen && !outcome.isHeldForSummary }
}
