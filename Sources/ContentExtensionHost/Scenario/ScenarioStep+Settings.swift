import Basics

extension ScenarioReader {
    func setting(_ verb: ScenarioStep.Verb, _ raw: JSONValue, _ path: String) -> CenterSetting? {
        switch verb {
        case .setGrouping: choice(raw, path, "a grouping", NotificationGrouping.self).map { .grouping($0) }
        case .setPreviews:
            choice(raw, path, "a setting of previews", ShowPreviewsSetting.self).map { .showPreviews($0) }
        case .setLockScreenDisplay:
            choice(raw, path, "a display", LockScreenDisplay.self).map { .lockScreenDisplay($0) }
        case .setMuted: bool(raw, path).map { .isMuted($0) }
        case .setDoNotDisturb: bool(raw, path).map { .doNotDisturb($0) }
        default: nil
        }
    }

    /// An authorization request: an array of options, or an object with the app.
    func authorizationRequest(_ raw: JSONValue, _ path: String) -> HostEvent? {
        let what = "an array of options, or an object with \"options\""
        guard raw.array == nil else { return options(raw, path).map { .requestAuthorization(nil, $0) } }
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let app = reader.optionalIdentifier("app")
        let options = reader.require("options") ? reader.decode("options", options) : nil
        reader.finish()
        return options.map { .requestAuthorization(app, $0) }
    }

    private func options(_ raw: JSONValue, _ path: String) -> AuthorizationOptions? {
        elements(raw, path, "an array of options") { raw, path -> AuthorizationOptions? in
            guard let name = report.string(raw, path: path, "an option") else { return nil }
            if let option = AuthorizationOptions.names.first(where: { $0.key == name }) { return option.value }
            report.unknownName(name, "an option", raw, path: path, among: AuthorizationOptions.names.map(\.key))
            return nil
        }.map { $0.reduce(into: []) { $0.formUnion($1) } }
    }
}
