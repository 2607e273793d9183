import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

@Test(arguments: [
    (ResponseOption.doNotDismiss, "accept", Scene.Phase.expanded, 0),
    (.dismiss, "accept", .dismissed, 0),
    (.dismissAndForwardAction, "accept", .dismissed, 1),
    (.doNotDismiss, "open", .expanded, 0),
    (.dismiss, "open", .dismissed, 0),
    (.dismissAndForwardAction, "open", .openedApp, 1),
])
func optionDecidesOnTheViewsDismissal(
    option: ResponseOption, action: String, phase: Scene.Phase, forwarded: Int
) {
    let controller = AnsweringExtension { _, _, completion in completion(option) }
    let host = host(controller).after(.expand(), .tapAction(action))
    #expect(host.scene.phase == phase)
    #expect(host.appInbox.map(\.actionIdentifier) == Array(repeating: action, count: forwarded))
    #expect(host.diagnostics == [])
}

@Test func viewKeepsTheChangesOfTheResponse() {
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
    #expect(host.scene.phase == .expanded)
    host.send(.advance(1))
    #expect(host.scene.phase == .dismissed)
    #expect(host.trace.events.last?.time == 1.5)
}

@Test("an action while another is unanswered reaches the extension, and each completion counts for its own")
func aSecondActionIsDelivered() {
    let controller = AnsweringExtension { controller, response, completion in
        controller.text += response.actionIdentifier
        if response.actionIdentifier == "open" { completion(.dismissAndForwardAction) }
    }
    let host = host(controller).after(.expand(), .tapAction("accept"), .tapAction("accept"))
    #expect(host.scene.custom?.view.content == .label(Label("Lunch?acceptaccept")))
    #expect(host.scene.phase == .expanded)
    host.send(.tapAction("open"))
    #expect(host.scene.phase == .openedApp)
    #expect(host.scene.appInbox.map(\.actionIdentifier) == ["open"])
    #expect(host.codes == [])
}

@Test func completionCalledTwiceIsAnError() {
    let controller = AnsweringExtension { _, _, completion in
        completion(.doNotDismiss)
        completion(.dismiss)
    }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.codes == ["completion-called-twice"])
    #expect(host.diagnostics.first?.severity == .error)
    #expect(host.scene.phase == .expanded)
}

@Test(arguments: ResponseOption.allCases)
func aSecondCompletionIsAnErrorAfterAnyOption(first: ResponseOption) {
    let controller = AnsweringExtension { _, _, completion in
        completion(first)
        completion(.dismissAndForwardAction)
    }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.codes == ["completion-called-twice"])
    #expect(host.appInbox.count == (first == .dismissAndForwardAction ? 1 : 0))
    #expect(host.state == (first == .doNotDismiss ? .expanded : .dismissed))
}

@Test func completionNeverCalledKeepsTheView() {
    let host = host(AnsweringExtension { _, _, _ in }).after(.expand(), .tapAction("accept"), .advance(60))
    #expect(host.scene.phase == .expanded)
    #expect(host.codes == ["completion-overdue"])
    host.finish()
    #expect(host.codes == ["completion-overdue", "completion-pending"])
    host.send(.dismiss)
    #expect(host.scene.phase == .dismissed)
}

@Test func completionAfterTheEndIsIgnored() {
    var late: ((ResponseOption) -> Void)?
    let controller = AnsweringExtension { _, _, completion in late = completion }
        .on("viewDidDisappear") { _ in late?(.dismissAndForwardAction) }
    let host = host(controller).after(.expand(), .tapAction("accept"), .dismiss)
    #expect(host.appInbox == [])
    #expect(host.codes == ["completion-ignored"])
}

@Test func completionsBelongToTheirResponse() {
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
