import Basics

/// Touches on short looks: banners, and rows of the list and the locked screen (fact: host/row.touches).
extension NotificationHost {
    /// A tap: opens the app, or a closed stack.
    func tapShortLook(_ identifier: String?) {
        guard let delivery = shortLook(identifier, "tapped") else { return }
        record(.notificationTapped(.shortLook))
        let model = centerModel
        if model.banner?.identifier != delivery.key.identifier, !model.isOpen(delivery), model.isStack(delivery) {
            return expandGroup(delivery.key.identifier)
        }
        openApp(of: delivery)
    }

    /// A long press: expands the notification.
    func longPressShortLook(_ identifier: String?) {
        guard let delivery = shortLook(identifier, "pressed") else { return }
        let (model, pressed) = (centerModel, delivery.key.identifier)
        guard model.banner?.identifier == pressed || !model.isBehindAnother(delivery) else {
            return reportClosed(pressed)
        }
        expand(pressed)
    }

    /// A banner that is pulled down: expands the notification.
    func pullDownBanner() {
        if let banner = banner("pulled down") { expand(banner.identifier) }
    }

    /// A banner that is pushed away: the notification stays in the list.
    func swipeBanner() {
        guard let banner = banner("swiped") else { return }
        list.dismissBanner()
        record(.bannerSwiped(banner.identifier))
    }

    private func banner(_ touch: String) -> NotificationRow? {
        guard isScreenInReach("a banner was \(touch)") else { return nil }
        if let banner = centerModel.banner { return banner }
        report(
            .error, "no-banner", "a banner was \(touch), and none is down",
            hint: "it goes after \(JSONValue.text(of: CenterModel.bannerSeconds)) seconds, and a locked screen has none"
        )
        return nil
    }

    /// Opens the app of a short look by the default action.
    func openApp(of delivery: Delivery) {
        guard !isLocked else { return askForPasscode(before: .app(delivery)) }
        list.dismissBanner()
        let response = NotificationResponse(
            notification: delivery.notification, actionIdentifier: NotificationResponse.defaultActionIdentifier)
        forward(response, of: delivery, isForeground: true)
        record(.openedApp)
        var end = idleScene
        (end.phase, end.app, end.notification) = (.openedApp, delivery.app, delivery.notification)
        leave(end)
    }

    /// The notification of a short look that the user sees; `nil` after reporting that there is none.
    private func shortLook(_ identifier: String?, _ touch: String) -> Delivery? {
        guard isScreenInReach("a banner or row was \(touch)") else { return nil }
        guard !state.isUp else {
            report(
                .error, "list-covered", "an expanded notification covers what is \(touch)", hint: "close it first")
            return nil
        }
        guard chargeListWork() else { return nil }
        let model = centerModel
        let banner = model.banner.flatMap { row in
            identifier == nil || row.identifier == identifier ? list.newest(row.identifier) : nil
        }
        let isSeen = { (delivery: Delivery) in
            (identifier == nil || delivery.key.identifier == identifier)
                && (self.isLocked ? model.isOnLockScreen(delivery) : delivery.isListed)
        }
        if let found = banner ?? model.newestFirst.first(where: isSeen) { return found }
        if let hidden = list.newest(identifier) { reportUnseen(hidden, touch) } else { reportUnknown(identifier) }
        return nil
    }

    /// Reports a touch on a delivered notification that the screen doesn't show.
    func reportUnseen(_ delivery: Delivery, _ touch: String) {
        let hint =
            if delivery.outcome.isHeldForSummary {
                "it waits for the scheduled summary: let time pass"
            } else if !isLocked {
                "the settings keep it off the list"
            } else if settings(of: delivery.app).showsOnLockScreen {
                "the locked screen shows what came since it was locked"
            } else {
                "the setting \"lockScreen\" of its app keeps it off the locked screen"
            }
        report(
            .error, "not-seen", "\(delivery.key.identifier.quoted()) was \(touch), and no banner or row shows it",
            hint: hint)
    }
}
