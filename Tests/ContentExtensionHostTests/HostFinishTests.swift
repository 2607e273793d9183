import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

@Test func finishReportsThatNothingIsLeftToDraw() {
    let forwarded = host(SwiftExtension()).after(.expand(), .tapAction("accept"))
    forwarded.finish()
    #expect(
        forwarded.diagnostics.map(\.message)
            == ["the notification was dismissed, and the app got \"accept\": no notification is left to draw"])

    let opened = host(SwiftExtension()).after(.expand(), .tapAction("open"))
    opened.finish()
    #expect(
        opened.diagnostics.map(\.message)
            == ["the app was opened, and the app got \"open\": no notification is left to draw"])

    let closed = host(SwiftExtension()).after(.expand(), .dismiss)
    closed.finish()
    #expect(closed.diagnostics.map(\.message) == ["the notification was dismissed: no notification is left to draw"])
}

@Test func finishReportsAnOpenTextInput() {
    let host = host(SwiftExtension()).after(.expand(), .tapAction("comment"))
    host.finish()
    #expect(host.codes == ["text-input-open"])
    #expect(host.diagnostics.first?.hint == "send a text, or cancel the text input")
}

@Test func finishReportsNothingForAnExpandedNotification() {
    let host = host(SwiftExtension()).after(.expand())
    host.finish()
    #expect(host.diagnostics == [])
}

@Test func finishReportsAnOpenPasscodePrompt() {
    let host = host(nil, actions: [SampleAction.pay]).after(.lock, .expand(), .tapAction("pay"))
    host.finish()
    #expect(host.codes == ["passcode-open"])
}

@Test(arguments: [
    (HostEvent.load, "nothing-to-load"), (.enterPasscode, "no-passcode-prompt"), (.cancelTextInput, "no-text-input"),
])
func eventsWithoutEffectAreReportedWithHints(event: HostEvent, code: String) {
    let host = host(SwiftExtension()).after(.expand(), event)
    #expect(host.codes == [code])
    #expect(host.diagnostics.allSatisfy { $0.hint != nil })
}

@Test func aTouchBeforeLoadingIsReportedWithAHint() {
    let host = host(SwiftExtension()).after(.present(), .tapBody)
    #expect(host.codes == ["touched-while-loading"])
    #expect(host.diagnostics.allSatisfy { $0.hint != nil })
}
