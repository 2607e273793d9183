import Basics
import Views

/// Taps on views by their outlet names.
extension HitTest {
    /// The target of a tap on one of the extension's views.
    ///
    /// A view that doesn't take touches, such as a label, passes the tap on to its superview. If several views have the
    /// name, as in a repeat, the first touchable one is used.
    /// - Parameters:
    ///   - name: an outlet name.
    ///   - fraction: the position in the view, from (0, 0) at its top left corner to (1, 1).
    /// - Throws: a diagnostic with the reason why the view can't be touched.
    package func target(
        ofView name: String, at fraction: Point = Point(x: 0.5, y: 0.5)
    ) throws(Diagnostic) -> TouchTarget {
        let (found, receiver) = try reachable(name, at: fraction)
        return target(receiver, at: found.point(at: fraction))
    }

    /// The first view of a name that is touchable at a fraction of its size, and the view that receives the touch.
    func reachable(
        _ name: String, at fraction: Point = Point(x: 0.5, y: 0.5)
    ) throws(Diagnostic) -> (named: ViewPath, receiver: ViewPath) {
        var problem: Diagnostic?
        for found in contentViews where found.views.last?.id == name {
            do throws(Diagnostic) {
                return (found, try reach(found, called: name, at: found.point(at: fraction)))
            } catch { problem = problem ?? error }
        }
        throw problem ?? unknown(name)
    }

    /// All of the extension's views, from back to front, without the parts of controls.
    var contentViews: [ViewPath] {
        var found: [ViewPath] = []
        for (place, node) in composition.nodes.enumerated() {
            collect(ViewPath(node, at: place), inContent: false, into: &found)
        }
        return found
    }

    private func collect(_ path: ViewPath, inContent: Bool, into found: inout [ViewPath]) {
        guard let view = path.views.last else { return }
        if inContent { found.append(path) }
        if view.content.isControl { return }
        let entersContent = !inContent && view.holdsContent
        // The second child is the system's media button.
        for (place, child) in view.children.enumerated() where !entersContent || place == 0 {
            collect(path.appending(child, at: place), inContent: inContent || entersContent, into: &found)
        }
    }

    package func unknown(_ name: String) -> Diagnostic {
        let names = contentViews.compactMap { $0.views.last?.id }
        return Diagnostic(
            .error, "unknown-outlet", "the extension shows no view called \(name.quoted())",
            hint: NearestName.hint(for: name, among: names) ?? (names.isEmpty ? "none of its views has a name" : nil))
    }
}

extension ViewPath {
    /// A point in the view; a point on the right or bottom edge is moved inside.
    func point(at fraction: Point) -> Point {
        let frame = views.last?.frame ?? .zero
        return Point(
            x: frame.minX + min(frame.width * fraction.x, max(0, frame.width - Self.inside)),
            y: frame.minY + min(frame.height * fraction.y, max(0, frame.height - Self.inside)))
    }

    /// Less than a pixel of any device, in points.
    private static let inside = 0.01
}
