import Basics

/// A constraint of the view that owns it, with its outlet.
public struct ViewConstraint: Sendable, Equatable {
    /// Items are ids; `nil` is the view that owns the constraint.
    public var constraint: LayoutConstraint
    /// NSLayoutConstraint.isActive; inactive constraints have no effect.
    public var isActive: Bool
    /// The outlet by which bindings and responses change it.
    public var outlet: String?
    /// The position in its file.
    package var origin: UncomparedSpan

    public init(_ constraint: LayoutConstraint, isActive: Bool = true, outlet: String? = nil) {
        self.constraint = constraint
        self.isActive = isActive
        self.outlet = outlet
        origin = UncomparedSpan()
    }
}
