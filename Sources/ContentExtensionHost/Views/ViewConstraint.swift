/// A constraint as the view that owns it keeps it: what it says, and what it is called by.
public struct ViewConstraint: Sendable, Equatable {
    /// What must hold; items are ids, and `nil` is the view that owns it.
    public var constraint: LayoutConstraint
    /// NSLayoutConstraint.isActive; one that isn't says nothing. True unless set.
    public var isActive: Bool
    /// The outlet by which bindings and responses set it.
    public var outlet: String?
    /// Where it was written.
    package var origin: UncomparedSpan

    public init(_ constraint: LayoutConstraint, isActive: Bool = true, outlet: String? = nil) {
        self.constraint = constraint
        self.isActive = isActive
        self.outlet = outlet
        origin = UncomparedSpan()
    }
}
