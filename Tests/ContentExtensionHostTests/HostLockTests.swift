import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

private let actions = [SampleAction.accept, SampleAction.pay, SampleAction.open, secretReply]
private let secretReply = NotificationAction(
    identifier: "secret", title: "Reply", options: .authenticationRequired, textInput: .init())

private func locked(_ controller: (any NotificationContentExtension)?) -> NotificationHost {
    host(controller, actions: actions).after(.lock, .expand())
}

@Test func lockingClosesTheExpandedNotification() {
    let host = host(SwiftExtension(), categoryOptions: .customDismissAction).after(.expand(), .lock)
    #expect(host.state == .dismissed)
    #expect(host.appInbox == [])
    #expect(host.delivered.count == 1)
    host.send(.expand())
    #expect(host.state == .expanded)
}

@Test func aLockedDeviceAsksForThePasscodeFirst() {
    let host = locked(nil).after(.tapAction("pay"))
    #expect(host.scene.passcodePrompt == SampleAction.pay)
    #expect(host.state == .passcode(SampleAction.pay))
    #expect(host.appInbox == [])
    host.send(.enterPasscode)
    #expect(host.scene.passcodePrompt == nil)
    #expect(host.appInbox.map(\.actionIdentifier) == ["pay"])
    #expect(host.state == .dismissed)
    #expect(
        host.trace.names.suffix(7).prefix(4) == ["actionTapped", "passcodePrompted", "passcodeEntered", "unlocked"])
}

@Test func withoutThePasscodeNothingIsDelivered() {
    let controller = AnsweringExtension { _, _, completion in completion(.dismissAndForwardAction) }
    let host = locked(controller).after(.tapAction("pay"), .cancelPasscode)
    #expect(host.scene.passcodePrompt == nil)
    #expect(host.state == .expanded)
    #expect(host.appInbox == [])
    #expect(!controller.calls.contains("response pay"))
    host.send(.tapAction("pay"))
    #expect(host.state == .passcode(SampleAction.pay))
}

@Test func anUnlockedDeviceAsksForNothing() {
    let host = host(nil, actions: actions).after(.expand(), .tapAction("pay"))
    #expect(host.appInbox.map(\.actionIdentifier) == ["pay"])
}

@Test func otherActionsNeedNoPasscodeOnALockedDevice() {
    #expect(locked(nil).after(.tapAction("accept")).appInbox.map(\.actionIdentifier) == ["accept"])
}

@Test func openingTheAppNeedsThePasscodeOnALockedDevice() {
    let opened = locked(nil).after(.tapAction("open"))
    #expect(opened.scene.passcodePrompt == SampleAction.open)
    #expect(opened.after(.enterPasscode).state == .openedApp)
    let tapped = locked(nil).after(.tapBody)
    #expect(tapped.scene.passcodePrompt?.identifier == NotificationResponse.defaultActionIdentifier)
    #expect(tapped.delivered.count == 1)
    #expect(tapped.after(.enterPasscode).state == .openedApp)
    #expect(tapped.delivered.isEmpty)
}

@Test func aTextIsTypedOnlyAfterThePasscode() {
    let host = locked(nil).after(.reply("secret", text: "Hi"))
    #expect(host.state == .passcode(secretReply))
    host.send(.enterPasscode)
    #expect(host.state == .textInput(secretReply))
    host.send(.typeText("Hi"))
    host.send(.sendText)
    #expect(host.appInbox.map(\.userText) == ["Hi"])
}

@Test func unlockingPerformsTheWaitingAction() {
    #expect(locked(nil).after(.tapAction("pay"), .unlock).appInbox.map(\.actionIdentifier) == ["pay"])
    let host = locked(nil).after(.unlock, .tapAction("pay"))
    #expect(host.appInbox.map(\.actionIdentifier) == ["pay"])
}

@Test func nothingElseCanBeTouchedWhileThePasscodeIsAskedFor() {
    let host = locked(SwiftExtension()).after(.tapAction("pay"), .tapAction("accept"), .tapBody, .dismiss)
    #expect(host.state == .passcode(SampleAction.pay))
    #expect(host.codes == Array(repeating: "passcode-asked", count: 3))
    let unasked = HostTestSupport.host(nil).after(.expand(), .enterPasscode, .cancelPasscode)
    #expect(unasked.codes == ["no-passcode-prompt", "no-passcode-prompt"])
}

@Test("the passcode pad covers the list: its prompt stays, and the touch is an error")
func passcodePadCoversTheList() {
    for touch in [HostEvent.expand("b"), .present("b"), .tapNotification("b"), .clear("b"), .clearAll] {
        let host = newsHost().after(
            .set(.showPreviews(.whenAuthenticated)), .lock, story("a"), story("b"), .expand("a"), touch)
        #expect(host.codes == ["passcode-asked"])
        #expect(host.after(.enterPasscode).expanded?.delivery.key.identifier == "a")
        #expect(host.delivered.count == 2)
    }
    let tapped = newsHost().after(
        .set(.grouping(.off)), .lock, story("a"), story("b"), .tapNotification("b"), .expand("a"))
    #expect(tapped.codes == ["passcode-asked"])
    #expect(tapped.after(.enterPasscode).state == .openedApp)
}

@Test func theExtensionIsAskedOnlyAfterThePasscode() {
    let controller = AnsweringExtension { _, _, completion in completion(.doNotDismiss) }
    let host = locked(controller).after(.tapAction("pay"), .enterPasscode)
    #expect(controller.calls.last == "response pay")
    #expect(host.state == .expanded)
}

@Test func aCancelledPasscodeKeepsTheAwaitedCompletion() {
    let controller = AnsweringExtension { controller, _, _ in
        controller.extensionContext?.performNotificationDefaultAction()
    }
    let host = locked(controller).after(.tapAction("accept"))
    #expect(host.scene.passcodePrompt != nil)
    host.send(.cancelPasscode)
    guard case .awaitingCompletion = host.state else {
        Issue.record("the completion isn't awaited but \(host.state)")
        return
    }
}
