import Basics
import Renderer
import Views

/// Reachability of views by touch.
extension HitTest {
    /// The view that receives a touch on a named one: itself, a descendant, or the ancestor that it passes it to.
    func reach(_ path: ViewPath, called name: String, at point: Point) throws(Diagnostic) -> ViewPath {
        if let reason = path.unseen ?? path.outside(point) { throw Self.untouchable(name, reason) }
        let view = path.views.last
        let disabled = path.views.first { $0.untouchable == .disabled }
        if let disabled, view?.content.isControl == true {
            let whose = disabled == view ? "its" : "it lies in \(disabled.words), whose"
            throw Self.untouchable(name, "\(whose) userInteractionEnabled is false")
        }
        let hit = self.path(at: point)
        if let hit, path.contains(hit) || (disabled != nil && hit.contains(path)) { return hit }
        throw Self.untouchable(name, "it is covered by \(hit?.words(above: path) ?? "another view")")
    }

    private static func untouchable(_ name: String, _ reason: String) -> Diagnostic {
        Diagnostic(.error, "view-untouchable", "a tap on \(name.quoted()) doesn't reach it: \(reason)")
    }
}

extension ViewPath {
    /// The reason why the view is invisible: itself or an ancestor is hidden, transparent or empty.
    fileprivate var unseen: String? {
        for view in views {
            let isOwn = view == views.last
            let who = isOwn ? "it" : "it lies in \(view.words), which"
            switch view.untouchable {
            case .hidden: return "\(who) is hidden"
            case .transparent: return "\(who) has an alpha of less than 0.01"
            case .disabled, nil: continue
            }
        }
        return views.last.map(\.frame.isEmpty) == true ? "it has no size" : nil
    }

    /// The reason why a point is outside: an ancestor that ends before it.
    fileprivate func outside(_ point: Point) -> String? {
        guard let around = views.dropLast().last(where: { !$0.frame.contains(point) }) else { return nil }
        return around.style.clipsToBounds
            ? "it is cut off there by \(around.words)" : "it sticks out of \(around.words) there"
    }

    /// The name of the view that covers another: the outermost named one that doesn't contain the other.
    fileprivate func words(above other: ViewPath) -> String {
        let common = zip(places, other.places).prefix { $0 == $1 }.count
        let own = views.dropFirst(common)
        return (own.first { $0.id != nil } ?? own.last ?? views.last)?.words ?? "another view"
    }
}

extension LayoutNode {
    /// The view's name in messages.
    fileprivate var words: String {
        switch part {
        case .custom where holdsContent: return "the notification's content"
        case .accessory where holdsContent: return "the accessory view"
        case .inputView where holdsContent: return "the input view"
        case .inputBar, .keyboard: return "the keyboard"
        case .passcode: return "the passcode pad"
        default: break
        }
        return id.map { "\($0.quoted())" } ?? "a \(content.kindName) without a name"
    }
}
