import UIKit

/// The constraints of one statement, which may be switched and changed together.
public final class Constraint {
    public let layoutConstraints: [LayoutConstraint]
    private let description: ConstraintDescription

    init(_ description: ConstraintDescription) {
        self.description = description
        layoutConstraints = description.made()
    }

    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { newValue ? activate() : deactivate() }
    }
    public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
    public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
    public func install() { activate() }
    public func uninstall() { deactivate() }

    @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(offset) }
    @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint { update(inset.insets) }
    @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(inset) }
    @discardableResult public func updateOffset(amount: any ConstraintOffsetTarget) -> Constraint { update(amount) }
    @discardableResult public func updateInsets(amount: any ConstraintInsetTarget) -> Constraint {
        update(amount.insets)
    }
    @discardableResult public func update(priority: ConstraintPriority) -> Constraint { update(priority.value) }
    @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        update(priority.constraintPriority)
    }

    private func update(_ constant: any ConstraintConstantTarget) -> Constraint {
        description.constant = constant
        for (old, new) in zip(layoutConstraints, description.made()) { old.constant = new.constant }
        return self
    }

    private func update(_ priority: Float) -> Constraint {
        layoutConstraints.forEach { $0.priority = UILayoutPriority(priority) }
        return self
    }

    /// Takes over the constants of a statement with the same attributes.
    func takeOver(_ other: Constraint) -> Bool {
        let pairs = zip(layoutConstraints, other.layoutConstraints)
        guard layoutConstraints.count == other.layoutConstraints.count,
            pairs.allSatisfy({ old, new in
                old.firstAttribute == new.firstAttribute && old.secondAttribute == new.secondAttribute
                    && old.relation == new.relation && old.secondItem === new.secondItem
                    && old.multiplier == new.multiplier && old.priority == new.priority
            })
        else { return false }
        for (old, new) in pairs { old.constant = new.constant }
        return true
    }
}

/// The statements of each view, by its identity.
private final class ConstraintStore {
    nonisolated(unsafe) static var shared: [ObjectIdentifier: ConstraintStore] = [:]
    weak var item: AnyObject?
    var constraints: [Constraint] = []

    static func store(of item: AnyObject) -> ConstraintStore {
        if let store = shared[ObjectIdentifier(item)], store.item === item { return store }
        let store = ConstraintStore()
        store.item = item
        shared[ObjectIdentifier(item)] = store
        return store
    }
}

/// `snp` of a view or a guide.
public final class ConstraintViewDSL: ConstraintAttributesDSL {
    public let target: AnyObject?
    private let item: AnyObject
    private var view: UIView? { item as? UIView }

    init(_ item: AnyObject) { (target, self.item) = (item, item) }

    public func attributed(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
        ConstraintItem(item, attributes)
    }

    @discardableResult
    public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.constraints(of: item, closure)
    }
    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        let made = prepareConstraints(closure)
        made.forEach { $0.activate() }
        ConstraintStore.store(of: item).constraints += made
    }
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }
    /// A statement that isn't there yet ends the program in SnapKit; here it is made.
    public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        let store = ConstraintStore.store(of: item)
        for new in prepareConstraints(closure) where !store.constraints.contains(where: { $0.takeOver(new) }) {
            new.activate()
            store.constraints.append(new)
        }
    }
    public func removeConstraints() {
        let store = ConstraintStore.store(of: item)
        store.constraints.forEach { $0.deactivate() }
        store.constraints = []
    }

    public var contentHuggingHorizontalPriority: Float {
        get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 250 }
        set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    public var contentHuggingVerticalPriority: Float {
        get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 250 }
        set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 750 }
        set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 750 }
        set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
    }
    public func setLabel(_ value: String?) {}
}

public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
    public func snp_makeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.makeConstraints(closure) }
    public func snp_remakeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }
    public func snp_updateConstraints(_ closure: (ConstraintMaker) -> Void) { snp.updateConstraints(closure) }
}

// Guides, and those of a controller, `topLayoutGuide`.
extension UILayoutSupport {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}
