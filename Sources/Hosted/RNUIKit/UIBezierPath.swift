import RNCoreGraphics
import RNFoundation

/// A path for shape layers, masks and drawings.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var usesEvenOddFillRule = false
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    /// In points.
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() {}
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners.rawValue, radii: cornerRadii)
    }
    public convenience init(
        arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    open var cgPath: CGPath {
        get { path.mutableCopy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.usesEvenOddFillRule, copy.dash) = (usesEvenOddFillRule, dash)
        return copy
    }
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }
    /// - Parameter clockwise: on the screen, unlike Core Graphics'.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }
    open func removeAllPoints() { path = CGMutablePath() }
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    open func stroke() {
        CGContext.current?.stroke(
            path, width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, phase: dash.phase, lengths: dash.lengths)
    }
    open func fill() { CGContext.current?.fill(path, using: usesEvenOddFillRule ? .evenOdd : .winding) }
    open func stroke(with mode: CGBlendMode, alpha: CGFloat) { stroke() }
    open func fill(with mode: CGBlendMode, alpha: CGFloat) { fill() }
    open func addClip() { CGContext.current?.clip(to: path, using: usesEvenOddFillRule ? .evenOdd : .winding) }
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }
    open func reversing() -> UIBezierPath { self }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))))
    }
}
