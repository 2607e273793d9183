/// The apps of a device, as far as notifications made them known.
struct AppModels {
    private var models: [String: AppModel] = [:]
    /// What was set from the start, by bundle identifier or name.
    private let initialSettings: [String: NotificationSettings]

    init(settings: [String: NotificationSettings] = [:]) { initialSettings = settings }

    /// The model of an app; a fresh one when it isn't known.
    subscript(app: AppInfo) -> AppModel { models[app.key] ?? fresh(app) }

    /// Makes an app known.
    mutating func note(_ app: AppInfo) { update(app) { _ in } }

    /// Changes the model of an app in its place.
    mutating func update(_ app: AppInfo, _ change: (inout AppModel) -> Void) {
        let fresh = fresh(app)
        change(&models[app.key, default: fresh])
    }

    /// What an app may do, without the rest of its model.
    func settings(ofKey key: String, name: String) -> NotificationSettings {
        models[key]?.settings ?? initial(key, name) ?? Self.unset
    }

    private static let unset = NotificationSettings()

    /// Whether anything was set for an app.
    func isSetUp(_ app: AppInfo) -> Bool { initial(app.key, app.name) != nil }

    private func fresh(_ app: AppInfo) -> AppModel {
        AppModel(info: app, settings: initial(app.key, app.name) ?? .init())
    }

    /// What was set for an app from the start.
    private func initial(_ key: String, _ name: String) -> NotificationSettings? {
        initialSettings[key] ?? initialSettings[name]
    }

    /// The one with a bundle identifier, or else with a name.
    func named(_ name: String) -> AppModel? {
        models[name] ?? models.values.filter { $0.info.name == name }.min { $0.info.key < $1.info.key }
    }

    /// The one that is in front.
    var foreground: AppInfo? { models.values.first(where: \.isInForeground)?.info }

    /// What was set for apps that neither notifications, nor steps, nor descriptors made known, in order.
    func unknownNames(installed: [AppInfo]) -> (unknown: [String], known: [String]) {
        guard !initialSettings.isEmpty else { return ([], []) }
        let known = Set((models.values.map(\.info) + installed).flatMap { [$0.key, $0.name] })
        return (initialSettings.keys.filter { !known.contains($0) }.sorted(), known.sorted())
    }

    /// Brings an app to the front, or none.
    mutating func bringForward(_ app: AppInfo?, fromHome: Bool = false) {
        for key in models.keys { models[key]?.isInForeground = false }
        if let app { update(app) { ($0.isInForeground, $0.isOpenedFromHome) = (true, fromHome) } }
    }
}
