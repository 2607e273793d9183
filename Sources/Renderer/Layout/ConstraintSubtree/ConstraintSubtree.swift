import AutoLayout
import Basics
import Views

/// A view tree that the constraint solver lays out as a whole: the extension's view, or a table's cell.
///
/// A class, so that the solver reuses the height's solution for the frames.
final class ConstraintSubtree {
    /// The items in the order of the layout's views.
    let items: [LayoutItem]
    /// The position of each constraint, or of the view whose key it was made from.
    let sources: [SourceSpan?]
    private var layout: ConstraintLayout
    /// Whose work counts, and where it is counted.
    private let findings: LayoutFindings?

    /// The cost of reading, making and measuring a view or a constraint before anything is solved, in the solver's steps.
    private static let workPerView = 1_500

    init(_ root: LayoutItem, engine: LayoutEngine) {
        findings = engine.findings
        var builder = ConstraintSubtreeBuilder(engine: engine)
        builder.add(root)
        builder.constrain()
        items = builder.items
        sources = builder.sources
        layout = ConstraintLayout(
            builder.tree, measuring: ConstraintSubtreeMeasuring(engine: engine, items: builder.items))
        let count = builder.tree.views.count + builder.tree.constraints.count
        findings?.spend(layoutWork: Self.workPerView * count, of: self)
    }

    var tree: LayoutTree { layout.tree }

    /// systemLayoutSizeFitting at an offered width.
    func size(for offered: Extent) -> Size {
        // Without constraints there is no fitting size: the contents follow the view's size.
        if tree.constraints.isEmpty, !tree.views.contains(where: \.isStack) {
            return Size(width: offered.exact ?? 0, height: 0)
        }
        switch offered {
        case .exactly(let width): return Size(width: width, height: fittingSize(width: width).height)
        case .free: return fittingSize(width: nil)
        case .atMost(let width):
            let size = fittingSize(width: nil)
            return size.width <= width ? size : fittingSize(width: width)
        }
    }

    /// The frames of all views, by index, in points of the root.
    func frames(in size: Size) -> [Rect] { counted { $0.frames(in: size) } }

    /// The size of a scroll view's content after the last `frames(in:)`, in points.
    func contentSize(of index: Int) -> Size { layout.contentSizes[index] ?? .zero }

    func report() -> LayoutReport { counted { $0.report() } }

    private func fittingSize(width: Double?) -> Size { counted { $0.fittingSize(width: width) } }

    /// Lets the layout do as much work as the picture has left.
    private func counted<Value>(_ body: (inout ConstraintLayout) -> Value) -> Value {
        guard let findings else { return body(&layout) }
        let room = findings.room
        layout.room = room
        defer { findings.spend(layoutWork: room - layout.room, of: self) }
        return body(&layout)
    }
}

/// A cache of the controller's latest constraint subtree, so that its frames reuse the solution for its height.
package final class ConstraintSubtreeCache {
    private var latest: (node: ViewNode, subtree: ConstraintSubtree)?

    package init() {}

    /// The cached subtree if the view is equal to the latest, otherwise a new one.
    func subtree(of node: ViewNode, _ make: () -> ConstraintSubtree) -> ConstraintSubtree {
        if let latest, latest.node == node { return latest.subtree }
        let made = make()
        latest = (node, made)
        return made
    }

    package func startPicture() { latest = nil }
}
