/// NSLayoutConstraint: `first.attribute relation second.attribute × multiplier + constant`.
///
/// Views are named by whatever the caller names them by: an outlet's name, or an index.
public struct LayoutConstraint<Item: Sendable & Hashable>: Sendable, Hashable {
    /// One side: an attribute of a view, or of one of its guides.
    public struct Anchor: Sendable, Hashable {
        /// The view.
        public var item: Item
        /// The guide of the view; `nil` is the view itself.
        public var guide: LayoutGuide?
        /// What of it.
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
        /// The standard distance times a factor: Interface Builder's "standard value", and `constraintEqualToSystemSpacing`.
        case system(multiplier: Double)
    }

    /// The left side.
    public var first: Anchor
    /// How the sides compare.
    public var relation: LayoutRelation
    /// The right side; `nil` compares with the constant alone.
    public var second: Anchor?
    /// Of the second attribute; finite.
    public var multiplier: Double
    /// What is added to the second side.
    public var constant: Constant
    /// How much it counts.
    public var priority: LayoutPriority
    /// What reports call it.
    public var identifier: String?

    /// Numbers that aren't finite become 1 (the multiplier) and 0 (the constant).
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
