@testable import ContentExtensionHost
@testable import Views

/// A scene with a red content on an iPhone 8, changed by what a test is about.
package func sampleScene(
    height: Double = 200, actions: [String] = ["Like", "Comment"], time: Double = 0,
    _ transitions: [SceneTransition] = [], _ change: (inout Scene) -> Void = { _ in }
) -> Scene {
    let notification = UserNotification(
        date: 0, request: NotificationRequest(identifier: "n", content: NotificationContent(body: "Hello")))
    let label = ViewNode(.view, id: "inside", sizing: ViewSizing(height: 20), placement: Placement(bottom: 0))
    var scene = Scene(
        phase: .expanded, app: AppInfo(name: "App"), notification: notification, headerTitle: "App",
        custom: CustomContent(
            view: ViewNode(.view, style: ViewStyle(backgroundColor: .semantic(.systemRed)), children: [label]),
            size: Size(width: 359, height: height)),
        actions: actions.map { NotificationAction(identifier: $0, title: $0) }, time: time, transitions: transitions)
    change(&scene)
    return scene
}
