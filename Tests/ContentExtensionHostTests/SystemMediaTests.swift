import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

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
func theSystemsPlayerPlaysAndPauses(family: NotificationAttachment.Family) {
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

@Test func theSystemsPlayerStopsAtTheEndAndRestarts() {
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

@Test func anImageHasNoPlayer() {
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

@Test func aMoviesPosterIsTheFrameAtItsThumbnailTime() {
    var movie = NotificationAttachment(identifier: "a", path: "/a.mp4", type: "public.mpeg-4", family: .movie)
    #expect(movie.poster == .movie(path: "/a.mp4", time: 0, size: nil, words: "Video"))
    movie.duration = 75.4
    movie.naturalSize = Size(width: 96, height: 54)
    movie.thumbnailTime = 3
    let size = Size(width: 96, height: 54)
    #expect(movie.poster == .movie(path: "/a.mp4", time: 3, size: size, words: "Video, 1:15"))
    // There is no frame beyond the end.
    movie.thumbnailTime = 999
    guard case .movie(_, let time, _, _) = movie.poster else { return #expect(Bool(false)) }
    #expect(time < 75.4 && time > 75)
}

@Test(arguments: [
    (0, "0:00"), (7.9, "0:07"), (60, "1:00"), (754, "12:34"), (3_600, "1:00:00"), (86_400, "24:00:00"), (-5, "0:00"),
    (.nan, "0:00"), (.infinity, "0:00"),
])
func mediaTimesAreFormattedLikePlayers(seconds: Double, text: String) {
    #expect(MediaTime.text(seconds) == text)
}
