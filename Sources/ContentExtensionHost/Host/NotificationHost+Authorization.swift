import Basics

/// Authorization to send notifications (facts: api/center, api/management).
extension NotificationHost {
    func requestAuthorization(of name: String?, _ options: AuthorizationOptions) {
        let app = name.map(appInfo) ?? currentApp
        if name != nil { apps.note(app) }
        let settings = settings(of: app)
        if options.contains(.criticalAlert), !settings.entitlements.contains(.criticalAlerts) {
            report(
                .warning, "missing-entitlement",
                "\(app.name.quoted()) asks for critical alerts without the entitlement, so nobody is asked",
                hint: "write \"entitlements\": [\"critical-alerts\"] in the app's settings when Apple granted it")
        }
        decide(PendingPrompt(app: app, options: options))
    }

    /// Authorizes or prompts by the user's earlier decisions; requests of an app wait for its open prompt.
    private func decide(_ request: PendingPrompt) {
        let (app, options) = (request.app, request.options)
        guard prompts.open?.app.key != app.key else { return prompts.wait(request) }
        switch settings(of: app).authorizationStatus {
        case .notDetermined where options.contains(.provisional): authorize(app, options, as: .provisional)
        case .notDetermined: ask(request)
        // A provisional app that requests full authorization prompts the user.
        case .provisional where !options.contains(.provisional): ask(request)
        case .authorized, .provisional, .denied, .ephemeral: askForCriticalAlerts(of: app, options)
        }
    }

    func answerPrompt(_ isAllowed: Bool) {
        guard prompts.open == nil || !isLocked else {
            return report(
                .error, "device-locked", "the locked device shows no question that could be answered",
                hint: "unlock it first")
        }
        guard let asked = prompts.answer() else {
            return report(
                .error, "no-prompt", "no app asks anything that could be answered",
                hint: "an app asks once: its status has to be not-determined, or provisional")
        }
        if asked.isForCriticalAlerts {
            apps.allowCriticalAlerts(isAllowed, of: asked.app)
            record(.authorizationChanged(app: asked.app.key, settings(of: asked.app).authorizationStatus))
        } else {
            if isAllowed {
                authorize(asked.app, asked.options, as: .authorized)
            } else {
                change(asked.app) { $0.authorizationStatus = .denied }
            }
            askForCriticalAlerts(of: asked.app, asked.options)
        }
        while let next = prompts.next() { decide(next) }
    }

    /// Grants exactly the requested options.
    private func authorize(_ app: AppInfo, _ options: AuthorizationOptions, as status: AuthorizationStatus) {
        change(app) {
            $0.authorizationStatus = status
            $0.allowsAlerts = options.contains(.alert)
            $0.allowsSounds = options.contains(.sound)
            $0.allowsBadges = options.contains(.badge)
            if options.contains(.providesAppNotificationSettings) { $0.providesAppNotificationSettings = true }
        }
    }

    /// Shows a prompt; one at a time.
    private func ask(_ question: PendingPrompt) {
        guard prompts.present(question) else { return }
        record(.authorizationPrompted(app: question.app.key, isForCriticalAlerts: question.isForCriticalAlerts))
    }

    /// Critical alerts have a separate prompt, shown once, also after a refusal of the first
    /// (fact: api/management.critical).
    private func askForCriticalAlerts(of app: AppInfo, _ options: AuthorizationOptions) {
        let model = apps[app]
        guard options.contains(.criticalAlert), model.settings.entitlements.contains(.criticalAlerts),
            !model.settings.allowsCriticalAlerts, !model.hasAnsweredForCriticalAlerts
        else { return }
        ask(PendingPrompt(app: app, options: options, isForCriticalAlerts: true))
    }

    func change(_ app: AppInfo, _ change: (inout NotificationSettings) -> Void) {
        if let new = apps.changeSettings(of: app, change) { record(.authorizationChanged(app: app.key, new)) }
        if settings(of: app).authorizationStatus == .denied { list.dismissBanner(ofApp: app.key) }
    }
}
