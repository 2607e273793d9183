extension Scenario {
    /// The environment at the scenario's start.
    /// - Parameter base: the values for settings that the scenario omits.
    /// - Throws: an error for each unknown name.
    package func environment(over base: Environment) throws(InputError) -> Environment {
        var environment = base
        environment.device = try device(over: base.device)
        environment.timeZone = settings.timeZone ?? base.timeZone
        environment.date = settings.date ?? base.date
        for asset in assets {
            var path: String?
            if let named = asset.path { path = try existing(named) }
            environment.assets[asset.url] = RemoteAsset(
                url: asset.url, path: path, latency: asset.latency, failure: asset.failure)
        }
        return environment
    }

    private func device(over base: Device) throws(InputError) -> Device {
        let report = DiagnosticCollector(file: file)
        var device = base
        if let model = settings.device.flatMap({ NamedTrait.device($0, report) }) { device.model = model }
        if let appearance = settings.appearance.flatMap({ NamedTrait.appearance($0, report) }) {
            device.appearance = appearance
        }
        if let size = settings.contentSize.flatMap({ NamedTrait.contentSize($0, report) }) { device.contentSize = size }
        device.style = settings.style ?? device.style
        device.increasesContrast = settings.increaseContrast ?? device.increasesContrast
        device.reducesTransparency = settings.reduceTransparency ?? device.reducesTransparency
        device.usesBoldText = settings.boldText ?? device.usesBoldText
        device.glassOpacity = settings.glassOpacity ?? device.glassOpacity
        if let locale = settings.locale { device.locale = locale }
        try report.check()
        return device
    }
}

/// Looks up a scenario's names of traits and picture options; reports unknown ones.
package enum NamedTrait {
    package static func device(_ name: Spanned<String>, _ report: DiagnosticCollector) -> DeviceModel? {
        found(DeviceModel.named(name.value), name, "a device", among: DeviceModel.all.map(\.name), report)
    }

    static func appearance(_ name: Spanned<String>, _ report: DiagnosticCollector) -> Appearance? {
        choice(name, "an appearance", report)
    }

    package static func contentSize(_ name: Spanned<String>, _ report: DiagnosticCollector) -> ContentSizeCategory? {
        let names = ContentSizeCategory.allCases.map(\.rawValue)
        return found(ContentSizeCategory.named(name.value), name, "a text size", among: names, report)
    }

    package static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: Spanned<String>, _ what: String, _ report: DiagnosticCollector, hint: (String) -> String? = { _ in nil }
    ) -> Choice? where Choice.RawValue == String {
        found(
            Choice(rawValue: name.value), name, what, among: Choice.allCases.map(\.rawValue), report,
            hint: hint(name.value))
    }

    private static func found<Value>(
        _ value: Value?, _ name: Spanned<String>, _ what: String, among names: [String], _ report: DiagnosticCollector,
        hint: String? = nil
    ) -> Value? {
        if value == nil {
            report.add(
                Diagnostic(
                    .error, "unknown-value", "\(name.value.quoted()) isn't \(what)", at: name.span,
                    hint: hint ?? NearestName.hint(for: name.value, among: names)
                        ?? "one of: \(names.joined(separator: ", "))"))
        }
        return value
    }
}
