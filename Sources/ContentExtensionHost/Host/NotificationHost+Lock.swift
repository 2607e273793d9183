/// The locked device, and the actions that need it unlocked (fact: host/actions).
extension NotificationHost {
    /// Locks the device: the screen goes dark, nothing stays expanded, and what is up of the list closes with it. An app's
    /// question waits until the device is unlocked.
    func lock() {
        if !isLocked { record(.locked) }
        isLocked = true
        close(.dismissed, .dismissed)
        closeManagement()
        apps.bringForward(nil)
        closeList()
    }

    /// Unlocks the device, by passcode or otherwise; an action that waits for it goes on.
    func unlock() {
        if shown?.passcodePrompt != nil { return enterPasscode() }
        guard isLocked else { return }
        isLocked = false
        record(.unlocked)
        listState.arrivalsAtUnlock = list.arrivals
    }

    /// Asks for the passcode, and does what the action says only then.
    func askForPasscode(before action: NotificationAction) {
        shown?.passcodePrompt = action
        record(.passcodePrompted(action.identifier))
    }

    func enterPasscode() {
        guard let action = takePasscodePrompt("entered") else { return }
        isLocked = false
        record(.passcodeEntered(action.identifier))
        record(.unlocked)
        listState.arrivalsAtUnlock = list.arrivals
        if action.identifier == NotificationResponse.defaultActionIdentifier {
            performDefaultAction()
        } else {
            perform(action)
        }
    }

    /// The device stays locked, and nothing is delivered to anyone.
    func cancelPasscode() {
        guard let action = takePasscodePrompt("cancelled") else { return }
        record(.passcodeCancelled(action.identifier))
    }

    private func takePasscodePrompt(_ verb: String) -> NotificationAction? {
        guard let action = shown?.passcodePrompt else {
            report(
                .warning, "no-passcode-prompt", "the passcode was \(verb) while nothing asked for it",
                hint: "lock the device, and tap an action that needs it unlocked, first")
            return nil
        }
        shown?.passcodePrompt = nil
        return action
    }
}

extension NotificationAction {
    /// Whether a locked device asks for its passcode first. An action that opens the app does so in any case, as there is
    /// no app to see on a locked device (UIKit's reference of UIUserNotificationAction says so).
    var needsUnlocking: Bool { !options.isDisjoint(with: [.authenticationRequired, .foreground]) }

    /// What stands for a tap on the notification itself.
    static func `default`(of app: AppInfo) -> NotificationAction {
        NotificationAction(
            identifier: NotificationResponse.defaultActionIdentifier, title: app.name, options: .foreground)
    }
}
