import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let accessory = ViewNode(.label(Label("Comment")), id: "send")

private func commenting(_ option: ResponseOption? = .doNotDismiss) -> AnsweringExtension {
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.becomeFirstResponder()
        if let option { completion(option) }
    }
    controller.canBecomeFirstResponder = true
    controller.inputAccessoryView = accessory
    return controller
}

@Test func anExtensionWithItsOwnInputReceivesTextActionsAtOnce() {
    var texts: [String?] = []
    let controller = AnsweringExtension { _, response, completion in
        texts.append(response.userText)
        completion(.doNotDismiss)
    }
    controller.canBecomeFirstResponder = true
    let host = host(controller).after(.expand(), .tapAction("comment"))
    #expect(texts == [nil])
    #expect(host.scene.textInput == nil)
    #expect(!host.trace.names.contains("textInputBegan"))
}

@Test func theFirstRespondersAccessoryViewComesUp() {
    let host = host(commenting()).after(.expand(), .tapAction("comment"))
    #expect(host.scene.textInput?.source == .firstResponder(accessoryView: accessory, inputView: nil))
    #expect(host.state == .firstResponder)
    #expect(host.trace.names.last == "completion")
    #expect(host.trace.names.contains("becameFirstResponder"))
}

@Test func aFirstResponderHasNoKeyboard() {
    let host = host(commenting()).after(.expand(), .tapAction("comment"))
    #expect(host.scene.textInput?.hasKeyboard == false)
}

@Test func aFieldAsFirstResponderHasTheKeyboard() {
    let controller = commenting()
    controller.inputAccessoryView = ViewNode(.textField(TextField()), id: "field")
    let host = host(controller).after(.expand(), .tapAction("comment"))
    controller.extensionContext?.becomeFirstResponder(field: "field")
    #expect(host.scene.textInput?.hasKeyboard == true)
    #expect(host.scene.textInput?.field == ["field"])
    controller.extensionContext?.becomeFirstResponder(field: "feild")
    #expect(host.codes == ["first-responder-refused"])
}

@Test func anInputViewReplacesTheKeyboardForPlainActionsToo() {
    let controller = commenting()
    controller.inputAccessoryView = nil
    controller.inputView = accessory
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.scene.textInput?.source == .firstResponder(accessoryView: nil, inputView: accessory))
}

@Test func theActionsAreHiddenWhileTheExtensionIsFirstResponder() {
    let host = host(commenting()).after(.expand(), .tapAction("comment"), .tapAction("accept"))
    #expect(host.codes == ["action-ignored"])
    host.send(.cancelTextInput)
    #expect(host.scene.textInput == nil)
    #expect(host.state == .expanded)
    #expect(host.trace.names.last == "resignedFirstResponder")
    host.send(.tapAction("accept"))
    #expect(host.codes == ["action-ignored"])
}

@Test func theExtensionMayResignByItself() {
    let controller = commenting().on("mediaPlay") { $0.extensionContext?.resignFirstResponder() }
    controller.mediaPlayPauseButtonType = .default
    controller.mediaPlayPauseButtonFrame = Rect(x: 0, y: 0, width: 44, height: 44)
    let host = host(controller).after(.expand(), .tapAction("comment"), .tapMediaButton)
    #expect(host.state == .expanded)
}

@Test func accessoryViewsAlwaysReceiveTouches() {
    let controller = TouchableExtension().on("viewDidAppear") { $0.extensionContext?.becomeFirstResponder() }
    controller.canBecomeFirstResponder = true
    controller.inputAccessoryView = ViewNode(
        .stack(.init()), id: "bar", children: [ViewNode(.label(Label("Send")), id: "send")])
    let touch = ControlEvent(.touchUpInside, path: ["send", "bar"])
    let host = host(controller).after(.expand(), .touch(touch))
    #expect(controller.events == [touch])
    #expect(host.state == .firstResponder)
    host.send(.touch(ControlEvent(.tap, path: ["label"])))
    #expect(host.state == .openedApp)
    #expect(controller.events.count == 1)
}

@Test func aTouchedFieldShowsTheKeyboard() {
    let controller = TouchableExtension()
    controller.inputAccessoryView = accessory
    let host = host(controller, interactive: true)
        .after(.expand(), .touch(ControlEvent(.editingDidBegin, path: ["field", "card"])))
    let session = TextInputSession(
        source: .firstResponder(accessoryView: nil, inputView: nil), field: ["field", "card"])
    #expect(host.scene.textInput == session)
    #expect(host.state == .firstResponder)
    #expect(host.trace.names.suffix(2) == ["becameFirstResponder", "handleTouch"])
    // Text and touches outside the field keep the keyboard.
    host.send(.touch(ControlEvent(.editingChanged("a"), path: ["field", "card"])))
    host.send(.touch(ControlEvent(.tap, path: ["card"])))
    #expect(host.scene.textInput == session)
    #expect(host.codes == [])
    #expect(controller.events.count == 3)
    host.send(.cancelTextInput)
    #expect(host.scene.textInput == nil)
    #expect(host.trace.names.last == "resignedFirstResponder")
    #expect(host.trace.names.filter { $0 == "becameFirstResponder" }.count == 1)
}

