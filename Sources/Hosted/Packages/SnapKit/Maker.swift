import UIKit

/// One statement of a maker, such as `make.left.right.equalToSuperview().inset(8)`.
final class ConstraintDescription {
    let item: AnyObject
    var attributes: [Attribute]
    var relation: NSLayoutConstraint.Relation?
    var related: ConstraintItem?
    var multiplier: CGFloat = 1
    var constant: any ConstraintConstantTarget = 0
    var priority: Float = 1_000
    var label: String?
    lazy var constraint = relation == nil ? nil : Constraint(self)

    init(_ item: AnyObject, _ attributes: [Attribute]) { (self.item, self.attributes) = (item, attributes) }
}

extension ConstraintDescription {
    private var superview: UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// The constraints of UIKit, one an attribute.
    func made() -> [NSLayoutConstraint] {
        attributes.enumerated().map { index, attribute in
            var other = related?.target
            let otherAttribute = self.otherAttribute(of: attribute, at: index)
            if other == nil, !otherAttribute.isSize { other = superview }
            let constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: relation ?? .equal, toItem: other,
                attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier,
                constant: constant.constant(for: otherAttribute))
            constraint.priority = UILayoutPriority(priority)
            constraint.identifier = label
            return constraint
        }
    }

    private func otherAttribute(of attribute: Attribute, at index: Int) -> Attribute {
        let others = related?.attributes ?? []
        if others.count == attributes.count, others.count > 1 { return others[index] }
        if let first = others.first { return first }
        // A number beside a centre counts from the superview's edge.
        guard related?.target == nil else { return attribute }
        return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
}

/// Collects the statements of a closure.
public final class ConstraintMaker: ConstraintAttributesDSL {
    private let item: AnyObject
    private(set) var descriptions: [ConstraintDescription] = []

    init(_ item: AnyObject) {
        self.item = item
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    public func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item, attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    static func constraints(of item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.descriptions.compactMap(\.constraint)
    }
}

/// The end of a statement: its parts are classes, so that each step allows only what SnapKit allows after it.
public class ConstraintMakerFinalizable {
    let description: ConstraintDescription
    init(_ description: ConstraintDescription) { self.description = description }

    @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    public var constraint: Constraint { description.constraint ?? Constraint(description) }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        description.priority = amount.value
        return self
    }
    @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        description.priority = amount.constraintPriority
        return self
    }
    @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
    @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
    @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
    @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.factor
        return self
    }
    @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = 1 / amount.factor
        return self
    }
    @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        return self
    }
    @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount.insets
        return self
    }
    @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        return self
    }
}

/// A statement that may name further attributes before its relation.
public final class ConstraintMakerExtendable: ConstraintAttributesDSL {
    private let description: ConstraintDescription
    init(_ description: ConstraintDescription) { self.description = description }

    public func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        description.attributes += attributes
        return self
    }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        description.relation = relation
        if let item = other as? ConstraintItem {
            description.related = item
        } else if other is UIView || other is UILayoutGuide {
            description.related = ConstraintItem(other as AnyObject, [])
        } else if let constant = other as? any ConstraintConstantTarget {
            description.constant = constant
        }
        return ConstraintMakerEditable(description)
    }

    private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        let superview = (description.item as? UIView)?.superview ?? (description.item as? UILayoutGuide)?.owningView
        return relate(relation, ConstraintItem(superview, []))
    }

    @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.equal, other)
    }
    @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }
    @discardableResult public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other) }
    @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual)
    }
    @discardableResult public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other) }
    @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual)
    }
}
