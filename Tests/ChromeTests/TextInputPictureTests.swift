@testable import Chrome
@testable import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// Views at the screen's bottom during text input.
@Suite struct TextInputPictureTests {
    private let action = NotificationAction(
        identifier: "comment", title: "Comment", textInput: .init(buttonTitle: "Send", placeholder: "Say it"))

    private func scene(_ session: TextInputSession?, content height: Double = 100) -> Scene {
        let notification = UserNotification(
            date: 0, request: NotificationRequest(identifier: "n", content: NotificationContent()))
        return Scene(
            phase: .expanded, app: AppInfo(name: "App"), notification: notification, headerTitle: "App",
            custom: CustomContent(view: ViewNode(), size: Size(width: 359, height: height)),
            actions: [action], textInput: session)
    }

    private func compose(
        _ scene: Scene, _ device: Device = Device(), _ options: CompositionOptions = .init()
    ) -> Composition {
        let fake = FakeMeasuring()
        return Composer(device: device, text: fake, images: fake).compose(.expanded(scene), options)
    }

    private func typed(_ text: String) -> TextInputSession { TextInputSession(source: .action(action), text: text) }

    private func parts(_ composition: Composition) -> [ViewNode.Part] { composition.nodes.map(\.part) }

    @Test func textInputHidesActionsAndPutsTheBarAboveTheKeyboard() throws {
        #expect(parts(compose(scene(nil))) == [.platter, .actions])
        let composition = compose(scene(typed("")))
        #expect(parts(composition) == [.platter, .keyboard, .inputBar])
        #expect(composition.size == Size(width: 375, height: 667))
        let bar = try #require(composition.frame("input-bar"))
        let keyboard = try #require(composition.frame("keyboard"))
        #expect(keyboard == Rect(x: 0, y: 667 - 216, width: 375, height: 216))
        // fact: ios10/input-bar
        #expect(bar == Rect(x: 0, y: keyboard.minY - 45, width: 375, height: 45))
        let field = try #require(composition.frame("input-field"))
        #expect(Point(x: field.minX, y: field.minY - bar.minY) == Point(x: 8, y: 6))
        #expect(field.height == 33)
        #expect(try #require(composition.frame("send-button")).minX == field.maxX + 9)
        #expect(try #require(composition.frame("send-button")).maxX == 375 - 9.5)
        #expect(composition.frame("platter")?.minY == 8)
    }

    /// Fully blue (fact: host/text-input.send) for any text.
    @Test(arguments: ["", "a"]) func theSendButtonIsBlueWithAnEmptyField(text: String) {
        let button = compose(scene(typed(text))).all { $0.id == "send-button" }.flatMap(\.children)
        #expect(button.map { $0.text?.request.text } == ["Send"])
        #expect(button.map { $0.text?.color } == [.semantic(.systemBlue)])
        #expect(button.map(\.style.alpha) == [1])
    }

    @Test func theSystemsWordsAreInTheUsersLanguage() {
        let unnamed = NotificationAction(identifier: "a", title: "A", textInput: .init())
        let device = Device(model: .iPhone8, appearance: .light, contentSize: .large, locale: "zh_CN")
        let composition = compose(scene(TextInputSession(source: .action(unnamed), text: "")), device)
        func words(_ id: String) -> [String?] {
            composition.all { $0.id == id }.flatMap(\.children).map { $0.text?.request.text }
        }
        #expect(words("send-button") == ["发送"])
        #expect(words("key-space") == ["空格"])
        #expect(words("key-return") == ["换行"])
    }

    @Test func thePasscodePadSpeaksTheUsersLanguage() {
        var locked = scene(nil)
        locked.passcodePrompt = action
        let device = Device(model: .iPhone8, appearance: .light, contentSize: .large, locale: "de_DE")
        let pad = compose(locked, device)
        let ids = ["passcode-title", "passcode-emergency", "passcode-cancel"]
        let texts = ids.map { id in pad.all { $0.id == id }.first?.text?.request.text }
        #expect(texts == ["Code eingeben", "Notfall", "Abbrechen"])
    }

    @Test func typedTextReplacesThePlaceholder() {
        func texts(_ text: String) -> [String?] {
            compose(scene(typed(text))).all { $0.id == "input-field" }.flatMap(\.children)
                .compactMap { $0.text?.request.text }
        }
        #expect(texts("") == ["Say it"])
        #expect(texts("I do") == ["I do"])
    }

    @Test func theSceneDumpNamesTheTextInput() {
        func lines(_ session: TextInputSession?, passcode: NotificationAction? = nil) -> String {
            var scene = scene(session)
            scene.passcodePrompt = passcode
            return SceneDump.text(of: scene)
        }
        #expect(lines(typed("")).contains("\ntext-input \"comment\"\n"))
        #expect(lines(typed("Hi")).contains("\ntext-input \"comment\" text=\"Hi\"\n"))
        let own = TextInputSession(
            source: .firstResponder(accessoryView: ViewNode(id: "bar"), inputView: ViewNode(id: "picker")))
        #expect(lines(own).contains("\nfirst-responder\n"))
        #expect(lines(own).hasSuffix("\naccessory-view\nview #bar\ninput-view\nview #picker\n"))
        #expect(lines(nil, passcode: action).contains("\npasscode-prompt \"comment\"\n"))
    }

