/// Changes of an app's notification settings within the list (fact: api/management).
extension NotificationHost {
    func openManagement(_ kind: Management.Kind, of identifier: String?) {
        let delivery = identifier.map { list.newest($0) } ?? centerModel.newest
        guard let delivery else { return reportUnknown(identifier) }
        guard !isLocked || kind == .manage else {
            return report(
                .warning, "device-locked",
                "the locked device shows nothing of \(delivery.app.name.quoted()) to choose from",
                hint: "unlock it first")
        }
        guard kind == .manage || settings(of: delivery.app).authorizationStatus == .provisional else {
            return report(
                .warning, "not-provisional",
                "only rows of apps that were never asked about have \"Keep…\" and \"Turn Off…\"",
                hint:
                    "the authorization of \(delivery.app.name.quoted()) is \(settings(of: delivery.app).authorizationStatus.rawValue); manage it instead"
            )
        }
        management = Management(kind: kind, app: delivery.app, identifier: delivery.notification.request.identifier)
        // The management view covers the whole screen.
        listState.banner = nil
        record(.managementOpened(app: delivery.app.key))
    }

    func closeManagement() {
        guard let open = management else { return }
        management = nil
        record(.managementClosed(app: open.app.key))
    }

    func chooseManagement(_ choice: ManagementView.Choice.Kind) {
        guard let open = management else {
            return report(
                .warning, "no-management", "\(choice.rawValue.quoted()) was chosen while nothing is up to choose from",
                hint: "manage a delivered notification first")
        }
        let choices = open.choices(settings(of: open.app), environment.device.style)
        guard choices.contains(choice) else {
            return report(
                .error, "unknown-choice", "\(choice.rawValue.quoted()) isn't among the choices",
                hint: "one of: \(choices.map { $0.rawValue.quoted() }.joined(separator: ", "))")
        }
        record(.managementChosen(app: open.app.key, choice))
        if choice == .turnOff {
            management?.kind = .turnOff
            return
        }
        closeManagement()
        carryOut(choice, open)
    }

    private func carryOut(_ choice: ManagementView.Choice.Kind, _ open: Management) {
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
            // The times that iOS suggests.
            if settings.mode.summaryTimes.isEmpty {
                settings.mode.summaryTimes = [8, 18].compactMap { TimeOfDay(hour: $0) }
            }
            change(open.app) {
                ($0.deliversQuietly, $0.scheduledDelivery) = (false, true)
                $0.leaveProvisional()
            }
        case .turnOffAll: change(open.app) { $0.authorizationStatus = .denied }
        case .configureInApp: openSettings(of: open.app, for: open.identifier)
        case .turnOff, .cancel: break
        }
    }
}

extension NotificationSettings {
    /// Any choice by the user ends provisional authorization.
    fileprivate mutating func leaveProvisional() {
        if authorizationStatus == .provisional { authorizationStatus = .authorized }
    }
}
