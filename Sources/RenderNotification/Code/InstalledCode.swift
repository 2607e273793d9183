import Basics
import ExtensionCode
import ExtensionFolders
import InterfaceBuilder
import LiveActivities

/// An extension's compiled code with the folder that it belongs to.
struct InstalledCode: Sendable {
    private let executable: ExtensionExecutable
    private let folder: ExtensionFolder
    /// The contents of app groups by identifier, absolute paths.
    private let appGroups: [String: String]
    /// The class of the view controller or of the service extension.
    private let className: String
    /// The reason why iOS doesn't run it; `nil` if it does.
    private var fault: Diagnostic?

    /// Findings about guesses, which code makes superfluous.
    static let guessCodes: Set<String> = [
        "bindings-guessed", "interface-no-view", "interface-embedded", "content-built-in-code",
    ]

    /// The code, or warnings with the reasons why it can't run; and its Swift files.
    struct Loaded: Sendable {
        var code: InstalledCode?
        var findings: [Diagnostic]
        var files: [String]
    }

    /// Compiles a content extension's code.
    static func compileContent(of folder: ExtensionFolder, _ options: CodeOptions) -> Loaded {
        var loaded = compile(folder, options) { () throws(InputError) in try folder.controllerToRun() }
        loaded.code?.fault = folder.controllerFault
        return loaded
    }

    /// The service extension of the same app, whose code is compiled for the first notification that it may change.
    struct Service: Sendable {
        let code: Lazy<Loaded>
        let files: [String]
    }

    /// The service extension of the same app; `nil` if there is none.
    static func service(of folder: ExtensionFolder, _ options: CodeOptions) -> Service? {
        do throws(InputError) {
            guard let service = try folder.serviceExtension() else { return nil }
            let code = Lazy {
                compile(service, options) { () throws(InputError) in try service.serviceToRun() }
            }
            return Service(code: code, files: service.codeFiles)
        } catch {
            let failed = Loaded(findings: error.diagnostics, files: [])
            return Service(code: Lazy { failed }, files: [])
        }
    }

    /// Compiles the widgets of an app that have Live Activities.
    static func compileActivities(of folder: ExtensionFolder, _ options: CodeOptions) -> Loaded {
        let widgets = folder.activities.map(\.widget)
        return compile(folder, options, widgets: Set(widgets)) { () throws(InputError) in widgets.first ?? "" }
    }

    /// - Parameter widgets: those to compile without the rest of the extension; none for a class.
    private static func compile(
        _ folder: ExtensionFolder, _ options: CodeOptions, widgets: Set<String> = [],
        className: () throws(InputError) -> String
    ) -> Loaded {
        let files = folder.codeFiles
        do throws(InputError) {
            let className = try className()
            let builder = try CodeBuilder(compiler: options.compiler, seconds: options.compileSeconds)
            var module = try folder.codeModule(from: className)
            if !widgets.isEmpty { (module.classes, module.isReachedOnly) = (widgets, true) }
            let executable = try builder.build(module) { folder.sources(ofModule: $0) }
            guard !widgets.isEmpty || executable.declares(className) else {
                let causes = executable.omissions
                throw causes.isEmpty ? InputError(folder.missing(className)) : InputError(causes)
            }
            let code = InstalledCode(
                executable: executable, folder: folder, appGroups: try folder.appGroups(), className: className)
            let notes = executable.omissions.map { omission in
                var note = omission
                note.severity = .note
                note.hint = "the rest runs, without what needs this"
                return note
            }
            return Loaded(code: code, findings: notes, files: files)
        } catch { return Loaded(findings: error.diagnostics, files: files) }
    }

    /// A controller for one expansion.
    func controller(_ environment: DeclarativeEnvironment) -> any NotificationContentExtension {
        if let fault { return UnloadableExtension(fault) }
        return HostedExtension.make(setup(environment))
    }

    /// A service extension for one notification.
    /// - Parameter makeSubstitute: makes the one that takes over when code can't run here.
    func service(
        _ environment: DeclarativeEnvironment, makeSubstitute: (() -> (any NotificationServiceExtension)?)?
    ) -> any NotificationServiceExtension {
        HostedService(setup(environment)) {
            executable.omissions.forEach(environment.report.add)
            return makeSubstitute?()
        }
    }

    /// The code of one activity.
    /// - Parameters:
    ///   - widget: the type of the widget that declares it.
    ///   - cardWidth: the width of the locked screen's card in points.
    func activity(
        of widget: String, _ environment: DeclarativeEnvironment, cardWidth: Double, clock: VirtualClock
    ) -> any ActivityProgram {
        var setup = setup(environment)
        setup.className = widget
        return HostedActivity(setup, cardWidth: cardWidth, clock: clock)
    }

    /// The controller that takes over when code can't run here.
    func substitute(
        _ environment: DeclarativeEnvironment, because crash: ExtensionCrash,
        make: () -> any NotificationContentExtension
    ) -> any NotificationContentExtension {
        executable.omissions.forEach(environment.report.add)
        environment.report.add(
            Diagnostic(
                .warning, "code-crashed",
                "the code ended without parts that don't compile here, so the content is a guess: \(crash)",
                at: crash.location ?? SourceSpan(file: folder.path),
                hint: "the warnings about its code say what is missing"))
        return make()
    }

