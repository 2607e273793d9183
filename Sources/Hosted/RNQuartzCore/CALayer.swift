@_exported import RNCoreGraphics
@_exported import RNFoundation

/// The view that a layer belongs to.
package protocol LayerOwner: AnyObject {
    var layerFrame: CGRect { get set }
    var layerBounds: CGRect { get set }
    func layerChanged()
}

/// A layer's action for an event; a picture shows only its end.
public protocol CAAction {}
extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

/// A layout pass calls `layoutSublayers(of:)` of views. The other methods, and other delegates, are never called.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in context: CGContext)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in context: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A layer over its view's keys, or over keys of its own.
///
/// A view's layer writes to the view. A layer that code adds is written as a view of its own. Order is that
/// of `sublayers`: `zPosition` and `anchorPoint` are kept, without effect, as are rasterization, filters and timing.
open class CALayer: NSObject, NSCoding, KeyValueCoded {
    /// The keys of the wire's view tree.
    package private(set) var storage = ViewStorage(type: "view")
    /// The view; `nil` for a layer that code adds.
    package weak var owner: (any LayerOwner)?
    public weak var superlayer: CALayer?
    /// Layers that no view stands behind, each with the number of the owner's subviews that lie below it.
    package private(set) var extraLayers: [(layer: CALayer, below: Int)] = []
    /// In points of the superlayer; for a layer without a view.
    private var ownFrame = CGRect.zero

