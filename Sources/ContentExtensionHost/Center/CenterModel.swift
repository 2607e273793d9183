import Views

/// State of the notification centre; `scene` is computed from it on demand.
package struct CenterModel: Sendable {
    var list = DeliveredList()
    var style = SystemStyle.standard
    var settings = CenterSettings()
    var words = SystemWords(language: "en")
    /// Identifier of the time zone in which times are written.
    var timeZone = "GMT"
    /// Seconds since 1970.
    var now = 0.0
    var isLocked = false
    /// Settings and foreground state of the apps.
    var apps = AppModels()
    var prompt: PendingPrompt?
    /// The app of the notification that is shown, or was shown or delivered last.
    var currentApp = AppInfo(name: "")

    /// The contents of the banner, the locked screen and the list.
    package var scene: CenterScene {
        let newestFirst = newestFirst
        let listed = newestFirst.filter(\.isListed)
        let onLockScreen = newestFirst.filter(isOnLockScreen)
        let groups = groups(of: listed)
        let areAllInBoth =
            listed.count == newestFirst.count && onLockScreen.count == newestFirst.count
            && !onLockScreen.contains { $0.outcome.level == .critical }
        let display = style.rules.hasLockScreenDisplays ? settings.lockScreenDisplay : .list
        let locked = (areAllInBoth ? groups : lockScreenGroups(of: onLockScreen)).shown(as: display)
        let count = display == .count && !onLockScreen.isEmpty ? words.notifications(onLockScreen.count) : ""
        return CenterScene(
            groups: groups, lockScreenGroups: locked, lockScreenCount: count, banner: banner,
            latestBanner: latestBanner(among: newestFirst), swiped: swiped(in: groups),
            offersManagement: settings.showsManagement(in: style), summary: scheduledSummary,
            management: managementView, prompt: authorizationPrompt, isManaging: apps.management != nil,
            isPrompting: prompt != nil && !isLocked, isLocked: isLocked,
            clock: words.clock(at: now, timeZone: timeZone), day: words.day(at: now, timeZone: timeZone))
    }

    /// Seconds after which a banner disappears (fact: host/row.seconds).
    static let bannerSeconds = 6.0

    /// The identifiers of the deliveries that satisfy a condition, newest first.
    func identifiers(where isMeant: (Delivery) -> Bool) -> [String] {
        newestFirst.filter(isMeant).map(\.key.identifier)
    }

    /// `true` if the locked screen shows it. Those present at the last unlock stay in the list only.
    func isOnLockScreen(_ delivery: Delivery) -> Bool {
        delivery.isShownLocked && delivery.arrival >= list.firstOnLockScreen
    }

    /// Sorted by date, then by arrival.
    var newestFirst: [Delivery] {
        let deliveries = Array(list.deliveriesNewestFirst)
        let isInOrder = zip(deliveries, deliveries.dropFirst()).allSatisfy { $0.date >= $1.date }
        if isInOrder { return deliveries }
        return deliveries.sorted { ($0.date, $0.arrival) > ($1.date, $1.arrival) }
    }

    /// The newest notification that isn't held for the scheduled summary.
    var newest: Delivery? { newestFirst.first { !$0.outcome.isHeldForSummary } }

    var banner: NotificationRow? {
        guard let banner = list.banner, !isLocked,
            let delivery = list.deliveriesNewestFirst.first(where: { $0.key == banner.key }),
            delivery.outcome.bannerStays || now - banner.since < Self.bannerSeconds
        else { return nil }
        return row(of: delivery)
    }

    private func latestBanner(among deliveries: [Delivery]) -> NotificationRow? {
        guard let key = list.latestBanner, let delivery = deliveries.first(where: { $0.key == key }) else {
            return nil
        }
        var model = self
        model.isLocked = false
        var row = model.row(of: delivery)
        row.time = words.text(.now)
        return row
    }

    /// The swiped row, if it is visible.
    private func swiped(in groups: [CenterGroup]) -> String? {
        guard case .tiles(let key) = list.revealed else { return nil }
        let isSeen = groups.contains { group in
            group.app.key == key.app && group.rows.contains { $0.identifier == key.identifier }
        }
        return isSeen ? key.identifier : nil
    }
}

extension NotificationHost {
    /// The contents of the banner, the locked screen and the list.
    package var center: CenterScene { centerModel.scene }

    /// A snapshot of the notification centre's state.
    package var centerModel: CenterModel {
        CenterModel(
            list: list, style: environment.device.style, settings: settings,
            words: SystemWords(language: environment.device.locale), timeZone: environment.timeZone, now: date,
            isLocked: isLocked, apps: apps, prompt: prompts.open, currentApp: currentApp)
    }
}

extension Delivery {
    /// Seconds since 1970.
    var date: Double { notification.date }

    /// `true` if the list shows it.
    var isListed: Bool { outcome.isInList && !outcome.isHeldForSummary }

    /// `true` if the locked screen shows it.
    var isShownLocked: Bool { outcome.isOnLockScreen && !outcome.isHeldForSummary }
}
