import RNFoundation

/// An attribute of a view or guide, from which constraints are made.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    public var name: String { attribute.name }

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item, attribute, relation, other.item, other.attribute, multiplier: multiplier, constant: constant)
    }

    /// The standard distance, times a multiplier.
    func system(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = constraint(relation, other)
        constraint.keys[.constant] = multiplier == 1 ? "system" : [.system: .points(multiplier)]
        return constraint
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor)
    }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: constant)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: constant) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: constant) }
}

public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { system(.equal, anchor, multiplier) }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { system(.greaterThanOrEqual, anchor, multiplier) }
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { system(.lessThanOrEqual, anchor, multiplier) }

    @available(*, unavailable, message: "distances between anchors aren't modelled; use a layout guide's width")
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(item, .width) }
}

public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { system(.equal, anchor, multiplier) }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { system(.greaterThanOrEqual, anchor, multiplier) }
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { system(.lessThanOrEqual, anchor, multiplier) }

    @available(*, unavailable, message: "distances between anchors aren't modelled; use a layout guide's height")
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(item, .height)
    }
}

public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, constant: constant)
    }

    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fixed(.equal, constant) }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        fixed(.greaterThanOrEqual, constant)
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        fixed(.lessThanOrEqual, constant)
    }
    // Without default arguments, which don't satisfy an app's protocols.

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: multiplier, constant: 0) }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: multiplier, constant: constant) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: 0) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: 0) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
}

/// A rectangle that constraints name: one of a view's own, or one made in code.
open class UILayoutGuide: NSObject {
    package let id = ViewStorage.newID()
    public package(set) weak var owningView: UIView?
    public var identifier = ""
    /// The name of a view's own guide; `nil` for one made in code, which is drawn as an invisible view.
    private(set) var kind: String?

    public override init() {}

    convenience init(_ kind: String, of view: UIView) {
        self.init()
        (self.kind, owningView) = (kind, view)
    }

    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch kind {
        case "layoutMarginsGuide", "readableContentGuide": return view.bounds.inset(by: view.layoutMargins)
        case nil: return Layout.frame(ofGuide: id, in: view) ?? .zero
        default: return view.bounds
        }
    }

    func encode() -> JSON { [.type: "view", .id: .string(id), .userInteractionEnabled: false] }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    public var length: CGFloat { 0 }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    func ownGuide(_ kind: String) -> UILayoutGuide {
        if let guide = ownGuides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        ownGuides[kind] = guide
        return guide
    }

    public var safeAreaLayoutGuide: UILayoutGuide { ownGuide("safeAreaLayoutGuide") }
    public var layoutMarginsGuide: UILayoutGuide { ownGuide("layoutMarginsGuide") }
    public var readableContentGuide: UILayoutGuide { ownGuide("readableContentGuide") }
    /// Without a keyboard it lies along the safe area's bottom.
    public var keyboardLayoutGuide: UILayoutGuide { ownGuide("safeAreaLayoutGuide") }
    public var layoutGuides: [UILayoutGuide] { guides }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        guides.append(guide)
        ViewStorage.version &+= 1
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guides.removeAll { $0 === guide }
        guide.owningView = nil
        ViewStorage.version &+= 1
    }
}
