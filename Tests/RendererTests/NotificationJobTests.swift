import ContentExtensionHost
import Testing

@testable import Renderer

@Test func limit_descriptors() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    func codes(_ count: Int) -> [String] {
        do {
            let job = NotificationJob(
                descriptors: Array(repeating: "/nonexistent", count: count), payload: "/nonexistent")
            return try job.run(on: renderer).diagnostics.map(\.code)
        } catch {
            return (error as? InputError)?.diagnostics.map(\.code) ?? ["\(error)"]
        }
    }
    #expect(codes(Limits.descriptors) == ["file-missing"])
    #expect(codes(Limits.descriptors + 1) == ["too-many-descriptors"])
}

@Test func onlyTheExpandedPresentationOpensTheNotification() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    var job = NotificationJob(descriptors: [], payload: "payload.json")
    job.payloadBytes = Array(#"{"aps": {"alert": "Hello"}}"#.utf8)
    for presentation in Place.allCases {
        job.presentation = presentation
        let outcome = try job.run(on: renderer)
        #expect((outcome.scene.presentation == .expanded) == (presentation == .expanded), "\(presentation)")
        #expect(outcome.center.groups.count == 1)
    }
}

@Test func aPictureOfTheScreenShowsAllOfIt() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    var job = NotificationJob(descriptors: [], payload: "payload.json", presentation: .screen)
    job.payloadBytes = Array(#"{"aps": {"alert": "Hello"}}"#.utf8)
    let picture = try job.run(on: renderer).compose(on: renderer, CompositionOptions(crop: .notification))
    #expect(picture.size == renderer.traits.screen)
}

@Test func theScreenShowsWhatIsExpanded() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    let host = NotificationHost(installed: [], measuring: renderer.measuring, width: renderer.contentWidth)
    let request = NotificationRequest(identifier: "n", content: NotificationContent(title: "Tea"))
    host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
    func state(_ place: Place) -> PresentationState {
        PresentationState(place, scene: host.scene, center: host.centerModel)
    }
    #expect(!state(.screen).showsScene)
    host.send(.expand())
    let picture = state(.screen).compose(on: renderer)
    #expect(state(.screen).showsScene && !state(.notificationCenter).showsScene)
    #expect(picture.size == renderer.traits.screen)
    #expect(picture.nodes == renderer.compose(host.scene, .init(crop: .screen)).nodes)
}

@Test func whatAPlaceShowsIsWhatTheOutcomeSays() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    var job = NotificationJob(descriptors: [], payload: "payload.json", presentation: .banner)
    job.payloadBytes = Array(#"{"aps": {"alert": "Hello"}}"#.utf8)
    let outcome = try job.run(on: renderer)
    #expect(outcome.shown.center == outcome.center && outcome.center.banner?.body == "Hello")
}

@Test func whatWasDeliveredBeforeComesInTheOrderOfTime() throws {
    func past(_ name: String, ago: Double) throws -> PastDelivery {
        let payload = try JSONReader.read(Array(#"{"aps": {"alert": "\#(name)"}}"#.utf8), file: "list.ndjson")
        return PastDelivery(ScenarioDelivery(.inline(Spanned(payload)), identifier: name), ago: ago)
    }
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    var job = NotificationJob(descriptors: [], payload: "payload.json", presentation: .notificationCenter, date: 10_000)
    job.payloadBytes = Array(#"{"aps": {"alert": "Hello"}}"#.utf8)
    job.delivered = [
        try past("a", ago: 60), try past("b", ago: 0), try past("c", ago: 3_600), try past("d", ago: 60),
    ]
    let outcome = try job.run(on: renderer)
    let delivered = outcome.trace.events.compactMap { event -> String? in
        if case .delivered(let identifier) = event.kind { "\(identifier) \(event.time)" } else { nil }
    }
    #expect(delivered == ["c 0.0", "a 3540.0", "d 3540.0", "b 3600.0", "notification-5 3600.0"])
}

@Test func aPlaceThatShowsNothingIsExplained() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    func findings(_ aps: String, _ presentation: Place, isLocked: Bool = false) throws -> [String] {
        var job = NotificationJob(descriptors: [], payload: "a.json", isLocked: isLocked, presentation: presentation)
        job.payloadBytes = Array(#"{"aps": \#(aps)}"#.utf8)
        return try job.run(on: renderer).diagnostics.filter { $0.code == "nothing-in-place" }.compactMap(\.hint)
    }
    let passive = #"{"alert": "Hello", "interruption-level": "passive"}"#
    #expect(try findings(passive, .banner) == ["what is passive comes without a banner"])
    #expect(try findings(passive, .notificationCenter) == [])
    #expect(try findings(#"{"alert": "Hello"}"#, .banner) == [])
    #expect(try findings(#"{"alert": "Hello"}"#, .banner, isLocked: true) == ["the device is locked: draw lock-screen"])
    #expect(try findings(#"{"badge": 3}"#, .lockScreen).count == 1)
    #expect(try findings(#"{"badge": 3}"#, .expanded) == [])
}

@Test func aFileOfLinesIsAllThatIsDelivered() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    let line = try JSONReader.read(Array(#"{"aps": {"alert": "Hello"}}"#.utf8), file: "list.ndjson")
    let job = NotificationJob(
        descriptors: [], payload: "list.ndjson", delivered: [PastDelivery(ScenarioDelivery(.inline(Spanned(line))))],
        presentation: .lockScreen)
    let outcome = try job.run(on: renderer)
    #expect(outcome.center.isLocked)
    #expect(outcome.diagnostics == [])
    #expect(outcome.center.groups.map(\.count) == [1])
}
