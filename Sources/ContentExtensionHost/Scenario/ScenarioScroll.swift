import Basics

/// A drag that scrolls.
package struct ScenarioScroll: Sendable, Equatable {
    package enum Distance: Sendable, Equatable {
        /// Points to the right and down.
        case by(x: Double, y: Double)
        case to(Edge)
        /// As far as the view of a name, or an action's row, is seen.
        case toView(String)
    }

    /// An end of the content.
    package enum Edge: String, Sendable, Hashable, CaseIterable {
        case top, bottom, left, right
    }

    /// The outlet name of a scrolling view of the extension; `nil` for the whole notification.
    package var view: String?
    package var distance: Distance

    package init(view: String? = nil, _ distance: Distance) { (self.view, self.distance) = (view, distance) }

    /// Scrolls to an end or a view.
    package init(view: String? = nil, to target: String) {
        self.init(view: view, Edge(rawValue: target).map { .to($0) } ?? .toView(target))
    }
}

extension ScenarioReader {
    /// Points, an end or a name for the notification; or an object with a view.
    func scroll(_ raw: JSONValue, _ path: String) -> ScenarioScroll? {
        if raw.string != nil { return text(raw, path, Self.targets).map { ScenarioScroll(to: $0.value) } }
        if raw.number != nil { return distance(raw, path).map { ScenarioScroll($0) } }
        let what = "points, \(Self.targets), or an object with \"by\" or \"to\""
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let view = reader.optionalIdentifier("view")
        let distance = reader.decode("by", distance)
        let target = reader.optionalIdentifier("to")
        if let stray = reader.raw("to"), reader.raw("by") != nil {
            report.add(
                .error, "conflicting-keys", "\"by\" and \"to\" both say how far is scrolled", at: stray.position,
                path: path, hint: "keep one")
        } else if reader.raw("by") == nil {
            _ = reader.require("to")
        }
        reader.finish()
        if let distance { return ScenarioScroll(view: view, distance) }
        return target.map { ScenarioScroll(view: view, to: $0) }
    }

    /// Points down, or `[x, y]`.
    private func distance(_ raw: JSONValue, _ path: String) -> ScenarioScroll.Distance? {
        let range = -Limits.points...Limits.points
        if raw.array != nil {
            return report.numbers(raw, path: path, count: 2...2, in: range, "points [x, y]")
                .map { .by(x: $0[0], y: $0[1]) }
        }
        return report.number(raw, path: path, in: range, "points, or [x, y]").map { .by(x: 0, y: $0) }
    }

    private static let targets = "\"top\", \"bottom\", \"left\", \"right\", a view's or an action's name"
}
