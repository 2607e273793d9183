import RNUIKit

/// A place in the tree of views, with all that lasts from one evaluation to the next: state, the drawn view, what a
/// modifier remembers. It goes with the view that stood there.
@MainActor final class Identity {
    enum Key: Hashable {
        /// The position in a builder.
        case position(Int)
        /// The branch of a condition.
        case branch(Bool)
        /// The value that `ForEach` or `id` gives, and the number of earlier equal ones.
        case id(AnyHashable, Int)
        /// A view with a body, or the content of an `AnyView`.
        case type(ObjectIdentifier)
        /// The one content of a modifier or container.
        case content
        /// A part beside the content, such as a background.
        case part(String)
        /// An element that the modifier at a place has put around another one.
        case wrapper(ObjectIdentifier)
    }

    private(set) var children: [Key: Identity] = [:]
    /// The number of the evaluation in which the place was last used.
    private var round = -1
    /// State by the order of its properties, and what modifiers remember, by name.
    private var storage: [String: AnyObject] = [:]
    /// The view that was drawn here last.
    var view: UIView? {
        didSet {
            guard let oldValue, oldValue !== view else { return }
            oldValue.storage.giveUpName()
            givenName = nil
        }
    }
    /// The name that the view has from its title or type; `nil` for one of the code's own.
    var givenName: String?
    /// The innermost type of the extension's own around the place, such as `OrderCard`.
    private(set) var owner: String?
    /// Called when the view at this place goes.
    var onRemoval: [String: () -> Void] = [:]

    /// The place below this one, new unless it was used before.
    func child(_ key: Key, round: Int) -> Identity {
        let child = children[key] ?? Identity(owner: owner)
        child.round = round
        children[key] = child
        return child
    }

    init(owner: String? = nil) { self.owner = owner }

    /// Says which view's body stands here. The stand-ins' own views, such as `Button`, own nothing.
    func take<V: View>(owner type: V.Type) {
        guard !knowsOwner else { return }
        knowsOwner = true
        owner = TypeNames.own(type) ?? owner
    }
    private var knowsOwner = false

    /// The object kept under a name, made at the first call.
    func kept<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
        if let found = storage[name] as? T { return found }
        let made = make()
        storage[name] = made
        return made
    }

    /// Drops the places that an evaluation hasn't used, innermost first. Views that stay without being shown, as below
    /// a pushed one, leave their names to others.
    func prune(round: Int, in shown: UIView) {
        for (key, child) in children {
            if child.round == round {
                if child.givenName != nil, let view = child.view, !view.isDescendant(of: shown) {
                    view.storage.giveUpName()
                    child.givenName = nil
                }
                child.prune(round: round, in: shown)
            } else {
                child.leave()
                children[key] = nil
            }
        }
    }

    private func leave() {
        children.values.forEach { $0.leave() }
        children = [:]
        view?.storage.giveUpName()
        onRemoval.values.forEach { $0() }
        onRemoval = [:]
    }
}

/// A value that a modifier or control remembers at its place.
final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
