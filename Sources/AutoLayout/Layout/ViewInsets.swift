/// The effective layout margins and safe areas of all views.
///
/// They depend on frames: a superview's margins and the root's safe area apply to a view only as far as they overlap
/// it. Therefore they are computed again after each solution, until they are stable.
struct ViewInsets {
    /// Insets by physical side.
    struct Sides: Equatable {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        /// `true` if another solution can change them.
        var dependOnFrames = false
    }

    /// The maximum width of readable text: 672 points at the default text size (fact: uikit/view.readable-width).
    static let readableWidth = 672.0

    private let tree: LayoutTree
    private let structure: TreeStructure
    private let hasSafeArea: Bool
    private let changes: Bool
    private var safe: [Sides] = []
    private var margin: [Sides] = []
    private var widths: [Double] = []

    init(_ tree: LayoutTree, _ structure: TreeStructure) {
        self.tree = tree
        self.structure = structure
        hasSafeArea = tree.safeAreaInsets != .zero
        changes = hasSafeArea || tree.views.contains { $0.preservesSuperviewLayoutMargins }
    }

    /// The part of the root's safe area insets that overlaps a view.
    func safeArea(_ view: Int) -> Sides {
        if safe.indices.contains(view) { return safe[view] }
        var sides = view == 0 ? physical(tree.safeAreaInsets) : Sides()
        sides.dependOnFrames = hasSafeArea && view != 0
        return sides
    }

    /// The layout margins including the safe area (insetsLayoutMarginsFromSafeArea) and preserved outer margins.
    func margins(_ view: Int) -> Sides {
        if margin.indices.contains(view) { return margin[view] }
        return ownMargins(view)
    }

    /// The additional inset of the readable content guide on each side, inside the margins.
    func readableInset(_ view: Int) -> Double {
        guard widths.indices.contains(view) else { return 0 }
        let sides = margins(view)
        return max(0, (widths[view] - sides.left - sides.right - Self.readableWidth) / 2)
    }

    /// Recomputes everything from frames in superviews.
    mutating func update(frames: [Rect]) {
        widths = frames.map(\.width)
        guard changes else { return }
        var safe = [Sides](repeating: Sides(), count: frames.count)
        var margin = safe
        for view in structure.order {
            if let parent = structure.parent[view] {
                safe[view] = reaching(safe[parent], into: frames[view], of: frames[parent])
            } else {
                safe[view] = physical(tree.safeAreaInsets)
            }
            safe[view].dependOnFrames = hasSafeArea && view != 0
            var own = ownMargins(view)
            own.left += safe[view].left
            own.top += safe[view].top
            own.right += safe[view].right
            own.bottom += safe[view].bottom
            if tree.views[view].preservesSuperviewLayoutMargins, let parent = structure.parent[view] {
                let reaching = reaching(margin[parent], into: frames[view], of: frames[parent])
                own.left = max(own.left, reaching.left)
                own.top = max(own.top, reaching.top)
                own.right = max(own.right, reaching.right)
                own.bottom = max(own.bottom, reaching.bottom)
            }
            margin[view] = own
        }
        (self.safe, self.margin) = (safe, margin)
    }

    private func ownMargins(_ view: Int) -> Sides {
        var sides = physical(tree.views[view].layoutMargins)
        sides.dependOnFrames = hasSafeArea || tree.views[view].preservesSuperviewLayoutMargins
        return sides
    }

    private func physical(_ insets: EdgeInsets) -> Sides {
        Sides(
            left: tree.isRightToLeft ? insets.trailing : insets.leading, top: insets.top,
            right: tree.isRightToLeft ? insets.leading : insets.trailing, bottom: insets.bottom)
    }

    /// The part of a superview's insets that overlaps a subview's frame.
    private func reaching(_ outer: Sides, into frame: Rect, of superview: Rect) -> Sides {
        Sides(
            left: max(0, outer.left - frame.minX), top: max(0, outer.top - frame.minY),
            right: max(0, outer.right - (superview.width - frame.maxX)),
            bottom: max(0, outer.bottom - (superview.height - frame.maxY)))
    }
}
