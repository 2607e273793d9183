/// Any finite number. Priorities outside 1…1000 are clamped.
private let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

extension ViewProperty {
    /// The properties of the constraint of an outlet, set on the view that owns it.
    static func ofConstraint(_ outlet: String) -> [ViewProperty] {
        [
            ViewProperty("constant", .decoded(LayoutConstraint.Constant.self)) { node, constant in
                node.updateConstraints(outlet) { $0.constraint.constant = constant }
            },
            ViewProperty("priority", .number(anyNumber)) { node, priority in
                node.updateConstraints(outlet) { $0.constraint.priority = LayoutPriority(priority) }
            },
            ViewProperty("active", .bool) { node, isActive in node.updateConstraints(outlet) { $0.isActive = isActive }
            },
        ]
    }
}

extension ViewNode {
    fileprivate mutating func updateConstraints(_ outlet: String, _ update: (inout ViewConstraint) -> Void) {
        for index in constraints.indices where constraints[index].outlet == outlet { update(&constraints[index]) }
    }
}
