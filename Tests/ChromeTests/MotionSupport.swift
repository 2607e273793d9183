import ContentExtensionHost
import RendererTestSupport

@testable import Chrome
@testable import Renderer
@testable import Views

/// The layout of a scene at its time, with fake text measuring.
func composed(
    _ scene: Scene, _ motion: Motion = .instant, crop: Crop = .notification, device: Device = Device()
) -> Composition {
    let fake = FakeMeasuring()
    return Composer(device: device, text: fake, images: fake)
        .compose(.expanded(scene), CompositionOptions(crop: crop, motion: motion))
}

extension Composition {
    /// The first view with an id.
    func view(_ id: String) -> LayoutNode? { nodes.lazy.compactMap { $0.first(withID: id) }.first }

    func part(_ part: ViewNode.Part) -> LayoutNode? { nodes.first { $0.part == part } }
}
