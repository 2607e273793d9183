import ContentExtensionHost

/// A view while it is being laid out: the node, its visible children, and what it was already asked for.
///
/// A class, so that sizes asked for on the way down needn't be worked out again on the way to the frames; without the
/// memory, nested horizontal stacks would ask exponentially often for sizes, and aligned ones for baselines.
final class LayoutItem {
    let node: ViewNode
    let part: ViewNode.Part
    let children: [LayoutItem]
    /// Whether constraints lay it out with all views in it.
    let isIsland: Bool
    /// What lays out the views around it.
    let surroundings: LayoutContext
    private var island: ConstraintSubtree?
    private var sizes: [Extent: Size] = [:]
    private var baselines: [Baseline: Double] = [:]
    private var widthToGive: [StackDistribution.Shrink]?

    private struct Baseline: Hashable {
        let size: Size
        let isLast: Bool
    }

    /// - Parameters:
    ///   - part: what the view belongs to unless it says so itself.
    ///   - surroundings: what lays the views around it out.
    init(_ node: ViewNode, part: ViewNode.Part, surroundings: LayoutContext = .direct) {
        var node = node
        // UIActivityIndicatorView.stopAnimating hides the view, so that a stack closes the gap.
        if case .activityIndicator(let indicator) = node.content, indicator.isHiddenByStopping {
            node.style.isHidden = true
        }
        self.node = node
        let part = node.part ?? part
        self.part = part
        self.surroundings = surroundings
        isIsland = surroundings.isHost && !node.arrangesItself && node.usesConstraints
        let inside: LayoutContext
        switch (node.content, surroundings) {
        case (.table, _): inside = .table
        case (.collection, _): inside = .collection
        case (_, .chrome): inside = part == .custom ? .controller : .chrome
        case (_, .direct), (_, .island): inside = surroundings
        case (_, .controller), (_, .table), (_, .collection): inside = isIsland ? .island : .direct
        }
        children = node.children.map { LayoutItem($0, part: part, surroundings: inside) }
    }

    /// What lays out the views around one.
    enum LayoutContext {
        /// The system's own views, which have no constraints.
        case chrome
        /// The host of the extension's controller, so that the view is the controller's.
        case controller
        /// A list, so that the view is a cell, or a header or footer.
        case table, collection
        /// The direct path, in a tree without constraints.
        case direct
        /// Constraints.
        case island

        /// Whether the view gets its size from outside, whatever its own constraints are.
        fileprivate var isHost: Bool { self == .controller || self == .table || self == .collection }
    }

    /// Whether the views around it know nothing of those in it: a list lays out its cells by itself.
    var hasOwnLayout: Bool { surroundings == .island && node.arrangesItself }

    /// The view's island, made once.
    func island(_ make: () -> ConstraintSubtree) -> ConstraintSubtree {
        if let island { return island }
        let made = make()
        island = made
        return made
    }

    /// The size for an offered width, worked out once.
    func size(for width: Extent, _ measure: () -> Size) -> Size {
        if let known = sizes[width] { return known }
        let size = measure()
        sizes[width] = size
        return size
    }

    /// The first or last baseline at a size, worked out once.
    func baseline(in size: Size, last: Bool, _ find: () -> Double) -> Double {
        let key = Baseline(size: size, isLast: last)
        if let known = baselines[key] { return known }
        let baseline = find()
        baselines[key] = baseline
        return baseline
    }

    /// What the views of a horizontal stack can give up of its width together, worked out once.
    func widthToGive(_ find: () -> [StackDistribution.Shrink]) -> [StackDistribution.Shrink] {
        if let widthToGive { return widthToGive }
        let found = find()
        widthToGive = found
        return found
    }

    /// The children that take part in a stack: hidden ones collapse with their spacing.
    var arranged: [LayoutItem] { children.filter { !$0.node.style.isHidden } }
}

/// The width that a parent offers, in points.
///
/// Heights are never offered: as in UIKit, widths are settled first and heights follow from them. It also bounds the
/// work, since a view is asked for at most one more width than its parent.
enum Extent: Hashable {
    /// As much as it likes.
    case free
    /// At most this much.
    case atMost(Double)
    /// This much and no other.
    case exactly(Double)

    /// The length, when there is a limit.
    var limit: Double? {
        switch self {
        case .free: nil
        case .atMost(let length), .exactly(let length): length
        }
    }

    /// The length, when it is settled.
    var exact: Double? {
        if case .exactly(let length) = self { length } else { nil }
    }

    /// The extent left after something was taken off.
    func reduced(by amount: Double) -> Extent {
        switch self {
        case .free: .free
        case .atMost(let length): .atMost(max(0, length - amount))
        case .exactly(let length): .exactly(max(0, length - amount))
        }
    }

    /// The same limit, not binding.
    var relaxed: Extent { limit.map { .atMost($0) } ?? .free }

    /// A length made to fit: the exact one, or no more than the limit.
    func fit(_ length: Double) -> Double {
        switch self {
        case .free: length
        case .atMost(let limit): min(length, limit)
        case .exactly(let exact): exact
        }
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