    @Test(arguments: DeviceModel.all, Orientation.allCases)
    func everyKeyIsOnTheScreenAndNoTwoOverlap(device: DeviceModel, orientation: Orientation) {
        let device = Device(model: device, orientation: orientation)
        let composition = compose(scene(typed("")), device)
        let screen = Rect(origin: .zero, size: device.screen)
        let keys = composition.all { $0.id?.hasPrefix("key-") == true }.map(\.frame)
        #expect(keys.count == 33)
        for (index, key) in keys.enumerated() {
            #expect(key.isWithin(screen))
            #expect(key.minX >= device.safeArea.leading && key.maxX <= screen.maxX - device.safeArea.trailing)
            #expect(keys[(index + 1)...].allSatisfy { !$0.overlaps(key) })
        }
    }

    @Test func theKeyboardRunsFromTheLeftInEveryLanguage() {
        let other = compose(scene(typed("")), Device(locale: "ar"))
        #expect(other.frame("key-return")?.maxX == compose(scene(typed(""))).frame("key-return")?.maxX)
        // The bar is mirrored.
        #expect(other.frame("send-button")?.minX == 9.5)
    }

    @Test(arguments: [
        ("", true), ("a", false), ("a.", false), ("a. ", true), ("a! ", true), ("a ", false), ("a\n", true),
    ])
    func shiftIsOnAtTheStartOfASentence(text: String, isOn: Bool) {
        let keys = compose(scene(typed(text))).all { $0.id == "key-q" }.flatMap(\.children)
        #expect(keys.map { $0.text?.request.text } == [isOn ? "Q" : "q"])
    }

    @Test(arguments: [("", true), ("hey ", false), ("hey. ", true)])
    func shiftFollowsTheExtensionsOwnField(text: String, isOn: Bool) {
        let contents: [ViewContent] = [.textField(TextField(text: text)), .textView(TextView(text))]
        for content in contents {
            let session = TextInputSession(
                source: .firstResponder(accessoryView: nil, inputView: nil), field: ["field"])
            var scene = scene(session)
            scene.custom = CustomContent(
                view: ViewNode(children: [ViewNode(content, id: "field")]), size: Size(width: 359, height: 100))
            let keys = compose(scene).all { $0.id == "key-q" }.flatMap(\.children)
            #expect(keys.map { $0.text?.request.text } == [isOn ? "Q" : "q"])
        }
    }

    @Test func theFieldGrowsToFiveLinesAndThenShowsTheTextsEnd() throws {
        let line = 20.5
        func field(_ lines: Int) throws -> (field: Rect, text: Rect, bar: Rect) {
            let text = Array(repeating: String(repeating: "a", count: 30), count: lines).joined()
            let composition = compose(scene(typed(text)))
            let field = try #require(composition.frame("input-field"))
            return (
                field, try #require(composition.frame("input-text")), try #require(composition.frame("input-bar"))
            )
        }
        let one = try field(1)
        #expect(one.field.height == 33)
        let three = try field(3)
        #expect(three.field.height == one.field.height + 40.5)
        #expect(three.bar.maxY == one.bar.maxY)
        let many = try field(20)
        #expect(many.field.height == 5 * line + 12.5)
        #expect(many.text.maxY == many.field.maxY - 6.5)
        #expect(many.text.minY < many.field.minY)
    }

    @Test func theCaretIsAtTheNextLettersPosition() throws {
        func caret(_ text: String, _ device: Device = Device()) throws -> Rect {
            try #require(compose(scene(typed(text)), device).frame("input-caret"))
        }
        let empty = try caret("")
        #expect(empty.minX == 8 + 8 - 1)
        #expect(empty.width == 2)
        #expect(try caret("aaaa").minX == empty.minX + 4 * 8.5)
        // The fake's letters are equally wide; those of Hebrew run to the left from the start of the line.
        #expect(try caret("\u{5D0}").minX == empty.minX)
        let field = try #require(compose(scene(typed("")), Device(locale: "ar")).frame("input-field"))
        #expect(try caret("", Device(locale: "ar")).minX == field.maxX - 8 - 1)
        let full = try caret(String(repeating: "a", count: 200))
        #expect(full.maxX <= 8 + 359 && full.minY > empty.minY - 40)
    }