    private func setup(_ environment: DeclarativeEnvironment) -> HostedSetup {
        let file = folder.infoPlist
        let bytes = try? FileReader.readInput(file, limit: Limits.propertyListBytes)
        let info = bytes.flatMap { try? PropertyList.read($0, file: file) } ?? JSONValue(.object([]))
        return HostedSetup(
            executable: executable, className: className, interface: folder.document?.hosted,
            environment: environment, folder: FileScope(root: folder.path).root, scope: folder.scope,
            identifier: info["CFBundleIdentifier"]?.string ?? "", info: info, assets: folder.assetFinder(),
            files: folder.targetResources + folder.frameworkResources, appGroups: appGroups,
            resources: ExtensionResources(folder))
    }
}

/// An extension that iOS can't load: it ends before its first call.
private final class UnloadableExtension: NotificationContentExtension {
    var extensionContext: ExtensionContext?
    let view = ViewNode()
    private let fault: Diagnostic

    init(_ fault: Diagnostic) { self.fault = fault }

    func viewDidLoad() throws { throw ExtensionCrash(fault.message, at: fault.location) }
    func didReceive(_ notification: UserNotification) {}
}

extension CodeOptions {
    /// The protections from an extension's code that this machine has, as shown to people.
    package static var protections: String { Protections.current.text }

    /// Tells in lines what the body compiles, once that has taken some seconds.
    package static func telling<Result>(
        after seconds: Double, to tell: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        try CompileProgress.$current.withValue(CompileProgress(after: seconds, tell: tell), operation: body)
    }
}

extension ExtensionFolder {
    /// The class of the view controller, without its module.
    /// - Throws: a warning if code can't run.
    fileprivate func controllerToRun() throws(InputError) -> String {
        try checkLanguage(
            of: "the extension", file: "NotificationViewController.swift",
            otherwise: "describe what it does with its outlets in bindings.json")
        return shortName(of: document?.viewControllerClass ?? principalClass ?? "NotificationViewController")
    }

    /// The class of the service extension, without its module.
    /// - Throws: a warning if code can't run.
    fileprivate func serviceToRun() throws(InputError) -> String {
        try checkLanguage(
            of: "the service extension", file: "NotificationService.swift",
            otherwise: "describe what it does in bindings.json, under \"service\"")
        return shortName(of: principalClass ?? "NotificationService")
    }

    private func shortName(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private func checkLanguage(of what: String, file: String, otherwise hint: String) throws(InputError) {
        guard !sourceFiles.contains(where: { $0.hasSuffix(".swift") || $0.hasSuffix(".m") }) else { return }
        if let objectiveC = sourceFiles.first(where: { $0.hasSuffix(".mm") }) {
            throw InputError(
                Diagnostic(
                    .warning, "code-objective-c", "\(what)'s code is Objective-C++, which isn't run here",
                    at: SourceSpan(file: objectiveC), hint: hint))
        }
        if let file = FolderWalk(path).files(ending: "cs").first {
            throw InputError(
                Diagnostic(
                    .warning, "code-c-sharp", "\(what)'s code is C#, which isn't run here",
                    at: SourceSpan(file: FilePath.joined(path, file)), hint: hint))
        }
        throw InputError(
            Diagnostic(
                .warning, "code-missing-type", "\(what)'s folder has no Swift file, so no code runs",
                at: SourceSpan(file: path), hint: "name the folder with \(file)"))
    }

    fileprivate func missing(_ className: String) -> Diagnostic {
        if let file = sourceFiles.first(where: { $0.hasSuffix("/\(className).m") || $0.hasSuffix("/\(className).mm") })
        {
            return Diagnostic(
                .warning, "code-objective-c", "the Objective-C of \(className) isn't understood here",
                at: SourceSpan(file: file), hint: "describe what it does with its outlets in bindings.json")
        }
        return Diagnostic(
            .warning, "code-missing-type", "no Swift file of the extension declares the class \(className)",
            at: SourceSpan(file: interfaceFile ?? infoPlist),
            hint: "if another folder of the app has it, name the folder above both")
    }

    /// Its files in Swift and Objective-C, with the headers beside these and those that they import, without links that
    /// lead out of the app.
    fileprivate var codeFiles: [String] {
        var files = sourceFiles.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") || $0.hasSuffix(".m") }
        let implementations = files.filter { $0.hasSuffix(".m") }
        if implementations.isEmpty { files.removeAll { $0.hasSuffix(".h") } }
        let beside = implementations.map { "\($0.dropLast())h" }
        files += beside.filter { FileReader.isRegularFile($0) && !files.contains($0) }
        if !implementations.isEmpty { files += importedHeaders(of: files) }
        return files.filter { file in FileScope.canonical(file).map { scope.contains($0) } ?? true }
    }

    /// The files to compile.
    /// - Parameter className: the controller or the service extension.
    fileprivate func codeModule(from className: String) throws(InputError) -> CodeModule {
        CodeModule(
            files: codeFiles + dataModels,
            libraries: try modules().map { CodeModule.Library(name: $0.name, files: $0.files) },
            frameworks: bridgedFrameworks, assets: assetNames, features: swiftFeatures,
            classes: interfaceClasses.union([className]))
    }

    /// The classes that the storyboard names.
    private var interfaceClasses: Set<String> {
        guard let file = interfaceFile, let bytes = try? FileReader.readInput(file, limit: Limits.interfaceBytes) else {
            return []
        }
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: "customClass=\"").dropFirst()
        return Set(parts.map { String($0.prefix { $0 != "\"" }) })
    }
}
