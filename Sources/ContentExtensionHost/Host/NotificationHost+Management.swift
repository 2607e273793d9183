import Basics

/// Changes of an app's notification settings within the list (fact: api/management).
extension NotificationHost {
    func openManagement(_ kind: Management.Kind, of identifier: String?) {
        let delivery = identifier.map { list.newest($0) } ?? expanded?.delivery ?? centerModel.newest
        guard let delivery else { return reportUnknown(identifier) }
        guard !isLocked || kind == .manage else {
            return report(
                .error, "device-locked",
                "the locked device shows nothing of \(delivery.app.name.quoted()) to choose from",
                hint: "unlock it first")
        }
        guard kind == .manage || settings(of: delivery.app).authorizationStatus == .provisional else {
            return report(
                .error, "not-provisional",
                "only rows of apps that were never asked about have \"Keep…\" and \"Turn Off…\"",
                hint:
                    "the authorization of \(delivery.app.name.quoted()) is \(settings(of: delivery.app).authorizationStatus.rawValue); manage it instead"
            )
        }
        apps.manage(Management(kind: kind, app: delivery.app, identifier: delivery.key.identifier))
        // The management view covers the whole screen.
        list.dismissBanner()
        record(.managementOpened(app: delivery.app.key))
    }

    /// Reports a touch on what the passcode pad, an app's question or the management view covers.
    /// - Returns: `true` if nothing covers the screen.
    func isScreenInReach(_ touch: String) -> Bool {
        if let prompt = deviceLock.prompt {
            report(
                .error, "passcode-asked",
                "\(touch) while the passcode is asked for \(prompt.action.identifier.quoted())",
                hint: "enter it or cancel first")
            return false
        }
        let isAsked = prompts.open != nil && !isLocked
        guard isAsked || apps.management != nil else { return true }
        report(
            .error, "screen-covered", "\(touch) while \(isAsked ? "an app's question" : "the management view") is up",
            hint: isAsked ? "answer it first: answerPrompt" : "choose, or close it first: closeManagement")
        return false
    }

    func closeManagement() {
        guard let open = apps.closeManagement() else { return }
        deviceLock.drop(where: \.isChoice)
        record(.managementClosed(app: open.app.key))
    }

    func chooseManagement(_ choice: ManagementView.Choice.Kind) {
        guard let open = apps.management else {
            return report(
                .error, "no-management", "\(choice.rawValue.quoted()) was chosen while nothing is up to choose from",
                hint: "manage a delivered notification first")
        }
        let choices = open.choices(settings(of: open.app), environment.device.style, at: date)
        guard choices.contains(choice) else {
            return report(
                .error, "unknown-choice", "\(choice.rawValue.quoted()) isn't among the choices",
                hint: "one of: \(choices.map { $0.rawValue.quoted() }.joined(separator: ", "))")
        }
        if isLocked, [.settings, .viewSettings, .configureInApp].contains(choice) {
            return askForPasscode(before: .choice(choice, open))
        }
        record(.managementChosen(app: open.app.key, choice))
        if choice == .turnOff {
            return apps.confirmTurnOff()
        }
        closeManagement()
        apply(choice, open)
    }

    private func apply(_ choice: ManagementView.Choice.Kind, _ open: Management) {
        switch choice {
        case .deliverQuietly:
            change(open.app) {
                $0.deliversQuietly = true
                $0.leaveProvisional()
            }
        case .deliverProminently, .deliverImmediately:
            change(open.app) {
                $0.deliversQuietly = false
                if $0.alertStyle == .none { $0.alertStyle = .banner }
                $0.showsOnLockScreen = true
                if choice == .deliverImmediately { $0.scheduledDelivery = false }
                $0.leaveProvisional()
            }
        case .deliverInScheduledSummary:
            suggestSummaryTimes()
            change(open.app) {
                ($0.deliversQuietly, $0.scheduledDelivery) = (false, true)
                $0.leaveProvisional()
            }
        case .turnOffAll: change(open.app) { $0.authorizationStatus = .denied }
        case .configureInApp: openSettings(of: open.app, for: open.identifier)
        case .muteForHour: change(open.app) { $0.mutedUntil = date + 3_600 }
        case .muteForToday:
            let midnight = [TimeOfDay(hour: 0)].compactMap { $0 }.wait(after: date, timeZone: environment.timeZone)
            change(open.app) { $0.mutedUntil = date + (midnight ?? 86_400) }
        case .unmute: change(open.app) { $0.mutedUntil = nil }
        case .settings, .viewSettings:
            expanded?.close(.dismissed)
            apps.bringForward(.settings, fromHome: true)
            record(.appOpened(app: AppInfo.settings.key))
        case .turnOff, .cancel: break
        }
    }

    /// `true` if iOS 12's controls for managing an app's notifications are shown.
    var offersManagement: Bool { settings.showsManagement(in: environment.device.style) }

    /// `true` if the system suggests to manage an app whose notifications the user doesn't touch. Later styles than
    /// iOS 12's do on request alone.
    var suggestsManagement: Bool { settings.suggestsManagement(in: environment.device.style) }
}

extension AppInfo {
    /// The system's app with everybody's settings.
    static let settings = AppInfo(name: "Settings", bundleIdentifier: "com.apple.Preferences")
}

extension NotificationSettings {
    /// Any choice by the user ends provisional authorization.
    fileprivate mutating func leaveProvisional() {
        if authorizationStatus == .provisional { authorizationStatus = .authorized }
    }
}
