import ContentExtensionHost
import InterfaceBuilder
import Renderer

/// A scenario's extensions in one language and appearance: read once, hosted any number of times.
struct ScenarioInstallation: Sendable {
    private(set) var descriptors: [ExtensionDescriptor] = []
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

    /// The extensions as a host installs them.
    /// - Parameter environment: the environment of a descriptor's extension.
    func installed(_ environment: @escaping (ExtensionDescriptor) -> DeclarativeEnvironment) -> [InstalledExtension] {
        descriptors.map { descriptor in
            InstalledExtension(descriptor: descriptor, environment: environment(descriptor))
        }
    }
}
