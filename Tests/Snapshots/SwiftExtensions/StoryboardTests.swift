import ContentExtensionHost
import InterfaceBuilder
import Renderer
import Testing

// snippet: storyboard
/// An order of a shop, in the view that its storyboard has.
final class OrderViewController: NotificationViewController {
    override func didReceive(_ notification: UserNotification) {
        view["titleLabel"]?.text = notification.request.content.title
        view["statusLabel"]?.text = notification.request.content.userInfo["status"]?.string
    }
}

func installOrders(folder: String) throws -> InstalledExtension {
    let descriptor = try ExtensionFolder.load(folder).value.descriptor
    return InstalledExtension(descriptor: descriptor) { OrderViewController(view: descriptor.initialView()) }
}
// end

@Suite struct StoryboardTests {
    @Test func aStoryboardIsFilledByCode() throws {
        let renderer = try NotificationRenderer(traits: Device(), fonts: FontLibrary())
        let orders = try installOrders(folder: "\(Repository.fixtures)/extensions/order-card")
        let host = NotificationHost(
            installed: [orders], measuring: renderer.measuring, width: renderer.contentWidth)
        let category = try #require(orders.descriptor.attributes.categories.first)
        let content = NotificationContent(
            title: "Order 12", categoryIdentifier: category, userInfo: ["status": "On its way"])
        let request = NotificationRequest(identifier: "1", content: content)
        host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
        host.send(.expand())
        #expect(host.scene.custom?.view["titleLabel"]?.text == "Order 12")
        #expect(host.scene.custom?.view["statusLabel"]?.text == "On its way")
        #expect(host.diagnostics.filter { $0.severity == .error } == [])
        try expectPicture(of: host.scene, "order", renderer)
    }
}
