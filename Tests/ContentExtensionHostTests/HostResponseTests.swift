import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

@Test(arguments: [("accept", Scene.Phase.dismissed), ("open", .openedApp)])
func extensionThatDoesNotAnswerForwards(action: String, phase: Scene.Phase) {
    for controller in [SwiftExtension(), nil] {
        let host = host(controller).after(.expand(), .tapAction(action))
        #expect(host.scene.phase == phase)
        #expect(host.appInbox.map(\.actionIdentifier) == [action])
        #expect(controller?.calls.contains { $0.hasPrefix("response") } != true)
    }
}

@Test func textActionAsksForTextFirst() {
    var got: NotificationResponse?
    let controller = AnsweringExtension { _, response, completion in
        got = response
        completion(.dismissAndForwardAction)
    }
    let host = host(controller).after(.expand(), .tapAction("comment"))
    #expect(host.scene.textInput?.action == SampleAction.comment)
    host.send(.cancelTextInput)
    #expect(host.scene.textInput == nil)
    host.send(.tapAction("comment"))
    host.send(.tapAction("accept"))
    #expect(host.codes == ["action-ignored"])
    host.send(.reply("comment", text: "Yes, at noon"))
    #expect(got?.userText == "Yes, at noon")
    #expect(host.appInbox.map(\.userText) == ["Yes, at noon"])
    #expect(host.scene.textInput == nil)
}

@Test func replyTapsTheActionItself() {
    let host = host(SwiftExtension()).after(.expand(), .reply("comment", text: "Hi"))
    #expect(host.trace.names.suffix(8).prefix(3) == ["actionTapped", "textInputBegan", "textEntered"])
    #expect(host.appInbox.first?.userText == "Hi")
}

@Test func replyToAPlainActionIsAnError() {
    let host = host(SwiftExtension()).after(.expand(), .reply("accept", text: "Hi"))
    #expect(host.codes == ["not-a-text-action"])
    #expect(host.diagnostics.first?.hint == "text goes to \"comment\"")
    #expect(host.state == .expanded)
}

@Test func unknownActionNamesTheNearest() {
    let host1 = host(SwiftExtension()).after(.expand(), .tapAction("acept"))
    #expect(host1.codes == ["unknown-action"])
    #expect(host1.diagnostics.first?.hint == "did you mean \"accept\"?")
    let host2 = host(SwiftExtension()).after(.expand(), .tapAction("zzz"))
    #expect(host2.diagnostics.first?.hint == "one of: \"accept\", \"open\", \"comment\"")
}

@Test func actionAfterTheEndIsAnError() {
    let host = host(SwiftExtension()).after(.expand(), .tapAction("accept"), .tapAction("accept"))
    #expect(host.codes == ["not-expanded"])
    #expect(host.appInbox.count == 1)
}

@Test func defaultActionOpensTheAppAndRemovesTheNotification() {
    let host = host(SwiftExtension()).after(.expand(), .tapBody)
    #expect(host.scene.phase == .openedApp)
    #expect(host.appInbox.map(\.actionIdentifier) == [NotificationResponse.defaultActionIdentifier])
    #expect(!host.isDelivered)
}

@Test func touchesReachAnInteractiveView() {
    #expect(
        host(SwiftExtension(), interactive: true).after(.expand(), .touch(ControlEvent(.tap, path: []))).state
            == .expanded)
    #expect(host(SwiftExtension()).after(.expand(), .touch(ControlEvent(.tap, path: []))).state == .openedApp)
}

@Test func extensionMayPerformTheDefaultAction() {
    let controller = AnsweringExtension { controller, _, _ in
        controller.extensionContext?.performNotificationDefaultAction()
    }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.scene.phase == .openedApp)
    #expect(host.appInbox.map(\.actionIdentifier) == [NotificationResponse.defaultActionIdentifier])
}

@Test func dismissalIsReportedOnlyIfTheCategoryRequestsIt() {
    let silent = host(SwiftExtension()).after(.expand(), .tapBackdrop)
    #expect(silent.appInbox == [])
    #expect(silent.isDelivered)
    let told = host(SwiftExtension(), categoryOptions: .customDismissAction)
        .after(.expand(), .tapAction(NotificationResponse.dismissActionIdentifier))
    #expect(told.appInbox.map(\.actionIdentifier) == [NotificationResponse.dismissActionIdentifier])
    #expect(told.scene.phase == .dismissed)
}

@Test func sameActionTwiceIsTwoResponses() {
    let controller = AnsweringExtension { _, _, completion in completion(.doNotDismiss) }
    let host = host(controller).after(.expand(), .tapAction("accept"), .tapAction("accept"))
    #expect(controller.calls.suffix(2) == ["response accept", "response accept"])
    #expect(host.diagnostics == [])
}

@Test func longTextReachesTheAppWhole() {
    let text = String(repeating: "long ", count: 200_000)
    #expect(host(SwiftExtension()).after(.expand(), .reply("comment", text: text)).appInbox.first?.userText == text)
}

@Test func aDestructiveActionIsAnsweredLikeAnyOther() {
    let host = host(nil, actions: [SampleAction.remove]).after(.expand(), .tapAction("remove"))
    #expect(host.appInbox.map(\.actionIdentifier) == ["remove"])
    #expect(host.state == .dismissed)
}

@Test func theResponseBelongsToTheShownNotification() {
    let host = host(nil).after(
        .expand(), .deliver(arrival("n1", NotificationContent(body: "Brunch?", categoryIdentifier: "INVITE"))),
        .tapAction("accept"))
    #expect(host.appInbox.map(\.notification.request.content.body) == ["Brunch?"])
}
