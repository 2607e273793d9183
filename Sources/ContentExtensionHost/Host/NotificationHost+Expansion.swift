import Basics
import Views

/// The ways to expand a notification, to touch it, and to close it (facts: host/lifecycle, host/touches).
extension NotificationHost {
    /// Expands a notification and loads its extension.
    func expand(_ identifier: String?) { if present(identifier), state == .loading { loadExtension() } }

    /// Expands a notification at its initial size, before any code runs.
    /// - Returns: `false` if that wasn't possible.
    @discardableResult
    func present(_ identifier: String?) -> Bool {
        guard isScreenInReach("a notification was expanded") else { return false }
        if let expanded {
            reportExpanded(expanded.delivery.notification.request.identifier, wanted: identifier)
            return false
        }
        // A notification can't be expanded before its service extension has handed it over.
        if list.newest(identifier) == nil { endServices() }
        guard let delivery = expandable(identifier) else { return false }
        guard !isLocked || !centerModel.hidesPreviews(of: delivery) else {
            askForPasscode(before: .expansion(delivery))
            return false
        }
        apps.noteUse(of: delivery.app)
        list.dismissBanner()
        list.reveal(nil)
        record(.presented)
        show(delivery)
        return true
    }

    /// The newest notification that the user sees as a banner, in the list, on the locked screen or on the summary's
    /// card; `nil` after reporting why there is none.
    private func expandable(_ identifier: String?) -> Delivery? {
        let meant = list.deliveriesNewestFirst.lazy.filter { identifier == nil || $0.key.identifier == identifier }
        let onCard = Set(list.summary.delivered)
        lazy var banner = centerModel.banner == nil ? nil : list.banner?.key
        if let seen = meant.first(where: { $0.isSeen || onCard.contains($0.key) || $0.key == banner }) { return seen }
        if let hidden = meant.first {
            reportUnseen(hidden, "expanded")
        } else if identifier != nil || !lastArrival.isSilent {
            // A silent push was reported on its arrival.
            reportUnknown(identifier)
        }
        return nil
    }

    /// Reports that nothing more can be expanded while a notification is.
    private func reportExpanded(_ open: String, wanted: String?) {
        guard let wanted, wanted != open else {
            return report(
                .error, "already-expanded", "the notification was expanded before, so nothing happens",
                hint: "dismiss it first")
        }
        guard list.newest(wanted) != nil else { return reportUnknown(wanted) }
        report(
            .error, "already-expanded",
            "\(wanted.quoted()) can't be expanded while \(open.quoted()) is open, so nothing happens",
            hint: "close it first")
    }

    func loadExtension() {
        guard let expanded, expanded.phase == .loading else {
            return report(
                .error, "nothing-to-load", "no extension is waiting to be loaded",
                hint: "present a notification that an extension claims first; expanding it loads the extension too")
        }
        expanded.loadExtension()
    }

    func tapAction(_ identifier: String) {
        switch identifier {
        case NotificationResponse.defaultActionIdentifier:
            guard let expanded = touchable("the notification was tapped") else { return }
            // Wherever the notification takes the tap.
            record(.notificationTapped(.body))
            expanded.performDefaultAction()
        case NotificationResponse.dismissActionIdentifier: dismissByUser(besidePlatter: false)
        default: touchable("the action \(identifier.quoted()) was tapped")?.tapAction(identifier)
        }
    }

    func reply(to identifier: String, text: String) {
        if let expanded, expanded.isTyping(identifier) {
            expanded.setText(text)
            touchable("the text was sent")?.sendText()
        } else {
            touchable("the action \(identifier.quoted()) was tapped")?.reply(to: identifier, text: text)
        }
    }

    /// Closes the keyboard, which shows the actions again.
    func cancelTextInput() {
        if expanded?.cancelTextInput() ?? false { return }
        report(.error, "no-text-input", "no text is being typed", hint: "tap an action that takes text first")
    }

    /// Closes the notification by a tap beside it or a swipe, which keeps it in the list, or by its ×, which clears it
    /// and tells an app that asked for that.
    func dismissByUser(besidePlatter: Bool) {
        guard let expanded = touchable("the notification was dismissed") else { return }
        let delivery = expanded.delivery
        if !besidePlatter, environment.device.style.rules.hasCloseButton {
            removeFromList { $0.key == delivery.key }
            if delivery.category?.options.contains(.customDismissAction) ?? false {
                forward(
                    expanded.response(NotificationResponse.dismissActionIdentifier), to: delivery.app,
                    isForeground: false)
            }
        }
        expanded.close(.dismissed)
    }

    /// The expanded notification if it takes touches; otherwise the reason is reported.
    func touchable(_ touch: String) -> ExpandedNotification? {
        guard isScreenInReach(touch) else { return nil }
        switch state {
        case .expanded, .textInput, .firstResponder, .awaitingCompletion: return expanded
        case .loading:
            report(
                .error, "touched-while-loading", "\(touch) before the extension was loaded, so nothing happens",
                hint: "load it first, or expand the notification, which loads it too")
        case .idle: report(.error, "not-expanded", "\(touch) before it was expanded", hint: "expand it first")
        case .passcode, .dismissed, .openedApp:
            report(
                .error, "not-expanded", "\(touch) after its view was gone",
                hint: "an action before it dismissed the notification: leave out what follows")
        }
        return nil
    }
}

extension SystemStyle.Rules {
    /// `true` if the expanded header has a ×, which is where later styles show the time.
    var hasCloseButton: Bool { !hasTimeInExpandedHeader }
}

extension UserNotification {
    /// Placeholder without content.
    static let nothing = UserNotification(date: 0, request: .init(identifier: "", content: .init()))
}
