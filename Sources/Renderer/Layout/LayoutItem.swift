import Views

/// A view during layout: the node, its visible children, and cached measurements.
///
/// A class, so that measurements are cached between measuring and placing. Without the cache, nested horizontal stacks
/// would measure exponentially often, and aligned ones their baselines.
final class LayoutItem {
    let node: ViewNode
    let part: ViewNode.Part
    let children: [LayoutItem]
    /// `true` when constraints lay out the view with all its subviews.
    let isConstraintSubtree: Bool
    let layoutContext: LayoutContext
    private var subtree: ConstraintSubtree?
    private var sizes: [Extent: Size] = [:]
    private var baselines: [Baseline: Double] = [:]
    private var shrinkableWidth: [StackDistribution.Shrink]?

    private struct Baseline: Hashable {
        let size: Size
        let isLast: Bool
    }

    /// - Parameters:
    ///   - part: the view's part of the picture, unless the view has its own.
    ///   - surroundings: the layout that positions this view.
    init(_ node: ViewNode, part: ViewNode.Part, layoutContext: LayoutContext = .direct) {
        var node = node
        if case .control(let control) = node.content, control.base.isHidden { node.style.isHidden = true }
        self.node = node
        let part = node.part ?? part
        self.part = part
        self.layoutContext = layoutContext
        isConstraintSubtree = layoutContext.isHost && !node.arrangesItself && node.usesConstraints
        let inside: LayoutContext
        switch (node.content, layoutContext) {
        case (.table, _): inside = .table
        case (.collection, _): inside = .collection
        case (_, .chrome):
            switch part {
            case .custom: inside = .controller
            case .accessory, .inputView: inside = .keyboard
            default: inside = .chrome
            }
        case (_, .direct), (_, .subtree): inside = layoutContext
        case (_, .controller), (_, .keyboard), (_, .table), (_, .collection):
            inside = isConstraintSubtree ? .subtree : .direct
        }
        children = node.children.map { LayoutItem($0, part: part, layoutContext: inside) }
    }

    /// The layout that positions a view.
    enum LayoutContext {
        /// Layout of the system's own views, which have no constraints.
        case chrome
        /// The host: the view is the extension controller's.
        case controller
        /// The keyboard's host: the view is an extension's accessory or input view.
        case keyboard
        /// A list: the view is a cell, a header or a footer.
        case table, collection
        /// Layout without constraints.
        case direct
        /// Layout by constraints.
        case subtree

        /// `true` when the view's size is set from outside, regardless of its own constraints.
        fileprivate var isHost: Bool {
            switch self {
            case .controller, .keyboard, .table, .collection: true
            case .chrome, .direct, .subtree: false
            }
        }
    }

    /// `true` when its contents are laid out separately, as a list's cells are.
    var hasOwnLayout: Bool { layoutContext == .subtree && node.arrangesItself }

    /// The view's constraint subtree, made once.
    func subtree(_ make: () -> ConstraintSubtree) -> ConstraintSubtree {
        if let subtree { return subtree }
        let made = make()
        subtree = made
        return made
    }

    /// The cached size for an offered width.
    func size(for width: Extent, _ measure: () -> Size) -> Size {
        if let known = sizes[width] { return known }
        let size = measure()
        sizes[width] = size
        return size
    }

    /// The cached first or last baseline at a size.
    func baseline(in size: Size, last: Bool, _ find: () -> Double) -> Double {
        let key = Baseline(size: size, isLast: last)
        if let known = baselines[key] { return known }
        let baseline = find()
        baselines[key] = baseline
        return baseline
    }

    /// The cached shrinking of a horizontal stack's width.
    func shrinkableWidth(_ find: () -> [StackDistribution.Shrink]) -> [StackDistribution.Shrink] {
        if let shrinkableWidth { return shrinkableWidth }
        let found = find()
        shrinkableWidth = found
        return found
    }

    /// The visible children, for a stack: hidden ones collapse with their spacing.
    var arranged: [LayoutItem] { children.filter { !$0.node.style.isHidden } }
}

/// The width that a parent offers, in points.
///
/// Only widths are offered: as in UIKit, heights follow from widths. This also bounds the work, because a view is
/// measured at one more width than its parent at most.
enum Extent: Hashable {
    case free
    case atMost(Double)
    case exactly(Double)

    /// The maximum length; `nil` without one.
    var limit: Double? {
        switch self {
        case .free: nil
        case .atMost(let length), .exactly(let length): length
        }
    }

    /// The exact length; `nil` without one.
    var exact: Double? { if case .exactly(let length) = self { length } else { nil } }

    func reduced(by amount: Double) -> Extent {
        switch self {
        case .free: .free
        case .atMost(let length): .atMost(max(0, length - amount))
        case .exactly(let length): .exactly(max(0, length - amount))
        }
    }

    /// The same length as a maximum.
    var relaxed: Extent { limit.map { .atMost($0) } ?? .free }

    /// The closest allowed length.
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
