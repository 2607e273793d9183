@_exported import RNCoreGraphics
@_exported import RNFoundation

/// The view that a layer belongs to.
package protocol LayerOwner: AnyObject {
    var layerFrame: CGRect { get set }
    var layerBounds: CGRect { get set }
    func layerChanged()
}

public struct CACornerMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
}

public struct CALayerContentsFilter: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let nearest = Self(rawValue: "nearest")
    public static let trilinear = Self(rawValue: "trilinear")
}

public protocol CALayerDelegate: NSObjectProtocol {}

/// A layer over its view's object of the template language, or over one of its own.
open class CALayer: NSObject {
    package private(set) var storage = TemplateObject(type: "view")
    package weak var owner: (any LayerOwner)?
    public weak var superlayer: CALayer?
    /// Layers that no view stands behind, each with the number of the owner's subviews that lie below it.
    package private(set) var extraLayers: [(layer: CALayer, below: Int)] = []
    private var ownFrame = CGRect.zero

    public override init() {}
    public init(layer: Any) {}

    /// Makes the layer of a view whose `layerClass` this is.
    open class func _make() -> CALayer { CALayer() }

    /// Draws on a view's object instead of its own.
    package func attach(to owner: any LayerOwner, _ storage: TemplateObject) {
        for (key, value) in self.storage.keys where key != "type" { storage[key] = value }
        (self.owner, self.storage) = (owner, storage)
    }

    open var frame: CGRect {
        get { owner?.layerFrame ?? ownFrame }
        set {
            if let owner { owner.layerFrame = newValue } else { ownFrame = newValue }
            TemplateObject.version &+= 1
        }
    }

    open var bounds: CGRect {
        get { owner?.layerBounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let owner { owner.layerBounds = newValue } else { ownFrame.size = newValue.size }
            TemplateObject.version &+= 1
        }
    }

    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            frame = CGRect(
                x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height)
        }
    }

    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var compositingFilter: Any? { didSet { if compositingFilter != nil { notModelled("a filter") } } }
    open var filters: [Any]? { didSet { if filters?.isEmpty == false { notModelled("a filter") } } }
    open var needsDisplayOnBoundsChange = false
    open var isOpaque = false
    open var drawsAsynchronously = false
    open var actions: [String: Any]?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var shadowPath: CGPath?

    open var cornerRadius: CGFloat {
        get { storage["cornerRadius"]?.float ?? 0 }
        set { storage["cornerRadius"] = newValue > 0 ? .points(newValue) : nil }
    }

    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if maskedCorners.rawValue != 15 { notModelled("maskedCorners: all corners are round") } }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: storage["cornerCurve"]?.string ?? "circular") }
        set { storage["cornerCurve"] = .string(newValue.rawValue) }
    }

    open var masksToBounds: Bool {
        get { storage["clipsToBounds"]?.bool ?? false }
        set { storage["clipsToBounds"] = .bool(newValue) }
    }

    open var isHidden: Bool {
        get { storage["hidden"]?.bool ?? false }
        set { storage["hidden"] = .bool(newValue) }
    }

    open var opacity: Float {
        get { Float(storage["alpha"]?.number ?? 1) }
        set { storage["alpha"] = .number(Double(min(1, max(0, newValue)))) }
    }

    open var backgroundColor: CGColor? {
        get { storage["backgroundColor"]?.string.flatMap { RGBA($0) }.map { CGColor($0) } }
        set { storage["backgroundColor"] = newValue.map { .string($0.value.text) } }
    }

    open var contents: Any? {
        didSet {
            guard let image = contents as? CGImage else { return }
            if owner == nil { storage["type"] = "image" }
            storage["image"] = image.image
        }
    }

    open var contentsGravity = CALayerContentsGravity.resize {
        didSet {
            let modes: [CALayerContentsGravity: JSON] = [
                .resize: "scaleToFill", .resizeAspect: "scaleAspectFit", .resizeAspectFill: "scaleAspectFill",
                .center: "center", .top: "top", .bottom: "bottom", .left: "left", .right: "right",
            ]
            if storage["type"]?.string == "image" { storage["contentMode"] = modes[contentsGravity] }
        }
    }

    open var mask: CALayer? { didSet { if mask != nil { notModelled("a mask") } } }
    open var transform = CATransform3DIdentity {
        didSet { if !CATransform3DIsIdentity(transform) { notModelled("a transform") } }
    }

    package func notModelled(_ what: String) {
        Host.shared.note("code-not-modelled", "\(type(of: self)): \(what) isn't drawn")
    }

    // MARK: Tree

    open var sublayers: [CALayer]? { extraLayers.isEmpty ? nil : extraLayers.map(\.layer) }
    /// The number of subviews of the owner, below which `addSublayer` doesn't go.
    package var subviewCount: () -> Int = { 0 }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        extraLayers.append((layer, subviewCount()))
        attach(layer)
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        extraLayers.insert((layer, min(Int(index), subviewCount())), at: min(Int(index), extraLayers.count))
        attach(layer)
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insertSublayer(layer, at: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }

    private func attach(_ layer: CALayer) {
        layer.superlayer = self
        TemplateObject.version &+= 1
        owner?.layerChanged()
    }

    open func removeFromSuperlayer() {
        superlayer?.extraLayers.removeAll { $0.layer === self }
        superlayer = nil
        TemplateObject.version &+= 1
    }

    /// The layer as a view of the template language; its size is that of its frame.
    package func encode() -> JSON {
        updateContent()
        var keys = storage.keys
        keys["id"] = .string(storage.id)
        for (key, value) in content { keys[key] = value }
        if keys["autoresizing"] == nil {
            // Without a mask the superview's size has no effect; asking for it would ask for the layout being encoded.
            keys["autoresizing"] = ["frame": .rect(frame), "superview": .size(frame.size), "mask": []]
        }
        if !extraLayers.isEmpty { keys["children"] = .array(extraLayers.map { $0.layer.encode() }) }
        return .object(keys)
    }

    /// Keys that a kind of layer adds, as a gradient's colours.
    package func updateContent() {}
    package var content: [String: JSON] = [:] { didSet { if content != oldValue { TemplateObject.version &+= 1 } } }

    // MARK: Animations end at once; the model's values are the end state.

    private var animations: [String: CAAnimation] = [:]
    open func add(_ animation: CAAnimation, forKey key: String?) {
        animations[key ?? "\(animations.count)"] = animation
        animation.finish(on: self)
    }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
    open func render(in context: CGContext) { context.notModelled("a layer") }
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func displayIfNeeded() {}
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
