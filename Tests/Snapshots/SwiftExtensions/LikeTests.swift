import ContentExtensionHost
import Renderer
import Testing

@Suite struct LikeTests {
    private let renderer: NotificationRenderer
    private let host: NotificationHost

    init() throws {
        renderer = try NotificationRenderer(traits: Device(), fonts: FontLibrary())
        let like = InstalledExtension(
            attributes: ExtensionAttributes(
                categories: ["PHOTO"], isDefaultContentHidden: true, isUserInteractionEnabled: true),
            app: AppInfo(name: "Photos")
        ) { LikeViewController() }
        host = NotificationHost(installed: [like], measuring: renderer.measuring, width: renderer.contentWidth)
        let content = NotificationContent(body: "Ada shared a photo of the harbour", categoryIdentifier: "PHOTO")
        let request = NotificationRequest(identifier: "1", content: content)
        host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
        host.send(.expand())
    }

    @Test func anActionIsReplacedByItsOpposite() throws {
        #expect(host.scene.actions.map(\.title) == ["Like", "Share"])
        host.send(.tapAction("like"))
        #expect(host.scene.actions.map(\.title) == ["Unlike", "Share"])
        try expectPicture(of: host.scene, "like", renderer)
        host.send(.tapAction("unlike"))
        #expect(host.scene.actions.map(\.title) == ["Like", "Share"])
    }

    // snippet: tap
    @Test func theHeartDoesWhatTheActionDoes() throws {
        let screen = renderer.compose(.expanded(host.scene), CompositionOptions(crop: .screen))
        let touch = try #require(HitTest(screen).target(ofView: "heart").hostEvent)
        host.send(touch)
        #expect(host.scene.actions.map(\.title) == ["Unlike", "Share"])
        #expect(host.scene.custom?.view["heart"]?.tintColor == .semantic(.systemRed))
    }
    // end

    @Test func sharingOpensTheApp() {
        host.send(.tapAction("share"))
        #expect(host.scene.presentation == .openedApp)
        #expect(host.app(named: nil).inbox.map(\.isForeground) == [true])
    }
}
