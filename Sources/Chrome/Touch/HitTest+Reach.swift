import Basics
import Renderer
import Views

/// Reachability of views by touch.
extension HitTest {
    /// A touch by its word in messages.
    enum Gesture: String { case tap, drag }

    /// The view that receives a touch on a named one: itself, a descendant, or for a tap the ancestor that it passes it
    /// to.
    func reach(
        _ path: ViewPath, called name: String, at point: Point, by gesture: Gesture = .tap
    ) throws(Diagnostic) -> ViewPath {
        func untouchable(_ reason: String, hint: String? = nil) -> Diagnostic {
            Diagnostic(
                .error, "view-untouchable", "a \(gesture) on \(name.quoted()) doesn't reach it: \(reason)", hint: hint)
        }
        if let reason = path.unseen { throw untouchable(reason) }
        if let (reason, scrolling) = path.outside(point) {
            throw untouchable(reason, hint: scrolling.map { Self.scrollHint($0, to: name) })
        }
        if !reachesBelowScreen, !(0..<composition.size.height).contains(point.y) {
            throw untouchable("it isn't on the screen", hint: Self.scrollHint(nil, to: name))
        }
        let view = path.views.last
        let disabled = path.views.first { $0.untouchable == .disabled }
        if let disabled, gesture == .drag || view?.content.isControl == true {
            let whose = disabled == view ? "its" : "it lies in \(disabled.words), whose"
            throw untouchable("\(whose) userInteractionEnabled is false")
        }
        let hit = self.path(at: point)
        if let hit, path.contains(hit) || (disabled != nil && hit.contains(path)) { return hit }
        throw untouchable("it is covered by \(hit?.words(above: path) ?? "another view")")
    }

    /// The step that brings a view into sight.
    /// - Parameter view: the scrolling view around it; `nil` for the notification.
    package static func scrollHint(_ view: String?, to name: String) -> String {
        let target = JSONText.quoted(name)
        let step = view.map { "{\"view\": \(JSONText.quoted($0)), \"to\": \(target)}" } ?? target
        return "scroll to it first: {\"scroll\": \(step)}"
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

    /// The reason why a point is outside: an ancestor that ends before it. If the user can scroll it into sight, also
    /// the name of the view that scrolls, `.some(nil)` for the notification itself.
    fileprivate func outside(_ point: Point) -> (reason: String, scrolling: String??)? {
        guard let index = views.dropLast().lastIndex(where: { !$0.frame.contains(point) }) else { return nil }
        let around = views[index]
        guard around.style.clipsToBounds else { return ("it sticks out of \(around.words) there", nil) }
        // A platter that gives way to its menu, and the system's views in it.
        guard let content, index >= content.startIndex else {
            return ("it is scrolled out of the notification's platter", .some(nil))
        }
        let scrolls = around.content.scrolling?.isScrollEnabled == true && around.id != nil
        return ("it is cut off there by \(around.words)", scrolls ? .some(around.id) : nil)
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
