import ContentExtensionHost
import RenderNotification
import TestSupport
import Testing

private let soundMembers = "    func didReceive(_ notification: UNNotification) { label.text = \"Got it\" }"

/// A change after which a sound extension doesn't show what was meant.
struct Change: CustomTestStringConvertible {
    let testDescription: String
    var members = soundMembers
    var adopting = "UIViewController, UNNotificationContentExtension"
    var className = "Card.NotificationViewController"
    var category = "card"
    var size = "preferredContentSize = CGSize(width: 0, height: 60)"
    /// The file with the line, the code and the way out of a finding of `validate`.
    var finding: String
    /// `false` if `validate` ends with 65 even without `--strict`.
    var isValid = false
}

/// Small mistakes after which a device shows nothing, or not what was meant: each is a finding with its line.
@Suite(.serialized) struct BrokenExtensionTests {
    /// The findings of a render with running code, and of its validation.
    private func findings(
        of members: String, adopting protocols: String = "UIViewController, UNNotificationContentExtension",
        className: String = "Card.NotificationViewController", category: String = "card", ratio: String = "0.5",
        size: String = "preferredContentSize = CGSize(width: 0, height: 60)",
        attachments: [String: String] = [:], files: [String: String] = [:]
    ) throws -> (shown: [String], validated: [String], isValid: Bool) {
        let source = """
            import UIKit
            import UserNotificationsUI
            class NotificationViewController: \(protocols) {
                let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
                override func viewDidLoad() {
                    label.text = "Hello"
                    view.addSubview(label)
                    \(size)
                }
            \(members)
            }
            """
        let own = [
            "Info.plist": CodeCard.plist(className: className).replacing("0.5", with: ratio),
            "NotificationViewController.swift": source,
            "push.apns": CodeCard.payload.replacing("\"card\"", with: "\"\(category)\""),
        ]
        return try TemporaryFolder.with(own.merging(files) { $1 }, name: "Card") { folder throws in
            var notification = PushNotification(
                payload: .file("\(folder)/push.apns"), extensions: [.folder(folder, runningCode: true)])
            notification.attachments = attachments.sorted { $0.key < $1.key }.map {
                AttachmentReference(identifier: $0.key, path: $0.value)
            }
            var options = PictureOptions()
            options.format = nil
            let rendering = try notification.render(on: .iPhone8, as: .expanded, options: options)
            let validator = Validator(notification, devices: [.iPhone8], settings: Device(), fonts: try FontLibrary())
            let reports = [validator.check(extension: folder), validator.check(payload: "\(folder)/push.apns")]
            func texts(_ findings: [Diagnostic]) -> [String] {
                findings.filter { $0.severity != .note }.map { finding in
                    let file = finding.location?.file.split(separator: "/").last ?? ""
                    return "\(file):\(finding.location?.line ?? 0) \(finding.code) \(finding.hint ?? "")"
                }
            }
            return (
                texts(rendering.diagnostics), texts(reports.flatMap(\.findings)), reports.allSatisfy(\.isOK)
            )
        }
    }

    @Test("a sound extension has no warning, and is valid") func sound() throws {
        let found = try findings(of: soundMembers, ratio: "0.167")
        #expect(found.shown == [] && found.validated == [])
        #expect(found.isValid)
    }

    @Test(
        "each way to break a sound extension fails a strict validation, with its line",
        arguments: [
            Change(
                testDescription: "no protocol", adopting: "UIViewController",
                finding: "NotificationViewController.swift:3 extension-crashed"),
            Change(
                testDescription: "a principal class without its module", className: "NotificationViewController",
                finding: "Info.plist:4 extension-crashed"),
            Change(
                testDescription: "a class that isn't there", className: "Card.NotificationController",
                finding: "Info.plist:4 class-undefined did you mean \"NotificationViewController\"?"),
            Change(
                testDescription: "another category", category: "cards",
                finding: "push.apns:1 category-unclaimed did you mean \"card\"?", isValid: true),
            Change(
                testDescription: "an image's name with a typo",
                members: "func didReceive(_ n: UNNotification) { _ = UIImage(named: \"palte\") }",
                finding: "NotificationViewController.swift:10 asset-missing did you mean \"plate\"?", isValid: true),
            Change(
                testDescription: "no constraint to the bottom",
                size: "label.translatesAutoresizingMaskIntoConstraints = false; "
                    + "label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true; "
                    + "label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
                finding: "NotificationViewController.swift:4 white-box tie the lowest view to the bottom", isValid: true
            ),
            Change(
                testDescription: "a crash",
                members:
                    "func didReceive(_ n: UNNotification) { label.text = n.request.content.userInfo[0] as! String }",
                finding: "NotificationViewController.swift:10 extension-crashed"),
            Change(
                testDescription: "an outlet that isn't connected",
                members: "@IBOutlet var body: UILabel!; func didReceive(_ n: UNNotification) { body.text = \"\" }",
                finding: "NotificationViewController.swift:10 extension-crashed"),
        ])
    func broken(change: Change) throws {
        let image = #"{"images": [{"idiom": "universal", "filename": "plate.png"}], "info": {"version": 1}}"#
        let found = try findings(
            of: change.members, adopting: change.adopting, className: change.className, category: change.category,
            size: change.size, files: ["Assets.xcassets/plate.imageset/Contents.json": image])
        #expect(found.validated.contains { $0.hasPrefix(change.finding) }, "\(found.validated)")
        #expect(found.isValid == change.isValid)
    }

    @Test("without the protocol, or named without its module, it isn't shown") func notLoaded() throws {
        let bare = try findings(of: soundMembers, adopting: "UIViewController")
        #expect(bare.shown.first?.hasPrefix("NotificationViewController.swift:3 extension-crashed") == true)
        #expect(!bare.isValid)
        let unqualified = try findings(of: soundMembers, className: "NotificationViewController")
        #expect(unqualified.shown.first?.hasPrefix("Info.plist:4 extension-crashed") == true)
        #expect(!unqualified.isValid)
    }

    @Test("a crash in didReceive isn't valid") func crash() throws {
        let found = try findings(
            of: "    var title2: String?\n    func didReceive(_ n: UNNotification) { label.text = title2! }")
        #expect(found.shown.first?.hasPrefix("NotificationViewController.swift:11 extension-crashed") == true)
        #expect(!found.isValid)
    }

    @Test("an image's name with a typo, and a font that isn't there") func missingNames() throws {
        let image = try findings(
            of: """
                    func didReceive(_ n: UNNotification) {
                        view.addSubview(UIImageView(image: UIImage(named: "palte")))
                    }
                """,
            files: [
                "Assets.xcassets/plate.imageset/Contents.json":
                    #"{"images": [{"idiom": "universal", "filename": "plate.png"}], "info": {"version": 1}}"#
            ])
        #expect(image.shown == ["NotificationViewController.swift:11 asset-missing did you mean \"plate\"?"])
        let color = try findings(
            of: """
                    func didReceive(_ n: UNNotification) { label.textColor = UIColor(named: "Brand") ?? .red }
                """)
        #expect(color.shown.first?.hasPrefix("NotificationViewController.swift:10 asset-missing") == true)
        let font = try findings(
            of: """
                    func didReceive(_ n: UNNotification) {
                        label.font = UIFont(name: "Lobster-Regular", size: 20) ?? UIFont(name: "Avenir-Heavy", size: 20)
                    }
                """)
        #expect(font.shown.first?.hasPrefix("NotificationViewController.swift:11 font-family") == true)
        // A font of iOS is there, though this machine draws another.
        #expect(font.shown.count { $0.hasPrefix("NotificationViewController.swift") } == 1)
    }
}
