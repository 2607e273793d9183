import Basics
import Views

/// A stack recognized in constraints: views chained along an axis that fill the other one.
struct StackChain {
    /// The stack's own keys.
    let members: [JSONValue.Member]
    /// The views in order, with `customSpacingAfter` where gaps differ.
    let children: [JSONValue]

    /// Recognizes a chain of all children; `nil` if any constraint doesn't fit.
    init?(_ constraints: [PlainConstraint], owner: String, children: [JSONValue]) {
        let names = children.compactMap { $0["id"]?.string }
        guard names.count == children.count else { return nil }
        let distances = Distances(constraints, owner: owner, children: Set(names))
        for axis in [Axis.vertical, .horizontal] {
            guard let distances, let order = distances.order(along: axis, of: names),
                let insets = distances.insets(across: axis, of: names)
            else { continue }
            let gaps = order.gaps
            let spacing = gaps.dropFirst().dropLast().first ?? 0
            var placed: [JSONValue] = []
            for (index, name) in order.names.enumerated() {
                guard var child = children.first(where: { $0["id"]?.string == name }), var keys = child.members else {
                    return nil
                }
                let gap = gaps[index + 1]
                if index < names.count - 1, gap != spacing {
                    keys.append(.init(key: "customSpacingAfter", value: JSONValue(.number(gap))))
                    child.kind = .object(keys)
                }
                placed.append(child)
            }
            let ends = (first: gaps[0], last: gaps[gaps.count - 1])
            let isVertical = axis == .vertical
            let sides: KeyValuePairs<String, JSONValue.Kind> = [
                "top": .number(isVertical ? ends.first : insets.first),
                "leading": .number(isVertical ? insets.first : ends.first),
                "bottom": .number(isVertical ? ends.last : insets.last),
                "trailing": .number(isVertical ? insets.last : ends.last),
            ]
            self.children = placed
            members = [
                .init(key: "type", value: JSONValue(.string("stack"))),
                .init(key: "axis", value: JSONValue(.string(isVertical ? "vertical" : "horizontal"))),
                .init(key: "spacing", value: JSONValue(.number(spacing))),
                .init(key: "margins", value: JSONValue(.members(sides))),
            ]
            return
        }
        return nil
    }

    enum Axis {
        case vertical, horizontal

        var start: String { self == .vertical ? "top" : "leading" }
        var end: String { self == .vertical ? "bottom" : "trailing" }
        var other: Axis { self == .vertical ? .horizontal : .vertical }
    }
}

/// A graph of edges connected by known distances, in both directions.
private struct Distances {
    private let owner: String
    private var neighbours: [PlainConstraint.Edge: [(edge: PlainConstraint.Edge, distance: Double)]] = [:]

    /// `nil` if a constraint isn't between parallel edges.
    init?(_ constraints: [PlainConstraint], owner: String, children: Set<String>) {
        self.owner = owner
        for constraint in constraints {
            guard let second = constraint.second, constraint.multiplier == 1,
                Self.isVertical(constraint.first) == Self.isVertical(second),
                Self.isVertical(second) != nil,
                [constraint.first.view, second.view].allSatisfy({ $0 == owner || children.contains($0) })
            else { return nil }
            neighbours[second, default: []].append((constraint.first, constraint.constant))
            neighbours[constraint.first, default: []].append((second, -constraint.constant))
        }
    }

    private static func isVertical(_ edge: PlainConstraint.Edge) -> Bool? {
        switch edge.attribute {
        case "top", "bottom": true
        case "leading", "trailing": false
        default: nil
        }
    }

    /// The children in order, with the distances before, between and after them.
    func order(along axis: StackChain.Axis, of names: [String]) -> (names: [String], gaps: [Double])? {
        var order: [String] = []
        var gaps: [Double] = []
        var edge = PlainConstraint.Edge(view: owner, attribute: axis.start)
        while order.count < names.count {
            let next =
                neighbours[edge]?.filter { $0.edge.attribute == axis.start && !order.contains($0.edge.view) } ?? []
            guard next.count == 1 else { return nil }
            gaps.append(next[0].distance)
            order.append(next[0].edge.view)
            edge = .init(view: next[0].edge.view, attribute: axis.end)
        }
        guard let last = neighbours[edge], last.count == 1, last[0].edge == .init(view: owner, attribute: axis.end)
        else { return nil }
        // Further constraints along the axis can't be expressed by the stack.
        let used = neighbours.filter { [axis.start, axis.end].contains($0.key.attribute) }.values.map(\.count).reduce(
            0, +)
        guard used == 2 * (names.count + 1) else { return nil }
        return (order, gaps + [last[0].distance])
    }

    /// The common distances of all children from the edges across the axis.
    func insets(across axis: StackChain.Axis, of names: [String]) -> (first: Double, last: Double)? {
        guard let first = inset(axis.other.start, of: names), let last = inset(axis.other.end, of: names) else {
            return nil
        }
        return (first, -last)
    }

    /// The common distance of the children's edges from the owner's, found by a search through the graph.
    private func inset(_ attribute: String, of names: [String]) -> Double? {
        var found: [String: Double] = [owner: 0]
        var open = [owner]
        while let view = open.popLast() {
            for (edge, distance) in neighbours[.init(view: view, attribute: attribute)] ?? [] {
                guard edge.attribute == attribute else { return nil }
                let total = (found[view] ?? 0) + distance
                if let known = found[edge.view] {
                    if known != total { return nil }
                } else {
                    found[edge.view] = total
                    open.append(edge.view)
                }
            }
        }
        let insets = Set(names.map { found[$0] })
        return insets.count == 1 ? insets.first ?? nil : nil
    }
}
