import ContentExtensionHost
import Testing
import Views

@testable import HostTestSupport

@Test func mutableContentDoesNotAffectTheChoiceOfExtension() {
    for hasMutableContent in [false, true] {
        var arrival = arrival("n1")
        arrival.hasMutableContent = hasMutableContent
        let host = device([sampleExtension { SwiftExtension() }]).after(.deliver(arrival), .expand())
        #expect(host.scene.custom != nil)
    }
}

@Test func anActionHasNoOptionsByDefault() {
    let plain = NotificationAction(identifier: "a", title: "A")
    #expect(plain == NotificationAction(identifier: "a", title: "A", options: [], icon: nil, textInput: nil))
    #expect(plain.options == [] && plain.icon == nil && plain.textInput == nil)

    let text = NotificationAction(
        identifier: "b", title: "B", options: [.authenticationRequired, .destructive, .foreground],
        icon: .systemImage(name: "pencil"),
        textInput: .init())
    #expect((text.identifier, text.title) == ("b", "B"))
    #expect(text.options.rawValue == 0b111)
    #expect(text.icon == .systemImage(name: "pencil"))
    #expect(text.textInput == .init(buttonTitle: "", placeholder: ""))
}

@Test(arguments: [
    ("passive", InterruptionLevel.passive), ("active", .active), ("time-sensitive", .timeSensitive),
    ("critical", .critical),
])
func interruptionLevelsHaveThePayloadsNames(word: String, level: InterruptionLevel) throws {
    let read = try payload(#"{"aps":{"alert":"a","interruption-level":"\#(word)"}}"#)
    #expect(read.value.notification().value.request.content.interruptionLevel == level)
    #expect(read.warnings == [])
}

@Test(arguments: ResponseOption.allCases)
func theOptionDecidesOnDismissalAndForwarding(_ option: ResponseOption) {
    let host = host(AnsweringExtension { _, _, completion in completion(option) })
        .after(.expand(), .tapAction("accept"))
    #expect(host.scene.phase == (option == .doNotDismiss ? .expanded : .dismissed))
    #expect(host.appInbox.map(\.actionIdentifier) == (option == .dismissAndForwardAction ? ["accept"] : []))
}

@Test func anExtensionHasNoMediaButtonByDefault() {
    let plain = PlainExtension()
    #expect(plain.mediaPlayPauseButtonType == .none)
    #expect(host(plain).after(.expand()).scene.custom?.mediaButton == nil)
}

/// An extension with what the protocol requires.
private final class PlainExtension: NotificationContentExtension {
    var extensionContext: ExtensionContext?
    let view = ViewNode()

    func didReceive(_ notification: UserNotification) {}
}
