import InterfaceBuilder

/// A scenario's extensions in one language and appearance: read once, hosted any number of times.
struct ScenarioInstallation: Sendable {
    private(set) var descriptors: [ExtensionDescriptor] = []
    /// The compiled code of extensions, by the index of their descriptors.
    private(set) var code: [Int: InstalledCode] = [:]
    /// The compiled code of the service extensions of their apps, by the same index.
    private(set) var services: [Int: InstalledCode.Loaded] = [:]
    /// The guessed bindings.json of the first real extension without one; `nil` when all have one.
    private(set) var guess: JSONValue?
    let findings: [Diagnostic]
    /// The files that the extensions name.
    let namedFiles: [NamedFile]

    init(_ scenario: Scenario, locale: String, isDark: Bool) throws(InputError) {
        let findings = DiagnosticCollector(file: scenario.file)
        guard scenario.extensions.count <= Limits.descriptors else {
            throw InputError(
                Diagnostic(
                    .error, "too-many-descriptors",
                    "\(scenario.extensions.count) descriptors are given, and at most \(Limits.descriptors) are read",
                    at: scenario.extensions.last?.span,
                    hint: "give those of the app that the payload is for", exit: .refused))
        }
        var bindings = scenario.bindings[...]
        for path in scenario.extensions {
            let file = try scenario.existing(path)
            var options = ExtensionFolder.Options(locale: locale, isDark: isDark)
            if ExtensionFolder.isExtension(file), let next = bindings.popFirst() ?? nil {
                options.bindings = try scenario.existing(next)
            }
            var loaded = try ExtensionFolder.load(file, options: options)
            if scenario.code.runs(path.value), ExtensionFolder.isExtension(file) {
                let folder = try ExtensionFolder.open(file, options: options).value
                let result = InstalledCode.load(folder, compiler: scenario.code.compiler)
                let service = InstalledCode.loadService(of: folder, compiler: scenario.code.compiler)
                result.findings.forEach(findings.add)
                for file in result.files + (service?.files ?? []) {
                    let place = SourceSpan(file: path.value)
                    findings.add(
                        NamedFile(path: FileScope.canonical(file) ?? file, name: file, location: place, jsonPath: nil))
                }
                services[descriptors.count] = service
                if let installed = result.code {
                    code[descriptors.count] = installed
                    loaded.warnings.removeAll { InstalledCode.guessCodes.contains($0.code) }
                    loaded.value.guessedBindings = nil
                }
            }
            loaded.warnings.forEach(findings.add)
            loaded.namedFiles.forEach(findings.add)
            descriptors.append(loaded.value.descriptor.localized(for: locale, findings))
            guess = guess ?? loaded.value.guessedBindings
        }
        if let spare = bindings.lazy.compactMap(\.self).first {
            throw InputError(
                Diagnostic(
                    .error, "bindings-without-extension",
                    "there is no extension's folder that these bindings could be for",
                    at: spare.span ?? SourceSpan(file: spare.value),
                    hint: "a descriptor.json has its own bindings", exit: .usage))
        }
        (self.findings, namedFiles) = (findings.diagnostics, findings.namedFiles)
    }
}

/// A cache shared by the scenarios on a device: the extensions and the files of notifications.
package final class ScenarioCache {
    private struct Key: Hashable {
        let locale: String
        let isDark: Bool
    }

    private var installations = LRUCache<Key, ScenarioInstallation>(cost: 32, count: 32)
    /// Records the files of the extensions, if requested.
    private let readings: FileReadings?
    let notifications = NotificationFiles()

    /// - Parameter readings: records the files that the extensions are read from.
    package init(readings: FileReadings? = nil) { self.readings = readings }

    /// The extensions in a language and an appearance.
    func installation(of scenario: Scenario, locale: String, isDark: Bool) throws(InputError) -> ScenarioInstallation {
        let key = Key(locale: locale, isDark: isDark)
        if let known = installations.value(for: key) { return known }
        let installation = try FileReadings.$current.withValue(readings ?? FileReadings.current) {
            Result { () throws(InputError) in try ScenarioInstallation(scenario, locale: locale, isDark: isDark) }
        }.get()
        installations.insert(installation, for: key, cost: 1)
        return installation
    }
}
