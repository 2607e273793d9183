import ContentExtensionHost
import Renderer
import Views

/// Finds the target of a tap by UIKit's rules: hidden and transparent views and those without user interaction pass
/// touches through, the frontmost other view receives them, and views aren't touched outside of their parents.
package struct HitTest: Sendable {
    package let composition: Composition
    /// `true` if taps on named views also reach those below the screen's end, as if the user had scrolled to them.
    let reachesBelowScreen: Bool

    /// - Parameters:
    ///   - composition: the picture as the user sees it; points outside of it can't be touched.
    ///   - scene: the scene of the picture. Named views are reached wherever they are before the user has scrolled.
    package init(_ composition: Composition, of scene: Scene? = nil) {
        self.composition = composition
        reachesBelowScreen = scene?.scrollOffset == nil
    }

    /// The target of a tap at a point of the picture, in points.
    package func hit(at point: Point) -> TouchTarget {
        guard Rect(origin: .zero, size: composition.size).contains(point) else { return .nothing }
        return path(at: point).map { target($0, at: point) } ?? .backdrop
    }

    /// The views under a point, also beyond the picture's edge; `nil` outside of all views.
    func path(at point: Point) -> ViewPath? {
        composition.nodes.enumerated().reversed().lazy.compactMap { ViewPath($1, at: $0).hit(at: point) }.first
    }

    func target(_ path: ViewPath, at point: Point) -> TouchTarget {
        if let content = path.content { return contentTarget(content, at: point, in: path) }
        switch path.views.first?.part {
        case .actions: return actionTarget(path)
        case .platter, .header: return platterTarget(path, at: point)
        case .inputBar, .keyboard, .passcode: return inputTarget(path, at: point)
        default: return .nothing
        }
    }

    private func platterTarget(_ path: ViewPath, at point: Point) -> TouchTarget {
        if let header = path.views.first(where: { $0.part == .header }) { return headerTarget(header, at: point) }
        // The system's player plays and pauses wherever it is tapped.
        return path.views.contains { $0.part == .custom && $0.id == "media-player" } ? .mediaButton : .body
    }

    private func contentTarget(_ views: ArraySlice<LayoutNode>, at point: Point, in path: ViewPath) -> TouchTarget {
        // The second child is the system's media button, whatever the extension's views are named.
        let place = path.places.indices.contains(views.startIndex) ? path.places[views.startIndex] : 0
        if place > 0 { return .mediaButton }
        let kind = views.last?.event(at: point, on: composition.device)
        return .event(kind.map { ControlEvent($0, path: path.names) } ?? ControlEvent(.tap, path: []))
    }

    private func actionTarget(_ path: ViewPath) -> TouchTarget {
        let row = path.views.first { $0.id == "row" }
        return row?.children.first?.id.map(TouchTarget.action) ?? .nothing
    }

    private func headerTarget(_ header: LayoutNode, at point: Point) -> TouchTarget {
        let isRightToLeft = composition.device.isRightToLeft
        let fromEnd = isRightToLeft ? point.x - header.frame.minX : header.frame.maxX - point.x
        if header.id == "close" { return .close }
        guard fromEnd <= Self.glyphWidth else { return .header }
        return header.children.contains { $0.id == "more" } ? .more : .close
    }

    /// The width of the × or … at the header's end, in points: the Human Interface Guidelines' minimum for tappable items.
    private static let glyphWidth = 44.0

    /// The target of a tap on the system's bar, keyboard or passcode pad, by the ids that the style gives them; `.nothing` elsewhere.
    private func inputTarget(_ path: ViewPath, at point: Point) -> TouchTarget {
        // The pad's words are labels; enlarge them to a finger's size.
        let words = (path.views.last?.children ?? []).filter { $0.frame.inset(by: -Self.fingerRoom).contains(point) }
        for view in path.views.reversed() + words {
            switch view.id {
            case "input-field": return .inputField
            case "send-button": return .sendButton
            case "passcode-cancel": return .passcodeCancel
            case let name?:
                if let key = name.suffix(after: "key-") { return .key(view.shownLetter ?? key) }
                if let digit = name.suffix(after: "passcode-").flatMap({ Int($0) }) { return .passcodeDigit(digit) }
            case nil: continue
            }
        }
        return .nothing
    }

    /// The tappable margin around a word, in points.
    private static let fingerRoom = 12.0
}

extension LayoutNode {
    /// The letter on a key, in lower or upper case.
    fileprivate var shownLetter: String? {
        guard case .label(let label)? = children.first?.content, label.text.count == 1 else { return nil }
        return label.text
    }
}

extension String {
    /// The rest of the string after a prefix; `nil` without the prefix.
    fileprivate func suffix(after beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
