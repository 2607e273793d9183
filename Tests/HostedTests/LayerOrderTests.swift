import RNUIKit
import Testing

extension HostedTests {
    private func types(_ view: UIView) -> [JSON?] { (view.encode()[.children]?.array ?? []).map { $0[.type] } }

    @Test("a subview that comes to the front lies above layers") func bringToFront() {
        let (view, label, image) = (UIView(), UILabel(), UIImageView())
        view.addSubview(label)
        view.addSubview(image)
        view.layer.addSublayer(CALayer())
        #expect(types(view) == ["label", "image", "view"])
        view.bringSubviewToFront(label)
        #expect(types(view) == ["image", "view", "label"])
        view.sendSubviewToBack(label)
        #expect(types(view) == ["label", "image", "view"])
    }

    @Test("a layer lies beside the layer of a subview") func layerBesideSubview() {
        let (view, label, image) = (UIView(), UILabel(), UIImageView())
        view.addSubview(label)
        view.addSubview(image)
        view.layer.insertSublayer(CALayer(), below: image.layer)
        #expect(types(view) == ["label", "view", "image"])
        label.removeFromSuperview()
        #expect(types(view) == ["view", "image"])
    }
}
