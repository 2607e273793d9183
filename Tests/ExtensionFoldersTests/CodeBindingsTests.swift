import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

/// The guessed bindings of an extension with a controller's code, as JSON.
func bindings(_ code: String, file: String = "NotificationViewController.swift") throws -> JSONValue {
    let image = """
        <imageView id="img-aa-001"><rect key="frame" x="0" y="0" width="320" height="20"/></imageView>
        """
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(), file: code,
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews: InterfaceText.label("lbl-aa-001", "One") + InterfaceText.label("lbl-aa-002", "Two") + image,
            outlets: ["titleLabel": "lbl-aa-001", "place": "lbl-aa-002", "photo": "img-aa-001"]),
    ])
    return try #require(try ExtensionFolder.load(folder.path).value.guessedBindings)
}

func controller(_ body: String) -> String {
    """
    class NotificationViewController: UIViewController, UNNotificationContentExtension {
        @IBOutlet var titleLabel: UILabel!
        @IBOutlet weak var place: UILabel?
        @IBOutlet var photo: UIImageView!
        func didReceive(_ notification: UNNotification) {
    \(body)
        }
        private func show(_ name: String) { place?.text = "at \\(name)" }
    }
    """
}

@Suite struct CodeBindingsTests {
    @Test(arguments: [
        ("titleLabel.text = notification.request.content.body", "titleLabel", "{{body}}"),
        ("let content = notification.request.content\nself.place?.text = content.subtitle", "place", "{{subtitle}}"),
        (
            #"place?.text = notification.request.content.userInfo["city"] as? String ?? "home""#, "place",
            "{{#userInfo.city}}{{userInfo.city}}{{/userInfo.city}}{{^userInfo.city}}home{{/userInfo.city}}"
        ),
        (
            #"DispatchQueue.main.async { [weak self] in self?.place?.text = String(format: "%@!", "Hi") }"#, "place",
            "Hi!"
        ),
    ])
    func texts(_ code: String, _ outlet: String, _ template: String) throws {
        let found = try bindings(controller(code))
        #expect(found["outlets"]?[outlet]?["text"]?.string == template)
        #expect(found["outlets"]?.members?.count == 1, "an outlet that the code doesn't touch stays")
    }

