import ContentExtensionHost
import InterfaceBuilder
import Renderer

/// The extensions of a scenario as they are on a device in one language and appearance: read once, hosted as often as wanted.
struct ScenarioInstallation: Sendable {
    private(set) var descriptors: [ExtensionDescriptor] = []
    /// What was guessed that the code of the real extensions does: the first one's bindings.json; `nil` when all of them
    /// have one.
    private(set) var guess: JSONValue?
    /// What is odd about them.
    let findings: [Diagnostic]
    /// The files that they name.
    let namedFiles: [NamedFile]

    /// Loads the extensions.
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
        let files = ScenarioFiles(scenario)
        var bindings = scenario.bindings[...]
        for path in scenario.extensions {
            let file = try files.existing(path)
            var options = ExtensionFolder.Options(locale: locale, isDark: isDark)
            if ExtensionFolder.isExtension(file), let next = bindings.popFirst() ?? nil {
                options.bindings = try files.existing(next)
            }
            let loaded = try ExtensionFolder.load(file, options: options)
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

    /// The extensions as a host takes them.
    /// - Parameter environment: what an extension of a descriptor has around it.
    func installed(_ environment: @escaping (ExtensionDescriptor) -> DeclarativeEnvironment) -> [InstalledExtension] {
        descriptors.map { descriptor in
            InstalledExtension(descriptor: descriptor, environment: environment(descriptor))
        }
    }
}
