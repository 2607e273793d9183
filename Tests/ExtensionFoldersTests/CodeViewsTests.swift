import Basics
import TestSupport
import Testing

@testable import ExtensionFolders
@testable import SourceReading

/// Views that code adds to those of the interface file.
@Suite struct CodeViewsTests {
    /// What code in `didReceive(_:)` comes to, with a view and the outlet `box` in it.
    private func read(_ code: String, members: String = "") throws -> CodeBindings {
        let box = #"<view id="box-aa-001"><rect key="frame" x="0" y="0" width="320" height="20"/></view>"#
        let folder = try TemporaryFolder([
            "Info.plist": PlistText.of(),
            "Controller.swift": """
            class NotificationViewController: UIViewController, UNNotificationContentExtension {
                @IBOutlet var box: UIView!
                \(members)
                func didReceive(_ notification: UNNotification) {
                    let content = notification.request.content
                    \(code)
                }
            }
            """,
            "MainInterface.storyboard": InterfaceText.storyboard(subviews: box, outlets: ["box": "box-aa-001"]),
        ])
        return try #require(try ExtensionFolder.open(folder.path).value.codeBindings())
    }

    private func view(_ id: String, in read: CodeBindings) -> JSONValue? {
        read.view?.viewTree.first { $0["id"]?.string == id }
    }

    private func property(_ name: String, of id: String, in read: CodeBindings) -> JSONValue? {
        read.outlets.first { $0.name == id }?.properties.first { $0.key == name }?.value
    }

    @Test("a player's layer is the movie's picture in an outlet")
    func player() throws {
        let found = try read(
            """
            guard let attachment = content.attachments.first else { return }
            AVPlayer(url: attachment.url).show(in: box)
            """,
            members: """
                }
                extension AVPlayer {
                    func show(in view: UIView) {
                        let layer = AVPlayerLayer(player: self)
                        layer.frame = view.bounds
                        layer.videoGravity = .resizeAspectFill
                        view.layer.addSublayer(layer)
                    }
                }
                extension NotificationViewController {
                """)
        let box = try #require(view("box", in: found))
        let layer = try #require(box["children"]?.array?.first)
        #expect(layer["type"]?.string == "image" && layer["visibleWhen"]?.string == "attachments")
        #expect(layer["autoresizing"]?["mask"]?.array?.map(\.string) == ["flexibleWidth", "flexibleHeight"])
        let id = try #require(layer["id"]?.string)
        #expect(property("image", of: id, in: found)?["attachment"]?.string == "first")
        #expect(property("contentMode", of: id, in: found)?["then"]?.string == "scaleAspectFill")
        #expect(found.builtInCode == nil)
    }

    @Test("a label with constraints between anchors")
    func anchors() throws {
        let found = try read(
            """
            label.text = content.body
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            ])
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
            """, members: "lazy var label: UILabel = { let made = UILabel(); made.numberOfLines = 0; return made }()")
        let constraints = try #require(found.view?["constraints"]?.array)
        #expect(constraints.count == 3)
        #expect(constraints[0]["secondItem"]?.string == "box" && constraints[0]["constant"]?.number == 8)
        #expect(constraints[1]["secondAttribute"]?.string == "leading")
        #expect(constraints[2]["relation"]?.string == "greaterThanOrEqual")
        #expect(property("text", of: "UILabel-1", in: found)?.string == "{{body}}")
        #expect(property("numberOfLines", of: "UILabel-1", in: found)?.number == 0)
        #expect(found.builtInCode == nil)
    }

    @Test("a frame relative to the content's width, and one that isn't understood")
    func frames() throws {
        let found = try read(
            """
            let photo = UIImageView(frame: CGRect(x: 10, y: 20, width: view.bounds.width - 20, height: 100))
            view.addSubview(photo)
            """)
        let place = view("UIImageView-1", in: found)?["autoresizing"]
        #expect(place?["frame"]?.array?.map(\.number) == [10, 20, 300, 100])
        #expect(place?["mask"]?.array?.map(\.string) == ["flexibleWidth"])
        let other = try read("let photo = UIImageView(frame: unknown()); view.addSubview(photo)")
        #expect(view("UIImageView-1", in: other) == nil)
        #expect(other.builtInCode?.code == "content-built-in-code")
    }

    @Test("a stack's arranged views")
    func stacks() throws {
        let found = try read(
            """
            let first = UILabel()
            first.text = "One"
            let stack = UIStackView(arrangedSubviews: [first])
            stack.axis = .vertical
            let second = UIImageView()
            stack.addArrangedSubview(second)
            view.addSubview(stack)
            stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            """)
        let stack = try #require(view("UIStackView-2", in: found))
        #expect(stack["children"]?.array?.compactMap { $0["id"]?.string } == ["UILabel-1", "UIImageView-3"])
        #expect(property("axis", of: "UIStackView-2", in: found)?.string == "vertical")
    }
}
