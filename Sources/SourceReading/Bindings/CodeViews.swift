import Basics

/// The controller's view with the views that code adds, as far as their places are understood: frames, constraints
/// between anchors, stacks.
package struct CodeViews {
    /// The tree of the interface file, and in it what code adds.
    package private(set) var tree: JSONValue
    /// The views that are added, by their ids.
    package private(set) var added: [String: JSONValue] = [:]
    /// `true` if some views aren't understood.
    package private(set) var lacksViews = false

    private let reading: CodeReading
    /// The ids of the controller's view and of outlets, by name.
    private let ids: [String: String]
    private let constraints: [CodeConstraint]
    private let assigned: [String: SourceValue]

    /// - Parameters:
    ///   - tree: the view of the interface file.
    ///   - ids: the ids of outlets' views, by name.
    package init(_ reading: CodeReading, tree: JSONValue, ids: [String: String]) {
        self.reading = reading
        self.tree = tree
        var ids = ids
        ids["view"] = tree["id"]?.string
        for view in reading.views { ids[view.id] = view.id }
        self.ids = ids
        constraints = reading.constraints.compactMap { CodeConstraint($0, ids: ids) }
        assigned = reading.assignments.reduce(into: [:]) { $0[$1.path.joined(separator: ".")] = $1.value }
        var parents: [String: [CodeReading.Addition]] = [:]
        var seen: Set<String> = []
        for addition in reading.additions where seen.insert(addition.child).inserted {
            guard let parent = id(of: addition.parent) else {
                lacksViews = true
                continue
            }
            parents[parent, default: []].append(addition)
        }
        if parents.isEmpty { return }
        self.tree = adding(parents, to: tree, depth: 0)
        let own = Set(self.tree.viewTree.compactMap { $0["id"]?.string })
        let held = constraints.filter {
            $0.items.allSatisfy { own.contains($0) } && $0.items.contains { added[$0] != nil }
        }
        // Views of classes of the extension's own, which aren't followed, have constraints as well.
        let unread = reading.constraints.contains { constraint in
            CodeConstraint(constraint, ids: ids) == nil
                && CodeConstraint.items(of: constraint, ids: ids).contains { added[$0] != nil }
        }
        if unread { lacksViews = true }
        guard !held.isEmpty else { return }
        self.tree = self.tree.with("constraints", adding: held.map(\.json))
    }

    /// The id of a view by its path, such as `view` or `photo.layer`.
    private func id(of path: [String]) -> String? {
        let path = ["layer", "contentView"].contains(path.last) ? path.dropLast() : path[...]
        return path.count == 1 ? path.first.flatMap { ids[$0] } : nil
    }

    private mutating func adding(_ parents: [String: [CodeReading.Addition]], to view: JSONValue, depth: Int)
        -> JSONValue
    {
        guard depth < 30 else { return view }
        var view = view
        if let children = view["children"]?.array, !children.isEmpty {
            view = view.with("children", JSONValue(.array(children.map { adding(parents, to: $0, depth: depth + 1) })))
        }
        let isStack = view["type"]?.string == "stack"
        let id = view["id"]?.string ?? ""
        let added = parents[id] ?? []
        let lowest = added.filter(\.isLowest).compactMap(made)
        let parts = added.filter { !$0.isLowest }.compactMap(made)
        if lowest.isEmpty, parts.isEmpty { return view }
        return view.with("children", JSONValue(.array(lowest + (view["children"]?.array ?? []) + parts)))

        func made(_ addition: CodeReading.Addition) -> JSONValue? {
            guard let made = reading.views.first(where: { $0.id == addition.child }) else { return nil }
            guard let placed = placed(made, in: id, isStack: isStack, addition) else { return nil }
            self.added[made.id] = placed
            return adding(parents, to: placed, depth: depth + 1)
        }
    }

    /// A view that is added; `nil` if it has no size, or none that is understood.
    private mutating func placed(
        _ made: MadeView, in parent: String, isStack: Bool, _ addition: CodeReading.Addition
    ) -> JSONValue? {
        var members = [("type", JSONValue(.string(made.type))), ("id", JSONValue(.string(made.id)))]
        if made.isPlayer { members.append(("contentMode", JSONValue(.string("scaleAspectFit")))) }
        let isHeld = constraints.contains { $0.items.contains(made.id) }
        if !isHeld, !isStack || !addition.isArranged {
            guard let frame = assigned["\(made.id).frame"]?.assuming([addition.test]).firstSet else {
                // A view without a size isn't seen, unless its size is set in another way.
                if assigned.keys.contains(where: { key in
                    ["frame.", "bounds", "center", "translates"].contains { key.hasPrefix("\(made.id).\($0)") }
                }) || made.type == "stack" {
                    lacksViews = true
                }
                return nil
            }
            guard let place = CodeFrame(frame, in: parent, ids: ids)?.json else {
                lacksViews = true
                return nil
            }
            members.append(("autoresizing", place))
        }
        if addition.test != .yes { members.append(("visibleWhen", addition.test.json)) }
        return JSONValue(.object(members.map { .init(key: $0, value: $1) }))
    }
}

extension SourceValue {
    /// The first choice that isn't the value of the interface file.
    var firstSet: SourceValue {
        guard case .choice(_, let first, let second) = self else { return self }
        return first.firstSet == .kept ? second.firstSet : first.firstSet
    }
}

extension MadeView {
    /// `true` for what shows a movie.
    var isPlayer: Bool { id.hasPrefix("AVPlayer") }
}

extension JSONValue {
    /// The object with a value for a key.
    fileprivate func with(_ key: String, _ value: JSONValue) -> JSONValue {
        guard case .object(var members) = kind else { return self }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append(.init(key: key, value: value))
        }
        var changed = self
        changed.kind = .object(members)
        return changed
    }

    /// The object with further elements of an array.
    fileprivate func with(_ key: String, adding elements: [JSONValue]) -> JSONValue {
        with(key, JSONValue(.array((self[key]?.array ?? []) + elements)))
    }
}
