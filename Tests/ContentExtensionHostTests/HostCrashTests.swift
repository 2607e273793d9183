import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let blank = CustomContent(view: ViewNode(), size: Size(width: 320, height: 160))

@Test(arguments: ["viewDidLoad", "viewWillAppear", "didReceive", "layout", "viewDidAppear"])
func aCrashLeavesTheViewBlankAndKeepsTheRest(call: String) {
    let controller = SwiftExtension().on(call) { _ in throw Crash() }
    let host = host(controller, ratio: 0.5).after(.expand())
    #expect(host.codes == ["extension-crashed"])
    #expect(host.scene.custom == blank)
    #expect(host.scene.phase == .expanded)
    #expect(host.scene.showsDefaultContent)
    #expect(host.scene.actions == SampleAction.all)
    #expect(controller.calls.last == call)
    #expect(host.trace.events.contains { $0.kind == .crashed(during: call) })
}

@Test func aCrashKeepsTheHeightThatTheViewHad() {
    let controller = TouchableExtension().on("didReceive") { $0.preferredContentSize.height = 90 }
        .on("handle") { _ in throw Crash() }
    let host = host(controller, interactive: true).after(.expand(), .touch(ControlEvent(.tap, path: [])))
    #expect(host.scene.custom == CustomContent(view: ViewNode(), size: Size(width: 320, height: 90)))
}

@Test func afterACrashTheActionsGoToTheApp() {
    let controller = AnsweringExtension { _, _, _ in throw Crash() }
    let host = host(controller).after(.expand(), .tapAction("accept"))
    #expect(host.state == .expanded)
    #expect(host.diagnostics.map(\.message) == ["the extension crashed in didReceiveResponse: index out of range"])
    host.send(.tapAction("accept"))
    #expect(host.appInbox.map(\.actionIdentifier) == ["accept"])
    #expect(controller.calls.filter { $0 == "response accept" }.count == 1)
}

@Test(arguments: ["mediaPlay", "mediaPause"])
func aCrashInAMediaCallTakesTheButtonAway(call: String) {
    let controller = SwiftExtension().on(call) { _ in throw Crash() }
    controller.mediaPlayPauseButtonType = .default
    controller.mediaPlayPauseButtonFrame = Rect(x: 0, y: 0, width: 44, height: 44)
    let host = host(controller).after(.expand(), .tapMediaButton)
    if call == "mediaPause" { host.send(.tapMediaButton) }
    #expect(host.codes == ["extension-crashed"])
    #expect(host.scene.custom?.mediaButton == nil)
}

@Test func aCrashedExtensionIsNotCalledAgain() {
    let controller = SwiftExtension().on("viewDidAppear") { controller in
        controller.extensionContext?.clock.schedule(after: 1) { controller.text = "late" }
        throw Crash()
    }
    let host = host(controller).after(.expand(), .deliver(arrival("n2")), .advance(5), .dismiss)
    #expect(controller.calls.last == "viewDidAppear")
    #expect(controller.text == "Lunch?")
    #expect(host.state == .dismissed)
    host.send(.expand())
    #expect(host.state == .expanded)
}

@Test func aProcessCanCrashOutsideACall() {
    let controller = SwiftExtension().on("viewDidAppear") { controller in
        controller.extensionContext?.clock.schedule(after: 1) { controller.extensionContext?.crash("out of memory") }
    }
    let host = host(controller, ratio: 0.5).after(.expand(), .advance(2))
    #expect(host.scene.custom == blank)
    #expect(host.diagnostics.map(\.message) == ["the extension crashed in its own work: out of memory"])
}

@Test func aCrashEndsTheExtensionsOwnInput() {
    let controller = TouchableExtension().on("viewDidAppear") { $0.extensionContext?.becomeFirstResponder() }
        .on("handle") { _ in throw Crash() }
    controller.canBecomeFirstResponder = true
    controller.inputAccessoryView = ViewNode(.label(Label("Send")), id: "send")
    let host = host(controller).after(.expand(), .touch(ControlEvent(.touchUpInside, path: ["send"])))
    #expect(host.scene.textInput == nil)
    #expect(host.after(.tapAction("accept")).appInbox.count == 1)
}

@Test func theHeaderShowsTheAppsNameAfterACrash() {
    let controller = SwiftExtension().on("viewDidAppear") { _ in throw Crash() }
    controller.title = "From Ana"
    #expect(host(controller, overridesTitle: true).after(.expand()).scene.headerTitle == "Meetings")
}

/// Where a crash may be due to code that is left out here, another controller takes over and gets the calls so far.
@Test(arguments: ["viewDidLoad", "didReceive", "viewDidAppear", "later"])
func aSubstituteTakesOverFromIncompleteCode(call: String) {
    var crash = ExtensionCrash("code that doesn't compile here")
    crash.isCodeIncomplete = true
    let controller = SwiftExtension()
    if call == "later" {
        _ = controller.on("viewDidAppear") { controller in
            controller.extensionContext?.clock.schedule(after: 1) { controller.extensionContext?.crash(crash) }
        }
    } else {
        _ = controller.on(call) { _ in throw crash }
    }
    let substitute = SwiftExtension().on("didReceive") { $0.preferredContentSize.height = 90 }
    var installed = sampleExtension { controller }
    installed.makeSubstitute = { _ in substitute }
    let host = device([installed]).after(.deliver(arrival("n1")), .expand(), .advance(2))
    #expect(host.codes == [])
    #expect(substitute.calls.filter { $0 == "viewDidLoad" }.count == 1)
    #expect(substitute.calls.filter { $0 == "viewDidAppear" }.count == 1)
    #expect(substitute.calls.filter { $0.hasPrefix("didReceive") }.count == 1)
    #expect(host.scene.custom == CustomContent(view: substitute.view, size: Size(width: 320, height: 90)))
}

@Test func aCrashOfASubstituteOrOfCompleteCodeIsACrash() {
    var crash = ExtensionCrash("code that doesn't compile here")
    var installed = sampleExtension { SwiftExtension().on("didReceive") { _ in throw crash } }
    installed.makeSubstitute = { _ in SwiftExtension().on("viewDidLoad") { _ in throw crash } }
    #expect(device([installed]).after(.deliver(arrival("n1")), .expand()).codes == ["extension-crashed"])
    crash.isCodeIncomplete = true
    #expect(device([installed]).after(.deliver(arrival("n1")), .expand()).codes == ["extension-crashed"])
}
