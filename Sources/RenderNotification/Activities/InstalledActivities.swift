import ExtensionFolders
import LiveActivities

/// The Live Activities of an app's widget extension, with their compiled code.
struct InstalledActivities: Sendable {
    private let folder: ExtensionFolder
    private let declarations: [ActivityDeclaration]
    private let code: InstalledCode?
    /// Notes about what is left out of the code, or warnings because of which it doesn't run.
    let findings: [Diagnostic]
    /// The Swift files.
    let files: [String]

    /// The Live Activities of the first of a scenario's extensions that has any; `nil` if none has.
    static func first(in scenario: Scenario, _ options: ExtensionFolder.Options) throws(InputError)
        -> InstalledActivities?
    {
        for path in scenario.extensions {
            let file = try scenario.existing(path)
            guard ExtensionDescriptor.isExtension(file),
                let folder = try ExtensionFolder.widgets(in: file, options: options)
            else { continue }
            return InstalledActivities(folder, scenario.code, runsCode: scenario.code.runs(path.value))
        }
        return nil
    }

    private init(_ folder: ExtensionFolder, _ options: CodeOptions, runsCode: Bool) {
        self.folder = folder
        declarations = folder.activities
        guard runsCode else {
            (code, files) = (nil, [])
            findings = [
                Diagnostic(
                    .warning, "activity-code", "a Live Activity is drawn by its widget's code, which isn't run",
                    at: SourceSpan(file: folder.path), hint: "--run-code compiles and runs it: only code that you would build yourself")
            ]
            return
        }
        let loaded = InstalledCode.compileActivities(of: folder, options)
        (code, findings, files) = (loaded.code, loaded.findings, loaded.files)
    }

    /// The code of an activity of a type.
    /// - Throws: the reason why there is none.
    func program(
        of type: String, _ environment: DeclarativeEnvironment, cardWidth: Double, clock: VirtualClock
    ) throws(InputError) -> any ActivityProgram {
        let names = declarations.map(\.attributesType)
        guard let declaration = declarations.first(where: { $0.attributesType == type }) else {
            throw InputError(
                Diagnostic(
                    .error, "activity-type",
                    "no widget has an ActivityConfiguration for \(type.quoted()), so the device ignores the push",
                    at: SourceSpan(file: folder.path), path: "$.aps.attributes-type",
                    hint: NearestName.hint(for: type, among: names)
                        ?? "there is: \(names.map { $0.quoted() }.joined(separator: ", "))"))
        }
        guard let code else { throw InputError(findings.isEmpty ? [noCode] : findings.map(\.asError)) }
        return code.activity(of: declaration.widget, environment, cardWidth: cardWidth, clock: clock)
    }

    private var noCode: Diagnostic {
        Diagnostic(
            .error, "activity-code", "the widget's code doesn't run, so no activity is drawn",
            at: SourceSpan(file: folder.path))
    }

    /// The app in whose name the activities are.
    var app: AppInfo { AppInfo(name: folder.name) }
}

extension Diagnostic {
    fileprivate var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
