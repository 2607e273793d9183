import ContentExtensionHost
import TestSupport
import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

@Test func limit_descriptors() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    func codes(_ count: Int) -> [String] {
        do {
            let notification = PushNotification(
                payload: .file("/nonexistent"), extensions: Array(repeating: .path("/nonexistent"), count: count))
            return try notification.play(in: .expanded, on: Device(), with: renderer).diagnostics.map(\.code)
        } catch {
            return (error as? InputError)?.diagnostics.map(\.code) ?? ["\(error)"]
        }
    }
    #expect(codes(Limits.descriptors) == ["file-missing"])
    #expect(codes(Limits.descriptors + 1) == ["too-many-descriptors"])
}

@Test func onlyTheExpandedPresentationOpensTheNotification() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let notification = PushNotification(payload: .text(#"{"aps": {"alert": "Hello"}}"#))
    for presentation in Place.allCases {
        let outcome = try notification.play(in: presentation, on: Device(), with: renderer)
        #expect((outcome.scene.phase == .expanded) == (presentation == .expanded), "\(presentation)")
        #expect(outcome.center.groups.count == 1)
    }
}

@Test func aPictureOfTheScreenShowsAllOfIt() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let notification = PushNotification(payload: .text(#"{"aps": {"alert": "Hello"}}"#))
    let outcome = try notification.play(in: .screen, on: Device(), with: renderer)
    let picture = renderer.composer.compose(outcome.screen(in: .screen), CompositionOptions(crop: .notification))
    #expect(picture.size == renderer.device.screen)
}

@Test func theScreenShowsWhatIsExpanded() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let host = NotificationHost(installed: [], measuring: renderer.composer, width: renderer.contentWidth)
    let request = NotificationRequest(identifier: "n", content: NotificationContent(title: "Tea"))
    host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
    func screen(_ place: Place) -> Screen { Screen(place, scene: host.scene, center: host.center) }
    func isExpanded(_ screen: Screen) -> Bool { if case .expanded = screen { true } else { false } }
    #expect(!isExpanded(screen(.screen)))
    host.send(.expand())
    let picture = renderer.composer.compose(screen(.screen))
    #expect(isExpanded(screen(.screen)) && !isExpanded(screen(.notificationCenter)))
    #expect(picture.size == renderer.device.screen)
    #expect(picture.nodes == renderer.composer.compose(.expanded(host.scene), .init(crop: .screen)).nodes)
}

@Test func aPlaceShowsTheOutcomesCenter() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let notification = PushNotification(payload: .text(#"{"aps": {"alert": "Hello"}}"#))
    let outcome = try notification.play(in: .banner, on: Device(), with: renderer)
    guard case .center(let center, in: .banner) = outcome.screen(in: .banner) else {
        Issue.record("not a place of the centre")
        return
    }
    #expect(center == outcome.center && center.banner?.body == "Hello")
}

@Test func whatWasDeliveredBeforeComesInTheOrderOfTime() throws {
    func past(_ name: String, ago: Double) throws -> PastDelivery {
        let payload = try JSONReader.read(Array(#"{"aps": {"alert": "\#(name)"}}"#.utf8), file: "list.ndjson")
        return PastDelivery(ScenarioDelivery(.inline(Spanned(payload)), identifier: name), ago: ago)
    }
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let notification = PushNotification(
        payload: ["aps": ["alert": "Hello"]], date: 10_000,
        delivered: [try past("a", ago: 60), try past("b", ago: 0), try past("c", ago: 3_600), try past("d", ago: 60)])
    let outcome = try notification.play(in: .notificationCenter, on: Device(), with: renderer)
    let delivered = outcome.trace.events.compactMap { event -> String? in
        if case .delivered(let identifier) = event.kind { "\(identifier) \(event.time)" } else { nil }
    }
    #expect(delivered == ["c 0.0", "a 3540.0", "d 3540.0", "b 3600.0", "notification-5 3600.0"])
}

@Test func aPlaceThatShowsNothingIsExplained() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    func findings(_ aps: String, _ presentation: Place, isLocked: Bool = false) throws -> [String] {
        let notification = PushNotification(payload: .text(#"{"aps": \#(aps)}"#), isLocked: isLocked)
        return try notification.play(in: presentation, on: Device(), with: renderer).diagnostics.filter {
            $0.code == "nothing-in-place"
        }.compactMap(\.hint)
    }
    let passive = #"{"alert": "Hello", "interruption-level": "passive"}"#
    #expect(try findings(passive, .banner) == ["what is passive comes without a banner"])
    #expect(try findings(passive, .notificationCenter) == [])
    #expect(try findings(#"{"alert": "Hello"}"#, .banner) == [])
    #expect(try findings(#"{"alert": "Hello"}"#, .banner, isLocked: true) == ["the device is locked: draw lock-screen"])
    #expect(try findings(#"{"badge": 3}"#, .lockScreen).count == 1)
    #expect(try findings(#"{"badge": 3}"#, .expanded) == [])
}

@Test("a text without width is a note, unless its view is hidden", arguments: [false, true])
func squeezedTexts(isHidden: Bool) throws {
    let descriptor = """
        {"categories": ["a"], "initialContentSizeRatio": 0.2, "app": {"name": "A"},
         "view": {"children": [{"type": "label", "id": "price", "text": "9 €", "width": 0, "hidden": \(isHidden)},
                               {"type": "label", "id": "none", "width": 0}]}}
        """
    let files = try TemporaryFolder(["descriptor.json": descriptor])
    defer { withExtendedLifetime(files) {} }
    let notification = PushNotification(
        payload: .text(#"{"aps": {"alert": "Hello", "category": "a"}}"#),
        extensions: [.descriptor(files.path + "/descriptor.json")])
    let notes = try notification.render(on: Device()).diagnostics.filter { $0.code == "text-without-width" }
    #expect(notes.map(\.severity) == (isHidden ? [] : [.note]))
    #expect(notes.allSatisfy { $0.message.hasPrefix("the label \"price\" is squeezed to no width") })
}

@Test func aFileOfLinesIsAllThatIsDelivered() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let line = try JSONReader.read(Array(#"{"aps": {"alert": "Hello"}}"#.utf8), file: "list.ndjson")
    let notification = PushNotification(
        payload: PayloadSource(nil), delivered: [PastDelivery(ScenarioDelivery(.inline(Spanned(line))))])
    let outcome = try notification.play(in: .lockScreen, on: Device(), with: renderer)
    #expect(outcome.center.isLocked)
    #expect(outcome.diagnostics == [])
    #expect(outcome.center.groups.map(\.count) == [1])
}
