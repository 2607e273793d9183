import RNFoundation

public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Writes a view of type `scrollView`, with `contentOffset` as soon as code, an inset or the user moves its content.
///
/// The user scrolls by drags that end where the finger does, with paging at the nearest page, and never zooms.
/// Indicators, bouncing and the other properties of touches are kept, without effect.
open class UIScrollView: UIView {
    open override class var _type: String { "scrollView" }

    public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    public enum KeyboardDismissMode: Int {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    public enum IndicatorStyle: Int { case `default`, black, white }
    public struct DecelerationRate: RawRepresentable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    /// In points.
    open var contentOffset: CGPoint {
        get {
            storage[.contentOffset]?.size.map { CGPoint(x: $0.width, y: $0.height) }
                ?? CGPoint(x: -contentInset.left, y: -contentInset.top)
        }
        set {
            guard newValue != contentOffset else { return }
            storage[.contentOffset] = .points([newValue.x, newValue.y])
            delegate?.scrollViewDidScroll(self)
        }
    }
    package override var boundsOrigin: CGPoint {
        get { storage[.contentOffset] == nil ? .zero : contentOffset }
        set { contentOffset = newValue }
    }
    /// Moves at once. With animation the delegate hears of the end 0.3 virtual seconds later.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        contentOffset = offset
        if animated {
            EventLoop.shared.schedule(after: 0.3) { [self] in delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let size = bounds.size
        var offset = contentOffset
        if rect.maxX > offset.x + size.width { offset.x = rect.maxX - size.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        if rect.maxY > offset.y + size.height { offset.y = rect.maxY - size.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        setContentOffset(offset, animated: animated)
    }

    /// The size that code gives, in points. It is kept for the getter; the tool measures the content itself.
    private var givenContentSize: CGSize?
    open var contentSize: CGSize {
        get { givenContentSize ?? measuredContentSize }
        set { givenContentSize = newValue }
    }
    /// The extent of the content, by layout.
    private var measuredContentSize: CGSize {
        let frames = subviews.map(\.frame)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    /// The size in points at the last layout pass.
    private var laidOutSize = CGSize.zero
    /// The content's size at the user's last drag, in points.
    private var draggedContentSize: CGSize?
    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        // The tool alone knows the extent of a text.
        if storage[.contentOffset] != nil, storage[.type] != "textView" { keepContentInView() }
    }

    /// A view that grows beyond the end of its content scrolls back, and a dragged one whose content becomes smaller.
    private func keepContentInView() {
        let size = bounds.size
        let isSmaller = draggedContentSize.map { contentSize.width < $0.width || contentSize.height < $0.height }
        guard laidOutSize != size || isSmaller == true else { return }
        laidOutSize = size
        let (offset, end) = (contentOffset, endOffset)
        contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
    }

    /// The offset at the end of the content and its insets.
    private var endOffset: CGPoint {
        let (size, content) = (bounds.size, contentSize)
        return CGPoint(
            x: max(-contentInset.left, content.width + contentInset.right - size.width),
            y: max(-contentInset.top, content.height + contentInset.bottom - size.height))
    }

    /// The user's drag.
    /// - Parameter offset: in points, between 0 and the end of the content; the tool knows no insets and pages.
    package func drag(to offset: CGPoint) {
        guard isScrollEnabled else { return }
        func position(_ wanted: CGFloat, _ start: CGFloat, _ end: CGFloat, inset: CGFloat, page: CGFloat) -> CGFloat {
            // Beyond the ends of the content are its insets.
            if wanted <= 0 { return -start }
            if wanted >= end - inset - 0.5 { return givenContentSize == nil ? max(end, wanted + inset) : end }
            return isPagingEnabled && page > 0 ? min((wanted / page).rounded() * page, end) : wanted
        }
        let (end, size) = (endOffset, bounds.size)
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        contentOffset = CGPoint(
            x: position(offset.x, contentInset.left, end.x, inset: contentInset.right, page: size.width),
            y: position(offset.y, contentInset.top, end.y, inset: contentInset.bottom, page: size.height))
        (isDragging, draggedContentSize, laidOutSize) = (false, contentSize, size)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isPagingEnabled)
        if isPagingEnabled { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Content starts below the inset, as long as nothing has scrolled it.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            let start = CGPoint(x: -oldValue.left, y: -oldValue.top)
            // A text view's content doesn't scroll here.
            guard storage[.type] != "textView", contentInset != oldValue,
                contentOffset == start || storage[.contentOffset] == nil
            else { return }
            storage[.contentOffset] = .points([-contentInset.left, -contentInset.top])
        }
    }
    /// The inset alone: a content extension's view has no safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func adjustedContentInsetDidChange() {}
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var isScrollEnabled: Bool {
        get { storage[.scrollEnabled]?.bool ?? true }
        set { storage[.scrollEnabled] = .bool(newValue) }
    }
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    /// Kept, without effect.
    open var zoomScale: CGFloat = 1
    open func zoom(to rect: CGRect, animated: Bool) { notModelled("a zoom") }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open private(set) var isDragging = false
    open var isTracking: Bool { isDragging }
    open var isDecelerating: Bool { false }
    open var refreshControl: UIControl?
    open func flashScrollIndicators() {}
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    public let panGestureRecognizer = UIPanGestureRecognizer()
    public var contentLayoutGuide: UILayoutGuide { ownGuide("contentLayoutGuide") }
    public var frameLayoutGuide: UILayoutGuide { ownGuide("frameLayoutGuide") }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
        var name: String { "\(self)" }
    }
    let style: Style
    public init(style: Style) { self.style = style }
}

/// Content over it is drawn in its own colours, without vibrancy.
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
    public class func widgetPrimary() -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    }
    public class func widgetSecondary() -> UIVibrancyEffect { widgetPrimary() }
    public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
}

/// `contentSize` and `contentOffset` can be observed.
extension UIScrollView: KeyValueReadable {
    package func observedValue(forKey key: String) -> Any? {
        switch key {
        case "contentSize": contentSize
        case "contentOffset": contentOffset
        default: nil
        }
    }
}

public enum UIVibrancyEffectStyle: Int {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Writes a view of type `visualEffect`, with the blur's style as `material`. Another effect makes a plain view.
open class UIVisualEffectView: UIView {
    open override class var _type: String { "visualEffect" }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        show()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var effect: UIVisualEffect? { didSet { show() } }

    private func show() {
        if let blur = effect as? UIBlurEffect {
            storage[.type] = "visualEffect"
            storage[.material] = .string(blur.style.name)
        } else {
            storage[.type] = "view"
            storage[.material] = nil
        }
    }

    /// The view that holds what lies over the effect.
    open private(set) lazy var contentView: UIView = self
}
