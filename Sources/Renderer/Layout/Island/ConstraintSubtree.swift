import AutoLayout
import ContentExtensionHost

/// A tree of views that constraints lay out as one: the extension's view, or a table's cell.
///
/// A class, so that the solver keeps what it found for the height when it is asked for the frames.
final class ConstraintSubtree {
    /// In the order of the layout's views.
    let items: [LayoutItem]
    /// Where each of the layout's constraints was written, or the view whose key it stands for.
    let sources: [SourceSpan?]
    private var layout: ConstraintLayout

    init(_ root: LayoutItem, engine: LayoutEngine) {
        var builder = ConstraintSubtreeBuilder(engine: engine)
        builder.add(root)
        builder.constrain()
        items = builder.items
        sources = builder.sources
        layout = ConstraintLayout(
            builder.tree, measuring: ConstraintSubtreeMeasuring(engine: engine, items: builder.items))
    }

    /// What is laid out.
    var tree: LayoutTree { layout.tree }

    /// systemLayoutSizeFitting at an offered width.
    func size(for offered: Extent) -> Size {
        // Frames alone have no fitting size: what is in them follows the view's, and not the other way round.
        if tree.constraints.isEmpty, !tree.views.contains(where: \.isStack) {
            return Size(width: offered.exact ?? 0, height: 0)
        }
        switch offered {
        case .exactly(let width): return Size(width: width, height: layout.fittingSize(width: width).height)
        case .free: return layout.fittingSize(width: nil)
        case .atMost(let width):
            let size = layout.fittingSize(width: nil)
            return size.width <= width ? size : layout.fittingSize(width: width)
        }
    }

    /// The frames of all views, by index, in points of the root.
    func frames(in size: Size) -> [Rect] { layout.frames(in: size) }

    /// What was wrong with the latest frames.
    func report() -> LayoutReport { layout.report() }
}

extension LayoutView {
    fileprivate var isStack: Bool { if case .stack = kind { true } else { false } }
}

/// The latest island of a controller's view, so that its frames start from what its height took to find.
final class ConstraintSubtreeCache {
    private var latest: (node: ViewNode, island: ConstraintSubtree)?

    /// The island of a view equal to the latest one, or else a new one.
    func island(of node: ViewNode, _ make: () -> ConstraintSubtree) -> ConstraintSubtree {
        if let latest, latest.node == node { return latest.island }
        let made = make()
        latest = (node, made)
        return made
    }

    /// Forgets the picture before.
    func startPicture() { latest = nil }
}
