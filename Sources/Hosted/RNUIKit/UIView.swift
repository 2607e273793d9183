import RNCoreGraphics
import RNFoundation
import RNQuartzCore

/// A view over its object of the template language. Setters write keys; `encode()` gives the tree.
open class UIView: UIResponder, NSCoding, LayerOwner, KeyValueCoded, UITraitEnvironment, CALayerDelegate {
    /// The keys of the wire's view tree, and the id by which the tool names the view.
    package let storage: ViewStorage
    public package(set) var subviews: [UIView] = []
    public package(set) weak var superview: UIView?
    /// The controller whose `view` this is.
    package weak var controller: UIViewController?
    /// Active constraints that this view holds as the nearest common superview; written as `constraints`.
    package var ownConstraints: [NSLayoutConstraint] = []
    /// Guides that the code added; each is written as an empty view.
    package var guides: [UILayoutGuide] = []
    /// Guides that every view has, by kind, such as `safeAreaLayoutGuide`; made when they are first asked for.
    package var ownGuides: [String: UILayoutGuide] = [:]
    /// The frame that code or Interface Builder gave, and its autoresizing.
    package var placement = Placement()
    /// `true` if `draw(_:)` has to run before the view is written.
    var needsDisplay = true
    /// The marks of the last `draw(_:)`, and the size they were drawn for.
    var drawnMarks: [JSON] = []
    var drawnSize = CGSize.zero

    /// The template's type of a view made in code.
    open class var _type: String { "view" }
    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    public init(frame: CGRect) {
        storage = ViewStorage(type: Self._type)
        super.init()
        placement.frame = frame
        setUp()
    }

    public required init?(coder: NSCoder) {
        storage = (coder as? InterfaceCoder)?.takeObject() ?? ViewStorage(type: Self._type)
        super.init()
        placement.decode(storage)
        tag = storage[.tag]?.int ?? 0
        (coder as? InterfaceCoder)?.decodeChildren(of: self)
        setUp()
    }

    public override convenience init() { self.init(frame: .zero) }
    open func encode(with coder: NSCoder) {}

    /// Called once by either initialiser, before a subclass's own.
    package func setUp() {}

