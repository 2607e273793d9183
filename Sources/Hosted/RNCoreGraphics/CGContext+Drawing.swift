import RNFoundation

public enum CGPathDrawingMode: Int32 { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGPathFillRule: Int { case winding, evenOdd }

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
    public var boundingBoxOfClipPath: CGRect { bounds }

    // MARK: State

    public func setFillColor(_ color: CGColor) { state.fillColor = color.value }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.value }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
    /// Modes other than `clear` draw as `normal`.
    public func setBlendMode(_ mode: CGBlendMode) { state.clears = mode == .clear }
    /// Shadows aren't drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = (phase, lengths) }
    /// No effect, as flatness, antialiasing and transparency layers have none: the tool's painter decides.
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setAllowsAntialiasing(_ allows: Bool) {}
    public func setShouldAntialias(_ should: Bool) {}
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    public func endTransparencyLayer() {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    public var ctm: CGAffineTransform { state.transform }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: Path

    public func beginPath() { path = CGMutablePath() }
    public func closePath() { path.closeSubpath() }
    public func addPath(_ other: CGPath) { path.addPath(other) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func replacePathWithStrokedPath() { notModelled("the outline of a line") }

    /// The current path, which a mark or a clip uses up.
    private func takePath() -> CGPath {
        defer { path = CGMutablePath() }
        return path
    }

    // MARK: Marks

    public func fill(_ rect: CGRect) { fill(Self.path { $0.addRect(rect) }, using: .winding) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(Self.path { $0.addEllipse(in: rect) }, using: .winding) }
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), using: rule) }
    public func strokePath() { stroke(takePath(), width: state.lineWidth) }
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }
    public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Self.path { $0.addRect(rect) }, width: width) }
    public func strokeEllipse(in rect: CGRect) {
        stroke(Self.path { $0.addEllipse(in: rect) }, width: state.lineWidth)
    }
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke(Self.path { $0.addLines(between: [points[index], points[index + 1]]) }, width: state.lineWidth)
        }
    }
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, using: .winding)
        case .eoFill, .eoFillStroke: fill(path, using: .evenOdd)
        case .stroke: break
        }
        if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path, width: state.lineWidth) }
    }
    private func stroke(_ path: CGPath, width: CGFloat) {
        stroke(
            path, width: width, cap: state.lineCap, join: state.lineJoin, phase: state.dash.phase,
            lengths: state.dash.lengths)
    }
    public func clear(_ rect: CGRect) {
        if rect.contains(bounds) { clear() } else { notModelled("clearing a part") }
    }

    public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), using: rule) }
    public func clip(to rect: CGRect) { clip(to: Self.path { $0.addRect(rect) }, using: .winding) }
    public func clip(to rects: [CGRect]) { clip(to: Self.path { $0.addRects(rects) }, using: .winding) }
    public func clip(to rect: CGRect, mask: CGImage) { notModelled("a mask") }

    private static func path(_ make: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        make(path)
        return path
    }

    /// Core Graphics draws images upwards; code turns the axes before, which is taken back here.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard state.transform.d < 0 else { return draw(image.image, size: rect.size, in: rect) }
        saveGState()
        translateBy(x: 0, y: rect.minY * 2 + rect.height)
        scaleBy(x: 1, y: -1)
        draw(image.image, size: rect.size, in: rect)
        restoreGState()
    }
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { notModelled("a tiled image") }

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) { shade(gradient, start, end, isRadial: false) }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        shade(
            gradient, startCenter, CGPoint(x: startCenter.x + endRadius, y: startCenter.y + endRadius), isRadial: true)
    }

    private func shade(_ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint, isRadial: Bool) {
        guard size.width > 0, size.height > 0, !gradient.colors.isEmpty else { return }
        func unit(_ point: CGPoint) -> JSON {
            let point = point.applying(state.transform)
            return .points([point.x / size.width, point.y / size.height])
        }
        var end = end
        if !isRadial, size.width != size.height {
            // The template's colours stand across the line in units of the size; here, in points.
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let (x, y) = (dx * size.width * size.width, dy * size.height * size.height)
            let share = (dx * dx + dy * dy) / max(0.001, dx * x + dy * y)
            end = CGPoint(x: start.x + x * share, y: start.y + y * share)
        }
        let saved = state.transform
        let (first, last) = (unit(start), unit(end))
        state.transform = .identity
        add(
            [
                .type: "path",
                .gradient: [
                    .colors: .array(gradient.colors.map { .string($0.text) }),
                    .locations: .points(gradient.locations), .startPoint: first, .endPoint: last,
                    .radial: .bool(isRadial),
                ],
            ], frame: bounds)
        state.transform = saved
    }

    public func makeImage() -> CGImage? {
        let json: JSON
        if case .image(let image) = drawing { json = image } else { json = painted ?? .null }
        return CGImage(json, width: width, height: height)
    }

    /// The drawing as an image, which the tool paints.
    package var painted: JSON? {
        let frame: JSON = [.frame: .rect(bounds), .superview: .size(size), .mask: []]
        let view: JSON = [
            .type: "view", .designFrame: .rect(bounds), .children: .array(marks), .autoresizing: frame,
        ]
        return Host.shared.query(
            .drawing,
            [
                .view: view, .width: .points(size.width), .height: .points(size.height), .scale: .points(scale),
            ])?[.image]
    }
}
