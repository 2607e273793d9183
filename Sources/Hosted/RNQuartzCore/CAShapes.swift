import RNCoreGraphics
import RNFoundation

public struct CAGradientLayerType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

/// Colours along a line or around a point, which are points of the unit square.
///
/// Two colours from side to side are written as a `gradient` with an angle in degrees, everything else as a `path` with
/// a `gradient`.
open class CAGradientLayer: CALayer {
    open override class func _make() -> CALayer { CAGradientLayer() }
    open var colors: [Any]? { didSet { update() } }
    open var locations: [NSNumber]? { didSet { update() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { update() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { update() } }
    open var type = CAGradientLayerType.axial {
        didSet {
            if type == .conic { notModelled("a conic gradient") }
            update()
        }
    }

    private func update() { content = keys }
    package override func updateContent() { update() }
    package override var outline: String? { nil }

    private var keys: [WireKey: JSON] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.value.text }
        guard let first = colors.first, let last = colors.last else { return [:] }
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        // From side to side, where both ways of drawing are the same.
        let isAcross = (x == 0 && min(startPoint.y, endPoint.y) == 0) || (y == 0 && min(startPoint.x, endPoint.x) == 0)
        if colors.count <= 2, locations == nil, type == .axial, isAcross, abs(x + y) == 1 {
            return [
                .type: "gradient", .from: .string(first), .to: .string(last),
                .angle: .points(atan2(x, y) * 180 / .pi),
            ]
        }
        var gradient: [WireKey: JSON] = [
            .colors: .array(colors.map { .string($0) }), .startPoint: .points([startPoint.x, startPoint.y]),
            .endPoint: .points([endPoint.x, endPoint.y]), .radial: .bool(type == .radial),
        ]
        if let locations { gradient[.locations] = .points(locations.map { min(1, max(0, CGFloat($0.doubleValue))) }) }
        return [.type: "path", .gradient: .object(gradient)]
    }
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// A path with its colours, in points.
///
/// It is written as the simplest view that draws it: `rectangle`, `ellipse`, `line`, else `path`. `miterLimit` isn't
/// drawn.
open class CAShapeLayer: CALayer {
    open override class func _make() -> CALayer { CAShapeLayer() }
    open var path: CGPath? { didSet { update() } }
    open var fillColor: CGColor? = .black { didSet { update() } }
    open var strokeColor: CGColor? { didSet { update() } }
    open var lineWidth: CGFloat = 1 { didSet { update() } }
    open var lineDashPattern: [NSNumber]? { didSet { update() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { update() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { update() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { update() } }
    open var lineDashPhase: CGFloat = 0 { didSet { update() } }
    open var miterLimit: CGFloat = 10
    /// 0…1 of the path's length, as `strokeEnd`.
    open var strokeStart: CGFloat = 0 { didSet { update() } }
    open var strokeEnd: CGFloat = 1 { didSet { update() } }

    private func update() { content = keys }
    package override func updateContent() { update() }

    private var keys: [WireKey: JSON] {
        guard let path, !path.isEmpty else { return [:] }
        if isStroked, strokeStart > 0 || strokeEnd < 1 || lineDashPattern?.isEmpty == false && !path.isLine {
            return figure(path)
        }
        switch path.shape {
        case .empty: return [:]
        case .rectangle(let rect, let radius): return figure("rectangle", rect, radius: radius)
        case .ellipse(let rect) where rect.width == rect.height && isStroked:
            // A border follows the corners of a rectangle, not an ellipse.
            return figure("rectangle", rect, radius: rect.width / 2)
        case .ellipse(let rect) where !isStroked: return figure("ellipse", rect, radius: 0)
        case .line(let first, let last):
            guard first.x == last.x || first.y == last.y, lineCap == .butt, let strokeColor else { break }
            let box = path.boundingBox.insetBy(
                dx: first.x == last.x ? -lineWidth / 2 : 0, dy: first.y == last.y ? -lineWidth / 2 : 0)
            var keys: [WireKey: JSON] = [
                .type: "line", .color: .string(strokeColor.value.text), .lineWidth: .points(lineWidth),
                .autoresizing: placed(box),
            ]
            if let lineDashPattern { keys[.dash] = .array(lineDashPattern.map { .number($0.doubleValue) }) }
            return keys
        case .ellipse, .other: break
        }
        return figure(path)
    }

    /// Any path, in coordinates of the layer.
    private func figure(_ path: CGPath) -> [WireKey: JSON] {
        var keys: [WireKey: JSON] = [
            .type: "path", .path: .string(text(of: path)), .fill: .string((fillColor ?? .clear).value.text),
        ]
        if owner == nil { keys[.autoresizing] = [.frame: .rect(frame), .superview: .size(frame.size), .mask: []] }
        guard isStroked, let strokeColor else { return keys }
        keys[.stroke] = .string(strokeColor.value.text)
        keys[.lineWidth] = .points(lineWidth)
        (keys[.lineCap], keys[.lineJoin]) = (.string(lineCap.rawValue), .string(lineJoin.rawValue))
        (keys[.strokeStart], keys[.strokeEnd]) = (Self.share(strokeStart), Self.share(strokeEnd))
        if let lineDashPattern, !lineDashPattern.isEmpty {
            keys[.dash] = .array(lineDashPattern.map { .number($0.doubleValue) })
            keys[.dashPhase] = .points(lineDashPhase)
        }
        return keys
    }

    /// A share of a length, 0…1.
    private static func share(_ value: CGFloat) -> JSON { .points(min(1, max(0, value))) }

    private func text(of path: CGPath, offset: CGPoint = .zero) -> String {
        (fillRule == .evenOdd ? "evenOdd " : "") + path.text(offset: offset)
    }

    package override var outline: String? { path.map { text(of: $0, offset: frame.origin) } }

    private func placed(_ box: CGRect) -> JSON {
        // Asking for a view's frame, this one's or the superlayer's, would ask for the layout being encoded.
        let frame = owner == nil ? box.offsetBy(dx: self.frame.minX, dy: self.frame.minY) : box
        return [.frame: .rect(frame), .superview: .size(frame.size), .mask: []]
    }

    private var isStroked: Bool { strokeColor != nil && lineWidth > 0 }

    /// A figure whose stroke lies half outside of it; the template's border lies inside.
    private func figure(_ type: JSON, _ rect: CGRect, radius: CGFloat) -> [WireKey: JSON] {
        let outside = isStroked ? lineWidth / 2 : 0
        let radius = radius > 0 ? radius + outside : 0
        var keys: [WireKey: JSON] = [
            .type: type, .autoresizing: placed(rect.insetBy(dx: -outside, dy: -outside)),
        ]
        keys[.fill] = .string((fillColor ?? .clear).value.text)
        if radius > 0 { keys[.cornerRadius] = .points(radius) }
        if let strokeColor, lineWidth > 0 {
            keys[.border] = [.width: .points(lineWidth), .color: .string(strokeColor.value.text)]
        }
        return keys
    }
}

/// A layer that repeats its sublayers, which are drawn once here.
open class CAReplicatorLayer: CALayer {
    open override class func _make() -> CALayer { CAReplicatorLayer() }
    open var instanceCount = 1 { didSet { if instanceCount > 1 { notModelled("a repetition") } } }
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform: CATransform3D = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var preservesDepth = false
}

/// Writes a view of type `label` in the system's font. `font` and the attributes of an attributed string aren't drawn.
open class CATextLayer: CALayer {
    open override class func _make() -> CALayer { CATextLayer() }
    open var string: Any? { didSet { update() } }
    /// In points.
    open var fontSize: CGFloat = 36 { didSet { update() } }
    open var foregroundColor: CGColor? = .white { didSet { update() } }
    open var font: Any?
    open var isWrapped = false { didSet { update() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { update() } }
    open var allowsFontSubpixelQuantization = false
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { update() } }

    private func update() { content = keys }
    package override func updateContent() { update() }

    private var keys: [WireKey: JSON] {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        return [
            .type: "label", .text: .string(text), .font: .points(fontSize), .numberOfLines: isWrapped ? 0 : 1,
            .textColor: .string((foregroundColor ?? .white).value.text),
            .alignment: .string(alignmentMode.rawValue), .lineBreakMode: truncationMode.lineBreakMode,
        ]
    }
}

public struct CATextLayerTruncationMode: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let middle = Self(rawValue: "middle")
    public static let end = Self(rawValue: "end")

    var lineBreakMode: JSON {
        switch self {
        case .start: "truncateHead"
        case .middle: "truncateMiddle"
        case .end: "truncateTail"
        default: "clip"
        }
    }
}

public struct CATextLayerAlignmentMode: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}
