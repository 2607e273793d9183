import RendererTestSupport
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// ios15-expanded-basic.png, a device's picture of a notification without default content: 608 × 474 pixels, with a
/// platter of 572.5 × 405, which is 358 × 253.25 points on a screen 390 points wide.
@Suite struct IOS18FidelityTests {
    private static let pixelsPerPoint = 572.5 / 358
    private static let height = 405 / pixelsPerPoint

    /// The shape of the bottom left corner in pixels: height above the platter's lower edge, and inset from its side,
    /// where the grey is halfway between the backdrop's (20) and the platter's (243). On the lowest row that is between
    /// x = 28 (93) and 30 (149); the side is at 11.2.
    private static let corner: [(up: Int, inset: Double)] = [
        (0, 18), (2, 11), (4, 8), (6, 6), (8, 4), (10, 3), (12, 2), (14, 1), (18, 0),
    ]

    private func platter() -> Composition {
        let device = Device(model: DeviceModel.named("iphone-14") ?? .iPhone8, style: .ios18)
        let scene = sampleScene(actions: []) { scene in
            scene.showsDefaultContent = false
            scene.custom = CustomContent(
                view: ViewNode(.view, style: ViewStyle(backgroundColor: .rgba(RGBA(242, 242, 242)))),
                size: Size(width: 358, height: Self.height))
        }
        return composed(scene, .settled, crop: .platter, device: device)
    }

    @Test func theCustomContentFillsThePlatter() throws {
        let frame = try #require(platter().view("platter")?.frame)
        #expect(frame.width == 358)
        #expect(abs(frame.height - Self.height) < 0.5)
        #expect(platter().view("custom-content")?.frame == frame)
    }

    @Test func cornersMatchTheDevices() throws {
        let composition = platter()
        let list = DisplayListBuilder.build(composition)
        let image = try painted(
            list.commands, width: list.size.width, height: list.size.height, scale: Self.pixelsPerPoint)
        for (up, inset) in Self.corner {
            let row = image.height - 1 - up
            let ours = (0..<image.width / 2).first { image.pixel($0, row)[3] > 127 } ?? image.width / 2
            #expect(abs(Double(ours) - inset) <= 2 * Self.pixelsPerPoint, "\(up) pixels up: \(ours)")
        }
    }
}
