import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

@Test func transitionsHaveTheirStartTimes() {
    let controller = SwiftExtension().on("didReceive") { $0.preferredContentSize.height = 100 }
    let host = host(controller, ratio: 0.5).after(.advance(1), .present(), .advance(0.25), .load)
    #expect(
        host.scene.transitions == [
            SceneTransition(change: .presentation, start: 1),
            SceneTransition(change: .contentHeight(from: 160), start: 1.25),
        ])
    #expect(host.scene.time == 1.25)
    #expect(host.scene.expandedAt == 1)
}

@Test func simultaneousResizesAreOneTransition() {
    let controller = SwiftExtension().on("layout") { controller in
        controller.preferredContentSize.height = min(300, controller.preferredContentSize.height + 100)
    }
    let host = host(controller, ratio: 0.5).after(.expand())
    #expect(host.scene.custom?.size.height == 300)
    #expect(host.scene.transitions.map(\.change) == [.presentation, .contentHeight(from: 160)])
}

@Test func aLaterResizeReplacesTheEarlierOne() {
    let controller = SwiftExtension().on("viewDidAppear") { controller in
        for (delay, height) in [(1.0, 100.0), (2, 50)] {
            controller.extensionContext?.clock.schedule(after: delay) {
                controller.preferredContentSize.height = height
            }
        }
    }
    let host = host(controller).after(.expand(), .advance(3))
    #expect(host.scene.transitions.last == SceneTransition(change: .contentHeight(from: 100), start: 2))
    #expect(host.scene.transitions.count == 2)
}

@Test func replacedActionsAreATransitionOnlyWhenTheyDiffer() {
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.notificationActions = [SampleAction.accept, SampleAction.open]
        completion(.doNotDismiss)
    }
    let host = host(controller).after(.expand(), .advance(1), .tapAction("accept"), .advance(1), .tapAction("accept"))
    #expect(host.scene.transitions.last == SceneTransition(change: .actions(from: SampleAction.all), start: 1))
}

@Test func aKeyboardThatComesAndGoesIsATransition() {
    let host = host(SwiftExtension()).after(.expand(), .advance(1), .tapAction("comment"))
    #expect(host.scene.transitions.last == SceneTransition(change: .textInput(from: nil), start: 1))
    host.send(.advance(1))
    host.send(.cancelTextInput)
    let session = TextInputSession(source: .action(SampleAction.comment))
    #expect(host.scene.transitions.last == SceneTransition(change: .textInput(from: session), start: 2))
}

@Test func theMediaButtonFades() {
    let controller = SwiftExtension()
    controller.mediaPlayPauseButtonType = .overlay
    controller.mediaPlayPauseButtonFrame = Rect(x: 0, y: 0, width: 44, height: 44)
    let host = host(controller).after(.expand(), .advance(3), .tapMediaButton)
    #expect(host.scene.transitions.last == SceneTransition(change: .mediaButton, start: 3))
}

@Test func aClosedNotificationKeepsItsContents() {
    let host = host(SwiftExtension()).after(.expand())
    let last = host.scene
    host.send(.advance(2))
    host.send(.dismiss)
    #expect(host.scene.phase == .dismissed)
    #expect(host.scene.custom == last.custom)
    #expect(host.scene.actions == last.actions)
    #expect(host.scene.transitions.last == SceneTransition(change: .dismissal, start: 2))
    host.send(.advance(1))
    #expect(host.scene.time == 3)
}

@Test func anotherExpansionBeginsWithoutTransitions() {
    let host = host(SwiftExtension()).after(.expand(), .advance(1), .tapBackdrop, .advance(1), .expand())
    #expect(host.scene.transitions == [SceneTransition(change: .presentation, start: 2)])
}
