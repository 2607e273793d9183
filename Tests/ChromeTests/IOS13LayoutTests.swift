import RendererTestSupport
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// The style of iOS 13–14 on a screen 414 wide, in points below the top of row and platter (facts: ios13/row,
/// ios13/platter, ios13/banner).
@Suite struct IOS13LayoutTests {
    private let device = Device(model: .iPhone11, style: .ios13)

    private func compose(_ screen: Screen, _ device: Device) throws -> Composition {
        let context = try RenderContext(library: FontLibrary())
        return Composer(device: device, text: context.text, images: context.images)
            .compose(screen, CompositionOptions(crop: .screen))
    }

    private func expect(
        _ picture: Composition, _ title: (String, Double), _ body: (String, Double), below frame: Rect, height: Double
    ) throws {
        for (id, baseline) in [title, body] {
            let ours = try #require(picture.view(id)?.text?.layout.lines.first?.baseline)
            #expect(abs(ours - frame.minY - baseline) < 0.5, "\(id): \(ours - frame.minY)")
        }
        #expect(abs(frame.height - height) < 0.5, "\(frame.height)")
    }

    @Test func rowsHaveNoStrip() throws {
        let row = NotificationRow(
            identifier: "1", app: AppInfo(name: "Mail"), title: "Title", body: "Body", time: "now", thumbnail: nil)
        let center = CenterScene(banner: row)
        let picture = try compose(.center(center, in: .banner), device)
        let frame = try #require(picture.view("row")?.frame)
        try expect(picture, ("title", 53), ("body", 72.2), below: frame, height: 87)
        #expect(picture.view("row")?.first { $0.content == .visualEffect(.rowHeader) } == nil)
        #expect(frame.minY == 40)
        let ios10 = try compose(.center(center, in: .banner), Device(model: .iPhone8))
        #expect(ios10.view("row")?.first { $0.content == .visualEffect(.rowHeader) } != nil)
        let ios13 = try compose(.center(center, in: .banner), Device(model: .iPhone8, style: .ios13))
        let top = try #require(ios13.view("row")?.frame.minY)
        #expect(top == (try #require(ios10.view("row")?.frame.minY)) + 6)
    }

    @Test func theHeaderIsLowWithTheCrossAboveThePlatter() throws {
        let scene = sampleScene(actions: []) {
            let content = NotificationContent(title: "Title", body: "Body")
            $0.notification = UserNotification(date: 0, request: NotificationRequest(identifier: "n", content: content))
            $0.custom = nil
            $0.offersManagement = true
        }
        let picture = try compose(.expanded(scene), device)
        let platter = try #require(picture.view("platter")?.frame)
        try expect(picture, ("default-title", 65.9), ("default-body", 85.9), below: platter, height: 102.3)
        #expect(picture.view("hairline") == nil)
        let close = try #require(picture.view("close")?.frame)
        #expect(close.maxX == platter.maxX && abs(platter.minY - close.maxY - 12) <= 0.5)
        #expect(abs(try #require(picture.view("more")?.frame.maxX) - platter.maxX + 17.6) <= 0.5)
    }
}
