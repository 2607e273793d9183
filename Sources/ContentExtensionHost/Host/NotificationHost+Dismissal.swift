/// The ways in which a look goes off the screen (fact: host/touches). None but the default action takes the
/// notification off the list.
extension NotificationHost {
    /// The user closes the look.
    func dismissByUser() {
        guard isUpForTouches("the notification was dismissed"), let delivery = shown?.delivery else { return }
        if delivery.category?.options.contains(.customDismissAction) ?? false {
            forward(response(NotificationResponse.dismissActionIdentifier), to: delivery.app, isForeground: false)
        }
        close(.dismissed, .dismissed)
    }

    /// Opens the app as a tap on the notification does, which takes the notification off the list.
    func performDefaultAction() {
        guard let delivery = shown?.delivery else { return }
        guard !isLocked else {
            askForPasscode(before: .default(of: delivery.app))
            return
        }
        removeFromList { $0.key == delivery.key }
        forward(response(NotificationResponse.defaultActionIdentifier), to: delivery.app, isForeground: true)
        apps.bringForward(delivery.app)
        close(.openedApp, .openedApp)
    }

    /// Takes the look off the screen. The extension gets its last calls, what it asks for is ignored, and its instance is
    /// let go with its timers.
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

    /// A response to what is shown.
    func response(_ identifier: String, text: String? = nil) -> NotificationResponse {
        NotificationResponse(
            notification: shown?.delivery.notification ?? .nothing, actionIdentifier: identifier, userText: text)
    }
}

extension UserNotification {
    /// What stands where there is no notification.
    static let nothing = UserNotification(date: 0, request: .init(identifier: "", content: .init()))
}
