import RNFoundation

public enum CGPathDrawingMode: Int32 { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGPathFillRule: Int { case winding, evenOdd }

// What isn't drawn of Core Graphics: state has no effect by itself, and each mark is told of.

extension CGContext {
    /// A bitmap of the code's own: its pixels can't be read.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0 else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: 1)
    }

    public var width: Int { Int(size.width * scale) }
    public var height: Int { Int(size.height * scale) }
    public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

    public func makeImage() -> CGImage? {
        guard case .image(let image) = drawing else {
            notModelled("anything but an image")
            return nil
        }
        return CGImage(image, width: width, height: height)
    }

    // MARK: State

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setAllowsAntialiasing(_ allows: Bool) {}
    public func setShouldAntialias(_ should: Bool) {}
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    public func endTransparencyLayer() {}

    // MARK: Path

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addRects(_ rects: [CGRect]) {}
    public func replacePathWithStrokedPath() {}

    // MARK: Marks

    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillPath(using rule: CGPathFillRule = .winding) { notModelled("a path") }
    public func drawPath(using mode: CGPathDrawingMode) { notModelled("a path") }
    public func stroke(_ rect: CGRect, width: CGFloat) { stroke(rect) }
    public func strokeLineSegments(between points: [CGPoint]) { notModelled("a stroke") }
    public func clip(using rule: CGPathFillRule = .winding) { notModelled("a clip") }
    public func clip(to rect: CGRect) { notModelled("a clip") }
    public func clip(to rects: [CGRect]) { notModelled("a clip") }
    public func clip(to rect: CGRect, mask: CGImage) { notModelled("a mask") }
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { notModelled("a tiled image") }
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) { notModelled("a gradient") }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) { notModelled("a gradient") }
}
