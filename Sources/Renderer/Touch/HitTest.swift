import ContentExtensionHost

/// Finds what a tap on a picture meets, by UIKit's rules: hidden and transparent views and those without user interaction
/// let touches through, the foremost of the others gets them, and nothing is touched outside of its parent.
public struct HitTest: Sendable {
    package let composition: Composition

    /// - Parameter composition: the picture as the user sees it: what isn't on it can't be touched.
    public init(_ composition: Composition) { self.composition = composition }

    /// What a tap at a point of the picture meets, in points.
    public func hit(at point: Point) -> TouchTarget {
        guard Rect(origin: .zero, size: composition.size).contains(point) else { return .nothing }
        return path(at: point).map { target($0, at: point) } ?? .backdrop
    }

    /// The views under a point, whether or not the picture reaches so far; `nil` beside all of them.
    func path(at point: Point) -> ViewPath? {
        composition.nodes.enumerated().reversed().lazy
            .compactMap { ViewPath($1, at: $0).hit(at: point) }.first
    }

    /// What a tap does that meets a view.
    func target(_ path: ViewPath, at point: Point) -> TouchTarget {
        if let content = path.content { return contentTarget(content, at: point, in: path) }
        switch path.views.first?.part {
        case .actions: return actionTarget(path)
        case .platter: return platterTarget(path, at: point)
        case .inputBar, .keyboard, .passcode: return inputTarget(path, at: point)
        default: return .nothing
        }
    }

    private func platterTarget(_ path: ViewPath, at point: Point) -> TouchTarget {
        if let header = path.views.first(where: { $0.part == .header }) { return headerTarget(header, at: point) }
        // The system's own player plays and pauses wherever it is tapped.
        return path.views.contains { $0.part == .custom && $0.id == "media-player" } ? .mediaButton : .body
    }

    private func contentTarget(
        _ views: ArraySlice<LayoutNode>, at point: Point, in path: ViewPath
    ) -> TouchTarget {
        // The second view there is the system's button, whatever the extension's views are called.
        let place = path.places.indices.contains(views.startIndex) ? path.places[views.startIndex] : 0
        if place > 0 { return .mediaButton }
        let kind = views.last?.event(at: point, isRightToLeft: composition.traits.isRightToLeft)
        return .event(kind.map { ControlEvent($0, path: path.names) } ?? ControlEvent(.tap, path: []))
    }

    private func actionTarget(_ path: ViewPath) -> TouchTarget {
        let row = path.views.first { $0.id == "row" }
        return row?.children.first?.id.map(TouchTarget.action) ?? .nothing
    }

    private func headerTarget(_ header: LayoutNode, at point: Point) -> TouchTarget {
        let isRightToLeft = composition.traits.isRightToLeft
        let fromEnd = isRightToLeft ? point.x - header.frame.minX : header.frame.maxX - point.x
        return fromEnd <= Self.closeWidth ? .close : .header
    }

    /// How far from the header's end a finger still meets the ×, in points: the least width that the Human Interface
    /// Guidelines give to what is tapped.
    private static let closeWidth = 44.0
}
