import RNCoreGraphics
import RNFoundation

public struct CAGradientLayerType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

/// A gradient between its first and last colour.
open class CAGradientLayer: CALayer {
    open override class func _make() -> CALayer { CAGradientLayer() }
    open var colors: [Any]? {
        didSet {
            if (colors?.count ?? 0) > 2 { notModelled("a gradient's colour between the first and the last") }
            update()
        }
    }
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { update() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { update() } }
    open var type = CAGradientLayerType.axial {
        didSet { if type != .axial { notModelled("a gradient that isn't axial") } }
    }

    private func update() { content = keys }
    package override func updateContent() { update() }

    private var keys: [String: JSON] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.value.text }
        guard let first = colors.first, let last = colors.last else { return [:] }
        let angle = atan2(endPoint.x - startPoint.x, endPoint.y - startPoint.y) * 180 / .pi
        return ["type": "gradient", "from": .string(first), "to": .string(last), "angle": .points(angle)]
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

/// A rectangle, an ellipse or a line; other paths aren't drawn.
open class CAShapeLayer: CALayer {
    open override class func _make() -> CALayer { CAShapeLayer() }
    open var path: CGPath? { didSet { update() } }
    open var fillColor: CGColor? = .black { didSet { update() } }
    open var strokeColor: CGColor? { didSet { update() } }
    open var lineWidth: CGFloat = 1 { didSet { update() } }
    open var lineDashPattern: [NSNumber]? { didSet { update() } }
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var lineDashPhase: CGFloat = 0
    open var miterLimit: CGFloat = 10
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    private func update() { content = keys }
    package override func updateContent() { update() }

    private var keys: [String: JSON] {
        guard let path else { return [:] }
        switch path.shape {
        case .empty: return [:]
        case .rectangle(let rect, let radius): return figure("rectangle", rect, radius: radius)
        case .ellipse(let rect) where rect.width == rect.height && isStroked:
            // A border follows the corners of a rectangle, not an ellipse.
            return figure("rectangle", rect, radius: rect.width / 2)
        case .ellipse(let rect): return figure("ellipse", rect, radius: 0)
        case .line(let first, let last):
            guard first.x == last.x || first.y == last.y, let strokeColor else { break }
            let box = path.box.insetBy(
                dx: first.x == last.x ? -lineWidth / 2 : 0, dy: first.y == last.y ? -lineWidth / 2 : 0)
            var keys: [String: JSON] = [
                "type": "line", "color": .string(strokeColor.value.text), "lineWidth": .points(lineWidth),
                "autoresizing": placed(box),
            ]
            if let lineDashPattern { keys["dash"] = .array(lineDashPattern.map { .number($0.doubleValue) }) }
            return keys
        case .other: break
        }
        notModelled("a path other than a rectangle, an ellipse or a straight line")
        return [:]
    }

    private func placed(_ box: CGRect) -> JSON {
        // Asking for a view's frame, this one's or the superlayer's, would ask for the layout being encoded.
        let frame = owner == nil ? box.offsetBy(dx: self.frame.minX, dy: self.frame.minY) : box
        return ["frame": .rect(frame), "superview": .size(frame.size), "mask": []]
    }

    private var isStroked: Bool { strokeColor != nil && lineWidth > 0 }

    /// A figure whose stroke lies half outside of it; the template's border lies inside.
    private func figure(_ type: JSON, _ rect: CGRect, radius: CGFloat) -> [String: JSON] {
        let outside = isStroked ? lineWidth / 2 : 0
        let radius = radius > 0 ? radius + outside : 0
        var keys: [String: JSON] = [
            "type": type, "autoresizing": placed(rect.insetBy(dx: -outside, dy: -outside)),
        ]
        keys["fill"] = .string((fillColor ?? .clear).value.text)
        if radius > 0 { keys["cornerRadius"] = .points(radius) }
        if let strokeColor, lineWidth > 0 {
            keys["border"] = ["width": .points(lineWidth), "color": .string(strokeColor.value.text)]
        }
        return keys
    }
}

/// A layer that repeats its sublayers, which are drawn once here.
open class CAReplicatorLayer: CALayer {
    open override class func _make() -> CALayer { CAReplicatorLayer() }
    open var instanceCount = 1 { didSet { if instanceCount > 1 { notModelled("a repetition") } } }
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var preservesDepth = false
}

open class CATextLayer: CALayer {
    open override class func _make() -> CALayer { CATextLayer() }
    open var string: Any? { didSet { update() } }
    open var fontSize: CGFloat = 36 { didSet { update() } }
    open var foregroundColor: CGColor? = .white { didSet { update() } }
    open var font: Any?
    open var isWrapped = false { didSet { update() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { update() } }
    open var allowsFontSubpixelQuantization = false
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { update() } }

    private func update() { content = keys }
    package override func updateContent() { update() }

    private var keys: [String: JSON] {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        return [
            "type": "label", "text": .string(text), "font": .points(fontSize), "numberOfLines": isWrapped ? 0 : 1,
            "textColor": .string((foregroundColor ?? .white).value.text),
            "alignment": .string(alignmentMode.rawValue), "lineBreakMode": truncationMode.lineBreakMode,
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
