/// Diagnosis of a solved layout.
extension LayoutSystem {
    func contentSize(_ view: Int) -> Size {
        let lengths = Axis.allCases.map { axis in
            variables.content[.init(view: view, axis: axis)].map { max(0, value($0)) } ?? 0
        }
        return Size(width: lengths[0], height: lengths[1])
    }

    mutating func report() -> LayoutReport {
        LayoutReport(
            conflicts: conflicts, ambiguities: ambiguities(), ignored: ignored,
            isUnfinished: solver.isUnfinished)
    }

    /// Visible conflicts with constraints of the tree; negligible ones, such as rounded thirds, are dropped. So are
    /// those with the root's size of less than a pixel: the host rounds it.
    private var conflicts: [LayoutReport.Conflict] {
        let rootIDs = Set(root.values.map(\.id))
        let found = solver.conflicts.compactMap { conflict -> LayoutReport.Conflict? in
            let broken = origins[conflict.broken]
            let others = Set(conflict.others.compactMap { origins[$0] }).sorted()
            let limit = rootIDs.isDisjoint(with: conflict.others) ? Self.tolerance : 1 / max(1, tree.scale)
            if broken == nil && others.isEmpty || solver.miss(of: conflict.broken) < limit { return nil }
            let contents = Set((conflict.others + [conflict.broken]).compactMap { holders[$0] }).sorted()
            return LayoutReport.Conflict(broken: broken, others: others, contents: contents)
        }
        let impossible = impossible.map { LayoutReport.Conflict(broken: $0, others: []) }
        return (found + impossible).sorted {
            ($0.broken ?? .max, $0.others.count) < ($1.broken ?? .max, $1.others.count)
        }
    }

    /// Views whose position or length in the superview is ambiguous.
    ///
    /// Examined without the weak constraints that resolve ambiguities. An ambiguous length makes dependent lengths
    /// ambiguous too, so outer views are fixed level by level and only views that are still ambiguous are reported.
    private mutating func ambiguities() -> [LayoutReport.Ambiguity] {
        guard !stays.isEmpty, solver.room > 0 else { return [] }
        var probe = solver
        for stay in stays { probe.remove(stay) }
        probe.solve()
        var found: Set<LayoutReport.Ambiguity> = []
        var open = probe.ambiguousVariables()
        // Eight levels of nesting are enough for a useful report.
        for _ in 0..<8 where !open.isEmpty {
            let level = open.compactMap(place).map { structure.depth[$0.view] }.min()
            guard let level else { break }
            for variable in open {
                guard let place = place(of: variable), structure.depth[place.view] == level else { continue }
                if isReported(place.view) { found.insert(.init(view: place.view, axis: place.axis)) }
                probe.add(LinearConstraint([.init(variable)], .equal, value(variable)))
            }
            probe.solve()
            open = probe.ambiguousVariables()
        }
        solver.room = probe.room
        return found.sorted { ($0.view, $0.axis.rawValue) < ($1.view, $1.axis.rawValue) }
    }

    /// `false` for hidden views, and for views in stacks or with masks, which are never ambiguous to the user.
    private func isReported(_ view: Int) -> Bool {
        if view == 0 || isPlacedByMask(view) { return false }
        if let parent = structure.parent[view], isStack(parent) { return false }
        var shown = view
        while let parent = structure.parent[shown] {
            if tree.views[shown].isHidden { return false }
            shown = parent
        }
        return true
    }

    /// The view and dimension of an unknown; `nil` for those of detached views and others of the system.
    func place(of variable: ConstraintSolver.Variable) -> Unknown? {
        variables.place(of: variable).flatMap { structure.contains($0.view) ? $0 : nil }
    }
}
