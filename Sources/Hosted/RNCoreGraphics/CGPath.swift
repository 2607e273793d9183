import RNFoundation

/// A path as far as the template language has a counterpart: a rectangle, an ellipse or one line.
public class CGPath: NSObject {
    package enum Shape: Equatable {
        case empty
        case rectangle(CGRect, radius: CGFloat)
        case ellipse(CGRect)
        case line(CGPoint, CGPoint)
        case other
    }

    package internal(set) var shape: Shape
    package internal(set) var box: CGRect
    var start: CGPoint?
    public internal(set) var currentPoint = CGPoint.zero

    package init(shape: Shape, box: CGRect) { (self.shape, self.box) = (shape, box) }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(shape: .rectangle(rect, radius: 0), box: rect)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(shape: .rectangle(rect, radius: cornerWidth), box: rect)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(shape: .ellipse(rect), box: rect)
    }

    public var boundingBox: CGRect { box }
    public var boundingBoxOfPath: CGRect { box }
    public var isEmpty: Bool { shape == .empty }
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool { box.contains(point) }
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }

    func add(_ new: Shape, box newBox: CGRect) {
        shape = shape == .empty ? new : .other
        box = box.isEmpty ? newBox : box.union(newBox)
    }
}

public class CGMutablePath: CGPath {
    public init() { super.init(shape: .empty, box: .zero) }

    /// Adds a shape that a transform leaves as it is, or else only its box.
    private func add(_ new: Shape, box: CGRect, _ transform: CGAffineTransform) {
        if transform.isIdentity { add(new, box: box) } else { add(.other, box: box.applying(transform)) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.rectangle(rect, radius: 0), box: rect, transform)
    }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.ellipse(rect), box: rect, transform)
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.shape, box: path.box, transform)
    }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) { add(.rectangle(rect, radius: cornerWidth), box: rect, transform) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        (start, currentPoint) = (point, point)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        let box = CGRect(
            x: min(point.x, currentPoint.x), y: min(point.y, currentPoint.y),
            width: abs(point.x - currentPoint.x), height: abs(point.y - currentPoint.y))
        add(.line(currentPoint, point), box: box)
        currentPoint = point
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        points.dropFirst().forEach { addLine(to: $0, transform: transform) }
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let center = center.applying(transform)
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        add(abs(endAngle - startAngle) >= 2 * .pi - 0.001 ? .ellipse(box) : .other, box: box)
        currentPoint = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
    }

    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { addCurve(to: end) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { addCurve(to: end) }

    private func addCurve(to end: CGPoint) {
        let box = CGRect(origin: currentPoint, size: .zero).union(CGRect(origin: end, size: .zero))
        add(.other, box: box)
        currentPoint = end
    }

    public func closeSubpath() { if case .line = shape { shape = .other } }
}
