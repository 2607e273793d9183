import Basics
import ContentExtensionHost
import FoundationEssentials
import TestSupport
import Views

@testable import ExtensionCode

/// Extensions of Tests/Fixtures/code, compiled against small stand-ins.
enum CodeFixtures {
    static let folder = FixtureArea.code.folder

    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = Repository.path(".build/extension-code-tests")
        environment["RENDER_NOTIFICATION_HOSTED"] = "\(folder)/shared"
        return environment
    }

    static let builder = Result { () throws(InputError) in try CodeBuilder(environment: environment) }

    /// The findings about an extension of one file, whose parts may not compile.
    static func findings(
        _ source: String, file: String = "A.swift", libraries: [CodeModule.Library] = [], features: [String] = []
    ) throws -> [Diagnostic] {
        try TemporaryFolder.with([file: source]) { folder throws in
            do {
                let module = CodeModule(files: ["\(folder)/\(file)"], libraries: libraries, features: features)
                return try builder.get().build(module).omissions
            } catch let error as InputError { return error.diagnostics }
        }
    }

    /// The extension of the case `hostile`, which does what a notification's body says.
    static func hostile(_ limits: ProcessLimits = ProcessLimits()) throws -> HostedRun {
        var setup = try setup("hostile", "NotificationViewController")
        setup.limits = limits
        return HostedRun(setup)
    }

    /// An extension of one file.
    /// - Parameter name: the case, a folder with the file of the class.
    static func setup(
        _ name: String, _ className: String, report: DiagnosticCollector = DiagnosticCollector(file: "test")
    ) throws -> HostedSetup {
        let source = "\(folder)/\(name)/\(className).swift"
        var environment = DeclarativeEnvironment(app: AppInfo(name: "Test"), report: report)
        environment.measuring = { FixedViewMeasuring() }
        return HostedSetup(
            executable: try builder.get().build(CodeModule(files: [source])), className: className, interface: nil,
            environment: environment, folder: "\(folder)/\(name)", scope: FileScope(root: folder), identifier: "test",
            info: JSONValue(.object([])), assets: nil)
    }
}

/// A hosted extension outside of a host.
final class HostedRun {
    let controller: any NotificationContentExtension
    let context = ExtensionContext(actions: [], attachments: SecurityScope())

    init(_ setup: HostedSetup) {
        controller = HostedExtension.make(setup)
        controller.extensionContext = context
    }

    /// The label's text.
    var text: String? {
        guard case .label(let label) = controller.view.content else { return nil }
        return label.text
    }

    /// The label's text after a notification.
    func receive(_ body: String) throws -> String? {
        try controller.didReceive(Self.notification(body))
        return text
    }

    /// The reason why the extension crashes at a notification; `nil` if it doesn't.
    func crash(at body: String) throws -> ExtensionCrash? {
        try controller.viewDidLoad()
        do {
            try controller.didReceive(Self.notification(body))
            return nil
        } catch let crash as ExtensionCrash { return crash }
    }

    static func notification(_ body: String) -> UserNotification {
        let request = NotificationRequest(identifier: "a", content: NotificationContent(body: body))
        return UserNotification(date: 0, request: request)
    }
}

/// Measures nothing: all sizes are the same.
struct FixedViewMeasuring: ViewMeasuring {
    func hasSymbol(named name: String) -> Bool { true }
    func frames(of view: ViewNode, width: Double, height: Double?) -> [String: Rect] {
        ["label": Rect(x: 0, y: 0, width: width, height: height ?? 20)]
    }
    func fittingSize(of view: ViewNode, width: Double?, height: Double?) -> Size { Size(width: 10, height: 20) }
    func size(of label: Label, width: Double?) -> Size { Size(width: 10, height: 20) }
    func size(of image: ImageReference) -> Size? { Size(width: 1, height: 1) }
    func hasFont(named name: String) -> Bool { true }
}
