import Basics

/// The apps: responses, badges and notification settings.
extension NotificationHost {
    /// The delivered notifications, newest first.
    package var delivered: [UserNotification] {
        list.deliveriesNewestFirst.lazy.filter { !$0.outcome.isBannerOnly }.map(\.notification)
    }

    /// The state of an app.
    /// - Parameter name: its bundle identifier or name; `nil` for the app of the current notification.
    package func app(named name: String?) -> AppModel {
        guard let name else { return apps[currentApp] }
        return apps.named(name) ?? apps[appInfo(named: name)]
    }

    /// An app by bundle identifier or name: a known or installed one, else a new one with that name.
    func appInfo(named name: String) -> AppInfo {
        apps.named(name)?.info ?? installed.lazy.map(\.descriptor.app).first { $0.isNamed(name) }
            ?? AppInfo(name: name)
    }

    package func settings(of app: AppInfo) -> NotificationSettings { apps[app].settings }

    /// Warnings of settings for unknown apps, sorted. Meaningful after the last event only.
    package var unknownAppFindings: [Diagnostic] {
        let (unknown, known) = apps.unknownNames(installed: installed.map(\.descriptor.app))
        let names = known.prefix(Limits.unknownKeys).map { $0.quoted() }.joined(separator: ", ")
        return unknown.prefix(Limits.unknownKeys).map { name in
            Diagnostic(
                .warning, "unknown-app", "settings are given for the app \(name.quoted()), and nothing came from it",
                hint: NearestName.hint(for: name, among: known) ?? (known.isEmpty ? nil : "one of: \(names)"))
        }
    }

    /// The app of the notification that is shown, or was shown or delivered last.
    var currentApp: AppInfo {
        expanded?.delivery.app ?? lastArrival.delivery?.app ?? installed.first?.descriptor.app ?? AppInfo(name: "")
    }

    /// UNUserNotificationCenter.removeDeliveredNotifications; an expanded notification stays up.
    package func removeDelivered(_ identifiers: [String]) {
        let wanted = Set(identifiers)
        removeFromList { wanted.contains($0.notification.request.identifier) }
    }

    /// The same by an app, which sees its own notifications only; `nil` removes them all.
    func removeDelivered(_ identifiers: [String]?, of app: AppInfo?) {
        removeFromList { delivery in
            delivery.app.key == app?.key
                && identifiers?.contains(delivery.notification.request.identifier) ?? true
        }
    }

    func removeFromList(where isGone: (Delivery) -> Bool) {
        guard chargeListWork() else { return }
        let removed = list.remove(where: isGone)
        guard !removed.isEmpty else { return }
        record(.removedFromList(removed.map(\.identifier)))
        closeSingleGroups()
    }

    /// Sets the number on an app's icon; `nil` keeps it, 0 removes it (fact: api/content.badge).
    func setBadge(_ badge: Int?, of app: AppInfo) {
        guard let badge else { return }
        apps.setBadge(max(0, badge), of: app)
        record(.badge(app: app.key, max(0, badge)))
    }

    /// Passes a response to the app's delegate.
    func forward(_ response: NotificationResponse, to app: AppInfo, isForeground: Bool) {
        let received = AppModel.Received(response: response, isForeground: isForeground, time: clock.now)
        if !apps.didReceive(received, of: app) { reportFullMemory(of: app) }
        if response.actionIdentifier != NotificationResponse.dismissActionIdentifier { apps.noteUse(of: app) }
        record(.forwardedToApp(response.actionIdentifier, text: response.userText))
    }

    /// Passes a response to a notification to its app and removes the notification from the list.
    func forward(_ response: NotificationResponse, of delivery: Delivery, isForeground: Bool) {
        removeFromList { $0.key == delivery.key }
        forward(response, to: delivery.app, isForeground: isForeground)
        if isForeground { apps.bringForward(delivery.app) }
    }

    private func reportFullMemory(of app: AppInfo) {
        report(
            .note, "app-memory-full",
            "\(app.name.quoted()) got more than \(Limits.appMemory) responses or requests for its settings, so the oldest are forgotten",
            hint: "split the script to see them all")
    }

    /// Opens the app that sent a notification at its notification settings.
    func openSettings(_ identifier: String?) {
        let delivery = identifier.map { list.newest($0) } ?? centerModel.newest ?? lastArrival.delivery
        guard let delivery else { return reportUnknown(identifier) }
        guard settings(of: delivery.app).providesAppNotificationSettings else {
            return report(
                .error, "no-settings-link",
                "\(delivery.app.name.quoted()) provides no notification settings, so nothing leads to them",
                hint:
                    "an app asks for authorization with providesAppNotificationSettings; in a scenario \"providesSettings\": true"
            )
        }
        openSettings(of: delivery.app, for: identifier)
    }

    /// Opens an app from the home screen, which closes the expanded notification.
    func openApp(_ name: String?) {
        guard !isLocked else {
            return report(
                .error, "device-locked", "no app can be opened while the device is locked", hint: "unlock it first")
        }
        let app = name.map(appInfo) ?? currentApp
        expanded?.close(.dismissed)
        closeManagement()
        apps.noteUse(of: app)
        apps.bringForward(app, fromHome: true)
        record(.appOpened(app: app.key))
    }

    func leaveApp() {
        guard let app = apps.foreground else {
            return report(.error, "no-app-open", "no app is in front that could be left", hint: "open one first")
        }
        apps.bringForward(nil)
        record(.appLeft(app: app.key))
    }

    /// Opens an app at its notification settings; `nil` for a request from Settings.
    func openSettings(of app: AppInfo, for identifier: String?) {
        record(.settingsOpened(notification: identifier))
        if !apps.openSettings(of: app, for: identifier) { reportFullMemory(of: app) }
        expanded?.close(.openedApp)
    }

    /// Reports that no such notification is delivered, and lists those that are.
    func reportUnknown(_ identifier: String?) {
        // The refusal is an error itself.
        if identifier == nil, lastArrival.refusal?.severity == .error { return }
        let name = identifier.map { " with the identifier \($0.quoted())" } ?? ""
        report(.error, "not-delivered", "no notification\(name) is delivered", hint: hint(forUnknown: identifier))
    }

    private func hint(forUnknown identifier: String?) -> String {
        if lastArrival.isSuppressed, identifier == nil || identifier == lastArrival.delivery?.key.identifier {
            return "the settings of its app show it nowhere; the finding above says why"
        }
        guard let identifier else {
            return lastArrival.refusal == nil
                ? "deliver one first" : "the warning above says why the last one reached nobody"
        }
        let names = list.identifiers
        let listed = names.prefix(Limits.unknownKeys)
        return NearestName.hint(for: identifier, among: Array(listed))
            ?? (names.isEmpty ? "none is" : "one of: \(listed.map { $0.quoted() }.joined(separator: ", "))")
    }
}
