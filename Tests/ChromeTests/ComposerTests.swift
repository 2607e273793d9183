@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
@testable import Views
import RendererTestSupport
import Testing

/// The height in points of a notification's picture with a content height, on an iPhone 8.
private func pictureHeight(content height: Double, _ options: CompositionOptions) -> Double {
    let fake = FakeMeasuring()
    let notification = UserNotification(date: 0, request: NotificationRequest(identifier: "n", content: .init()))
    let scene = Scene(
        phase: .expanded, app: AppInfo(name: "App"), notification: notification, headerTitle: "App",
        custom: CustomContent(view: ViewNode(), size: Size(width: 359, height: height)))
    return Composer(device: Device(), text: fake, images: fake).compose(.expanded(scene), options).size.height
}

@Test func picturesEndAtTheScreensEnd() {
    #expect(pictureHeight(content: 100, CompositionOptions()) == 8 + 52 + 100 + 8)
    #expect(pictureHeight(content: 100, CompositionOptions(crop: .platter)) == 52 + 100)
    #expect(pictureHeight(content: 100, CompositionOptions(crop: .screen)) == 667)
    #expect(pictureHeight(content: 1_000, CompositionOptions()) == 667)
    #expect(pictureHeight(content: 1_000, CompositionOptions(showsFullHeight: true)) == 8 + 52 + 1_000 + 8)
}

@Test func limit_canvasPoints() {
    let whole = CompositionOptions(showsFullHeight: true)
    #expect(pictureHeight(content: Limits.points, whole) == Limits.canvasPoints)
}