    /// Writes to the view's own keys.
    public private(set) lazy var layer: CALayer = {
        let layer = (Self.layerClass as? CALayer.Type)?._make() ?? CALayer()
        layer.attach(to: self, storage)
        layer.subviewCount = { [weak self] in self?.subviews.count ?? 0 }
        layer.subviewIndex = { [weak self] layer in self?.subviews.firstIndex { $0 === layer.owner } }
        return layer
    }()

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { color(.backgroundColor) }
        set { set(.backgroundColor, newValue) }
    }

    open var tintColor: UIColor! {
        get { color(.tintColor) ?? superview?.tintColor ?? .systemBlue }
        set {
            set(.tintColor, newValue)
            tintColorDidChange()
        }
    }

    open var alpha: CGFloat {
        get { storage[.alpha]?.float ?? 1 }
        set { storage[.alpha] = .points(min(1, max(0, newValue))) }
    }

    open var isHidden: Bool {
        get { storage[.hidden]?.bool ?? false }
        set { storage[.hidden] = .bool(newValue) }
    }

    open var clipsToBounds: Bool {
        get { storage[.clipsToBounds]?.bool ?? false }
        set { storage[.clipsToBounds] = .bool(newValue) }
    }

    open var isUserInteractionEnabled: Bool {
        get { storage[.userInteractionEnabled]?.bool ?? true }
        set { storage[.userInteractionEnabled] = .bool(newValue) }
    }

    /// Names the view in the layout, in scenarios and in tests.
    open override var accessibilityIdentifier: String? {
        get { storage[.accessibilityIdentifier]?.string }
        set {
            storage[.accessibilityIdentifier] = newValue.map { .string($0) }
            if let newValue { storage.take(name: newValue) }
        }
    }

    /// Drawn by image views only.
    open var contentMode = ContentMode.scaleToFill
    /// Kept, without effect: each view is drawn with what lies behind it.
    open var isOpaque = true
    open var tag = 0
    open var clearsContextBeforeDrawing = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    open var restorationIdentifier: String?
    open var contentScaleFactor: CGFloat = 1
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != .unspecified { notModelled("overrideUserInterfaceStyle") } }
    }
    open var mask: UIView? { didSet { if mask != nil { notModelled("a mask") } } }
    open var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }
    /// About the view's centre; translations in points.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The tool delivers taps only.
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var motionEffects: [UIMotionEffect] = []
    /// Kept, without effect.
    open var interactions: [any UIInteraction] = []
    /// Layout in the extension's process is always left to right.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var traitCollection: UITraitCollection { .current }
    /// The one window, for every view below a controller's, even before it appears.
    open var window: UIWindow? { root.controller == nil ? nil : UIWindow.hosting }
    open func tintColorDidChange() {}
    /// Never called: the run's traits don't change.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

    // MARK: Events of the hierarchy, for subclasses

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open func layoutSubviews() {}
    /// Called by `updateConstraintsIfNeeded()` alone: a layout pass doesn't call it.
    open func updateConstraints() {}
    open func draw(_ rect: CGRect) {}
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func removeFromSuperview() { remove() }
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { add(recognizer) }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    open func setNeedsDisplay() { needsDisplay = true }
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    open func setNeedsUpdateConstraints() {}
    open func needsUpdateConstraints() -> Bool { false }
    /// Always updates: whether an update is needed isn't tracked.
    open func updateConstraintsIfNeeded() { updateConstraints() }
    /// Drops the measured frames. Layout itself runs when the tool asks for the view.
    open func setNeedsLayout() { ViewStorage.version &+= 1 }
    /// Runs a pass over the whole tree, not only below this view. Within a pass it does nothing.
    open func layoutIfNeeded() { Layout.runIfNeeded(self) }
    open func invalidateIntrinsicContentSize() { ViewStorage.version &+= 1 }
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in context: CGContext) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// The view's part of a layout pass.
    open func layoutSublayers(of layer: CALayer) {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    /// Measured by the tool. While an override is being read, a plain view answers `noIntrinsicMetric`.
    open var intrinsicContentSize: CGSize {
        if let overridden = OverriddenSize.current { return overridden.measure(self) }
        return measuredIntrinsicSize
    }
    /// For stand-ins of other modules: the size that their content gives to Auto Layout, in points. `nil` leaves it to
    /// the tool, `noIntrinsicMetric` leaves a length free.
    open var _contentSize: CGSize? { nil }
    open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
    /// This view or `nil`. Subviews aren't searched: the tool finds the touched view in its own layout.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func sizeToFit() { fit() }
    open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
        Layout.fittingSize(of: self, width: nil, height: nil)
    }
    open func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Layout.fittingSize(
            of: self, width: horizontal == .required ? size.width : nil,
            height: vertical == .required ? size.height : nil)
    }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { placement.translates }
        set {
            placement.translates = newValue
            ViewStorage.version &+= 1
        }
    }
    open var layoutMargins: UIEdgeInsets {
        get { storage[.layoutMargins].map { UIEdgeInsets(json: $0) } ?? .standardMargins }
        set { storage[.layoutMargins] = newValue.json }
    }
    /// A content extension's view has no safe area of its own.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // MARK: Geometry

    /// In points. With constraints or an autoresizing mask, a read asks the tool for layout.
    open var frame: CGRect {
        get { currentFrame }
        set { setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: currentFrame.size) }
        set {
            boundsOrigin = newValue.origin
            let center = center
            setFrame(
                CGRect(
                    x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                    height: newValue.height))
        }
    }
    /// Counts for `convert` only, and isn't written, except a scroll view's, which is its `contentOffset`.
    package var boundsOrigin = CGPoint.zero

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            setFrame(
                CGRect(
                    x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    package var layerFrame: CGRect {
        get { frame }
        set { frame = newValue }
    }
    package var layerBounds: CGRect {
        get { bounds }
        set { bounds = newValue }
    }
    package func layerChanged() {}

    /// The view that stands in the tree for one that UIKit has within it, such as a button for its label.
    package var drawnView: UIView { self }

    /// Makes what depends on a data source, before the view is written.
    package func prepareToEncode() {}

    /// For subclasses: changes the view's keys last, after its children and constraints are written.
    package func encodeOwn(_ keys: inout [WireKey: JSON]) {}

    /// Sets a property by the name that runtime attributes use.
    package func set(_ value: Any, forKey key: String) {
        let number = (value as? NSNumber)?.doubleValue
        switch key {
        case "layer.cornerRadius", "cornerRadius": if let number { layer.cornerRadius = CGFloat(number) }
        case "layer.borderWidth": if let number { layer.borderWidth = CGFloat(number) }
        case "layer.masksToBounds", "clipsToBounds": clipsToBounds = number != 0
        case "hidden", "isHidden": isHidden = number != 0
        case "alpha": if let number { alpha = CGFloat(number) }
        case "tag": if let number { tag = Int(number) }
        case "backgroundColor": backgroundColor = value as? UIColor
        case "tintColor": tintColor = value as? UIColor
        default: break
        }
    }

    /// Tells the user once that `what` has no effect on the picture, with the code `code-not-modelled`.
    package func notModelled(_ what: String) {
        Host.shared.note("code-not-modelled", "\(type(of: self)): \(what) isn't drawn")
    }

    func color(_ key: WireKey) -> UIColor? { storage[key].map { UIColor(json: $0) } }
    func set(_ key: WireKey, _ color: UIColor?) { storage[key] = color?.value.json }
}