    public override init() {}
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}

    /// Makes the layer of a view whose `layerClass` this is.
    open class func _make() -> CALayer { CALayer() }

    /// Draws on a view's object instead of its own.
    package func attach(to owner: any LayerOwner, _ storage: ViewStorage) {
        for (key, value) in self.storage.keys where key != .type { storage[key] = value }
        (self.owner, self.storage) = (owner, storage)
    }

    open var frame: CGRect {
        get { owner?.layerFrame ?? ownFrame }
        set {
            if let owner { owner.layerFrame = newValue } else { ownFrame = newValue }
            ViewStorage.version &+= 1
        }
    }

    open var bounds: CGRect {
        get { owner?.layerBounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let owner { owner.layerBounds = newValue } else { ownFrame.size = newValue.size }
            ViewStorage.version &+= 1
        }
    }

    /// The frame's centre, wherever the anchor point is.
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
    open var actions: [String: any CAAction]?
    open var autoreverses = false
    open var repeatCount: Float = 0
    open var duration: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var isDoubleSided = true
    open var anchorPointZ: CGFloat = 0
    /// Kept, without effect: the shadow follows the layer's own shape.
    open var shadowPath: CGPath?

    open var cornerRadius: CGFloat {
        get { storage[.cornerRadius]?.float ?? 0 }
        set { storage[.cornerRadius] = newValue > 0 ? .points(newValue) : nil }
    }

    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    { didSet { storage[.maskedCorners] = maskedCorners.json } }

    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: storage[.cornerCurve]?.string ?? "circular") }
        set { storage[.cornerCurve] = .string(newValue.rawValue) }
    }

    open var masksToBounds: Bool {
        get { storage[.clipsToBounds]?.bool ?? false }
        set { storage[.clipsToBounds] = .bool(newValue) }
    }

    open var isHidden: Bool {
        get { storage[.hidden]?.bool ?? false }
        set { storage[.hidden] = .bool(newValue) }
    }

    open var opacity: Float {
        get { Float(storage[.alpha]?.number ?? 1) }
        set { storage[.alpha] = .number(Double(min(1, max(0, newValue)))) }
    }

    open var backgroundColor: CGColor? {
        get { storage[.backgroundColor]?.string.flatMap { RGBA($0) }.map { CGColor($0) } }
        set { storage[.backgroundColor] = newValue.map { .string($0.value.text) } }
    }

    /// A `CGImage`; values of other types aren't drawn.
    open var contents: Any? {
        didSet {
            guard let image = contents as? CGImage else { return }
            if owner == nil { storage[.type] = "image" }
            storage[.image] = image.image
        }
    }

    open var contentsGravity = CALayerContentsGravity.resize {
        didSet {
            let modes: [CALayerContentsGravity: JSON] = [
                .resize: "scaleToFill", .resizeAspect: "scaleAspectFit", .resizeAspectFill: "scaleAspectFill",
                .center: "center", .top: "top", .bottom: "bottom", .left: "left", .right: "right",
            ]
            if storage[.type]?.string == "image" { storage[.contentMode] = modes[contentsGravity] }
        }
    }

    open var mask: CALayer? { didSet { ViewStorage.version &+= 1 } }

    /// The layer's shape without colours: a path in its superlayer's coordinates.
    package var outline: String? {
        guard backgroundColor != nil || contents == nil else { return nil }
        let path = CGMutablePath()
        path.addRoundedRect(in: frame, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
        return path.text()
    }
    open var transform: CATransform3D = CATransform3DIdentity {
        didSet {
            let flat = CATransform3DGetAffineTransform(transform)
            storage[.transform] =
                flat.isIdentity ? nil : .points([flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty])
            // A turn in space without perspective is drawn as the map that one sees from the front.
            if transform.m14 != 0 || transform.m24 != 0 || transform.m34 != 0 { notModelled("the perspective") }
        }
    }

    // MARK: Tree

    /// Layers that code added. Those of subviews aren't among them, unlike on iOS.
    open var sublayers: [CALayer]? {
        get { extraLayers.isEmpty ? nil : extraLayers.map(\.layer) }
        set {
            extraLayers.forEach { $0.layer.removeFromSuperlayer() }
            newValue?.forEach { addSublayer($0) }
        }
    }
    /// The number of subviews of the owner, below which `addSublayer` doesn't go.
    package var subviewCount: () -> Int = { 0 }
    /// The position of a layer's view among the owner's subviews.
    package var subviewIndex: (CALayer) -> Int? = { _ in nil }

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

    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = extraLayers.firstIndex(where: { $0.layer === old }) else { return }
        insertSublayer(new, at: UInt32(index))
        old.removeFromSuperlayer()
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: 1) }

    /// - Parameter above: 1 for above the sibling, 0 for below it.
    private func insert(_ layer: CALayer, beside sibling: CALayer?, above: Int) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        if let index = extraLayers.firstIndex(where: { $0.layer === sibling }) {
            extraLayers.insert((layer, extraLayers[index].below), at: index + above)
        } else if let index = sibling.flatMap({ subviewIndex($0) }) {
            // Among layers between the same subviews, the one nearest to the sibling.
            let below = index + above
            let place = extraLayers.firstIndex { above == 1 ? $0.below >= below : $0.below > below }
            extraLayers.insert((layer, below), at: place ?? extraLayers.count)
        } else {
            return above == 1 ? addSublayer(layer) : insertSublayer(layer, at: 0)
        }
        attach(layer)
    }

    /// Changes the number of subviews below the layers that lie above so many of them.
    package func moveSublayers(by difference: Int, where isMoved: (Int) -> Bool) {
        for index in extraLayers.indices where isMoved(extraLayers[index].below) {
            extraLayers[index].below += difference
        }
    }

    private func attach(_ layer: CALayer) {
        layer.superlayer = self
        ViewStorage.version &+= 1
        owner?.layerChanged()
    }

    open func removeFromSuperlayer() {
        superlayer?.extraLayers.removeAll { $0.layer === self }
        superlayer = nil
        ViewStorage.version &+= 1
    }

    /// The layer as a view of the template language; its size is that of its frame.
    package func encode() -> JSON {
        updateContent()
        var keys = storage.keys
        keys[.id] = .string(storage.id)
        for (key, value) in content { keys[key] = value }
        if let maskPath { keys[.mask] = .string(maskPath) }
        if keys[.autoresizing] == nil {
            // Without a mask the superview's size has no effect; asking for it would ask for the layout being encoded.
            keys[.autoresizing] = [.frame: .rect(frame), .superview: .size(frame.size), .mask: []]
        }
        if !extraLayers.isEmpty { keys[.children] = .array(extraLayers.map { $0.layer.encode() }) }
        return .object(keys)
    }

    /// Keys that a kind of layer adds, as a gradient's colours.
    package func updateContent() {}
    package var content: [WireKey: JSON] = [:] { didSet { if content != oldValue { ViewStorage.version &+= 1 } } }

    // MARK: Animations end at once; the model's values are the end state.

    /// By key, until they are removed: an animation's end doesn't remove it.
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
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func display() {}
    open func draw(in context: CGContext) {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open func hitTest(_ point: CGPoint) -> CALayer? { frame.contains(point) ? self : nil }
    package func set(_ value: Any, forKey key: String) { show(value, for: key) }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func displayIfNeeded() {}
    /// The layer itself, since the picture shows the end state.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
