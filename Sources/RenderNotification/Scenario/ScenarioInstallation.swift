import ExtensionFolders

/// A scenario's extensions in one language and appearance: read once, hosted any number of times.
struct ScenarioInstallation: Sendable {
    private(set) var descriptors: [ExtensionDescriptor] = []
    /// The compiled code of extensions, by the index of their descriptors.
    private(set) var code: [Int: InstalledCode] = [:]
    /// The service extensions of their apps, by the same index.
    private(set) var services: [Int: InstalledCode.Service] = [:]
    /// The guessed bindings.json of the first real extension without one; `nil` when all have one.
    private(set) var guess: JSONValue?
    private(set) var findings: [Diagnostic] = []
    /// The files that the extensions name.
    private(set) var namedFiles: [NamedFile] = []

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
            guard ExtensionDescriptor.isExtension(file) else {
                let loaded = try ExtensionDescriptor.load(path: file)
                add(loaded, loaded.value, locale, to: findings)
                continue
            }
            if ExtensionFolder.isWidgets(file) { continue }
            var options = ExtensionFolder.Options(locale: locale, isDark: isDark)
            if let next = bindings.popFirst() ?? nil { options.bindings = try scenario.existing(next) }
            var loaded = try ExtensionFolder.load(file, options: options)
            if scenario.code.runs(path.value) {
                let folder = try ExtensionFolder.open(file, options: options).value
                if loadCode(folder, at: path.value, scenario, findings) {
                    loaded.warnings.removeAll { InstalledCode.guessCodes.contains($0.code) }
                    loaded.value.guessedBindings = nil
                } else {
                    for index in loaded.warnings.indices where loaded.warnings[index].code == "content-built-in-code" {
                        loaded.warnings[index].hint = "the warnings about its code say why"
                    }
                }
            }
            add(loaded, loaded.value.descriptor, locale, to: findings)
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

    private mutating func add<Value>(
        _ loaded: Loaded<Value>, _ descriptor: ExtensionDescriptor, _ locale: String, to findings: DiagnosticCollector
    ) {
        loaded.warnings.forEach(findings.add)
        loaded.namedFiles.forEach(findings.add)
        descriptors.append(descriptor.localized(for: locale, findings))
    }

    /// Loads the code of the extension that is read next, and of its app's service extension.
    /// - Returns: `true` if the extension's own code runs.
    private mutating func loadCode(
        _ folder: ExtensionFolder, at path: String, _ scenario: Scenario, _ findings: DiagnosticCollector
    ) -> Bool {
        let result = InstalledCode.compileContent(of: folder, scenario.code)
        let service = InstalledCode.service(of: folder, scenario.code)
        result.findings.forEach(findings.add)
        for file in result.files + (service?.files ?? []) {
            let named = FileScope.canonical(file) ?? file
            findings.add(NamedFile(path: named, name: file, location: SourceSpan(file: path), jsonPath: nil))
        }
        services[descriptors.count] = service
        code[descriptors.count] = result.code
        return result.code != nil
    }
}

/// A cache shared by the scenarios on a device: the extensions and the files of notifications.
package final class ScenarioCache {
    private struct Key: Hashable {
        let locale: String
        let isDark: Bool
    }

    private var installations = LRUCache<Key, ScenarioInstallation>(cost: 32, count: 32)
    /// The widgets with Live Activities, `nil` for none.
    private var activities = LRUCache<Key, InstalledActivities?>(cost: 32, count: 32)
    /// Records the files of the extensions, if requested.
    private let readings: FileReadings?
    let notifications = NotificationFiles()

    /// - Parameter readings: records the files that the extensions are read from.
    package init(readings: FileReadings? = nil) { self.readings = readings }

    /// The extensions in a language and an appearance.
    func installation(of scenario: Scenario, locale: String, isDark: Bool) throws(InputError) -> ScenarioInstallation {
        let key = Key(locale: locale, isDark: isDark)
        if let known = installations.value(for: key) { return known }
        let installation = try recording { () throws(InputError) in
            try ScenarioInstallation(scenario, locale: locale, isDark: isDark)
        }
        installations.insert(installation, for: key, cost: 1)
        return installation
    }

    /// The widgets with Live Activities in a language and an appearance; `nil` for none.
    func activities(of scenario: Scenario, locale: String, isDark: Bool) throws(InputError) -> InstalledActivities? {
        let key = Key(locale: locale, isDark: isDark)
        if let known = activities.value(for: key) { return known }
        let installed = try recording { () throws(InputError) in
            try InstalledActivities.first(in: scenario, ExtensionFolder.Options(locale: locale, isDark: isDark))
        }
        activities.insert(installed, for: key, cost: 1)
        return installed
    }

    private func recording<Value>(_ body: () throws(InputError) -> Value) throws(InputError) -> Value {
        try FileReadings.$current.withValue(readings ?? FileReadings.current) {
            Result { () throws(InputError) in try body() }
        }.get()
    }
}
