import Basics
import ContentExtensionHost
import Renderer
import Views

/// Finds the offset to which a drag scrolls: the ends of contents come from layout.
package struct ScrollTest {
    private let scene: Scene
    private let composer: Composer

    /// - Parameter composer: lays out for the scene's device.
    package init(_ scene: Scene, on composer: Composer) { (self.scene, self.composer) = (scene, composer) }

    /// The host's event of a drag, whose offset lies within the content.
    /// - Throws: a diagnostic with the reason why nothing can be scrolled.
    package func event(of scroll: ScenarioScroll) throws(Diagnostic) -> HostEvent {
        guard let name = scroll.view else { return .scroll(to: try notificationOffset(scroll.distance)) }
        let path = try dragged(name)
        return .touch(
            ControlEvent(.scrolled(to: try offset(of: path, called: name, scroll.distance)), path: path.names))
    }

    private func picture(of scene: Scene) -> Composition {
        composer.compose(.expanded(scene), CompositionOptions(crop: .screen))
    }

    // MARK: The notification

    private func notificationOffset(_ distance: ScenarioScroll.Distance) throws(Diagnostic) -> Double {
        let column = composer.scrolledColumn(scene)
        guard column.range > 0 else { throw Self.nothing("the notification", "all of it is seen") }
        switch distance {
        case .by(let x, let y) where x == 0 || y != 0: return min(max(0, column.offset + y), column.range)
        case .to(.top): return 0
        case .to(.bottom): return column.range
        case .by, .to: throw Self.nothing("the notification", "the whole width of its content is seen")
        case .toView(let target):
            let screen = composer.device.screen
            let test = HitTest(
                Composition(
                    size: Size(width: screen.width, height: screen.height), backdrop: nil, nodes: column.nodes,
                    device: composer.device))
            guard let path = test.contentViews.first(where: { $0.views.last?.id == target }) ?? test.row(of: target),
                let frame = path.views.last?.frame
            else { throw test.unknown(target) }
            return column.offset(showing: frame, in: path.places[0])
        }
    }

    // MARK: Views of the extension

    /// The view of a name, if a drag reaches it.
    private func dragged(_ name: String) throws(Diagnostic) -> ViewPath {
        let test = HitTest(picture(of: scene))
        let screen = Rect(origin: .zero, size: test.composition.size)
        var problem: Diagnostic?
        for path in test.contentViews where path.views.last?.id == name {
            do throws(Diagnostic) {
                guard let view = path.views.last?.content, let scrolling = view.scrolling else {
                    throw Self.nothing(name.quoted(), "it isn't a scroll view, table, collection or text view")
                }
                guard scrolling.isScrollEnabled else { throw Self.nothing(name.quoted(), "its scrollEnabled is false") }
                // The finger goes where the view is seen.
                let part = path.visiblePart(in: screen)
                let seen = part.isEmpty ? path.point(at: Point(x: 0.5, y: 0.5)) : Point(x: part.midX, y: part.midY)
                _ = try test.reach(path, called: name, at: seen, by: .drag)
                return path
            } catch { problem = problem ?? error }
        }
        throw problem ?? test.unknown(name)
    }

    private func offset(
        of path: ViewPath, called name: String, _ distance: ScenarioScroll.Distance
    ) throws(Diagnostic) -> Point {
        // Laid out at both ends of its content; all rows and cells of a dragged list are.
        let (start, end) = (picture(of: name, at: 0), picture(of: name, at: Limits.points))
        guard let view = start.node(at: path.places), let first = view.contentOrigin,
            let last = end.node(at: path.places)?.contentOrigin, let scrolling = path.views.last?.content.scrolling
        else { throw Self.nothing(name.quoted(), "it has no content") }
        let range = Size(width: first.x - last.x, height: first.y - last.y)
        let room: Double =
            switch distance {
            case .by(x: 0, y: _), .to(.top), .to(.bottom): range.height
            case .by(x: _, y: 0), .to(.left), .to(.right): range.width
            case .by, .toView: max(range.width, range.height)
            }
        guard room > 0 else {
            let seen = range.width > 0 ? "the whole height" : range.height > 0 ? "the whole width" : "all"
            throw Self.nothing(name.quoted(), "\(seen) of its content is seen")
        }
        let now = scrolling.shownOffset(content: range, view: .zero)
        var wanted = now
        switch distance {
        case .by(let x, let y): wanted = Point(x: now.x + x, y: now.y + y)
        case .to(.top): wanted.y = 0
        case .to(.bottom): wanted.y = range.height
        case .to(.left): wanted.x = 0
        case .to(.right): wanted.x = range.width
        case .toView(let target):
            guard let frame = view.children.lazy.compactMap({ $0.first(withID: target) }).first?.frame else {
                throw Self.nothing(
                    name.quoted(), "it has no view called \(target.quoted())",
                    hint: NearestName.hint(for: target, among: view.children.flatMap(\.names)))
            }
            wanted.x = min(max(now.x, frame.maxX - view.frame.maxX), frame.minX - view.frame.minX)
            wanted.y = min(max(now.y, frame.maxY - view.frame.maxY), frame.minY - view.frame.minY)
        }
        return Point(x: min(max(0, wanted.x), range.width), y: min(max(0, wanted.y), range.height))
    }

    /// The picture with a view's content at an offset in both directions.
    private func picture(of name: String, at offset: Double) -> Composition {
        let drag = ControlEvent(.scrolled(to: Point(x: offset, y: offset)), path: [name])
        var scene = scene
        scene.custom?.view.apply(drag)
        if var input = scene.textInput, case .firstResponder(var accessory, var keyboard) = input.source {
            accessory?.apply(drag)
            keyboard?.apply(drag)
            input.source = .firstResponder(accessoryView: accessory, inputView: keyboard)
            scene.textInput = input
        }
        return picture(of: scene)
    }

    private static func nothing(_ what: String, _ reason: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.error, "nothing-to-scroll", "\(what) can't be scrolled: \(reason)", hint: hint)
    }
}

extension HitTest {
    /// The row of an action.
    fileprivate func row(of action: String) -> ViewPath? {
        for (place, node) in composition.nodes.enumerated() where node.part == .actions {
            guard let row = node.row(of: action) else { continue }
            var path = ViewPath(node, at: place)
            path.views.append(row)
            return path
        }
        return nil
    }
}

extension Composition {
    fileprivate func node(at places: [Int]) -> LayoutNode? {
        guard let first = places.first, nodes.indices.contains(first) else { return nil }
        return places.dropFirst().reduce(nodes[first]) { node, place in
            node.flatMap { $0.children.indices.contains(place) ? $0.children[place] : nil }
        }
    }
}

extension LayoutNode {
    /// A point that moves with the content of a scrolling view; `nil` without content.
    fileprivate var contentOrigin: Point? { text?.origin ?? children.first?.frame.origin }

    fileprivate var names: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.names) }

    /// The row of an action's title.
    fileprivate func row(of action: String) -> LayoutNode? {
        if id == "row", children.first?.id == action { return self }
        return children.lazy.compactMap { $0.row(of: action) }.first
    }
}
