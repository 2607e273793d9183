import Testing

@testable import ContentExtensionHost

@Test(arguments: [
    (ResponseOption.doNotDismiss, "accept", Scene.Presentation.expanded, 0),
    (.dismiss, "accept", .dismissed, 0),
    (.dismissAndForwardAction, "accept", .dismissed, 1),
    (.doNotDismiss, "open", .expanded, 0),
    (.dismiss, "open", .dismissed, 0),
    (.dismissAndForwardAction, "open", .openedApp, 1),
])
func optionDecidesWhatBecomesOfTheView(
    option: ResponseOption, action: String, presentation: Scene.Presentation, forwarded: Int
) {
    let controller = AnsweringExtension { _, _, completion in completion(option) }
    let host = host(controller).after(.expand(), .tapAction(action))
    #expect(host.scene.presentation == presentation)
    #expect(host.appInbox.map(\.actionIdentifier) == Array(repeating: action, count: forwarded))
    #expect(host.diagnostics == [])
}

@Test(arguments: [("accept", Scene.Presentation.dismissed), ("open", .openedApp)])
func extensionThatDoesNotAnswerForwards(action: String, presentation: Scene.Presentation) {
    for controller in [SwiftExtension(), nil] {
        let host = host(controller).after(.expand(), .tapAction(action))
        #expect(host.scene.presentation == presentation)
        #expect(host.appInbox.map(\.actionIdentifier) == [action])
        #expect(controller?.calls.contains { $0.hasPrefix("response") } != true)
    }
}

@Test func viewIsDrawnAsTheResponseLeftIt() {
    let controller = AnsweringExtension { controller, response, completion in
        controller.text = "You said \(response.actionIdentifier)"
        controller.extensionContext?.notificationActions = [SampleAction.open]
        completion(.doNotDismiss)
    }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.scene.custom?.view.content == .label(Label("You said accept")))
    #expect(host.scene.actions == [SampleAction.open])
    #expect(host.trace.names.suffix(4) == ["actionTapped", "didReceiveResponse", "actionsReplaced", "completion"])
}

@Test func completionMayComeLater() {
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.clock.schedule(after: 1.5) { completion(.dismiss) }
    }
    let host = host(controller).after(.expand(), .tapAction("accept"), .advance(1))
    #expect(host.scene.presentation == .expanded)
    host.send(.tapAction("open"))
    #expect(host.codes == ["action-ignored"])
    host.send(.advance(1))
    #expect(host.scene.presentation == .dismissed)
    #expect(host.trace.events.last?.time == 1.5)
}

@Test func completionCalledTwiceIsAnError() {
    let controller = AnsweringExtension { _, _, completion in
        completion(.doNotDismiss)
        completion(.dismiss)
    }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.codes == ["completion-called-twice"])
    #expect(host.diagnostics.first?.severity == .error)
    #expect(host.scene.presentation == .expanded)
}

@Test func completionNeverCalledKeepsTheView() {
    let host = host(AnsweringExtension { _, _, _ in }).after(.expand(), .tapAction("accept"), .advance(60))
    #expect(host.scene.presentation == .expanded)
    #expect(host.codes == ["completion-overdue"])
    host.finish()
    #expect(host.codes == ["completion-overdue", "completion-pending"])
    host.send(.dismiss)
    #expect(host.scene.presentation == .dismissed)
}

