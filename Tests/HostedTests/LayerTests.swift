import RNUIKit
import Testing

extension HostedTests {
    @Test("a stroked circle is a ring about its path") func strokedCircle() {
        let shape = CAShapeLayer()
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 4
        shape.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).cgPath
        let json = shape.encode()
        #expect(json["type"] == "rectangle")
        #expect(json["autoresizing"]?["frame"] == [8, 8, 44, 44])
        #expect(json["cornerRadius"] == 22)
    }

    @Test("a shape's path may be set while its view is laid out") func pathInLayout() {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(ring)
        parent.layoutIfNeeded()
        #expect(ring.encode()["children"]?.array?.first?["type"] == "ellipse")
    }

    @Test("a view's own gradient fills the view") func layerClass() {
        let view = Gradient()
        (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let layer = view.encode()["children"]?.array?.first
        #expect(layer?["type"] == "gradient")
        #expect(layer?["autoresizing"]?["mask"]?.array?.count == 2)
    }
}

private final class Ring: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.path = UIBezierPath(ovalIn: bounds).cgPath
    }
}

private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
