import AutoLayout

/// Contents that are easy to calculate: fixed sizes, and texts of letters 10 points wide in lines 20 high with the
/// baseline at 15.
struct FakeContents: LayoutMeasuring {
    var sizes: [Int: IntrinsicSize] = [:]
    /// Numbers of letters of wrapping texts, by view.
    var texts: [Int: Int] = [:]
    /// Distances of baselines from top and bottom, by view.
    var baselines: [Int: (top: Double, bottom: Double)] = [:]

    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize {
        guard let letters = texts[view] else { return sizes[view] ?? .none }
        let perLine = width.map { max(1, Int($0 / 10 + 1e-9)) } ?? letters
        let lines = max(1, (letters + perLine - 1) / perLine)
        return IntrinsicSize(width: Double(min(letters, perLine)) * 10, height: Double(lines) * 20)
    }

    func isHeightForWidth(_ view: Int) -> Bool { texts[view] != nil }

    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)? {
        if texts[view] != nil { return (15, size.height - 5) }
        return baselines[view].map { ($0.top, size.height - $0.bottom) }
    }
}

/// A root with sibling subviews at indices 1, 2 and so on.
func flat(_ views: [LayoutView], _ constraints: [LayoutConstraint<Int>], isRightToLeft: Bool = false) -> LayoutTree {
    LayoutTree(
        views: [LayoutView(subviews: Array(1..<max(1, views.count + 1)))] + views, constraints: constraints,
        isRightToLeft: isRightToLeft)
}

/// Constraints that pin a view to the edges of another; `nil` leaves an edge free.
func pin(
    _ view: Int, to other: Int = 0, leading: Double? = nil, trailing: Double? = nil, top: Double? = nil,
    bottom: Double? = nil, guide: LayoutGuide? = nil
) -> [LayoutConstraint<Int>] {
    let edges: [(LayoutAttribute, Double?)] = [
        (.leading, leading), (.trailing, trailing.map { -$0 }), (.top, top), (.bottom, bottom.map { -$0 }),
    ]
    return edges.compactMap { attribute, distance in
        distance.map {
            LayoutConstraint(
                .init(view, attribute), .equal, .init(other, attribute, guide: guide), constant: .points($0))
        }
    }
}

/// A constraint of a view's length.
func fix(
    _ view: Int, _ attribute: LayoutAttribute, _ length: Double, _ relation: LayoutRelation = .equal,
    priority: Double = 1000
) -> LayoutConstraint<Int> {
    LayoutConstraint(.init(view, attribute), relation, constant: .points(length), priority: .init(priority))
}

/// The frames of a tree in a root of a given size.
func frames(
    _ tree: LayoutTree, width: Double = 100, height: Double = 100, _ contents: FakeContents = FakeContents()
) -> [Rect] {
    var layout = ConstraintLayout(tree, measuring: contents)
    return layout.frames(in: Size(width: width, height: height))
}
