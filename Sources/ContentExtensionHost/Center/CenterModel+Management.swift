import Views

/// The management view of an app's notifications and the authorization prompt, with their texts.
extension CenterModel {
    /// The open management view, or the one that the newest notification would open.
    var managementView: ManagementView? {
        guard let open = apps.management ?? newest.map({ Management(kind: .manage, app: $0.app, identifier: "") })
        else { return nil }
        let choices = open.choices(apps[open.app].settings, style, at: now).map { kind in
            ManagementView.Choice(kind: kind, title: words.title(of: kind, open.app), detail: words.detail(of: kind))
        }
        return switch open.kind {
        case .manage where style.rules.hasOptionsMenu:
            ManagementView(app: open.app, title: "", choices: choices, row: row(of: open))
        case .manage: ManagementView(app: open.app, title: words.text(.manageNotifications), choices: choices)
        case .keep: ManagementView(app: open.app, title: words.text(.keepDelivering, open.app.name), choices: choices)
        case .turnOff:
            ManagementView(
                app: open.app, title: words.text(.turnOffTitle, open.app.name),
                message: words.text(.turnOffMessage, open.app.name), choices: choices, isConfirmation: true)
        }
    }

    /// The row from which the menu was opened, else the newest.
    private func row(of open: Management) -> NotificationRow? {
        let key = Delivery.Key(app: open.app.key, identifier: open.identifier)
        return (newestFirst.first { $0.key == key } ?? newest).map { row(of: $0) }
    }

    /// The prompt on the screen, or the one that the current app would show.
    var authorizationPrompt: AuthorizationPrompt? {
        let app = prompt?.app ?? currentApp
        guard !app.name.isEmpty else { return nil }
        let isCritical = prompt?.isForCriticalAlerts ?? false
        return AuthorizationPrompt(
            app: app, title: words.text(isCritical ? .criticalPromptTitle : .promptTitle, app.name),
            message: words.text(isCritical ? .criticalPromptMessage : .promptMessage),
            buttons: [words.text(.dontAllow), words.text(.allow)])
    }
}

extension SystemWords {
    fileprivate func title(of choice: ManagementView.Choice.Kind, _ app: AppInfo) -> String {
        switch choice {
        case .deliverQuietly: text(.deliverQuietly)
        case .deliverProminently: text(.deliverProminently)
        case .deliverImmediately: text(.deliverImmediately)
        case .deliverInScheduledSummary: text(.deliverInScheduledSummary)
        case .turnOff: text(.turnOff)
        case .configureInApp: text(.configureIn, app.name)
        case .turnOffAll: text(.turnOffAll)
        case .settings: text(.settings)
        case .cancel: text(.cancel)
        case .muteForHour: text(.muteForHour)
        case .muteForToday: text(.muteForToday)
        case .unmute: text(.unmute)
        case .viewSettings: text(.viewSettings)
        }
    }

    fileprivate func detail(of choice: ManagementView.Choice.Kind) -> String {
        switch choice {
        case .deliverQuietly: text(.deliverQuietlyDetail)
        case .deliverProminently: text(.deliverProminentlyDetail)
        default: ""
        }
    }
}
