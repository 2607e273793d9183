import TestSupport
import Testing

@testable import ExtensionFolders

/// Mistakes about the controller's class that keep iOS from showing anything.
@Suite struct ControllerLintTests {
    /// The codes, lines and hints of findings about a principal class and the sources that may have it.
    private func findings(_ className: String, _ source: String) throws -> [String] {
        let files = ["Info.plist": CodeCard.plist(className: className), "Card.swift": source]
        return try TemporaryFolder.with(files, name: "Card") { folder throws in
            let opened = try ExtensionFolder.open(folder).value
            return opened.mismatches(with: try opened.extension().value.descriptor).findings.map { finding in
                "\(finding.location?.file.split(separator: "/").last ?? ""):\(finding.location?.line ?? 0) "
                    + "\(finding.severity) \(finding.code) \(finding.hint ?? "")"
            }
        }
    }

    @Test(
        "sound classes have no finding",
        arguments: [
            ("Card.Controller", "class Controller: UIViewController, UNNotificationContentExtension {}"),
            (
                "$(PRODUCT_MODULE_NAME).Controller",
                "class Controller: Base {}\nclass Base: UIViewController, UNNotificationContentExtension {}"
            ),
            (
                "Card.Controller",
                "class Controller: UIViewController {}\nextension Controller: UNNotificationContentExtension {}"
            ),
            ("Controller", "@objc(Controller) class Controller: UIViewController, UNNotificationContentExtension {}"),
            // A library's class or protocol may adopt it.
            ("Card.Controller", "class Controller: VendorViewController {}"),
            ("Card.Controller", "class Controller: UIViewController, CardShowing {}"),
        ])
    func sound(_ className: String, _ source: String) throws { #expect(try findings(className, source) == []) }

    @Test("a class without its protocol, without its module, or with another name")
    func faults() throws {
        #expect(
            try findings("Card.Controller", "import UIKit\nclass Controller: UIViewController {}") == [
                "Card.swift:2 error not-a-content-extension class Controller: UIViewController, "
                    + "UNNotificationContentExtension"
            ])
        let sound = "class CardController: UIViewController, UNNotificationContentExtension {}"
        #expect(
            try findings("CardController", sound) == [
                "Info.plist:4 error class-unqualified write $(PRODUCT_MODULE_NAME).CardController, or "
                    + "@objc(CardController) in front of the class"
            ])
        #expect(
            try findings("Card.CardControler", sound)
                == ["Info.plist:4 warning class-undefined did you mean \"CardController\"?"])
    }
}
