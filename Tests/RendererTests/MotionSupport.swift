import ContentExtensionHost

@testable import Renderer

/// A scene with a red content on an iPhone 8, changed by what a test is about.
func sampleScene(
    height: Double = 200, actions: [String] = ["Like", "Comment"], time: Double = 0,
    _ transitions: [SceneTransition] = [], _ change: (inout Scene) -> Void = { _ in }
) -> Scene {
    let notification = UserNotification(
        date: 0, request: NotificationRequest(identifier: "n", content: NotificationContent(body: "Hello")))
    let label = ViewNode(.view, id: "inside", sizing: ViewSizing(height: 20), placement: Placement(bottom: 0))
    var scene = Scene(
        presentation: .expanded, app: AppInfo(name: "App"), notification: notification, headerTitle: "App",
        custom: CustomContent(
            view: ViewNode(.view, style: ViewStyle(backgroundColor: .semantic(.systemRed)), children: [label]),
            size: Size(width: 359, height: height)),
        actions: actions.map { NotificationAction(identifier: $0, title: $0) }, time: time, transitions: transitions)
    change(&scene)
    return scene
}

/// The frames of a scene at its time, with text measured by rule.
func composed(
    _ scene: Scene, _ motion: Motion = .instant, crop: Crop = .notification, traits: Device = Device()
) -> Composition {
    let fake = FakeMeasuring()
    return Composer(traits: traits, text: fake, images: fake)
        .compose(.expanded(scene), CompositionOptions(crop: crop, motion: motion))
}

extension Composition {
    /// The first view of that name.
    func view(_ id: String) -> LayoutNode? { nodes.lazy.compactMap { $0.first(withID: id) }.first }

    func part(_ part: ViewNode.Part) -> LayoutNode? { nodes.first { $0.part == part } }
}
