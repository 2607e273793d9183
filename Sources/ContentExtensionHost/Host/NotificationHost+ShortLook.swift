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
        open(.app(delivery))
    }

    /// A long press: expands the notification.
    func longPressShortLook(_ identifier: String?) {
        guard let delivery = shortLook(identifier, "pressed") else { return }
        expand(delivery.key.identifier)
    }

    /// A banner that is pulled down: expands the notification.
    func pullDownBanner() {
        if let banner = banner("pulled down") { expand(banner.identifier) }
    }

    /// A banner that is pushed away: the notification stays in the list.
    func swipeBanner() {
        guard let banner = banner("swiped") else { return }
        listState.banner = nil
        record(.bannerSwiped(banner.identifier))
    }

    private func banner(_ touch: String) -> NotificationRow? {
        if let banner = centerModel.banner { return banner }
        report(
            .warning, "no-banner", "a banner was \(touch), and none is down",
            hint: "it goes after \(JSONValue.text(of: CenterModel.bannerSeconds)) seconds, and a locked screen has none"
        )
        return nil
    }

    /// Both halves of an expansion.
    func expand(_ identifier: String?) { if present(identifier), state == .loading { load() } }

    /// Asks for the passcode where the device is locked, else opens the app or expands the notification.
    private func open(_ touch: LockedTouch) {
        if isLocked { askForPasscode(before: touch) } else { perform(touch) }
    }

    func askForPasscode(before touch: LockedTouch) {
        lockedTouch = touch
        record(.passcodePrompted(touch.action.identifier))
    }

    /// Carries out a touch on the unlocked device.
    func perform(_ touch: LockedTouch) {
        switch touch {
        case .app(let delivery): openApp(of: delivery)
        case .expansion(let delivery): expand(delivery.key.identifier)
        case .choice(let choice, _): chooseManagement(choice)
        }
    }

    /// Opens the app of a short look by the default action.
    private func openApp(of delivery: Delivery) {
        listState.banner = nil
        removeFromList { $0.key == delivery.key }
        let response = NotificationResponse(
            notification: delivery.notification, actionIdentifier: NotificationResponse.defaultActionIdentifier)
        forward(response, to: delivery.app, isForeground: true)
        apps.bringForward(delivery.app)
        record(.openedApp)
        var end = idleScene
        (end.presentation, end.app, end.notification) = (.openedApp, delivery.app, delivery.notification)
        gone = end
    }

    /// The notification of a short look that the user sees; `nil` after reporting that there is none.
    private func shortLook(_ identifier: String?, _ touch: String) -> Delivery? {
        guard !state.isUp else {
            report(
                .warning, "list-covered", "an expanded notification covers what is \(touch)", hint: "close it first")
            return nil
        }
        guard mayLookAtList() else { return nil }
        let model = centerModel
        let banner = model.banner.flatMap { row in
            identifier == nil || row.identifier == identifier ? list.newest(row.identifier) : nil
        }
        let isSeen = { (delivery: Delivery) in
            (identifier == nil || delivery.key.identifier == identifier)
                && (self.isLocked ? model.isOnLockScreen(delivery) : delivery.isListed)
        }
        if let found = banner ?? model.newestFirst.first(where: isSeen) { return found }
        if let identifier, list.newest(identifier) != nil {
            report(
                .warning, "not-seen", "\(identifier.quoted()) was \(touch), and no banner or row shows it",
                hint: isLocked
                    ? "the locked screen shows what came since it was locked" : "the settings keep it off the list")
        } else {
            reportUnknown(identifier)
        }
        return nil
    }
}

/// A touch that a locked device carries out once the passcode is entered.
enum LockedTouch {
    /// A tap on a short look, which opens its app.
    case app(Delivery)
    /// A long press, which expands the notification.
    case expansion(Delivery)
    /// A choice in the management view that opens an app.
    case choice(ManagementView.Choice.Kind, Management)

    /// What the prompt is for.
    var action: NotificationAction {
        switch self {
        case .app(let delivery), .expansion(let delivery): .default(of: delivery.app)
        case .choice(let choice, let open):
            NotificationAction(identifier: choice.rawValue, title: open.app.name, options: .foreground)
        }
    }
}
