import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

/// Extensions whose interface file isn't what a device shows.
@Suite struct ContentElsewhereTests {
    /// An extension with Xcode's template label, and files beside it.
    private func load(_ code: String, _ others: [String: String] = [:], file: String = "Controller.swift") throws
        -> Loaded<LoadedExtension>
    {
        let folder = try TemporaryFolder(
            [
                ".git/HEAD": "", "Ext/Info.plist": PlistText.of(), "Ext/\(file)": code,
                "Ext/MainInterface.storyboard": InterfaceText.storyboard(
                    subviews: InterfaceText.label("lbl-aa-001", "Hello World"), outlets: [:]),
            ].merging(others) { $1 })
        return try ExtensionFolder.load(folder.path + "/Ext")
    }

    private func message(_ loaded: Loaded<LoadedExtension>) -> String? {
        loaded.warnings.first { $0.code == "content-built-in-code" }?.message
    }

    private static let subclass = "import Kit\nclass NotificationViewController: KitViewController {}"

    @Test("a superclass that isn't in the repository shows no text of the template")
    func missingSuperclass() throws {
        let loaded = try load(Self.subclass)
        #expect(loaded.value.guessedBindings?["outlets"]?["lbl-aa-001"]?["hidden"]?.bool == true)
        #expect(loaded.value.guessedBindings?["preferredContentSize"]?["ratio"] != nil)
        #expect(
            message(loaded)
                == "NotificationViewController inherits from KitViewController, which sets what is shown and isn't understood: the content stays empty"
        )
    }

    @Test(
        "a superclass of another module is read",
        arguments: [
            (
                "override func loadView() { view = UIView() }",
                "NotificationViewController makes its view in loadView(), which isn't run: the content stays empty"
            ),
            (
                "override func viewDidLoad() { view.subviews.forEach { $0.isHidden = true } }",
                "NotificationViewController hides the storyboard's views and shows others, which isn't run: the content stays empty"
            ),
            ("override func viewDidLoad() { super.viewDidLoad() }", nil),
        ]) func knownSuperclass(_ member: String, _ expected: String?) throws
    {
        let kit = """
            open class KitViewController: UIViewController, UNNotificationContentExtension {
                \(member)
                func didReceive(_ notification: UNNotification) { title = notification.request.content.title }
            }
            """
        let loaded = try load(Self.subclass, ["Kit/KitViewController.swift": kit])
        #expect(message(loaded) == expected)
        #expect((loaded.value.guessedBindings?["outlets"]?["lbl-aa-001"] != nil) == (expected != nil))
        #expect(loaded.value.guessedBindings?["title"]?.string == "{{title}}")
    }

    @Test("a class that hands the notification on shows no text of the template")
    func forwarding() throws {
        let code = """
            @implementation NotificationViewController
            - (void)viewDidLoad { _kit = [[KitViewController alloc] init]; }
            - (void)didReceiveNotification:(UNNotification *)notification { [_kit didReceiveNotification:notification]; }
            @end
            """
        let loaded = try load(code, file: "Controller.m")
        #expect(loaded.value.guessedBindings?["outlets"]?["lbl-aa-001"]?["hidden"]?.bool == true)
        #expect(message(loaded)?.contains("gives the notification to code") == true)
        // A log isn't where the notification is shown.
        let logging = controller("print(notification)")
        #expect(message(try load(logging)) == nil)
    }

    @Test("views that code adds beside those of the file are named")
    func addedViews() throws {
        let code = """
            class NotificationViewController: UIViewController {
                func didReceive(_ notification: UNNotification) { let photo = UIImageView(frame: place()); view.addSubview(photo) }
            }
            """
        #expect(
            message(try load(code))
                == "NotificationViewController adds views in code, which isn't run: the picture lacks them")
    }

    @Test("actions that the controller assigns")
    func actions() throws {
        let code = #"""
            let first = UNNotificationAction(identifier: "a", title: "Now", options: [.destructive])
            if notification.request.content.userInfo["again"] != nil { extensionContext?.notificationActions = [first] }
            """#
        let found = try bindings(controller(code))
        let step = found["receive"]?["then"]?.array?.first
        #expect(step?["when"]?["key"]?.string == "userInfo.again")
        #expect(step?["actions"]?.array?.first?["title"]?.string == "Now")
        #expect(step?["actions"]?.array?.first?["options"]?.array?.first?.string == "destructive")
    }

    @Test("actions for a list of the notification's")
    func listedActions() throws {
        let code = #"""
            let list = notification.request.content.userInfo["buttons"] as? [[String: String]] ?? []
            extensionContext?.notificationActions = list.map { UNNotificationAction(identifier: $0["id"]!, title: $0["title"]!) }
            """#
        let steps = try bindings(controller(code))["receive"]?["then"]?.array ?? []
        let two = try #require(steps.first { $0["actions"]?.array?.count == 2 })
        #expect(two["actions"]?.array?.last?["title"]?.string == "{{userInfo.buttons.1.title}}")
    }
}
