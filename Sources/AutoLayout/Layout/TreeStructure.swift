/// The shape of a tree. Missing and duplicate subviews are dropped.
struct TreeStructure {
    /// The superview's index; `nil` for the root and for detached views.
    let parent: [Int?]
    /// 0 for the root.
    let depth: [Int]
    /// The valid subviews, in order.
    let subviews: [[Int]]
    /// The views attached to the root, superviews first.
    let order: [Int]

    init(_ views: [LayoutView]) {
        var parent = [Int?](repeating: nil, count: views.count)
        var depth = [Int](repeating: 0, count: views.count)
        var subviews = [[Int]](repeating: [], count: views.count)
        var order: [Int] = views.isEmpty ? [] : [0]
        order.reserveCapacity(views.count)
        var next = 0
        // A list instead of recursion, because trees can be deep.
        while next < order.count {
            let view = order[next]
            next += 1
            // Requiring ascending indices rules out cycles.
            for child in views[view].subviews where child > view && child < views.count && parent[child] == nil {
                parent[child] = view
                depth[child] = depth[view] + 1
                subviews[view].append(child)
                order.append(child)
            }
        }
        (self.parent, self.depth, self.subviews, self.order) = (parent, depth, subviews, order)
    }

    /// `true` if the view is attached to the root.
    func contains(_ view: Int) -> Bool {
        view == 0 ? !parent.isEmpty : parent.indices.contains(view) && parent[view] != nil
    }

    /// The deepest common ancestor; each view counts as its own ancestor.
    func commonAncestor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        while a != b {
            if depth[a] >= depth[b] { a = parent[a] ?? 0 } else { b = parent[b] ?? 0 }
        }
        return a
    }

    func isInside(_ view: Int, _ container: Int) -> Bool {
        view != container && commonAncestor(view, container) == container
    }
}

extension Axis {
    /// The perpendicular axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