    @Test("the last attachment, and colours with another alpha")
    func lastAttachment() throws {
        let found = try bindings(
            controller(
                #"""
                if let last = notification.request.content.attachments.last { photo.image = UIImage(contentsOfFile: last.url.path) }
                titleLabel.textColor = UIColor.white.withAlphaComponent(0.5)
                place?.textColor = UIColor.label.withAlphaComponent(0.5)
                """#))
        #expect(found["outlets"]?["photo"]?["image"]?["attachment"]?.string == "last")
        #expect(found["outlets"]?["titleLabel"]?["textColor"]?.string == "#FFFFFF80")
        #expect(found["outlets"]?["place"]?["textColor"] == nil)
    }

    @Test("parts of a text are named values, and letters are changed by the template")
    func partsAndLetters() throws {
        let found = try bindings(
            controller(
                #"""
                let parts = notification.request.content.body.components(separatedBy: " - ")
                titleLabel.text = parts[0].trimmingCharacters(in: .whitespaces)
                place?.text = "\(parts.last ?? "") \(notification.request.content.title.uppercased())"
                """#))
        #expect(found["outlets"]?["titleLabel"]?["text"]?.string == "{{part1}}")
        #expect(found["outlets"]?["place"]?["text"]?.string?.hasSuffix(" {{uppercased(title)}}") == true)
        let values = try #require(found["values"])
        #expect(values["part1"]?["split"]?.string == "body" && values["part1"]?["separator"]?.string == " - ")
        #expect(values["part1"]?["part"]?.number == 0 && values["part2"]?["part"]?.number == -1)
    }

    @Test(arguments: [
        "if let attachment = notification.request.content.attachments.first, attachment.url.startAccessingSecurityScopedResource() { photo.image = UIImage(contentsOfFile: attachment.url.path) }",
        "guard let url = notification.request.content.attachments.first?.url, let data = try? Data(contentsOf: url) else { return }\nphoto.image = UIImage(data: data)",
    ])
    func attachments(_ code: String) throws {
        let image = try bindings(controller(code))["outlets"]?["photo"]?["image"]
        #expect(image?["attachment"]?.string == "first" && image?["optional"]?.bool == true)
    }

    @Test func otherImagesAndProperties() throws {
        let found = try bindings(
            controller(
                #"""
                photo.image = UIImage(systemName: "bell")
                place?.isHidden = true
                titleLabel.textColor = UIColor.red
                place?.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
                preferredContentSize = CGSize(width: 320, height: 200)
                title = "Now"
                """#))
        let outlets = try #require(found["outlets"])
        #expect(outlets["photo"]?["image"]?["symbol"]?.string == "bell")
        #expect(outlets["place"]?["hidden"]?.bool == true)
        #expect(outlets["titleLabel"]?["textColor"]?.string == "red")
        #expect(outlets["place"]?["backgroundColor"]?.string == "#FF8000FF")
        #expect(found["preferredContentSize"]?["height"]?.number == 200 && found["title"]?.string == "Now")
    }

    @Test func aSecondAttachmentAndAnAddress() throws {
        let second = try bindings(
            controller("photo.image = UIImage(contentsOfFile: notification.request.content.attachments[1].url.path)"))
        #expect(second["outlets"]?["photo"]?["image"]?["attachment"]?.number == 1)
        let remote = try bindings(
            controller(
                #"let url = URL(string: notification.request.content.userInfo["image"] as! String)!; photo.image = UIImage(data: try! Data(contentsOf: url))"#
            ))
        #expect(remote["outlets"]?["photo"]?["image"]?["url"]?.string == "{{userInfo.image}}")
    }

    @Test func namesFillInForPicturesThatAreNotUnderstood() throws {
        let found = try bindings(
            controller("photo.image = picture(notification)\nplace?.text = format(notification)"))
        #expect(found["outlets"]?["photo"]?["image"]?["attachment"]?.string == "first")
        #expect(found["outlets"]?["place"] == nil && found["// not bound"]?.string == "place.text")
    }

    @Test(
        "a height that follows the width or a picture is a ratio; in viewDidLoad the view has the file's size",
        arguments: [
            (
                "preferredContentSize = CGSize(width: 0, height: view.frame.width / 2 + 10)",
                #"{ "ratio": 0.5, "height": 10 }"#
            ),
            (
                "let size = view.bounds.size; preferredContentSize.height = 2 * (size.width - 8)",
                #"{ "ratio": 2, "height": -16 }"#
            ),
            (
                "let image = UIImage(contentsOfFile: notification.request.content.attachments[1].url.path)!; let scale = image.size.height / max(image.size.width, 1); preferredContentSize = CGSize(width: view.bounds.width, height: view.bounds.width * scale)",
                #"{ "ratio": { "attachment": 1, "optional": true } }"#
            ),
            (
                "}; override func viewDidLoad() { preferredContentSize = CGSize(width: 1, height: view.bounds.size.width / 4)",
                #"{ "height": 80 }"#
            ),
            (
                "}; override func viewDidLoad() { preferredContentSize = CGSize(width: 1, height: photo.frame.height * 3)",
                #"{ "height": 60 }"#
            ),
        ])
    func heights(_ code: String, _ size: String) throws {
        let found = try #require(try bindings(controller(code))["preferredContentSize"])
        #expect(found.prettyText() == size + "\n")
    }

    @Test("what depends on a field is a choice by that field, and the last of an array counts that a loop sets")
    func conditions()
        throws
    {
        let found = try bindings(
            controller(
                """
                let info = notification.request.content.userInfo
                photo.image = UIImage(named: info["picture"] as! String)
                place?.isHidden = false
                if let kind = info["kind"] as? String {
                    titleLabel.textColor = .red
                } else {
                    place?.isHidden = true
                }
                if let items = info["items"] as? [[String: Any]] {
                    for index in 0..<items.count { titleLabel.text = items[index]["name"] as? String }
                    for item in items { place?.text = item["price"] as? String }
                }
                """))
        let outlets = try #require(found["outlets"])
        #expect(outlets["photo"]?["image"]?["asset"]?.string == "{{userInfo.picture}}")
        let color = try #require(outlets["titleLabel"]?["textColor"])
        #expect(color["when"]?["key"]?.string == "userInfo.kind" && color["when"]?["exists"]?.bool == true)
        #expect(color["then"]?.string == "red" && color["else"] == nil)
        let hidden = try #require(outlets["place"]?["hidden"])
        #expect(hidden["then"]?.bool == false && hidden["else"]?.bool == true)
        #expect(outlets["titleLabel"]?["text"]?["then"]?.string == "{{userInfo.items.0.name}}")
        let one = outlets["place"]?["text"]?["then"]?["then"]
        #expect(one?["when"]?["key"]?.string == "userInfo.items.1")
        #expect(one?["else"]?.string == "{{userInfo.items.0.price}}")
    }

    @Test("a didReceive that does nothing leaves the texts of the file") func nothing() throws {
        #expect(try bindings(controller(""))["outlets"]?.members?.isEmpty == true)
        let bare = "class NotificationViewController: UIViewController { func didReceive(_ n: UNNotification) {} }"
        #expect(try bindings(bare)["outlets"]?.members?.isEmpty == true)
    }

    @Test("Objective-C: macros with arguments, conditions, and loops that count")
    func formsOfObjectiveC() throws {
        let found = try bindings(
            """
            #define TEXT(a, b) [NSString stringWithFormat:@"%@, %@", a, b]
            #if TARGET_OS_TV
            #define PLACE @"TV"
            #else
            #define PLACE @"home"
            #endif
            @implementation NotificationViewController
            - (void)didReceiveNotification:(UNNotification *)notification {
                NSArray *names = @[@"a", @"b"];
                NSMutableArray *all = [NSMutableArray array];
                for (int i = 0; i < names.count; i++) { [all addObject:names[i]]; }
                if (@available(iOS 12, *)) {
                    self.titleLabel.text = TEXT(notification.request.content.title, [all componentsJoinedByString:@"+"]);
                }
                self->_place.text = PLACE;
            }
            @end
            """, file: "NotificationViewController.m")
        #expect(found["outlets"]?["titleLabel"]?["text"]?.string == "{{title}}, a+b")
        #expect(found["outlets"]?["place"]?["text"]?.string == "home")
    }

    @Test("pictures are light, and types within the system's are known") func lightAndNested() throws {
        let found = try bindings(
            controller(
                """
                titleLabel.textColor = traitCollection.userInterfaceStyle == .dark ? .white : .red
                titleLabel.font = UIFont.systemFont(ofSize: 20, weight: UIFont.Weight.thin)
                """))["outlets"]?["titleLabel"]
        let red = try bindings(controller("titleLabel.textColor = .red"))["outlets"]?["titleLabel"]
        #expect(found?["textColor"] == red?["textColor"] && red?["textColor"] != nil)
        #expect(found?["font"]?["weight"]?.string == "thin")
    }

    @Test func objectiveC() throws {
        let found = try bindings(
            """
            @implementation NotificationViewController
            - (void)didReceiveNotification:(UNNotification *)notification {
                UNNotificationContent *content = notification.request.content;
                self.titleLabel.text = [NSString stringWithFormat:@"%@ [%@]", content.title, content.userInfo[@"kind"]];
                UNNotificationAttachment *attachment = content.attachments.firstObject;
                if ([attachment.URL startAccessingSecurityScopedResource]) {
                    self.photo.image = [UIImage imageWithContentsOfFile:attachment.URL.path];
                }
                [_place setText:@"here"];
            }
            @end
            """, file: "NotificationViewController.m")
        #expect(found["outlets"]?["titleLabel"]?["text"]?.string == "{{title}} [{{userInfo.kind}}]")
        #expect(found["outlets"]?["photo"]?["image"]?["attachment"]?.string == "first")
        #expect(found["outlets"]?["place"]?["text"]?.string == "here")
    }

    @Test(arguments: [
        ("view.addSubview(card())", "adds views in code", "--run-code runs it, or describe"),
        (
            "let host = UIHostingController(rootView: OrderView(order: 1)); view.addSubview(host.view)",
            "adds the SwiftUI view OrderView in code", "describe"
        ),
    ])
    func anEmptyStoryboardIsSaid(_ code: String, _ message: String, _ hint: String) throws {
        let folder = try TemporaryFolder([
            "Info.plist": PlistText.of(), "MainInterface.storyboard": InterfaceText.storyboard(),
            "NotificationViewController.swift": controller(code),
        ])
        let found = folder.shown(
            try ExtensionFolder.load(folder.path).warnings.filter { $0.code == "content-built-in-code" })
        #expect(
            found == [
                """
                MainInterface.storyboard: warning: the storyboard's view is empty, and NotificationViewController \(message), which isn't run: the content stays empty [content-built-in-code]
                  hint: \(hint) the view in a descriptor.json
                """
            ])
    }
}
