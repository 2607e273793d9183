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
    for presentation in Presentation.allCases {
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
