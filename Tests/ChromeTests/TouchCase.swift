import RendererTestSupport
import TestSupport
import AutoLayout
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
import FoundationEssentials
import Testing

@testable import Renderer
@testable import Views

/// A rule about touches: a folder of Tests/Fixtures/touch with an extension's view and the targets of taps.
struct TouchCase: Sendable, CustomTestStringConvertible {
    let name: String
    let description: Description
    /// JSON.
    let descriptor: String

    /// The case's file, with a descriptor beside these.
    struct Description: Decodable, Sendable {
        let rule: String
        /// The height of the content, in points.
        let height: Double
        let rightToLeft: Bool?
        /// Taps and their targets: `content x,y`, `screen x,y`, or a view's name, optionally with fractions `x,y`.
        let touches: [[String]]
    }

    var testDescription: String { name }

    static func all() throws -> [TouchCase] {
        try FixtureArea.touch.cases().map { fixture in
            let data = try Data(contentsOf: URL(filePath: "\(fixture.folder)/case.json"))
            let file = try JSONReader.read(Array(data), file: "case.json")
            return TouchCase(
                name: fixture.name, description: try JSONDecoder().decode(Description.self, from: data),
                descriptor: file["descriptor"]?.compactText ?? "")
        }
    }

    /// The picture on an iPhone 8.
    func composition() throws -> Composition {
        let descriptor = try TemporaryFolder.with(["descriptor.json": descriptor]) {
            try ExtensionDescriptor.load(path: "\($0)/descriptor.json").value
        }
        let sut = DeclarativeExtension.make(
            program: descriptor.program,
            environment: DeclarativeEnvironment(app: descriptor.app, report: DiagnosticCollector(file: "payload.json")))
        try sut.viewDidLoad()
        return touchedPicture(
            CustomContent(view: sut.view, size: Size(width: 359, height: description.height)),
            isRightToLeft: description.rightToLeft ?? false)
    }
}

/// A screen with a notification that has a title, a body, two actions, and the content.
func touchedPicture(
    _ content: CustomContent?, isRightToLeft: Bool = false, locale: String? = nil,
    textInput: TextInputSession? = nil, passcodePrompt: NotificationAction? = nil, offersManagement: Bool = false
) -> Composition {
    let fake = FakeMeasuring()
    let notification = UserNotification(
        date: 0, request: NotificationRequest(identifier: "n", content: .init(title: "Title", body: "Body")))
    let scene = Scene(
        phase: .expanded, app: AppInfo(name: "App"), notification: notification, headerTitle: "App",
        custom: content, offersManagement: offersManagement,
        actions: [
            NotificationAction(identifier: "accept", title: "Accept"),
            NotificationAction(identifier: "decline", title: "Decline"),
        ], textInput: textInput, passcodePrompt: passcodePrompt)
    return Composer(device: Device(locale: locale ?? (isRightToLeft ? "ar" : "en")), text: fake, images: fake)
        .compose(.expanded(scene), CompositionOptions(crop: .screen))
}

extension TouchTarget {
    /// One line: the kind of event and the path, or the part of the chrome.
    var words: String {
        switch self {
        case .event(let event): "\(([event.kind.words] + event.path).joined(separator: " "))"
        case .action(let identifier): "action \(identifier)"
        default: "\(self)"
        }
    }
}

extension ControlEvent.Kind {
    fileprivate var words: String {
        switch self {
        case .valueChanged(let value): "\(value)"
        default: "\(self)"
        }
    }
}
