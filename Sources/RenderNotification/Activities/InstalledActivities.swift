import ExtensionFolders
import LiveActivities

/// The Live Activities of an app's widget extension, with their compiled code.
struct InstalledActivities: Sendable {
    private let folder: ExtensionFolder
    private let declarations: [ActivityDeclaration]
    private let code: InstalledCode?
    /// `false` if the user hasn't asked for code to run.
    private let runsCode: Bool
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
        self.runsCode = runsCode
        guard runsCode else {
            (code, files) = (nil, [])
            findings = [
                Diagnostic(
                    .warning, "activity-code", "a Live Activity is drawn by its widget's code, which isn't run",
                    at: SourceSpan(file: folder.path),
                    hint: "--run-code compiles and runs it: only code that you would build yourself")
            ]
            return
        }
        let loaded = InstalledCode.compileActivities(of: folder, options)
        (code, findings, files) = (loaded.code, loaded.findings, loaded.files)
    }

    /// The names of the types that have an `ActivityConfiguration`.
    var types: [String] { declarations.map(\.attributesType) }

    /// The code of an activity of a type.
    /// - Throws: the reason why there is none.
    func program(
        of type: String, _ environment: DeclarativeEnvironment, cardWidth: Double, clock: VirtualClock
    ) throws(InputError) -> any ActivityProgram {
        guard let declaration = declarations.first(where: { $0.attributesType == type }) else {
            throw InputError(
                Diagnostic(
                    .error, "activity-type",
                    "no widget has an ActivityConfiguration for \(type.quoted()), so the device ignores the push",
                    at: SourceSpan(file: folder.path), path: "$.aps.attributes-type",
                    hint: NearestName.hint(for: type, among: types)
                        ?? "there is: \(types.map { $0.quoted() }.joined(separator: ", "))"))
        }
        guard runsCode else { return UnreadActivity() }
        guard let code else {
            throw InputError(findings.isEmpty ? [noCode] : findings.map { $0.counted(isStrict: true) })
        }
        return code.activity(of: declaration.widget, environment, cardWidth: cardWidth, clock: clock)
    }

    private var noCode: Diagnostic {
        Diagnostic(
            .error, "activity-code", "the widget's code doesn't run, so no activity is drawn",
            at: SourceSpan(file: folder.path))
    }

    /// The findings about the widgets of a path, whose code is compiled if it runs; `nil` for a path without widgets.
    static func findings(
        about path: String, _ options: ExtensionFolder.Options, _ code: CodeOptions, runsCode: Bool
    ) throws(InputError) -> [Diagnostic]? {
        guard ExtensionFolder.isWidgets(path) else { return nil }
        guard let folder = try ExtensionFolder.widgets(in: path, options: options) else {
            return [
                Diagnostic(
                    .warning, "activity-undeclared",
                    "no widget has an ActivityConfiguration, so there is no Live Activity",
                    at: SourceSpan(file: path), hint: "widgets of the home and lock screen aren't drawn")
            ]
        }
        return InstalledActivities(folder, code, runsCode: runsCode).findings
    }

    /// The app in whose name the activities are.
    var app: AppInfo { AppInfo(name: folder.name) }
}

/// An activity whose code doesn't run: its values aren't read, and nothing is drawn of it.
private final class UnreadActivity: ActivityProgram {
    func show(_ values: ActivityValues) -> ActivityReading { .read(unread: [], dates: [], sizes: [:]) }
    func views() -> ActivityViews { ActivityViews() }
    func end() {}
}
