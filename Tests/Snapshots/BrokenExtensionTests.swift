import ContentExtensionHost
import RenderNotification
import TestSupport
import Testing

/// Small mistakes after which a device shows nothing, or not what was meant: each is a finding with its line.
@Suite(.serialized) struct BrokenExtensionTests {
    /// The findings of a render with running code, and of its validation.
    private func findings(
        of members: String, adopting protocols: String = "UIViewController, UNNotificationContentExtension",
        className: String = "Card.NotificationViewController", attachments: [String: String] = [:],
        files: [String: String] = [:]
    ) throws -> (shown: [String], isValid: Bool) {
        let source = """
            import UIKit
            import UserNotificationsUI
            class NotificationViewController: \(protocols) {
                let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
                override func viewDidLoad() {
                    label.text = "Hello"
                    view.addSubview(label)
                    preferredContentSize = CGSize(width: 0, height: 60)
                }
            \(members)
            }
            """
        let own = [
            "Info.plist": CodeCard.plist(className: className), "NotificationViewController.swift": source,
            "push.apns": CodeCard.payload,
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
            let shown = rendering.diagnostics.filter { $0.severity == .warning }.map { finding in
                let file = finding.location?.file.split(separator: "/").last ?? ""
                return "\(file):\(finding.location?.line ?? 0) \(finding.code) \(finding.hint ?? "")"
            }
            return (shown, reports.allSatisfy(\.isOK))
        }
    }

    private static let sound = "    func didReceive(_ notification: UNNotification) { label.text = \"Got it\" }"

    @Test("a sound extension has no warning, and is valid") func sound() throws {
        let found = try findings(of: Self.sound)
        #expect(found.shown == [])
        #expect(found.isValid)
    }

    @Test("without the protocol, or named without its module, it isn't shown") func notLoaded() throws {
        let bare = try findings(of: Self.sound, adopting: "UIViewController")
        #expect(bare.shown.first?.hasPrefix("NotificationViewController.swift:3 extension-crashed") == true)
        #expect(!bare.isValid)
        let unqualified = try findings(of: Self.sound, className: "NotificationViewController")
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
