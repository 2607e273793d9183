/// The locked device, and actions that require unlocking (fact: host/actions).
extension NotificationHost {
    /// Locks the device: closes the expanded notification, the management view and open stacks. An authorization prompt
    /// waits until the device is unlocked.
    func lock() {
        if !isLocked { record(.locked) }
        deviceLock.lock()
        expanded?.close(.dismissed)
        closeManagement()
        apps.bringForward(nil)
        list.lock()
    }

    /// Unlocks the device; a touch that waits for it is carried out.
    func unlock() {
        if deviceLock.prompt != nil { return enterPasscode() }
        if isLocked { finishUnlocking() }
    }

    private func finishUnlocking() {
        deviceLock.unlock()
        record(.unlocked)
        list.unlock()
    }

    package var isLocked: Bool { deviceLock.isLocked }

    /// Asks for the passcode and defers a touch until it is entered.
    func askForPasscode(before touch: PasscodePrompt) {
        deviceLock.ask(touch)
        record(.passcodePrompted(touch.action.identifier))
    }

    func enterPasscode() {
        guard let touch = takePasscodePrompt("entered") else { return }
        record(.passcodeEntered(touch.action.identifier))
        finishUnlocking()
        switch touch {
        case .action(let action) where action.identifier == NotificationResponse.defaultActionIdentifier:
            expanded?.performDefaultAction()
        case .action(let action): expanded?.performAction(action)
        case .app(let delivery): openApp(of: delivery)
        case .expansion(let delivery): expand(delivery.key.identifier)
        case .choice(let choice, _): chooseManagement(choice)
        }
    }

    /// Keeps the device locked and drops the touch.
    func cancelPasscode() {
        if let touch = takePasscodePrompt("cancelled") { record(.passcodeCancelled(touch.action.identifier)) }
    }

    private func takePasscodePrompt(_ verb: String) -> PasscodePrompt? {
        if let prompt = deviceLock.takePrompt() { return prompt }
        report(
            .error, "no-passcode-prompt", "the passcode was \(verb) while nothing asked for it",
            hint: "lock the device, and tap an action that needs it unlocked, first")
        return nil
    }
}

extension NotificationAction {
    /// `true` if a locked device asks for its passcode first, also to open the app (UIUserNotificationAction).
    var needsUnlocking: Bool { !options.isDisjoint(with: [.authenticationRequired, .foreground]) }

    /// The default action: a tap on the notification itself.
    static func `default`(of app: AppInfo) -> NotificationAction {
        NotificationAction(
            identifier: NotificationResponse.defaultActionIdentifier, title: app.name, options: .foreground)
    }
}
