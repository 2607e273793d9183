/// A constraint as the view that owns it keeps it: what it says, and what it is called by.
public struct ViewConstraint: Sendable, Equatable {
    /// What must hold; items are ids, and `nil` is the view that owns it.
    public var constraint: LayoutConstraint
    /// NSLayoutConstraint.isActive; one that isn't says nothing. True unless set.
    public var isActive: Bool
    /// The outlet by which bindings and responses set it.
    public var outlet: String?
    /// Where it was written.
    package var origin: Origin

    public init(_ constraint: LayoutConstraint, isActive: Bool = true, outlet: String? = nil) {
        self.constraint = constraint
        self.isActive = isActive
        self.outlet = outlet
        origin = Origin()
    }
}

/// Where something was written, for diagnostics. It makes no two things different.
package struct Origin: Sendable, Equatable {
    /// `nil` when it was made by code.
    package var source: Source?

    package init(_ source: Source? = nil) { self.source = source }

    package static func == (_: Origin, _: Origin) -> Bool { true }
}