    @Test func trailingSpacesMoveTheCaretUpToTheFieldsEdge() throws {
        let engine = try TextEngine(library: FontLibrary())
        func caret(_ text: String) throws -> Double {
            let composer = Composer(device: Device(), text: engine, images: FakeMeasuring())
            return try #require(composer.compose(.expanded(scene(typed(text))), .init()).frame("input-caret")).minX
        }
        let places = try ["Hello", "Hello ", "Hello  ", "Hello   "].map(caret)
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 3 && $1 - $0 < 6 })
        #expect(try caret("Hello a") > places[1])
        #expect(try caret("Hello" + String(repeating: " ", count: 200)) < 375)
        #expect(try caret("  ") > caret(""))
    }

    @Test func theBarGrowsWithTheTextSizeButTheHeaderStaysVisible() throws {
        for category in ContentSizeCategory.allCases {
            for orientation in Orientation.allCases {
                let device = Device(contentSize: category, orientation: orientation)
                let text = String(repeating: "word ", count: 100)
                let bar = try #require(compose(scene(typed(text)), device).frame("input-bar"))
                #expect(bar.minY >= 60)
            }
        }
        let large = try #require(
            compose(scene(typed("")), Device(contentSize: .extraExtraLarge)).frame("input-bar"))
        #expect(large.height > 45)
    }

    @Test func accessoryViewsAreAboveTheKeyboardAtTheirHeight() throws {
        func accessory(_ view: ViewNode) throws -> Rect {
            var session = TextInputSession(source: .firstResponder(accessoryView: view, inputView: nil))
            #expect(parts(compose(scene(session))) == [.platter, .accessory])
            session.field = ["field"]
            let composition = compose(scene(session))
            #expect(parts(composition) == [.platter, .keyboard, .accessory])
            return try #require(composition.frame("accessory-view"))
        }
        let own = try accessory(ViewNode(sizing: ViewSizing(height: 60)))
        #expect(own == Rect(x: 0, y: 667 - 216 - 60, width: 375, height: 60))
        #expect(try accessory(ViewNode()).height == 44)
        #expect(try accessory(ViewNode(sizing: ViewSizing(height: 1e9))).height == 667)
    }

    @Test func inputViewsReplaceTheKeyboard() throws {
        func input(_ view: ViewNode, _ device: DeviceModel = .iPhone8) throws -> Rect {
            let session = TextInputSession(source: .firstResponder(accessoryView: nil, inputView: view))
            let device = Device(model: device)
            let composition = compose(scene(session), device)
            #expect(parts(composition) == [.platter, .inputView])
            let frame = try #require(composition.frame("input-view"))
            #expect(frame.maxY == device.screen.height)
            return frame
        }
        #expect(try input(ViewNode(sizing: ViewSizing(height: 160))).height == 160)
        #expect(try input(ViewNode()).height == 216)
        let tall = try #require(DeviceModel.named("iphone-x"))
        #expect(try input(ViewNode(sizing: ViewSizing(height: 160)), tall).height == 160 + 34)
        #expect(try input(ViewNode(), tall).height == 216 + 75)
    }

    @Test func theHeaderOfAHighNotificationStaysVisible() throws {
        let high = scene(typed(""), content: 1_000)
        let composition = compose(high)
        #expect(composition.size.height == 667)
        #expect(composition.frame("platter")?.minY == 8)
        #expect(composition.frame("keyboard")?.maxY == 667)
        let whole = compose(high, Device(), CompositionOptions(showsFullHeight: true))
        #expect(whole.size.height == 8 + 52 + 1_000 + 8 + 45 + 216)
        #expect(try #require(whole.frame("platter")).overlaps(#require(whole.frame("input-bar"))) == false)
    }

    @Test func thePlatterAloneHasNoKeyboard() {
        #expect(parts(compose(scene(typed("")), Device(), CompositionOptions(crop: .platter))) == [.platter])
    }

    @Test(arguments: DeviceModel.all, Orientation.allCases)
    func thePasscodePadTakesTheWholeScreen(device: DeviceModel, orientation: Orientation) {
        var locked = scene(typed(""))
        locked.passcodePrompt = action
        let device = Device(model: device, orientation: orientation)
        let composition = compose(locked, device)
        #expect(parts(composition) == [.passcode])
        #expect(composition.size == device.screen)
        let screen = Rect(origin: .zero, size: device.screen)
        let named = composition.all { $0.id?.hasPrefix("passcode-") == true }
        #expect(named.count == 13)
        for (index, node) in named.enumerated() {
            #expect(node.frame.isWithin(screen))
            #expect(named[(index + 1)...].allSatisfy { !$0.frame.overlaps(node.frame) })
        }
    }
}

extension Rect {
    /// `true` if it lies in another, except for rounding errors.
    fileprivate func isWithin(_ other: Rect) -> Bool {
        let room = other.inset(by: -1e-6)
        return minX >= room.minX && minY >= room.minY && maxX <= room.maxX && maxY <= room.maxY
    }

    /// `true` if it shares more than an edge with another.
    fileprivate func overlaps(_ other: Rect) -> Bool { !inset(by: 1e-6).intersection(other.inset(by: 1e-6)).isEmpty }
}

extension Composition {
    /// The frame of the view with an id.
    fileprivate func frame(_ id: String) -> Rect? { nodes.lazy.compactMap { $0.frame(id) }.first }

    /// The views that satisfy a condition.
    func all(_ isWanted: (LayoutNode) -> Bool) -> [LayoutNode] {
        func find(_ node: LayoutNode) -> [LayoutNode] {
            (isWanted(node) ? [node] : []) + node.children.flatMap(find)
        }
        return nodes.flatMap(find)
    }
}
