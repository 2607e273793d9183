import RendererTestSupport
import ContentExtensionHost
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

@Test func onlyActionsOfTheCategoryHaveRows() throws {
    let accept = NotificationAction(identifier: "accept", title: "Accept")
    let open = NotificationAction(identifier: "open", title: "Open", options: .foreground)
    let category = NotificationCategory(identifier: "INVITE", actions: [accept, open], options: .customDismissAction)
    let installed = InstalledExtension(
        attributes: ExtensionAttributes(categories: ["INVITE"]), app: AppInfo(name: "Meetings"), categories: [category]
    ) { PlainExtension() }
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let host = NotificationHost(installed: [installed], measuring: renderer.composer, width: renderer.contentWidth)
    let content = NotificationContent(body: "Lunch?", categoryIdentifier: "INVITE")
    host.send(
        .deliver(
            Arrival(UserNotification(date: 0, request: NotificationRequest(identifier: "n", content: content)))))
    host.send(.expand())
    let stack = try #require(renderer.composer.compose(.expanded(host.scene)).view("actions")?.children.first)
    #expect(stack.children.filter { $0.id != "separator" }.map { $0.children.map(\.id) } == [["accept"], ["open"]])
}

/// The colours of the content's texts.
private func textColors(_ appearance: Appearance) -> [String: RGBA] {
    let scene = sampleScene { scene in
        scene.custom?.view = ViewNode(
            .stack(Stack(.vertical)),
            children: [
                ViewNode(.label(Label("Fixed", textColor: .rgba(RGBA(white: 0))))),
                ViewNode(.label(Label("Semantic", textColor: .semantic(.label)))),
            ])
    }
    var colors: [String: RGBA] = [:]
    for command in DisplayListBuilder.build(composed(scene, device: Device(appearance: appearance))).commands {
        if case .text(let request, _, _, let color) = command { colors[request.text] = color }
    }
    return colors
}

@Test func blackTextStaysBlackInTheDarkAndTheLabelColourTurns() {
    let (light, dark) = (textColors(.light), textColors(.dark))
    #expect(light["Fixed"] == RGBA(white: 0) && light["Semantic"] == RGBA(white: 0))
    #expect(dark["Fixed"] == RGBA(white: 0) && dark["Semantic"] == RGBA(white: 1))
}
