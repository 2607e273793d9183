import Views

/// The ways to close the expanded notification (fact: host/touches).
extension NotificationHost {
    /// Closes it by a tap beside it or a swipe, which keeps it in the list, or by its ×, which clears it and tells an
    /// app that asked for that.
    func dismissByUser(besidePlatter: Bool) {
        guard isUpForTouches("the notification was dismissed"), let delivery = shown?.delivery else { return }
        if !besidePlatter, environment.device.style.rules.hasCloseButton {
            removeFromList { $0.key == delivery.key }
            if delivery.category?.options.contains(.customDismissAction) ?? false {
                forward(response(NotificationResponse.dismissActionIdentifier), to: delivery.app, isForeground: false)
            }
        }
        close(.dismissed, .dismissed)
    }

    /// Opens the app and removes the notification from the list, like a tap on the notification.
    func performDefaultAction() {
        guard let delivery = shown?.delivery else { return }
        guard !isLocked else { return askForPasscode(before: .default(of: delivery.app)) }
        removeFromList { $0.key == delivery.key }
        forward(response(NotificationResponse.defaultActionIdentifier), to: delivery.app, isForeground: true)
        apps.bringForward(delivery.app)
        close(.openedApp, .openedApp)
    }

    /// Closes the expanded notification: makes the extension's final calls, and releases it with its timers.
    func close(_ end: HostState, _ kind: TraceEvent.Kind) {
        guard shown != nil, state.isUp else { return }
        shown?.typing = nil
        shown?.passcodePrompt = nil
        begin(.dismissal)
        let engagement = engagement
        let isRunning = engagement?.isRunning ?? false
        shown?.phase = .closing(end)
        if isRunning {
            record(.viewWillDisappear)
            calling { engagement?.controller.viewWillDisappear() }
        }
        record(kind)
        if isRunning {
            record(.viewDidDisappear)
            calling { engagement?.controller.viewDidDisappear() }
            engagement?.context.attachments.finish()
            carryOutRequests()
        }
        engagement?.context.clock.stop()
        engagement?.reminder.cancelAll()
        gone = scene
        shown = nil
    }

    /// A response to the shown notification.
    func response(_ identifier: String, text: String? = nil) -> NotificationResponse {
        NotificationResponse(
            notification: shown?.delivery.notification ?? .nothing, actionIdentifier: identifier, userText: text)
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
