import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let tap = ControlEvent(.tap, path: ["label"])

@Test func withoutTheInteractionKeyATouchOpensTheApp() {
    for kind in [ControlEvent.Kind.tap, .touchUpInside, .valueChanged(.isOn(true))] {
        let controller = TouchableExtension()
        let host = host(controller).after(.expand(), .touch(ControlEvent(kind, path: ["label"])))
        #expect(host.state == .openedApp)
        #expect(controller.events == [])
        #expect(host.appInbox.map(\.actionIdentifier) == [NotificationResponse.defaultActionIdentifier])
    }
}

@Test func withTheInteractionKeyTheViewGetsAllTouches() {
    let controller = TouchableExtension().on("handle") { $0.text = "liked" }
    let events = [
        tap, ControlEvent(.touchUpInside, path: ["like", "row"]),
        ControlEvent(.valueChanged(.number(0.25)), path: ["volume"]),
        ControlEvent(.valueChanged(.index(2)), path: ["stars"]),
        ControlEvent(.editingChanged("Hi"), path: ["field"]),
    ]
    let host = host(controller, interactive: true).after(.expand())
    events.map(HostEvent.touch).forEach(host.send)
    #expect(controller.events == events)
    #expect(host.state == .expanded)
    #expect(host.scene.custom?.view.content == .label(Label("liked")))
    #expect(host.trace.names.suffix(2) == ["touched", "handleTouch"])
}

@Test func aDragNeedsTheInteractionKey() {
    let drag = HostEvent.touch(ControlEvent(.scrolled(to: Point(x: 0, y: 20)), path: ["list"]))
    let controller = TouchableExtension()
    let deaf = host(controller).after(.expand(), drag)
    #expect(deaf.state == .expanded)
    #expect(deaf.diagnostics.map(\.code) == ["view-untouchable"])
    #expect(controller.events == [])
    let sut = host(controller, interactive: true).after(.expand(), drag)
    #expect(sut.diagnostics == [])
    #expect(controller.events.count == 1)
    #expect(sut.trace.names.suffix(2) == ["touched", "handleTouch"])
}

@Test func theNotificationsOffsetEndsWithTheExpansion() {
    let host = host(TouchableExtension()).after(.expand(), .scroll(to: 40))
    #expect(host.scene.scrollOffset == 40)
    #expect(host.after(.tapBackdrop, .expand()).scene.scrollOffset == nil)
    #expect(host.trace.names.contains("scrolled"))
    #expect(host.after(.tapBackdrop, .scroll(to: 40)).diagnostics.map(\.code) == ["not-expanded"])
}

@Test func anInteractiveViewOpensTheAppOnlyByItself() {
    let controller = TouchableExtension().on("handle") { $0.extensionContext?.performNotificationDefaultAction() }
    let host = host(controller, interactive: true).after(.expand(), .touch(tap))
    #expect(host.state == .openedApp)
    #expect(host.delivered == [])
    #expect(host.appInbox.map(\.actionIdentifier) == [NotificationResponse.defaultActionIdentifier])
}

@Test func aButtonInTheContentMayDismiss() {
    let controller = TouchableExtension().on("handle") { $0.extensionContext?.dismissNotificationContentExtension() }
    let host = host(controller, interactive: true).after(.expand(), .touch(tap))
    #expect(host.state == .dismissed)
    #expect(host.delivered.count == 1)
    #expect(host.appInbox == [])
}

@Test func aViewWithoutTouchHandlingSwallowsTouches() {
    let host = host(SwiftExtension(), interactive: true).after(.expand(), .touch(tap))
    #expect(host.state == .expanded)
    #expect(host.trace.names.last == "touched")
}

@Test(arguments: [HostEvent.tapHeader, .tapBody], [true, false])
func headerAndDefaultContentAlwaysOpenTheApp(event: HostEvent, interactive: Bool) {
    let host = host(TouchableExtension(), interactive: interactive).after(.expand(), event)
    #expect(host.state == .openedApp)
    #expect(host.trace.names.contains("notificationTapped"))
}

@Test func touchesChangeActionsTitleAndSize() {
    let controller = TouchableExtension().on("handle") { controller in
        controller.title = "Rated"
        controller.preferredContentSize.height = 50
        controller.extensionContext?.notificationActions = [SampleAction.open]
    }
    let host = host(controller, overridesTitle: true, interactive: true)
    host.send(.expand())
    host.send(.touch(tap))
    #expect(host.scene.headerTitle == "Rated")
    #expect(host.scene.custom?.size.height == 50)
    #expect(host.scene.actions == [SampleAction.open])
}

@Test func touchesWithoutAnExpandedNotificationAreReported() {
    let controller = TouchableExtension()
    let host = host(controller, interactive: true).after(.touch(tap), .present(), .touch(tap))
    #expect(host.codes == ["not-expanded", "touched-while-loading"])
    host.send(.load)
    host.send(.dismiss)
    host.send(.touch(tap))
    #expect(host.codes.last == "not-expanded")
    #expect(controller.events == [])
}

@Test func aTapPausesPlaybackUnderAHiddenOverlayButton() {
    for interactive in [false, true] {
        let controller = TouchableExtension()
        controller.mediaPlayPauseButtonType = .overlay
        controller.mediaPlayPauseButtonFrame = Rect(x: 0, y: 0, width: 44, height: 44)
        let host = host(controller, interactive: interactive).after(.expand(), .tapMediaButton, .touch(tap))
        #expect(controller.calls.suffix(2) == ["mediaPlay", "mediaPause"])
        #expect(host.scene.custom?.mediaButton?.isPlaying == false)
        #expect(host.state == .expanded)
        host.send(.touch(tap))
        #expect(host.state == (interactive ? .expanded : .openedApp))
    }
}

@Test func aControlOfAnInteractiveViewWorksWhileItPlays() {
    let controller = TouchableExtension()
    controller.mediaPlayPauseButtonType = .overlay
    controller.mediaPlayPauseButtonFrame = Rect(x: 0, y: 0, width: 44, height: 44)
    let seek = ControlEvent(.valueChanged(.number(0.5)), path: ["seek"])
    let host = host(controller, interactive: true).after(.expand(), .tapMediaButton, .touch(seek))
    #expect(controller.events == [seek])
    #expect(host.scene.custom?.mediaButton?.isPlaying == true)
}

@Test func theDefaultMediaButtonWorksWithoutTheInteractionKey() {
    let controller = SwiftExtension()
    controller.mediaPlayPauseButtonType = .default
    controller.mediaPlayPauseButtonFrame = Rect(x: 0, y: 0, width: 44, height: 44)
    let host = host(controller).after(.expand(), .tapMediaButton)
    #expect(controller.calls.last == "mediaPlay")
    host.send(.touch(tap))
    #expect(host.state == .openedApp)
}
