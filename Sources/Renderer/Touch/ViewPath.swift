import ContentExtensionHost

/// A view of a picture with the views around it.
struct ViewPath {
    /// Outermost first; the last is the view itself.
    var views: [LayoutNode]
    /// Where each of them is among the picture's views, then among its parent's children: tells equal views apart.
    var places: [Int]

    /// A view of the picture that lies in no other.
    init(_ node: LayoutNode, at place: Int) { (views, places) = ([node], [place]) }

    /// The path to one of the last view's children.
    func appending(_ child: LayoutNode, at place: Int) -> ViewPath {
        var path = self
        path.views.append(child)
        path.places.append(place)
        return path
    }

    /// Whether the other view is this one or lies in it.
    package func contains(_ other: ViewPath) -> Bool { other.places.starts(with: places) }

    /// The path from this view to the foremost one under a point of the picture; `nil` when the point isn't this view's. A
    /// child is never hit outside of its parent, clipped or not, and corners belong to the view however round they are.
    func hit(at point: Point) -> ViewPath? {
        guard let view = views.last, view.untouchable == nil, view.frame.contains(point) else { return nil }
        // A control is one thing to a finger; what it is made of isn't the extension's.
        guard !view.content.isControl else { return self }
        for (place, child) in view.children.enumerated().reversed() {
            if let path = appending(child, at: place).hit(at: point) { return path }
        }
        return self
    }

    /// The names on the way, innermost first.
    var names: [String] { views[(content?.startIndex ?? 0)...].reversed().compactMap(\.id) }

    /// The extension's own views on the way, outermost first; `nil` when the view is the system's.
    var content: ArraySlice<LayoutNode>? {
        views.firstIndex(where: \.holdsContent).map { views[($0 + 1)...] }
    }
}
