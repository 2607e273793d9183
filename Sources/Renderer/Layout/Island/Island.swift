import AutoLayout
import ContentExtensionHost

/// A tree of views that constraints lay out as one: the extension's view, or a table's cell.
///
/// A class, so that the solver keeps what it found for the height when it is asked for the frames.
final class Island {
    /// In the order of the layout's views.
    let items: [LayoutItem]
    /// Where each of the layout's constraints was written, or the view whose key it stands for.
    let sources: [Source?]
    private var layout: ConstraintLayout

    init(_ root: LayoutItem, engine: LayoutEngine) {
        var builder = IslandBuilder(engine: engine)
        builder.add(root)
        builder.constrain()
        items = builder.items
        sources = builder.sources
        layout = ConstraintLayout(builder.tree, measuring: IslandMeasuring(engine: engine, items: builder.items))
    }

    /// What is laid out.
    var tree: LayoutTree { layout.tree }

    /// systemLayoutSizeFitting at an offered width.
    func size(for offered: Extent) -> Size {
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
