/// NSLayoutConstraint: `first.attribute relation second.attribute × multiplier + constant`.
///
/// Views are identified by the caller's type: an outlet's name, or an index.
public struct LayoutConstraint<Item: Sendable & Hashable>: Sendable, Hashable {
    /// One side: an attribute of a view, or of one of its guides.
    public struct Anchor: Sendable, Hashable {
        public var item: Item
        /// The guide of the view; `nil` for the view itself.
        public var guide: LayoutGuide?
        public var attribute: LayoutAttribute

        public init(_ item: Item, _ attribute: LayoutAttribute, guide: LayoutGuide? = nil) {
            self.item = item
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// The constant term.
    public enum Constant: Sendable, Hashable {
        /// In points; finite.
        case points(Double)
        /// A multiple of the standard distance: Interface Builder's "standard value", `constraintEqualToSystemSpacing`.
        case system(multiplier: Double)
    }

    /// The left side.
    public var first: Anchor
    public var relation: LayoutRelation
    /// The right side; `nil` compares with the constant alone.
    public var second: Anchor?
    /// Finite factor of the second attribute.
    public var multiplier: Double
    /// Added to the second side.
    public var constant: Constant
    public var priority: LayoutPriority
    /// The name in reports.
    public var identifier: String?

    /// Non-finite numbers become 1 (the multiplier) and 0 (the constant).
    public init(
        _ first: Anchor, _ relation: LayoutRelation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
        constant: Constant = .points(0), priority: LayoutPriority = .required, identifier: String? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier.isFinite ? multiplier : 1
        if case .points(let points) = constant, !points.isFinite {
            self.constant = .points(0)
        } else {
            self.constant = constant
        }
        self.priority = priority
        self.identifier = identifier
    }
}
