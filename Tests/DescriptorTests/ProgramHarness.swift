import PlatformFoundation
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// A program decoded from a descriptor's text, with its diagnostics.
struct DecodedProgram {
    let program: ExtensionProgram
    let diagnostics: [Diagnostic]

    /// Decodes the program part of a descriptor.
    init(_ json: String, folder: String = "/nonexistent") throws {
        let report = DiagnosticCollector(file: "descriptor.json")
        let value = try JSONReader.read(json.utf8, file: "descriptor.json")
        let object = ObjectReader(value, path: "$", report: report)
        program = ExtensionProgram.decode(
            object, context: ProgramDecoding(report: report, files: FileScope(root: folder)))
        object.finish()
        diagnostics = report.diagnostics
    }

    var codes: [String] { diagnostics.map(\.code) }
}

/// A declarative extension that has received a notification.
final class RunningProgram {
    let sut: any NotificationContentExtension
    let context: ExtensionContext
    private let report = DiagnosticCollector(file: "payload.json")
    private let notification: UserNotification
    private(set) var options: [ResponseOption] = []

    /// Decodes a valid program and delivers a notification to it.
    init(
        _ json: String, userInfo: String = "{}", attachments: [NotificationAttachment] = [],
        folder: String = "/nonexistent",
        locale: String = "en_US", assets: RemoteAssets = .init(), isStrict: Bool = false,
        actions: [NotificationAction] = []
    ) throws {
        let decoded = try DecodedProgram(json, folder: folder)
        #expect(decoded.diagnostics.map(\.description) == [])
        sut = DeclarativeExtension.make(
            program: decoded.program,
            environment: DeclarativeEnvironment(
                Environment(device: Device(locale: locale), assets: assets), app: AppInfo(name: "Ferry"), report: report
            ))
        context = ExtensionContext(actions: actions, attachments: SecurityScope(isStrict: isStrict))
        sut.extensionContext = context
        notification = try Self.notification(userInfo, attachments)
        try sut.viewDidLoad()
        try sut.didReceive(notification)
    }

    static func notification(
        _ userInfo: String, _ attachments: [NotificationAttachment] = [], identifier: String = "1"
    ) throws -> UserNotification {
        let payload = try JSONReader.read(userInfo.utf8, file: "payload.json")
        let content = NotificationContent(
            title: "Your ferry", subtitle: "Pier 3", body: "It leaves at <9:41> & waits", attachments: attachments,
            badge: 3, categoryIdentifier: "FERRY", threadIdentifier: "ferries", userInfo: payload)
        return UserNotification(
            date: 1_795_253_260, request: NotificationRequest(identifier: identifier, content: content))
    }

    /// Advances the clock.
    func wait(_ seconds: Double) { _ = context.clock.advance(by: seconds) {} }

    /// Touches a view.
    /// - Parameter path: the ids of the view and its ancestors.
    func touch(_ kind: ControlEvent.Kind, _ path: [String]) throws {
        try (sut as? any TouchHandling)?.handle(ControlEvent(kind, path: path))
    }

    /// The text of a label, button or text field by its outlet.
    func text(_ id: String) -> String? { sut.view.find(id)?.text }

    func respond(_ action: String, text: String? = nil) throws {
        let response = NotificationResponse(notification: notification, actionIdentifier: action, userText: text)
        try (sut as? any NotificationResponseHandling)?.didReceive(response) { self.options.append($0) }
    }

    var diagnostics: [Diagnostic] { report.diagnostics }
    var codes: [String] { report.diagnostics.map(\.code) }
}

extension ViewNode {
    func find(_ id: String) -> ViewNode? {
        self.id == id ? self : children.lazy.compactMap { $0.find(id) }.first
    }
}

/// A program of one label whose text is a JSON value.
func labelProgram(_ text: String, values: String = "{}") -> String {
    #"{"values": \#(values), "view": {"type": "label", "id": "label", "text": \#(text)}}"#
}
