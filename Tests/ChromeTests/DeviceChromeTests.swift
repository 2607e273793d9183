import RendererTestSupport
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

/// Parts of a device's screen outside of apps.
@Suite struct DeviceChromeTests {
    private func layers(_ device: String, _ orientation: Orientation = .portrait) -> [LayoutNode] {
        let device = Device(model: DeviceModel.named(device) ?? .iPhone8, orientation: orientation)
        let fake = FakeMeasuring()
        let engine = LayoutEngine(device: device, text: fake, images: fake)
        return DeviceChrome(device).views(clock: "9:41", ink: .white).map { view in
            var view = view
            view.sizing.height = device.screen.height
            return engine.layout(view, at: .zero, width: device.screen.width, part: .backdrop)
        }
    }

    private func ids(_ layers: [LayoutNode]) -> [String?] { layers.map(\.id) }

    @Test func eachPhoneShowsItsParts() {
        #expect(ids(layers("iphone-8")) == ["status-bar"])
        #expect(ids(layers("iphone-14")) == ["status-bar", "home-indicator", "notch", "corners"])
        #expect(ids(layers("iphone-15")) == ["status-bar", "home-indicator", "island", "corners"])
        #expect(ids(layers("iphone-15", .landscape)) == ["home-indicator", "island", "corners"])
    }

    @Test func theIslandIs126By37Below11Points() throws {
        let island = try #require(layers("iphone-15").first { $0.id == "island" }?.children.first)
        // Half of 393 − 126 points lies between two pixels.
        #expect(abs(island.frame.midX - 196.5) < 0.17)
        #expect(island.frame.minY == 11)
        #expect(abs(island.frame.width - 126) < 0.01)
        #expect(island.frame.height == 37)
    }

    @Test func theHomeIndicatorStands8AboveTheBottom() throws {
        let bar = try #require(layers("iphone-14").first { $0.id == "home-indicator" }?.children.first)
        #expect(bar.frame.maxY == 844 - 8)
        #expect(bar.frame.height == 5)
        #expect(abs(bar.frame.midX - 195) <= 0.5)
    }

    @Test(arguments: DeviceModel.all) func nothingOfTheStatusBarIsUnderTheCutout(device: DeviceModel) throws {
        let layers = layers(device.name)
        let bar = try #require(layers.first { $0.id == "status-bar" })
        let cutout = DeviceMetrics(Device(model: device)).cutout.width
        let middle = Rect(x: (device.screen.width - cutout) / 2, y: 0, width: cutout, height: 60)
        for item in bar.children {
            #expect(item.frame.minX >= 0 && item.frame.maxX <= device.screen.width)
            #expect(item.frame.minY >= 0 && item.frame.maxY <= max(device.safeAreaTop, 20))
            if cutout > 0 { #expect(item.frame.intersection(middle).isEmpty) }
        }
    }

    @Test func theScreensCornersAreBlackAndItsEdgesAreNot() throws {
        let device = Device(model: DeviceModel.named("iphone-15") ?? .iPhone8)
        let composition = Composition(
            size: device.screen, backdrop: nil, nodes: layers("iphone-15").filter { $0.id == "corners" },
            device: device)
        let list = DisplayListBuilder.build(composition)
        let image = try painted(list.commands, width: list.size.width, height: list.size.height)
        #expect(image.pixel(2, 2) == [0, 0, 0, 255])
        #expect(image.pixel(200, 0) == [0, 0, 0, 0])
        #expect(image.pixel(0, 400) == [0, 0, 0, 0])
        // On the diagonal, 55 × (1 − √½) = 16 points are outside the circle.
        #expect(image.pixel(13, 13) == [0, 0, 0, 255])
        #expect(image.pixel(20, 20) == [0, 0, 0, 0])
    }

    @Test(arguments: ["iphone-x", "iphone-14"])
    func theCornersLeaveNoSpecksOnTheScreensEdges(name: String) throws {
        let device = Device(model: DeviceModel.named(name) ?? .iPhone8)
        let composition = Composition(
            size: device.screen, backdrop: nil, nodes: layers(name).filter { $0.id == "corners" }, device: device
        )
        let list = DisplayListBuilder.build(composition)
        let image = try painted(list.commands, width: list.size.width, height: list.size.height)
        for x in [0, image.width - 1] {
            let rows = (image.height / 2..<image.height).map { image.pixel(x, $0)[3] }
            // From the middle downwards the edge only gets darker.
            #expect(rows == rows.sorted(), "column \(x)")
        }
    }
}
