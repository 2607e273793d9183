/// What effects and touches have set on views since the last notification; it stays when the views are made anew.
struct ViewChanges {
    /// A property of the views that an outlet names, or of the one with that id.
    private struct Key: Hashable {
        let target: String
        let property: String
    }

    private struct Change {
        let number: Int
        let set: ViewProperty.Setter
    }

    /// Only the last change of each property: as many as there are properties, however long it goes on.
    private var changes: [String: [String: Change]] = [:]
    private var count = 0

    /// Adds what assignments make of a scope.
    /// - Parameter outlets: those that the views have, in their order; others aren't computed.
    /// - Returns: what was added.
    mutating func add(_ assignments: OutletAssignments, for outlets: [String], in scope: Scope) -> ViewChanges {
        var added = ViewChanges()
        for outlet in outlets {
            for assignment in assignments[outlet] ?? [] {
                guard let setter = assignment.setter(in: scope) else { continue }
                added.add(assignment.key, of: outlet, setter)
                add(assignment.key, of: outlet, setter)
            }
        }
        return added
    }

    /// Adds a property of the views that an outlet names, or of the view with that id.
    mutating func add(_ property: String, of target: String, _ set: @escaping ViewProperty.Setter) {
        changes[target, default: [:]][property] = Change(number: count, set: set)
        count += 1
    }

    /// Makes the changes in a tree, in the order in which they came.
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

    /// The outlet names in the tree, each once, in the order of the views.
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
