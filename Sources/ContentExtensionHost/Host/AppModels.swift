import Basics

/// The apps known to the device, their settings, and the view in which the user changes them.
struct AppModels {
    private var models: [String: AppModel] = [:]
    /// The open management view; `nil` for none.
    private(set) var management: Management?
    /// Initial settings by bundle identifier or name.
    private let initialSettings: [String: NotificationSettings]

    init(settings: [String: NotificationSettings] = [:]) { initialSettings = settings }

    /// The model of an app; a new one for an unknown app.
    subscript(app: AppInfo) -> AppModel { models[app.key] ?? fresh(app) }

    /// Registers an app.
    mutating func note(_ app: AppInfo) { update(app) { _ in } }

    private mutating func update(_ app: AppInfo, _ change: (inout AppModel) -> Void) {
        let fresh = fresh(app)
        change(&models[app.key, default: fresh])
    }

    func settings(of app: AppInfo) -> NotificationSettings { models[app.key]?.settings ?? initial(app) ?? Self.unset }

    private static let unset = NotificationSettings()

    /// `true` if the app has initial settings.
    func isSetUp(_ app: AppInfo) -> Bool { initial(app) != nil }

    private func fresh(_ app: AppInfo) -> AppModel { AppModel(info: app, settings: initial(app) ?? Self.unset) }

    private func initial(_ app: AppInfo) -> NotificationSettings? {
        initialSettings[app.key] ?? initialSettings[app.name]
    }

    /// The app with a bundle identifier, else with a name.
    func named(_ name: String) -> AppModel? {
        models[name] ?? models.values.filter { $0.info.name == name }.min { $0.info.key < $1.info.key }
    }

    var foreground: AppInfo? { models.values.first(where: \.isInForeground)?.info }

    /// The apps with initial settings that are otherwise unknown, and all known names; both sorted.
    func unknownNames(installed: [AppInfo]) -> (unknown: [String], known: [String]) {
        guard !initialSettings.isEmpty else { return ([], []) }
        let known = Set((models.values.map(\.info) + installed).flatMap { [$0.key, $0.name] }).subtracting([""])
        return (initialSettings.keys.filter { !known.contains($0) }.sorted(), known.sorted())
    }

    // MARK: Delegate

    /// Passes a response to an app's delegate.
    /// - Returns: `false` if the app forgets its oldest one for it.
    mutating func didReceive(_ received: AppModel.Received, of app: AppInfo) -> Bool {
        remember(received, in: \.inbox, of: app)
    }

    /// Asks an app to show its settings, for a notification or from Settings, and brings it to the foreground.
    /// - Returns: `false` if the app forgets its oldest request for it.
    mutating func openSettings(of app: AppInfo, for notification: String?) -> Bool {
        defer { bringForward(app) }
        return remember(notification, in: \.settingsRequests, of: app)
    }

    private mutating func remember<Element>(
        _ element: Element, in memory: WritableKeyPath<AppModel, [Element]>, of app: AppInfo
    ) -> Bool {
        let isFull = self[app][keyPath: memory].count >= Limits.appMemory
        update(app) {
            if isFull { $0[keyPath: memory].removeFirst() }
            $0[keyPath: memory].append(element)
        }
        return !isFull
    }

    /// Brings an app to the foreground; `nil` leaves none there.
    mutating func bringForward(_ app: AppInfo?, fromHome: Bool = false) {
        for key in models.keys { models[key]?.isInForeground = false }
        if let app { update(app) { ($0.isInForeground, $0.isOpenedFromHome) = (true, fromHome) } }
    }

    mutating func setBadge(_ badge: Int, of app: AppInfo) { update(app) { $0.badge = badge } }

    // MARK: Settings

    /// Changes an app's settings.
    /// - Returns: its new authorization; `nil` if that stays.
    mutating func changeSettings(
        of app: AppInfo, _ change: (inout NotificationSettings) -> Void
    ) -> AuthorizationStatus? {
        let status = settings(of: app).authorizationStatus
        update(app) { change(&$0.settings) }
        let new = settings(of: app).authorizationStatus
        return new == status ? nil : new
    }

    /// The user's answer about an app's critical alerts, which is asked for once.
    mutating func allowCriticalAlerts(_ isAllowed: Bool, of app: AppInfo) {
        update(app) {
            $0.settings.allowsCriticalAlerts = isAllowed
            $0.hasAnsweredForCriticalAlerts = true
        }
    }

    // MARK: Management

    /// Counts a notification that the user hasn't touched yet; after some the system suggests to manage the app's
    /// (fact: api/management.suggestion-count).
    /// - Returns: `true` if the suggestion is new.
    mutating func noteUntouched(_ notification: String, of app: AppInfo) -> Bool {
        let untouched = self[app].untouched + 1
        update(app) {
            $0.untouched = untouched
            $0.suggestion = untouched >= Management.untouchedNotifications ? notification : nil
        }
        return untouched == Management.untouchedNotifications
    }

    /// Notes that the user looks at an app's notifications, which ends a suggestion.
    mutating func noteUse(of app: AppInfo) {
        if self[app].untouched > 0 { update(app) { ($0.untouched, $0.suggestion) = (0, nil) } }
    }

    /// Opens the management view, which counts as a use of the app.
    mutating func manage(_ management: Management) {
        noteUse(of: management.app)
        self.management = management
    }

    /// Replaces the choices by the confirmation of "Turn Off…".
    mutating func confirmTurnOff() { management?.kind = .turnOff }

    /// - Returns: the view that was open.
    mutating func closeManagement() -> Management? {
        defer { management = nil }
        return management
    }
}
