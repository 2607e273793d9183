import ContentExtensionHost
import Renderer
import Testing

@Suite struct PodcastTests {
    private let renderer: NotificationRenderer
    private let host: NotificationHost

    init() throws {
        renderer = try NotificationRenderer(traits: Device(), fonts: FontLibrary())
        let podcast = InstalledExtension(
            attributes: ExtensionAttributes(
                categories: ["EPISODE"], initialContentSizeRatio: 0.5, isDefaultContentHidden: true,
                overridesDefaultTitle: true),
            app: AppInfo(name: "Podcasts")
        ) { PodcastViewController() }
        host = NotificationHost(installed: [podcast], measuring: renderer.measuring, width: renderer.contentWidth)
        let content = NotificationContent(
            title: "Harbour Radio", body: "The last ferry", categoryIdentifier: "EPISODE", userInfo: ["seconds": 30])
        let request = NotificationRequest(identifier: "1", content: content)
        host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
        host.send(.expand())
    }

    @Test func theButtonStartsAndStopsIt() throws {
        #expect(host.scene.headerTitle == "Harbour Radio")
        try expectPicture(of: host.scene, "podcast", renderer)
        host.send(.tapMediaButton)
        host.send(.advance(12))
        #expect(host.scene.custom?.mediaButton?.isPlaying == true)
        #expect(time == "18 s left")
        // The overlay button is gone while it plays; a tap on the content pauses.
        let screen = renderer.compose(.expanded(host.scene), CompositionOptions(crop: .screen))
        host.send(try #require(HitTest(screen).target(ofView: "cover").hostEvent))
        host.send(.advance(60))
        #expect(host.scene.custom?.mediaButton?.isPlaying == false)
        #expect(time == "18 s left")
    }

    @Test func theButtonComesBackAtTheEnd() {
        host.send(.tapMediaButton)
        host.send(.advance(60))
        #expect(host.scene.custom?.mediaButton?.isPlaying == false)
        #expect(time == "30 s left")
    }

    private var time: String? { host.scene.custom?.view["time"]?.text }
}
