/// The locked device, and actions that require unlocking (fact: host/actions).
extension NotificationHost {
    /// Locks the device: closes the expanded notification, the management view and open stacks. An authorization prompt
    /// waits until the device is unlocked.
    func lock() {
        if !isLocked { record(.locked) }
        isLocked = true
        lockedTouch = nil
        close(.dismissed, .dismissed)
        closeManagement()
        apps.bringForward(nil)
        closeList()
    }

    /// Unlocks the device; an action that waits for it is performed.
    func unlock() {
        if shown?.passcodePrompt != nil || lockedTouch != nil { return enterPasscode() }
        guard isLocked else { return }
        isLocked = false
        record(.unlocked)
        listState.arrivalsAtUnlock = list.arrivals
    }

    /// Asks for the passcode and defers the action until it is entered.
    func askForPasscode(before action: NotificationAction) {
        shown?.passcodePrompt = action
        record(.passcodePrompted(action.identifier))
    }

    func enterPasscode() {
        let touch = lockedTouch
        guard let action = takePasscodePrompt("entered") else { return }
        isLocked = false
        record(.passcodeEntered(action.identifier))
        record(.unlocked)
        listState.arrivalsAtUnlock = list.arrivals
        if let touch {
            perform(touch)
        } else if action.identifier == NotificationResponse.defaultActionIdentifier {
            performDefaultAction()
        } else {
            perform(action)
        }
    }

    /// Keeps the device locked and drops the action.
    func cancelPasscode() {
        guard let action = takePasscodePrompt("cancelled") else { return }
        record(.passcodeCancelled(action.identifier))
    }

    private func takePasscodePrompt(_ verb: String) -> NotificationAction? {
        guard let action = shown?.passcodePrompt ?? lockedTouch?.action else {
            report(
                .warning, "no-passcode-prompt", "the passcode was \(verb) while nothing asked for it",
                hint: "lock the device, and tap an action that needs it unlocked, first")
            return nil
        }
        shown?.passcodePrompt = nil
        lockedTouch = nil
        return action
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
