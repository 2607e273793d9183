import ExtensionFolders
import InterfaceBuilder

/// A loaded extension with its findings and source positions.
struct CheckedExtension {
    let descriptor: ExtensionDescriptor
    /// `true` for a real extension, `false` for a descriptor.
    let isReal: Bool
    /// The content of its storyboard or xib.
    private(set) var interface: ValidationReport.Interface?
    private(set) var findings: [Diagnostic]
    private(set) var context: LintContext

    /// - Parameter runsCode: `true` if the extension's own code runs, so that nothing about it is guessed.
    /// - Throws: every error in the files, when they are unusable.
    init(_ path: String, options: ExtensionFolder.Options, runsCode: Bool) throws(InputError) {
        isReal = ExtensionDescriptor.isExtension(path)
        guard isReal else {
            let loaded = try ExtensionDescriptor.load(path: path)
            (descriptor, findings) = (loaded.value, loaded.warnings)
            context = LintContext(reading: descriptor)
            if let finding = unansweredActions { findings.append(finding) }
            return
        }
        let opened = try ExtensionFolder.open(path, options: options)
        let folder = opened.value
        let loaded = try folder.extension()
        descriptor = loaded.value.descriptor
        findings = opened.warnings + loaded.warnings
        context = LintContext(reading: descriptor)
        if let bindings = folder.bindingsFile { context.note(file: bindings) }
        let mismatches = folder.mismatches(with: descriptor)
        findings += mismatches.findings
        // A view that code makes isn't missing where its class is.
        if findings.contains(where: { $0.code == "class-undefined" }) {
            findings.removeAll { $0.code == "content-built-in-code" }
        }
        if runsCode { findings.removeAll { InstalledCode.guessCodes.contains($0.code) } }
        defer { for property in mismatches.properties { context.note(property.place, of: property.name) } }
        guard let document = folder.document, let file = folder.interfaceFile else { return }
        context.note(document.view, file: file)
        interface = .init(
            file: file, views: document.counts.views, constraints: document.counts.constraints,
            unknown: findings.count { $0.location?.file == file && Self.unknownCodes.contains($0.code) })
    }

    /// The actions of the claimed categories that `responses` doesn't answer: an extension that gets responses has to
    /// answer them all.
    private var unansweredActions: Diagnostic? {
        guard let answered = descriptor.program.answeredActions, !answered.contains("*") else { return nil }
        let claimed = descriptor.registeredCategories.filter {
            descriptor.attributes.categories.contains($0.identifier)
        }
        let unanswered = claimed.flatMap(\.actions).map(\.identifier).filter { !answered.contains($0) }
        guard !unanswered.isEmpty else { return nil }
        return Diagnostic(
            .note, "actions-unanswered",
            "responses leaves \(unanswered.map { $0.quoted() }.joined(separator: ", ")) unanswered, so the app gets what is tapped",
            at: context.responses ?? context.file, path: "$.responses",
            hint: "answer each action of the categories that the extension claims, or all others by \"*\"")
    }

    private static let unknownCodes: Set<String> = ["interface-unknown", "unknown-key", "unknown-value", "wrong-type"]
}
