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
        #expect(json[.type] == "rectangle")
        #expect(json[.autoresizing]?[.frame] == [8, 8, 44, 44])
        #expect(json[.cornerRadius] == 22)
    }

    @Test("a shape's path may be set while its view is laid out") func pathInLayout() {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(ring)
        parent.layoutIfNeeded()
        #expect(ring.encode()[.children]?.array?.first?[.type] == "ellipse")
    }

    @Test("a view's own gradient fills the view") func layerClass() {
        let view = Gradient()
        (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let layer = view.encode()[.children]?.array?.first
        #expect(layer?[.type] == "gradient")
        #expect(layer?[.autoresizing]?[.mask]?.array?.count == 2)
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

extension HostedTests {
    @Test("a polyline is a path with its ends, corners and part") func polyline() {
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 8))
        path.addLine(to: CGPoint(x: 9, y: 2))
        (shape.path, shape.fillColor, shape.strokeColor) = (path.cgPath, nil, UIColor.red.cgColor)
        (shape.lineCap, shape.lineJoin, shape.strokeEnd) = (.round, .bevel, 0.5)
        let json = shape.encode()
        #expect(json[.type] == "path")
        #expect(json[.path] == "M 1.0 2.0 L 5.0 8.0 L 9.0 2.0")
        #expect(json[.fill] == "#00000000")
        #expect(json[.lineCap] == "round")
        #expect(json[.lineJoin] == "bevel")
        #expect(json[.strokeEnd] == 0.5)
    }

    @Test("arcs grow clockwise on the screen in UIKit's paths") func arcs() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) < 1e-9)
        #expect(abs(quarter.bounds.maxY - 10) < 0.01)
        #expect(abs(quarter.bounds.minY) < 0.01)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.minX + 10) < 0.05)
    }

    @Test("corners and masks cut the view") func corners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(view.encode()[.maskedCorners] == ["topLeft"])
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: view.bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath
        view.layer.mask = mask
        #expect(view.encode()[.mask]?.string?.hasSuffix("L 0.0 8.0 C 0.0 3.582 3.582 0.0 8.0 0.0 Z") == true)
    }

    @Test("a gradient keeps all its colours and their places") func gradientColors() {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        layer.locations = [0, 0.25, 1]
        let gradient = layer.encode()[.gradient]
        #expect(gradient?[.colors] == ["#FF0000", "#00FF00", "#0000FF"])
        #expect(gradient?[.locations] == [0, 0.25, 1])
    }

    @Test("a context's marks lie within its clips and where its transform puts them") func contextMarks() {
        let context = CGContext(size: CGSize(width: 20, height: 20), scale: 1)
        context.saveGState()
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clip()
        context.translateBy(x: 5, y: 0)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.marks.count == 2)
        #expect(context.marks[0][.mask] != nil)
        let first = context.marks[0][.children]?.array?.first
        #expect(first?[.path] == "M 5.0 0.0 L 7.0 0.0 L 7.0 2.0 L 5.0 2.0 Z")
        #expect(first?[.fill] == "#FF0000")
        #expect(context.marks[1][.path] == "M 0.0 0.0 L 2.0 0.0 L 2.0 2.0 L 0.0 2.0 Z")
    }
}
