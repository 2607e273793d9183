import Testing

@testable import ContentExtensionHost

private func attached(_ family: NotificationAttachment.Family, duration: Double? = 12) -> NotificationHost {
    var content = sampleContent
    content.attachments = [
        NotificationAttachment(
            identifier: "a", path: "/a", type: "public.movie", family: family, duration: duration)
    ]
    return host(nil, content: content).after(.expand())
}

private func seconds(_ host: NotificationHost) -> Double? { host.scene.systemMediaPlayback?.elapsed }

@Test(arguments: [NotificationAttachment.Family.movie, .audio])
func theSystemsOwnPlayerPlaysAndPauses(family: NotificationAttachment.Family) {
    let host = attached(family).after(.advance(3))
    #expect(host.scene.systemMediaPlayback == SystemMediaPlayback(isPlaying: false, elapsed: 0, duration: 12))
    host.send(.tapMediaButton)
    host.send(.advance(4.5))
    #expect(host.scene.systemMediaPlayback == SystemMediaPlayback(isPlaying: true, elapsed: 4.5, duration: 12))
    host.send(.tapMediaButton)
    host.send(.advance(60))
    #expect(host.scene.systemMediaPlayback == SystemMediaPlayback(isPlaying: false, elapsed: 4.5, duration: 12))
    host.send(.tapMediaButton)
    host.send(.advance(1))
    #expect(seconds(host) == 5.5)
    #expect(host.trace.names.suffix(3) == ["mediaPlay", "mediaPause", "mediaPlay"])
    #expect(host.codes == [])
}

@Test func theSystemsOwnPlayerStopsAtTheEndAndStartsAgain() {
    let host = attached(.audio).after(.tapMediaButton, .advance(13))
    #expect(host.scene.systemMediaPlayback == SystemMediaPlayback(isPlaying: false, elapsed: 12, duration: 12))
    host.send(.tapMediaButton)
    host.send(.advance(2))
    #expect(host.scene.systemMediaPlayback == SystemMediaPlayback(isPlaying: true, elapsed: 2, duration: 12))
}

@Test func anItemOfUnknownLengthPlaysOn() {
    let host = attached(.movie, duration: nil).after(.tapMediaButton, .advance(80_000))
    #expect(host.scene.systemMediaPlayback == SystemMediaPlayback(isPlaying: true, elapsed: 80_000))
}

@Test func anImageHasNothingToPlay() {
    let host = attached(.image).after(.tapMediaButton)
    #expect(host.scene.systemMediaPlayback == nil)
    #expect(host.codes == ["no-media-button"])
}

@Test func movingImagesCountFromTheExpansion() {
    let host = host(nil)
    host.send(.advance(2))
    host.send(.expand())
    host.send(.advance(0.5))
    #expect(host.scene.expandedAt == 2 && host.scene.time == 2.5)
}
