/// The apps known to the device.
struct AppModels {
    private var models: [String: AppModel] = [:]
    /// Initial settings by bundle identifier or name.
    private let initialSettings: [String: NotificationSettings]

    init(settings: [String: NotificationSettings] = [:]) { initialSettings = settings }

    /// The model of an app; a new one for an unknown app.
    subscript(app: AppInfo) -> AppModel { models[app.key] ?? fresh(app) }

    mutating func note(_ app: AppInfo) { update(app) { _ in } }

    /// Changes the model of an app in place, which registers the app.
    mutating func update(_ app: AppInfo, _ change: (inout AppModel) -> Void) {
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
        let known = Set((models.values.map(\.info) + installed).flatMap { [$0.key, $0.name] })
        return (initialSettings.keys.filter { !known.contains($0) }.sorted(), known.sorted())
    }

    /// Brings an app to the foreground; `nil` leaves none there.
    mutating func bringForward(_ app: AppInfo?, fromHome: Bool = false) {
        for key in models.keys { models[key]?.isInForeground = false }
        if let app { update(app) { ($0.isInForeground, $0.isOpenedFromHome) = (true, fromHome) } }
    }
}
