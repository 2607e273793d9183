import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

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

@Test func actionsCanBeReplacedByASubmenu() {
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

@Test func twoHundredActionsAreTruncatedWithAWarning() {
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
