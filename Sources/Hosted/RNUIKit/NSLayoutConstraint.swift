import RNFoundation

/// A constraint of the template language. While it is active, the nearest common superview writes it.
///
/// The tool solves constraints and reports conflicts.
open class NSLayoutConstraint: NSObject, KeyValueCoded {
    public enum Relation: Int {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
        var json: JSON? { self == .equal ? nil : self == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual" }
    }

    public enum Axis: Int {
        case horizontal, vertical
        var key: WireKey { self == .horizontal ? .horizontal : .vertical }
    }

    public enum Attribute: Int, CaseIterable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
        public static let baseline = Attribute.lastBaseline
        package var name: String { Self.names[self] ?? "" }
        private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0)") })
        package init(name: String?) { self = Self.allCases.first { $0.name == name } ?? .notAnAttribute }
        /// Widths and heights, which are no places.
        var isDimension: Bool { self == .width || self == .height }
    }

    public struct FormatOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    }

    /// Numbers, attributes and, for a storyboard's, the items' names.
    var keys: [WireKey: JSON]
    /// A view or guide; `nil` for a storyboard's, whose items are named in `keys`.
    private weak var first: AnyObject?
    private weak var second: AnyObject?
    /// The view that holds the constraint while it is active.
    weak var owner: UIView?

    public init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
        attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        keys = [.firstAttribute: .string(attribute.name)]
        keys[.relation] = relation.json
        if other != nil, otherAttribute != .notAnAttribute { keys[.secondAttribute] = .string(otherAttribute.name) }
        if multiplier != 1 { keys[.multiplier] = .points(multiplier) }
        if constant != 0 { keys[.constant] = .points(constant) }
        (first, second) = (item as AnyObject, other.map { $0 as AnyObject })
    }

    convenience init(
        _ first: AnyObject, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// A storyboard's constraint, whose items are names.
    package convenience init(json: JSON, owner: UIView) {
        self.init(owner, .notAnAttribute, .equal, nil, .notAnAttribute)
        keys = json.members ?? [:]
        (first, self.owner) = (nil, owner)
    }

    /// In points; 8 stands for the standard distance.
    open var constant: CGFloat {
        get { keys[.constant]?.float ?? (keys[.constant] == nil ? 0 : 8) }
        set { set(.constant, newValue == 0 ? nil : .points(newValue)) }
    }

    /// `true` for the standard distance, whose points layout decides.
    package var isSystemSpacing: Bool { keys[.constant] != nil && keys[.constant]?.number == nil }

    /// Clamped to 1…1000; 1000 isn't written.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(Float(keys[.priority]?.number ?? 1000)) }
        set { set(.priority, newValue.rawValue == 1000 ? nil : .number(Double(min(1000, max(1, newValue.rawValue))))) }
    }

    open var identifier: String? {
        get { keys[.identifier]?.string }
        set { set(.identifier, newValue.map { .string($0) }) }
    }

    open var multiplier: CGFloat { keys[.multiplier]?.float ?? 1 }
    open var firstAttribute: Attribute { Attribute(name: keys[.firstAttribute]?.string) }
    open var secondAttribute: Attribute { Attribute(name: keys[.secondAttribute]?.string) }
    open var relation: Relation {
        switch keys[.relation]?.string {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }
    open var firstItem: AnyObject? { first ?? item(named: .firstItem) }
    open var secondItem: AnyObject? { second ?? item(named: .secondItem) }
    open var shouldBeArchived = false

    /// A view by its id. A name with a full stop, such as `icon.layoutMarginsGuide`, gives the guide's view.
    private func item(named key: WireKey) -> AnyObject? {
        guard let owner else { return nil }
        guard let name = keys[key]?.string else { return key == .firstItem ? owner : nil }
        return owner.find(name) ?? owner.find(String(name.prefix { $0 != "." })) ?? owner
    }

    private func set(_ key: WireKey, _ value: JSON?) {
        keys[key] = value
        ViewStorage.version &+= 1
    }

    package func set(_ value: Any, forKey key: String) {
        if key == "constant", let number = value as? NSNumber { constant = CGFloat(number.doubleValue) }
    }

    // MARK: Activation

    open var isActive: Bool {
        get { owner != nil && keys[.active]?.bool != false }
        set { newValue ? activate() : deactivate() }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.activate() } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.deactivate() } }

    var firstView: UIView? { Self.view(of: firstItem) }
    var secondView: UIView? { Self.view(of: secondItem) }
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView)?.drawnView ?? (item as? UILayoutGuide)?.owningView
    }

    /// `true` for a constraint within a button, whose label and image the button lays out by itself.
    private var isWithinButton: Bool {
        let inner = [firstItem, secondItem].compactMap { $0 as? UIView }.filter { $0.drawnView !== $0 }
        return !inner.isEmpty && (firstView === secondView || firstAttribute.isDimension)
    }

    private func activate() {
        set(.active, nil)
        guard owner == nil else { return }
        guard let first = firstView else { return }
        if isWithinButton {
            first.notModelled("a constraint on its label or image view")
            return
        }
        guard let common = secondItem == nil ? first : first.nearestCommonSuperview(with: secondView) else {
            Host.shared.note(
                "code-layout",
                "a constraint between views without a common superview can't be active: iOS raises an exception")
            return
        }
        common.hold(self)
    }

    private func deactivate() {
        owner?.ownConstraints.removeAll { $0 === self }
        // A storyboard's constraint keeps its owner's names for the next activation.
        if first == nil, let owner { (first, second) = (item(named: .firstItem), guideOrItem(.secondItem, owner)) }
        owner = nil
        ViewStorage.version &+= 1
    }

    private func guideOrItem(_ key: WireKey, _ owner: UIView) -> AnyObject? {
        keys[key] == nil ? nil : item(named: key)
    }

    /// The constraint as its owner writes it.
    func encode(on owner: UIView) -> JSON? {
        var keys = keys
        if let first { keys[.firstItem] = Self.name(of: first, on: owner) }
        if let second, keys[.secondAttribute] != nil {
            keys[.secondItem] = keys[.secondItem] ?? Self.name(of: second, on: owner)
        }
        guard keys[.firstAttribute]?.string != "notAnAttribute" else { return nil }
        return .object(keys)
    }

    /// A view's or an added guide's id, or a guide's kind, after its view's id unless the owner has it.
    private static func name(of item: AnyObject, on owner: UIView) -> JSON? {
        if let view = item as? UIView { return .string(view.drawnView.storage.id) }
        guard let guide = item as? UILayoutGuide else { return nil }
        guard let kind = guide.kind, let view = guide.owningView else { return .string(guide.id) }
        return .string(view === owner ? kind : "\(view.storage.id).\(kind)")
    }
}

extension UIView {
    /// Makes the constraint active on this view.
    func hold(_ constraint: NSLayoutConstraint) {
        constraint.owner = self
        ownConstraints.append(constraint)
        ViewStorage.version &+= 1
    }

    func nearestCommonSuperview(with other: UIView?) -> UIView? {
        guard let other else { return self }
        return sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    public var constraints: [NSLayoutConstraint] { ownConstraints }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { constraint.isActive = false }
    }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.ownConstraints).filter {
            $0.firstView === self || $0.secondView === self
        }
    }
    /// Unknown to the process.
    public var hasAmbiguousLayout: Bool { false }
}

public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