@Test func completionAfterTheEndIsIgnored() {
    var late: ((ResponseOption) -> Void)?
    let controller = AnsweringExtension { _, _, completion in late = completion }
        .on("viewDidDisappear") { _ in late?(.dismissAndForwardAction) }
    let host = host(controller).after(.expand(), .tapAction("accept"), .dismiss)
    #expect(host.appInbox == [])
    #expect(host.codes == ["completion-ignored"])
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
    #expect(host.trace.names.suffix(7).prefix(3) == ["actionTapped", "textInputBegan", "textEntered"])
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

@Test func actionsAreReplacedAtOnce() {
    let none = SwiftExtension().on("didReceive") { $0.extensionContext?.notificationActions = [] }
    #expect(host(none).after(.expand()).scene.actions == [])
    let more = SwiftExtension().on("didReceive") { controller in
        let context = controller.extensionContext
        context?.notificationActions = [SampleAction.open] + (context?.notificationActions ?? [])
    }
    let host = host(more, actions: [SampleAction.accept]).after(.expand())
    #expect(host.scene.actions == [SampleAction.open, SampleAction.accept])
}

@Test(arguments: [0, 4, Limits.actions, Limits.actions + 1, 1_000])
func limit_actions(count: Int) {
    let actions = (0..<count).map { NotificationAction(identifier: "a\($0)", title: "A") }
    let host = host(SwiftExtension(), actions: actions).after(.expand())
    #expect(host.scene.actions.count == min(count, Limits.actions))
    #expect(host.codes == (count > Limits.actions ? ["too-many-actions"] : []))
}

@Test func repeatedActionIdentifiersAreReported() {
    let host = host(SwiftExtension(), actions: [SampleAction.accept, SampleAction.accept]).after(.expand())
    #expect(host.codes == ["duplicate-action"])
}

@Test func defaultActionOpensTheAppAndRemovesTheNotification() {
    let host = host(SwiftExtension()).after(.expand(), .tapBody)
    #expect(host.scene.presentation == .openedApp)
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
    #expect(host.scene.presentation == .openedApp)
    #expect(host.appInbox.map(\.actionIdentifier) == [NotificationResponse.defaultActionIdentifier])
}

@Test func dismissalIsToldOnlyWhenTheCategoryAsks() {
    let silent = host(SwiftExtension()).after(.expand(), .dismiss)
    #expect(silent.appInbox == [])
    #expect(silent.isDelivered)
    let told = host(SwiftExtension(), categoryOptions: .customDismissAction)
        .after(.expand(), .tapAction(NotificationResponse.dismissActionIdentifier))
    #expect(told.appInbox.map(\.actionIdentifier) == [NotificationResponse.dismissActionIdentifier])
    #expect(told.scene.presentation == .dismissed)
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

@Test func actionsMayBeTheSecondLevelOfOthers() {
    let stars = (1...5).map { NotificationAction(identifier: "\($0)", title: String(repeating: "★", count: $0)) }
    let controller = AnsweringExtension { controller, response, completion in
        if response.actionIdentifier == "rate" {
            controller.extensionContext?.notificationActions = stars
            completion(.doNotDismiss)
        } else {
            completion(.dismissAndForwardAction)
        }
    }
    let host = host(controller, actions: [NotificationAction(identifier: "rate", title: "Rate")])
        .after(.expand(), .tapAction("rate"))
    #expect(host.scene.actions == stars)
    #expect(host.after(.tapAction("4")).appInbox.map(\.actionIdentifier) == ["4"])
}

@Test func theContextKnowsTheActionsShown() {
    var seen: [[String]] = []
    let controller = AnsweringExtension { controller, _, completion in
        seen.append(controller.extensionContext?.notificationActions.map(\.identifier) ?? [])
        controller.extensionContext?.notificationActions = [SampleAction.accept]
        seen.append(controller.extensionContext?.notificationActions.map(\.identifier) ?? [])
        completion(.doNotDismiss)
    }
    _ = host(controller).after(.expand(), .tapAction("accept"))
    #expect(seen == [["accept", "open", "comment"], ["accept"]])
}

@Test func anEmptiedMenuCanBeFilledAgain() {
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.notificationActions = []
        controller.extensionContext?.clock.schedule(after: 1) {
            controller.extensionContext?.notificationActions = [SampleAction.open]
        }
        completion(.doNotDismiss)
    }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.scene.actions == [])
    #expect(host.after(.advance(1)).scene.actions == [SampleAction.open])
}

@Test func likeTurnsIntoUnlikeAndBack() {
    func action(_ name: String) -> NotificationAction { NotificationAction(identifier: name, title: name) }
    let controller = AnsweringExtension { controller, response, completion in
        let next = response.actionIdentifier == "like" ? "unlike" : "like"
        controller.extensionContext?.notificationActions[0] = action(next)
        completion(.doNotDismiss)
    }
    let host = host(controller, actions: [action("like"), SampleAction.comment]).after(.expand(), .tapAction("like"))
    #expect(host.scene.actions.map(\.identifier) == ["unlike", "comment"])
    #expect(host.after(.tapAction("unlike")).scene.actions.map(\.identifier) == ["like", "comment"])
}

@Test func twoHundredActionsAreCutAndSaid() {
    let controller = SwiftExtension().on("didReceive") { controller in
        controller.extensionContext?.notificationActions = (0..<200).map {
            NotificationAction(identifier: "a\($0)", title: "A")
        }
    }
    let host = host(controller).after(.expand(), .tapAction("a150"))
    #expect(host.scene.actions.count == Limits.actions)
    #expect(host.codes == ["too-many-actions", "unknown-action"])
    #expect(host.after(.tapAction("a9")).appInbox.map(\.actionIdentifier) == ["a9"])
}

@Test func aNotificationWithoutActionsHasNoneToTap() {
    let host = host(SwiftExtension(), actions: []).after(.expand(), .tapAction("accept"))
    #expect(host.diagnostics.map(\.hint) == ["there are no actions"])
}

@Test func theResponseIsOfTheNotificationThatIsShown() {
    let host = host(nil).after(
        .expand(), .deliver(arrival("n1", NotificationContent(body: "Brunch?", categoryIdentifier: "INVITE"))),
        .tapAction("accept"))
    #expect(host.appInbox.map(\.notification.request.content.body) == ["Brunch?"])
}

@Test func completionsOfEarlierResponsesDoNotAnswerLaterOnes() {
    var first: ((ResponseOption) -> Void)?
    let controller = AnsweringExtension { controller, response, completion in
        if response.actionIdentifier == "accept" {
            first = completion
            completion(.doNotDismiss)
        } else {
            first?(.dismiss)
        }
    }
    let host = host(controller).after(.expand(), .tapAction("accept"), .tapAction("open"))
    #expect(host.codes == ["completion-called-twice"])
    #expect(host.state.isUp)
    guard case .awaitingCompletion(let response) = host.state else {
        Issue.record("nothing is awaited")
        return
    }
    #expect(response.actionIdentifier == "open")
}
