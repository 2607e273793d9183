import ContentExtensionHost

extension Scenario {
    /// The device and its settings when the scenario begins.
    /// - Parameter base: what the scenario leaves open.
    /// - Throws: everything that it names and there isn't.
    public func traits(over base: Traits = Traits()) throws(InputError) -> Traits {
        let report = DiagnosticCollector(file: file)
        var traits = base
        if let device = settings.device.flatMap({ NamedTrait.device($0, report) }) { traits.device = device }
        if let appearance = settings.appearance.flatMap({ NamedTrait.appearance($0, report) }) {
            traits.appearance = appearance
        }
        if let size = settings.contentSize.flatMap({ NamedTrait.contentSize($0, report) }) { traits.contentSize = size }
        traits.style = settings.style ?? traits.style
        traits.increasesContrast = settings.increaseContrast ?? traits.increasesContrast
        traits.reducesTransparency = settings.reduceTransparency ?? traits.reducesTransparency
        traits.usesBoldText = settings.boldText ?? traits.usesBoldText
        if let locale = settings.locale {
            traits.setLocale(locale)
        }
        try report.check()
        return traits
    }
}

/// Reads the names that a scenario has for traits and options of pictures; those that there aren't are reported.
enum NamedTrait {
    static func device(_ name: Spanned<String>, _ report: DiagnosticCollector) -> Device? {
        found(Device.named(name.value), name, "a device", among: Device.all.map(\.name), report)
    }

    static func appearance(_ name: Spanned<String>, _ report: DiagnosticCollector) -> Traits.Appearance? {
        choice(name, "an appearance", report)
    }

    static func contentSize(_ name: Spanned<String>, _ report: DiagnosticCollector) -> ContentSizeCategory? {
        let names = ContentSizeCategory.allCases.map(\.rawValue)
        return found(ContentSizeCategory.named(name.value), name, "a text size", among: names, report)
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: Spanned<String>, _ what: String, _ report: DiagnosticCollector
    ) -> Choice? where Choice.RawValue == String {
        found(Choice(rawValue: name.value), name, what, among: Choice.allCases.map(\.rawValue), report)
    }

    private static func found<Value>(
        _ value: Value?, _ name: Spanned<String>, _ what: String, among names: [String], _ report: DiagnosticCollector
    ) -> Value? {
        if value == nil {
            report.add(
                Diagnostic(
                    .error, "unknown-value", "\(name.value.quoted()) isn't \(what)", at: name.span,
                    hint: NearestName.hint(for: name.value, among: names) ?? "one of: \(names.joined(separator: ", "))")
            )
        }
        return value
    }
}
