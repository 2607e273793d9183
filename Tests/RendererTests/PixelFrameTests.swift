import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

private func makeLayout() -> LayoutEngine {
    let fake = FakeMeasuring()
    return LayoutEngine(device: Device(), text: fake, images: fake)
}

/// Frames on the device's pixels.
@Suite struct PixelFrameTests {
    @Test("a frame of whole pixels keeps its size halfway between two", arguments: [-1e-10, 0, 1e-10])
    func wholePixels(noise: Double) {
        let layout = makeLayout()
        let scale = layout.device.model.scale
        let frame = Rect(
            x: 82.5 / scale + noise, y: 7.5 / scale - noise, width: 146 / scale - 2 * noise, height: 44 / scale)
        #expect(layout.onPixels(frame).width == 146 / scale)
        #expect(layout.onPixels(frame).height == 44 / scale)
    }

    @Test("another frame's edges are rounded by themselves") func edges() {
        let layout = makeLayout()
        let scale = layout.device.model.scale
        let frame = layout.onPixels(Rect(x: 0.4 / scale, y: 0, width: 10.3 / scale, height: 1))
        #expect(frame.minX == 0 && frame.width == 11 / scale)
    }
}
