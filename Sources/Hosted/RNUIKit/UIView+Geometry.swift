import RNFoundation

/// A frame given by code or by a storyboard's autoresizing, and what it was made for.
package struct Placement {
    var frame = CGRect.zero
    /// The frame as it was given, without a layout.
    package var givenFrame: CGRect { frame }
    /// The superview's size when the frame was set; `nil` before the view has one.
    var superviewSize: CGSize?
    /// Without one the frame stays as it is, whatever size the superview gets.
    var mask = UIView.AutoresizingMask()
    /// The frame in Interface Builder, which holds before the first layout.
    var designFrame: CGRect?
    /// UIKit's `translatesAutoresizingMaskIntoConstraints`: `false` leaves the frame to constraints.
    var translates = true

    mutating func decode(_ storage: ViewStorage) {
        designFrame = storage[.designFrame]?.rect
        if let autoresizing = storage[.autoresizing] {
            frame = autoresizing[.frame]?.rect ?? .zero
            superviewSize = autoresizing[.superview]?.size
            let names = (autoresizing[.mask]?.array ?? []).compactMap(\.string)
            for (index, name) in UIView.AutoresizingMask.names.enumerated() where names.contains(name) {
                mask.insert(.init(rawValue: 1 << UInt(index)))
            }
        } else {
            translates = false
            frame = designFrame ?? .zero
        }
        storage[.autoresizing] = nil
    }
}

extension UIView {
    public var autoresizingMask: AutoresizingMask {
        get { placement.mask }
        set {
            placement.mask = newValue
            recordSuperviewSize()
            ViewStorage.version &+= 1
        }
    }

    /// A frame with a flexible mask is relative to the superview's size of this moment.
    private func recordSuperviewSize() {
        guard placement.translates, !placement.mask.isEmpty, let superview else { return }
        placement.superviewSize = superview.bounds.size
    }

    func setFrame(_ frame: CGRect) {
        placement.frame = frame
        placement.superviewSize = nil
        recordSuperviewSize()
        ViewStorage.version &+= 1
    }

    /// `true` if layout gives the frame: by constraints, by a stack, or because the superview has another size.
    private var isLaidOutByTool: Bool {
        guard superview != nil else { return false }
        if (superview as? UIStackView)?.arrangedSubviews.contains(where: { $0 === self }) == true { return true }
        return !placement.translates || !placement.mask.isEmpty
    }

    /// In points: the host's size for the controller's view, the given frame where layout has no say, Interface
    /// Builder's before the first layout, else the tool's answer.
    var currentFrame: CGRect {
        if superview == nil, let size = controller?.hostedSize { return CGRect(origin: .zero, size: size) }
        guard isLaidOutByTool else { return placement.frame }
        let isHosted = root.controller?.isHosted ?? false
        if isHosted, !Layout.isRunning, let designFrame = placement.designFrame, Layout.usesDesignFrames {
            return designFrame
        }
        return Layout.frame(of: self) ?? placement.frame
    }

    /// By the origins of frames and bounds alone; transforms of the views between aren't counted.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var originInRoot: CGPoint {
        var point = CGPoint.zero
        for view in sequence(first: self, next: \.superview) where view.superview != nil {
            point.x += view.frame.minX - (view.superview?.boundsOrigin.x ?? 0)
            point.y += view.frame.minY - (view.superview?.boundsOrigin.y ?? 0)
        }
        return point
    }

    func fit() {
        let fitting = sizeThatFits(placement.frame.size)
        setFrame(CGRect(origin: placement.frame.origin, size: fitting))
    }

    public class var noIntrinsicMetric: CGFloat { -1 }
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(.hugging, axis) ?? .defaultLow
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        set(.hugging, priority, axis)
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(.compressionResistance, axis) ?? .defaultHigh
    }
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    {
        set(.compressionResistance, priority, axis)
    }

    /// The template language writes a number for both axes or an object with one for each.
    private func priority(_ key: WireKey, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
        let value = storage[key]?.number ?? storage[key]?[axis.key]?.number
        return value.map { UILayoutPriority(Float($0)) }
    }

    private func set(_ key: WireKey, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        var members = storage[key]?.members ?? [:]
        if let both = storage[key]?.number { members = [.horizontal: .number(both), .vertical: .number(both)] }
        members[axis.key] = .number(Double(min(1000, max(1, priority.rawValue))))
        storage[key] = .object(members)
    }

    // MARK: Margins

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins) }
        set { layoutMargins = newValue.edges }
    }
    public var preservesSuperviewLayoutMargins: Bool {
        get { storage[.preservesSuperviewLayoutMargins]?.bool ?? false }
        set { storage[.preservesSuperviewLayoutMargins] = .bool(newValue) }
    }
    /// No effect, as there is no safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { true }
        set {}
    }
}
