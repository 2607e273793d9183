import Renderer
import Views

/// A view of a picture with its superviews.
struct ViewPath {
    /// The outermost first; the last is the view itself.
    var views: [LayoutNode]
    /// The index of each view among the picture's views or its parent's children: distinguishes equal views.
    var places: [Int]

    /// A top-level view of the picture.
    init(_ node: LayoutNode, at place: Int) { (views, places) = ([node], [place]) }

    /// The path to a child of the last view.
    func appending(_ child: LayoutNode, at place: Int) -> ViewPath {
        var path = self
        path.views.append(child)
        path.places.append(place)
        return path
    }

    /// The part of the view within those around it and the picture, in points.
    func visiblePart(in picture: Rect) -> Rect { views.reduce(picture) { $0.intersection($1.frame) } }

    /// `true` for this view and its descendants.
    package func contains(_ other: ViewPath) -> Bool { other.places.starts(with: places) }

    /// The path to the frontmost view under a point; `nil` when the point is outside of this view. A child isn't hit
    /// outside of its parent, clipped or not; rounded corners don't matter.
    func hit(at point: Point) -> ViewPath? {
        guard let view = views.last, view.untouchable == nil else { return nil }
        var point = point
        if let transform = view.style.transform {
            guard let inverse = transform.about(Point(x: view.frame.midX, y: view.frame.midY)).inverse else {
                return nil
            }
            point = inverse.apply(to: point)
        }
        guard view.frame.contains(point) else { return nil }
        // A control takes touches as a whole; its parts aren't the extension's.
        guard !view.content.isControl else { return self }
        for (place, child) in view.children.enumerated().reversed() {
            if let path = appending(child, at: place).hit(at: point) { return path }
        }
        return self
    }

    /// The ids along the path, innermost first.
    var names: [String] { views[(content?.startIndex ?? 0)...].reversed().compactMap(\.id) }

    /// The extension's own views along the path, outermost first; `nil` for a system view.
    var content: ArraySlice<LayoutNode>? { views.firstIndex(where: \.holdsContent).map { views[($0 + 1)...] } }
}
