/// What the apps get to know, and what they do themselves.
extension NotificationHost {
    /// The delivered notifications, newest first.
    public var delivered: [UserNotification] {
        list.deliveriesNewestFirst.lazy.filter { !$0.outcome.isBannerOnly }.map(\.notification)
    }

    /// What an app got to know so far.
    /// - Parameter name: its bundle identifier or its name; `nil` is the app of the notification that is shown, or that
    ///   came last.
    public func app(named name: String?) -> AppModel {
        guard let name else { return apps[currentApp] }
        return apps.named(name) ?? apps[appInfo(named: name)]
    }

    /// An app by its bundle identifier or its name: one that notifications made known, or that is installed, or else one
    /// of that name.
    func appInfo(named name: String) -> AppInfo {
        apps.named(name)?.info ?? installed.lazy.map(\.descriptor.app).first { $0.key == name || $0.name == name }
            ?? AppInfo(name: name)
    }

    /// What an app may do with notifications, as it is at the moment.
    public func settings(of app: AppInfo) -> NotificationSettings { apps[app].settings }

    /// Warnings of settings for apps that there aren't, in order; for the end, when all that comes has come.
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
        shown?.delivery.app ?? latest?.app ?? installed.first?.descriptor.app ?? AppInfo(name: "")
    }

    /// Takes notifications off the list, as UNUserNotificationCenter's removeDeliveredNotifications does for the app. A
    /// look that is up stays up.
    public func removeDelivered(_ identifiers: [String]) {
        let wanted = Set(identifiers)
        removeFromList { wanted.contains($0.notification.request.identifier) }
    }

    func removeFromList(where isGone: (Delivery) -> Bool) {
        let removed = list.remove(where: isGone)
        guard !removed.isEmpty else { return }
        record(.removedFromList(removed.map(\.identifier)))
        summary.forget(removed)
        closeSingleGroups()
    }

    /// Sets the number on an app's icon; `nil` leaves it, 0 removes it (fact: api/content.badge).
    func setBadge(_ badge: Int?, of app: AppInfo) {
        guard let badge else { return }
        apps.update(app) { $0.badge = max(0, badge) }
        record(.badge(app: app.key, max(0, badge)))
    }

    /// Gives a response to the app's delegate.
    func forward(_ response: NotificationResponse, to app: AppInfo, isForeground: Bool) {
        let received = AppModel.Received(response: response, isForeground: isForeground, time: clock.now)
        remember(received, in: \.inbox, of: app)
        record(.forwardedToApp(response.actionIdentifier, text: response.userText))
    }

    /// Adds to what an app's model keeps, which loses the oldest when there is too much.
    private func remember<Element>(
        _ element: Element, in memory: WritableKeyPath<AppModel, [Element]>, of app: AppInfo
    ) {
        let isFull = apps[app][keyPath: memory].count >= Limits.appMemory
        apps.update(app) {
            if isFull { $0[keyPath: memory].removeFirst() }
            $0[keyPath: memory].append(element)
        }
        guard isFull else { return }
        report(
            .note, "app-memory-full",
            "\(app.name.quoted()) got more than \(Limits.appMemory) responses or requests for its settings, so the oldest are forgotten",
            hint: "split the script to see them all")
    }

    /// Opens the app for its notification settings.
    func openSettings(_ identifier: String?) {
        let delivery = identifier.map { list.newest($0) } ?? centerModel.newest ?? latest
        guard let delivery else { return reportUnknown(identifier) }
        openSettings(of: delivery.app, for: identifier)
    }

    /// Opens an app for its notification settings, of a notification by identifier; `nil` from Settings.
    func openSettings(of app: AppInfo, for identifier: String?) {
        record(.settingsOpened(notification: identifier))
        remember(identifier, in: \.settingsRequests, of: app)
        apps.bringForward(app)
        close(.openedApp, .openedApp)
    }

    /// Says that no such notification is delivered, and which are.
    func reportUnknown(_ identifier: String?) {
        guard let identifier else {
            report(.error, "not-delivered", "no notification is delivered", hint: "deliver one first")
            return
        }
        let names = list.identifiers
        let listed = names.prefix(Limits.unknownKeys)
        report(
            .error, "not-delivered", "no notification with the identifier \(identifier.quoted()) is delivered",
            hint: NearestName.hint(for: identifier, among: Array(listed))
                ?? (names.isEmpty
                    ? "none is" : "one of: \(listed.map { $0.quoted() }.joined(separator: ", "))"))
    }
}
