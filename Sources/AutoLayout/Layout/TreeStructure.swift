/// The shape of a tree: who is in whom. Subviews that don't exist, or are named twice, are left out.
struct TreeStructure {
    /// The superview's index; `nil` for the root and for views that hang nowhere.
    let parent: [Int?]
    /// The root's is 0.
    let depth: [Int]
    /// The subviews that are really there, in order.
    let subviews: [[Int]]
    /// Every view that hangs in the tree, superviews first.
    let order: [Int]

    init(_ views: [LayoutView]) {
        var parent = [Int?](repeating: nil, count: views.count)
        var depth = [Int](repeating: 0, count: views.count)
        var subviews = [[Int]](repeating: [], count: views.count)
        var order: [Int] = views.isEmpty ? [] : [0]
        order.reserveCapacity(views.count)
        var next = 0
        // A list instead of recursion, so that deep trees need no deep call stack.
        while next < order.count {
            let view = order[next]
            next += 1
            // Only later indices are taken, which rules out circles.
            for child in views[view].subviews
            where child > view && child < views.count && parent[child] == nil {
                parent[child] = view
                depth[child] = depth[view] + 1
                subviews[view].append(child)
                order.append(child)
            }
        }
        (self.parent, self.depth, self.subviews, self.order) = (parent, depth, subviews, order)
    }

    /// Whether a view hangs in the tree.
    func contains(_ view: Int) -> Bool {
        view == 0 ? !parent.isEmpty : parent.indices.contains(view) && parent[view] != nil
    }

    /// The deepest view that both are in, or are themselves.
    func commonAncestor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        while a != b {
            if depth[a] >= depth[b] { a = parent[a] ?? 0 } else { b = parent[b] ?? 0 }
        }
        return a
    }

    /// Whether a view is inside another, at any depth.
    func isInside(_ view: Int, _ container: Int) -> Bool {
        view != container && commonAncestor(view, container) == container
    }
}

extension Axis {
    /// The axis across this one.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
