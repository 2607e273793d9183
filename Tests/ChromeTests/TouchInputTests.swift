import AutoLayout
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// Taps on text input.
@Suite struct TouchInputTests {
    private let comment = NotificationAction(identifier: "comment", title: "Comment", textInput: .init())

    /// The target of a tap on the centre of a system view.
    private func tap(_ id: String, _ picture: Composition) throws -> TouchTarget {
        let frame = try #require(picture.nodes.lazy.compactMap { $0.frame(id) }.first, "\(id) isn't there")
        return HitTest(picture).hit(at: Point(x: frame.midX, y: frame.midY))
    }

    @Test func theSystemsBarHasAFieldAndASendButton() throws {
        let picture = touchedPicture(nil, textInput: TextInputSession(source: .action(comment)))
        #expect(try tap("input-field", picture) == .inputField)
        #expect(try tap("send-button", picture) == .sendButton)
        #expect(TouchTarget.sendButton.hostEvent == .sendText)
        #expect(TouchTarget.inputField.hostEvent == nil)
    }

    @Test func keysTypeTheirTitle() throws {
        let first = touchedPicture(nil, textInput: TextInputSession(source: .action(comment)))
        #expect(try tap("key-q", first) == .key("Q"))
        let later = touchedPicture(nil, textInput: TextInputSession(source: .action(comment), text: "A"))
        #expect(try tap("key-q", later) == .key("q"))
        #expect(try tap("key-q", later).hostEvent == .typeText("q"))
        #expect(try tap("key-space", later).typedText == " ")
        #expect(try tap("key-delete", later).hostEvent == nil)
    }

    @Test func aKanaTypesItself() throws {
        let pad = touchedPicture(nil, locale: "ja_JP", textInput: TextInputSession(source: .action(comment)))
        #expect(try tap("key-あ", pad).hostEvent == .typeText("あ"))
        #expect(try tap("key-、", pad).typedText == "、")
        #expect(try tap("key-faces", pad).typedText == nil)
        #expect(try tap("key-return", pad).typedText == nil)
    }

    @Test func theKeyboardCoversViewsBelow() throws {
        let low = ViewNode(.button(Button("Low")), id: "low", placement: Placement(leading: 0, bottom: 0))
        let content = CustomContent(view: ViewNode(.overlay, children: [low]), size: Size(width: 359, height: 500))
        let test = HitTest(touchedPicture(content, textInput: TextInputSession(source: .action(comment))))
        do throws(Diagnostic) {
            _ = try test.target(ofView: "low")
            Issue.record("the button is touched through the keyboard")
        } catch {
            #expect(error.message == "a tap on \"low\" doesn't reach it: it is covered by the keyboard")
        }
    }

    @Test func accessoryAndInputViewsBelongToTheExtension() throws {
        let send = ViewNode(.button(Button("Send")), id: "send", sizing: ViewSizing(width: 100, height: 44))
        let field = ViewNode(.textField(TextField(text: "Hi")), id: "field", sizing: ViewSizing(width: 100, height: 30))
        let session = TextInputSession(
            source: .firstResponder(
                accessoryView: ViewNode(.stack(Stack(.horizontal)), id: "bar", children: [field, send]),
                inputView: ViewNode(.overlay, id: "stars", sizing: ViewSizing(height: 200))))
        let content = CustomContent(
            view: ViewNode(.textField(TextField(text: "content")), id: "other"), size: Size(width: 359, height: 44))
        let picture = touchedPicture(content, textInput: session)
        #expect(try tap("send", picture) == .event(ControlEvent(.touchUpInside, path: ["send", "bar"])))
        #expect(try tap("stars", picture) == .event(ControlEvent(.tap, path: ["stars"])))
        let test = HitTest(picture)
        #expect(try test.target(ofView: "send") == .event(ControlEvent(.touchUpInside, path: ["send", "bar"])))
        // Without a focus, the field above the keyboard gets the text.
        #expect(try test.typing("!") == ControlEvent(.editingChanged("Hi!"), path: ["field", "bar"]))
    }

    @Test func thePasscodePadHasDigitsAndCancel() throws {
        let picture = touchedPicture(nil, passcodePrompt: comment)
        #expect(try tap("passcode-5", picture) == .passcodeDigit(5))
        #expect(try tap("passcode-0", picture) == .passcodeDigit(0))
        #expect(try tap("passcode-cancel", picture) == .passcodeCancel)
        #expect(TouchTarget.passcodeCancel.hostEvent == .cancelPasscode)
        #expect(try tap("passcode-title", picture) == .nothing)
    }

    @Test func everyTargetHasItsHostEvent() {
        let touch = ControlEvent(.tap, path: ["card"])
        let events: [(TouchTarget, HostEvent?)] = [
            (.event(touch), .touch(touch)), (.action("a"), .tapAction("a")), (.header, .tapHeader), (.body, .tapBody),
            (.close, .dismiss), (.backdrop, .tapBackdrop), (.mediaButton, .tapMediaButton), (.nothing, nil),
            (.passcodeDigit(1), nil), (.key("return"), nil),
        ]
        for (target, event) in events { #expect(target.hostEvent == event) }
    }
}
