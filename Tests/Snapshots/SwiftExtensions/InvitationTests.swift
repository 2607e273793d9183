import ContentExtensionHost
import Renderer
import Testing

// snippet: invitation-tests
@Suite struct InvitationTests {
    private let renderer: NotificationRenderer
    private let host: NotificationHost

    init() throws {
        renderer = try NotificationRenderer(traits: .iPhone8, fonts: FontLibrary())
        let invitation = InstalledExtension(
            attributes: ExtensionAttributes(categories: ["INVITATION"], isDefaultContentHidden: true),
            app: AppInfo(name: "Calendar"),
            categories: [
                NotificationCategory(
                    identifier: "INVITATION",
                    actions: [
                        NotificationAction(identifier: "accept", title: "Accept"),
                        NotificationAction(identifier: "decline", title: "Decline", options: .destructive),
                    ])
            ]
        ) { InvitationViewController() }
        host = NotificationHost(
            installed: [invitation], measuring: renderer.measuring, width: renderer.contentWidth)
        let content = NotificationContent(
            title: "Lunch at noon", categoryIdentifier: "INVITATION", userInfo: ["place": "Pier 3"])
        let request = NotificationRequest(identifier: "1", content: content)
        host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
        host.send(.expand())
    }

    @Test func acceptingWaitsForTheServer() throws {
        host.send(.tapAction("accept"))
        #expect(status?.text == "Sending…")
        #expect(host.scene.presentation == .expanded)

        host.send(.advance(2))
        #expect(status?.text == "See you there")
        #expect(host.scene.actions.isEmpty)
        #expect(host.app(named: "Calendar").inbox.isEmpty)
        try expectPicture(of: host.scene, "invitation", renderer)
    }

    @Test func decliningGoesToTheApp() {
        host.send(.tapAction("decline"))
        #expect(host.scene.presentation == .dismissed)
        #expect(host.app(named: "Calendar").inbox.map(\.response.actionIdentifier) == ["decline"])
    }

    private var status: ViewNode? { host.scene.custom?.view["status"] }
}
// end