@Test func aTouchedFieldOfAContentWithoutInteractionOpensTheApp() {
    let host = host(TouchableExtension())
        .after(.expand(), .touch(ControlEvent(.editingDidBegin, path: ["field"])))
    #expect(host.scene.textInput == nil)
    #expect(host.state == .openedApp)
}

@Test func aFieldsKeyboardHasTheAccessoryViewOfAFirstResponder() {
    let controller = TouchableExtension().on("handle") { $0.extensionContext?.becomeFirstResponder() }
    controller.canBecomeFirstResponder = true
    controller.inputAccessoryView = accessory
    let host = host(controller, interactive: true)
        .after(.expand(), .touch(ControlEvent(.editingDidBegin, path: ["field"])))
    let source = TextInputSession.Field.firstResponder(accessoryView: accessory, inputView: nil)
    #expect(host.scene.textInput == TextInputSession(source: source, field: ["field"]))
    #expect(host.trace.names.filter { $0 == "becameFirstResponder" }.count == 1)
}

@Test func becomingFirstResponderWithoutPermissionIsReported() {
    let controller = SwiftExtension().on("didReceive") { $0.extensionContext?.becomeFirstResponder() }
    let host = host(controller).after(.expand())
    #expect(host.codes == ["first-responder-refused"])
    #expect(host.scene.textInput == nil)
}

@Test func anOwnInputMayHoldTheCompletionUntilItsTextIsSent() {
    var send: ((ResponseOption) -> Void)?
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.becomeFirstResponder()
        send = completion
    }
    controller.canBecomeFirstResponder = true
    let host = host(controller).after(.expand(), .tapAction("comment"))
    #expect(host.state == .firstResponder)
    controller.extensionContext?.clock.schedule(after: 1) { send?(.dismissAndForwardAction) }
    host.send(.advance(2))
    #expect(host.state == .dismissed)
    #expect(host.appInbox.map(\.actionIdentifier) == ["comment"])
}

@Test func theSystemsFieldTakesTextPieceByPiece() {
    let host = host(SwiftExtension()).after(.expand(), .tapAction("comment"), .typeText("Yes, "), .typeText("at noon"))
    #expect(host.scene.textInput == TextInputSession(source: .action(SampleAction.comment), text: "Yes, at noon"))
    host.send(.sendText)
    #expect(host.appInbox.map(\.userText) == ["Yes, at noon"])
    #expect(host.trace.names.contains("textTyped"))
}

@Test func anEmptyTextCanBeSent() {
    let host = host(SwiftExtension()).after(.expand(), .tapAction("comment"), .sendText)
    #expect(host.appInbox.map(\.userText) == [""])
}

@Test func theExtensionGetsTheTextAndMayShowProgress() {
    var text: String?
    let controller = AnsweringExtension { controller, response, completion in
        text = response.userText
        controller.text = "Sending…"
        controller.extensionContext?.clock.schedule(after: 2) { completion(.dismissAndForwardAction) }
    }
    let host = host(controller).after(.expand(), .reply("comment", text: "Yes"))
    #expect(text == "Yes")
    #expect(host.scene.custom?.view.content == .label(Label("Sending…")))
    #expect(host.appInbox == [])
    host.send(.advance(2))
    #expect(host.appInbox.map(\.userText) == ["Yes"])
}

@Test func closingTheKeyboardBringsTheActionsBack() {
    let host = host(SwiftExtension()).after(.expand(), .tapAction("comment"), .cancelTextInput, .tapAction("accept"))
    #expect(host.appInbox.map(\.actionIdentifier) == ["accept"])
}

@Test func textWithoutAFieldIsReported() {
    let none = host(SwiftExtension()).after(.expand(), .typeText("a"), .sendText, .cancelTextInput)
    #expect(none.codes == ["no-text-input", "no-text-input", "no-text-input"])
    let own = host(commenting()).after(.expand(), .tapAction("comment"), .typeText("a"))
    #expect(own.diagnostics.first?.hint == "touch the extension's own text field to type into it")
    let replied = host(commenting()).after(.expand(), .reply("comment", text: "a"))
    #expect(replied.codes == ["text-not-taken"])
}
