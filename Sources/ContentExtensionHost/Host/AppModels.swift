/// The apps of a device, as far as notifications made them known.
struct AppModels {
    private var models: [String: AppModel] = [:]

    /// The model of an app; a fresh one when it isn't known.
    subscript(app: AppInfo) -> AppModel { models[app.key] ?? AppModel(info: app) }

    /// Changes the model of an app in its place.
    mutating func update(_ app: AppInfo, _ change: (inout AppModel) -> Void) {
        change(&models[app.key, default: AppModel(info: app)])
    }

    /// The one with a bundle identifier, or else with a name.
    func named(_ name: String) -> AppModel? {
        models[name] ?? models.values.filter { $0.info.name == name }.min { $0.info.key < $1.info.key }
    }

    /// Brings an app to the front, or none.
    mutating func bringForward(_ app: AppInfo?) {
        for key in models.keys { models[key]?.isInForeground = false }
        if let app { update(app) { $0.isInForeground = true } }
    }
}
