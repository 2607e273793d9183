import Basics

/// A view in a descriptor, from which views are generated for each notification.
package struct ViewTemplate: Sendable, Equatable {
    var kind: ViewKind = .view
    package var id: String?
    /// In the descriptor's order.
    var assignments: [Assignment] = []
    var visibleWhen: Condition?
    var hiddenWhen: Condition?
    package var repetition: Repetition?
    package var children: [ViewTemplate] = []
    /// `true` for a cell that code copies; it isn't shown itself.
    var isPrototype = false
    /// With the views' names as declared, without indices of repeats.
    var constraints: [ViewConstraint] = []
    /// The frame in Interface Builder; used by reports only.
    var designFrame: Rect?
    var origin = UncomparedSpan()
    var code: CodeOrigin?

    package init(kind: ViewKind = .view) { self.kind = kind }

    /// `"repeat"`: one copy of the view for each entry of an array.
    package struct Repetition: Sendable, Equatable {
        let over: ContextPath
        let limit: Int?
        let source: SourceSpan
    }
}

extension ViewTemplate {
    /// The properties of the view itself that are computed from each notification.
    package var followingKeys: Set<String> {
        let keys = assignments.filter(\.followsNotification).map(\.key)
        return Set(keys + (visibleWhen == nil && hiddenWhen == nil ? [] : ["hidden"]))
    }
}

package typealias OutletAssignments = [String: [Assignment]]

extension ViewTemplate {
    /// Generates the views: one, or one for each entry of its repeat.
    /// - Parameter bindings: further assignments, evaluated in the view's scope.
    package func views(in scope: Scope, bindings: OutletAssignments) -> [ViewNode] {
        var views: [ViewNode] = []
        add(to: &views, in: scope, bindings: bindings)
        return views
    }

    private func add(to views: inout [ViewNode], in scope: Scope, bindings: OutletAssignments) {
        guard let repetition else {
            if !isPrototype { addOne(to: &views, in: scope, bindings: bindings) }
            return
        }
        let entries = repetition.entries(in: scope)
        for index in entries.indices {
            guard let scope = scope.entering(index, of: entries) else { return }
            addOne(to: &views, in: scope, bindings: bindings)
        }
    }

    /// Appends in place, because views are large.
    private func addOne(to views: inout [ViewNode], in scope: Scope, bindings: OutletAssignments) {
        guard scope.evaluation.mayMakeViews(for: repetition?.source) else { return }
        let isHidden = visibleWhen?.holds(in: scope) == false || hiddenWhen?.holds(in: scope) == true
        let content = kind.content(in: scope.evaluation.environment)
        views.append(ViewNode(content, id: id.map { Self.identifier($0, indices: scope.indices) }, style: kind.style))
        scope.evaluation.computing(hidden: isHidden) {
            complete(&views[views.count - 1], isHidden: isHidden, in: scope, bindings: bindings)
        }
    }

    private func complete(_ node: inout ViewNode, isHidden: Bool, in scope: Scope, bindings: OutletAssignments) {
        for index in assignments.indices { assignments[index].apply(to: &node, in: scope) }
        if isHidden { node.style.isHidden = true }
        node.origin = origin
        node.code = code
        node.sizing.designFrame = designFrame
        if !constraints.isEmpty { constrain(&node, in: scope, bindings: bindings) }
        for assignment in id.flatMap({ bindings[$0] }) ?? [] { assignment.apply(to: &node, in: scope) }
        // What is drawn for a control counts as views do.
        if case .control(let control) = node.content {
            let isAllowed = scope.evaluation.mayMakeViews(
                control.base.partCount, for: repetition?.source ?? origin.span)
            if !isAllowed { node.style.isHidden = true }
        }
        node.children.reserveCapacity(children.count)
        for index in children.indices { children[index].add(to: &node.children, in: scope, bindings: bindings) }
    }

    /// Adds a view's constraints, with names resolved to the copies of the same repeat entry.
    private func constrain(_ node: inout ViewNode, in scope: Scope, bindings: OutletAssignments) {
        guard scope.evaluation.mayMakeConstraints(constraints.count) else { return }
        node.constraints = constraints
        if !scope.indices.isEmpty {
            for index in node.constraints.indices {
                node.constraints[index].constraint.renameItems { Self.identifier($0, indices: scope.indices) }
            }
        }
        for outlet in constraints.compactMap(\.outlet) {
            for assignment in bindings[outlet] ?? [] { assignment.apply(to: &node, in: scope) }
        }
    }

    /// The id of a copy: the outlet name with the index in each enclosing repeat, such as `row[2]`.
    private static func identifier(_ outlet: String, indices: [Int]) -> String {
        indices.reduce(into: outlet) { $0 += "[\($1)]" }
    }
}

extension ViewTemplate {
    /// The scope of one copy of a view, in which its events are evaluated.
    /// - Parameter indices: the copy's index in each enclosing repeat, outermost first.
    package func scope(of outlet: String, indices: [Int], in scope: Scope) -> Scope? {
        var (scope, indices) = (scope, indices[...])
        if let repetition {
            let entries = repetition.entries(in: scope)
            guard let index = indices.popFirst(), entries.indices.contains(index),
                let copy = scope.entering(index, of: entries)
            else { return nil }
            scope = copy
        }
        if id == outlet { return scope }
        return children.lazy.compactMap { $0.scope(of: outlet, indices: Array(indices), in: scope) }.first
    }
}

extension ViewTemplate.Repetition {
    /// The entries to repeat over; a value that is no array, or too long, is reported.
    fileprivate func entries(in scope: Scope) -> [JSONValue] {
        guard let value = scope.value(at: over, requiredBy: source), value.kind != .null else { return [] }
        guard let entries = value.array else {
            scope.warn(source, "repeat-not-array", "\(over.text) is \(value.kindName), not an array to repeat over")
            return []
        }
        let limit = limit ?? Limits.repeatCount
        let limited = limit < 0 ? entries.suffix(-limit) : entries.prefix(limit)
        if self.limit == nil, entries.count > limited.count {
            scope.warn(
                source, "repeat-cut", "\(over.text) has \(entries.count) entries; only \(limited.count) are shown",
                hint: "set a \"limit\": a notification has room for a few")
        }
        return Array(limited)
    }
}
