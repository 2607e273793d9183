/// Stacks that fill proportionally.
extension LayoutSystem {
    /// Updates the constraints of a proportional stack for its views' current lengths; returns `true` if those changed.
    ///
    /// "UISV-fill-proportionally": each view's share is its intrinsic length divided by the sum of all lengths and
    /// gaps, with priority 999 for the first, 998 for the second and so on. With gaps the shares add up to less than
    /// the stack, and the last view takes the rest.
    @discardableResult
    mutating func proportion(_ index: Int) -> Bool {
        let frame = proportions[index].frame
        let axis = frame.stack.axis
        let lengths = frame.arranged.map { ownLength($0, axis) }
        guard lengths != proportions[index].lengths else { return false }
        for id in proportions[index].ids { solver.remove(id) }
        let total = lengths.reduce(0, +) + frame.gaps.reduce(0, +)
        let all = structure.subviews[frame.view]
        proportions[index].lengths = lengths
        proportions[index].ids = zip(frame.arranged, lengths).map { view, length in
            let share = total > 0 ? length / total : 0
            var terms = [self.length(view, axis)]
            if share > 0 { terms.append(self.length(frame.view, axis, 0 - share)) }
            let priority = LayoutPriority(999 - Double(all.firstIndex(of: view) ?? 0))
            return add(terms, .equal, 0 - share * (frame.near + frame.far), priority: priority)
        }
        return true
    }

    /// A view's length for a proportional stack: its intrinsic length, or that of a nested stack's views together.
    private func ownLength(_ view: Int, _ axis: Axis) -> Double {
        var known: [Int: Double] = [:]
        // From the subtree's last view up, without recursion, because trees can be deep.
        var subtree = [view]
        var next = 0
        while next < subtree.count {
            if isStack(subtree[next]) {
                subtree += structure.subviews[subtree[next]].filter { !tree.views[$0].isHidden }
            }
            next += 1
        }
        for member in subtree.reversed() {
            guard case .stack(let stack, let insets) = tree.views[member].kind else {
                let content = contents[member]
                known[member] = (axis == .horizontal ? content.unwrapped.width : content.size.height) ?? 0
                continue
            }
            let arranged = structure.subviews[member].filter { !tree.views[$0].isHidden }
            let lengths = arranged.map { known[$0] ?? 0 }
            let sides = sides(insets, axis)
            let inside = stack.axis == axis ? together(lengths, arranged, stack) : lengths.max() ?? 0
            known[member] = inside + sides.near + sides.far
        }
        return known[view] ?? 0
    }

    /// The length of a stack's views together, by distribution, without external constraints.
    private func together(_ lengths: [Double], _ views: [Int], _ stack: Stack) -> Double {
        let gaps = views.dropLast().map { tree.views[$0].customSpacingAfter ?? stack.spacing }
        let sum = lengths.reduce(0, +)
        switch stack.distribution {
        case .fill, .fillProportionally: return sum + gaps.reduce(0, +)
        case .fillEqually: return Double(lengths.count) * (lengths.max() ?? 0) + gaps.reduce(0, +)
        case .equalSpacing: return sum + (gaps.max() ?? 0) * Double(gaps.count)
        case .equalCentering:
            let distances = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
            return (distances.max() ?? 0) * Double(gaps.count) + ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
        }
    }
}
