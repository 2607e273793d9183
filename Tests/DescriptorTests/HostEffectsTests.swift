import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

/// A device with an expanded declarative extension.
private func expanded(_ keys: String, interactive: Bool = true) throws -> NotificationHost {
    let decoded = try DecodedProgram(
        #"{"view": {"children": [{"type": "label", "id": "a"}, {"type": "button", "id": "b"}]}, \#(keys)}"#)
    #expect(decoded.codes == [])
    let installed = sampleExtension(interactive: interactive) {
        DeclarativeExtension.make(
            program: decoded.program,
            environment: DeclarativeEnvironment(
                app: AppInfo(name: "Meetings"), report: DiagnosticCollector(file: "payload.json")))
    }
    return device([installed], fitting: 100).after(.deliver(arrival("n1")), .expand())
}

private func text(_ host: NotificationHost) -> String? {
    host.scene.custom?.view.find("a")?.content.label?.text
}

private let accept = SampleAction.all[0].identifier

@Test func lateCompletionOfADescriptorEndsTheWaiting() throws {
    let host = try expanded(#""responses": {"*": {"then": [{"after": 2, "option": "dismissAndForwardAction"}]}}"#)
        .after(.tapAction(accept), .advance(1.9))
    #expect(host.scene.phase == .expanded && host.appInbox == [])
    host.send(.advance(0.1))
    #expect(host.scene.phase == .dismissed)
    #expect(host.appInbox.map(\.actionIdentifier) == [accept])
}

@Test func twoCompletionsOfADescriptorAreReported() throws {
    let host = try expanded(
        #""responses": {"*": {"option": "doNotDismiss", "then": [{"after": 1, "option": "dismiss"}]}}"#
    )
    .after(.tapAction(accept), .advance(1))
    #expect(host.scene.phase == .expanded)
    #expect(host.codes.count == 1)
}

@Test func completionOfADescriptorThatNeverComesIsReported() throws {
    let host = try expanded(#""responses": {"*": {"option": "never"}}"#)
        .after(.tapAction(accept), .advance(Limits.completionSeconds + 1))
    #expect(host.scene.phase == .expanded)
    #expect(host.codes.count == 1)
}

@Test func delayedEffectsEndWithTheDismissal() throws {
    let host = try expanded(#""receive": {"then": [{"after": 1, "crash": "too late"}]}"#)
        .after(.dismiss, .advance(2))
    #expect(host.codes == [])
    #expect(host.scene.phase == .dismissed)
}

@Test func anExpansionStartsWithFreshState() throws {
    let host = try expanded(
        #""values": {"n": 0}, "bindings": {"a": {"text": "{{n}}"}}, "responses": {"*": {"values": {"n": 5}, "option": "doNotDismiss"}}"#
    ).after(.tapAction(accept))
    #expect(text(host) == "5")
    host.send(.tapBackdrop)
    host.send(.expand())
    #expect(text(host) == "0")
}

@Test func crashOfADescriptorLeavesABlankView() throws {
    let now = try expanded(#""receive": {"crash": "no memory"}"#)
    #expect(now.codes == ["extension-crashed"])
    #expect(now.scene.custom?.view == ViewNode())
    #expect(now.scene.actions == SampleAction.all)
    let later = try expanded(#""receive": {"then": [{"after": 3, "crash": "late"}]}"#).after(.advance(3))
    #expect(later.codes == ["extension-crashed"])
}

@Test func messagesOfTheThreadReachReceived() throws {
    let host = try expanded(#""bindings": {"a": {"text": "{{count(received)}} {{body}}"}}"#)
    var content = sampleContent
    content.body = "Dinner?"
    host.send(.deliver(arrival("n2", content)))
    #expect(text(host) == "2 Dinner?")
    content.threadIdentifier = "else"
    host.send(.deliver(arrival("n3", content)))
    #expect(text(host) == "2 Dinner?")
}

@Test func aButtonInTheContentClosesAndAnotherOpens() throws {
    let tap = HostEvent.touch(ControlEvent(.touchUpInside, path: ["b"]))
    let closed = try expanded(#""events": {"b": {"touchUpInside": {"dismiss": true}}}"#).after(tap)
    #expect(closed.scene.phase == .dismissed)
    #expect(closed.isDelivered && closed.appInbox == [])
    let opened = try expanded(#""events": {"b": {"touchUpInside": {"performDefaultAction": true}}}"#).after(tap)
    #expect(opened.scene.phase == .openedApp)
    #expect(opened.appInbox.count == 1)
}

@Test func withoutTheKeyATapOpensTheAppWhateverTheEvents() throws {
    let host = try expanded(#""events": {"b": {"touchUpInside": {"dismiss": true}}}"#, interactive: false)
        .after(.touch(ControlEvent(.touchUpInside, path: ["b"])))
    #expect(host.scene.phase == .openedApp)
}

@Test func theEndOfAnItemPausesTheButton() throws {
    let host = try expanded(#""media": {"frame": [0, 0, 40, 40], "duration": 30}"#).after(.tapMediaButton, .advance(29))
    #expect(host.scene.custom?.mediaButton?.isPlaying == true)
    host.send(.advance(1))
    #expect(host.scene.custom?.mediaButton?.isPlaying == false)
}

@Test func hundredsOfActionsAndNoActionsAreAccepted() throws {
    let many = (0..<200).map { #"{"identifier": "a\#($0)", "title": "A"}"# }.joined(separator: ",")
    let host = try expanded(#""actions": [\#(many)], "responses": {"*": {"actions": [], "option": "doNotDismiss"}}"#)
    #expect(host.scene.actions.count == Limits.actions)
    host.send(.tapAction("a0"))
    #expect(host.scene.actions == [])
}

@Test func aCountdownOfADayEndsWithTheWait() throws {
    let host = try expanded(
        #"""
        "values": {"n": 0}, "bindings": {"a": {"text": "{{n}}"}},
        "receive": {"then": [{"after": 24, "times": 3600, "values": {"n": "{{plusone(n)}}"}}]}
        """#
    ).after(.advance(Limits.advanceSeconds))
    #expect(text(host) == "3600")
    #expect(host.codes == [])
}
