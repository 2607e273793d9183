import Views

/// Changes of views by effects and touches, reapplied to regenerated views.
struct ViewChanges {
    /// The name of a control's value among its properties, whichever it is.
    static let touchedValue = "value of a touch"

    /// A property of the views of an outlet, or of the view with an id.
    private struct Key: Hashable {
        let target: String
        let property: String
    }

    private struct Change {
        let number: Int
        let set: ViewProperty.Setter
    }

    /// Only the last change of each property, which bounds their number.
    private var changes: [String: [String: Change]] = [:]
    private var count = 0

    var isEmpty: Bool { changes.isEmpty }

    /// Evaluates assignments and adds the changes.
    /// - Parameter outlets: the outlets of the views in order; assignments to others are skipped.
    /// - Returns: the added changes.
    mutating func add(_ assignments: OutletAssignments, for outlets: [String], in scope: Scope) -> ViewChanges {
        var added = ViewChanges()
        for outlet in outlets {
            for assignment in assignments[outlet] ?? [] {
                guard let setter = assignment.resolve(scope) else { continue }
                added.add(assignment.key, of: outlet, setter)
                add(assignment.key, of: outlet, setter)
            }
        }
        return added
    }

    /// Adds a change of the views of an outlet, or of the view with an id.
    mutating func add(_ property: String, of target: String, _ set: @escaping ViewProperty.Setter) {
        changes[target, default: [:]][property] = Change(number: count, set: set)
        count += 1
    }

    /// Forgets the changes of properties, by their views' outlets.
    mutating func forget(_ properties: [String: Set<String>]) {
        for (target, own) in changes {
            guard let forgotten = properties[ViewNode.outlet(of: target)] else { continue }
            let left = own.filter { !forgotten.contains($0.key) }
            changes[target] = left.isEmpty ? nil : left
        }
    }

    /// Applies the changes to a tree in the order in which they were added.
    func apply(to node: inout ViewNode) {
        if changes.isEmpty { return }
        let names = (node.id.map { Set([$0, ViewNode.outlet(of: $0)]) } ?? []).union(
            node.constraints.compactMap(\.outlet))
        let own = names.flatMap { changes[$0]?.values.map { $0 } ?? [] }.sorted { $0.number < $1.number }
        for change in own { change.set(&node) }
        for index in node.children.indices { apply(to: &node.children[index]) }
    }
}

extension ViewNode {
    /// The outlet name without the indices of repeats.
    static func outlet(of id: String) -> String { String(id.prefix { $0 != "[" }) }

    /// The deduplicated outlet names in the tree, in the order of the views.
    var outletNames: [String] {
        var names: [String] = []
        var seen: Set<String> = []
        func collect(_ node: ViewNode) {
            for name in (node.id.map { [Self.outlet(of: $0)] } ?? []) + node.constraints.compactMap(\.outlet)
            where seen.insert(name).inserted { names.append(name) }
            for child in node.children { collect(child) }
        }
        collect(self)
        return names
    }
}
