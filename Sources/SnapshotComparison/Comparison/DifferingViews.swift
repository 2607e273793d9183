import ContentExtensionHost

/// The views that differing pixels belong to, by the picture's layout: a colour isn't in the layout itself.
struct DifferingViews {
    /// The names for people, such as `"title" label in custom`, with their lines.
    let views: [LayoutChange]

    /// The most views that are named.
    private static let most = 3

    /// - Parameter layout: of the picture that was found.
    init(_ difference: PixelDifference, layout: [UInt8], sources: ViewSources) {
        guard let value = try? JSONReader.read(layout, file: "layout"), let scale = value["scale"]?.number, scale > 0
        else {
            views = []
            return
        }
        let box = Rect(
            x: Double(difference.columns.lowerBound) / scale, y: Double(difference.rows.lowerBound) / scale,
            width: Double(difference.columns.count) / scale, height: Double(difference.rows.count) / scale)
        let nodes = (value["nodes"]?.array ?? []).compactMap(Self.node).filter { $0.frame.height > 0 }
        // Views within the box first; else the innermost one that it lies in.
        let inside = nodes.filter { $0.frame.intersection(box).area > 0.8 * $0.frame.area }
        let around = nodes.filter { $0.frame.intersection(box).area > 0.9 * box.area }
        let named = inside.filter { $0.view.id != nil }
        let chosen =
            inside.isEmpty
            ? Array(around.min { $0.frame.area < $1.frame.area }.map { [$0] } ?? []) : named.isEmpty ? inside : named
        views = sources.placed(
            chosen.sorted { $0.frame.area > $1.frame.area }.prefix(Self.most).map(\.view))
    }

    /// The line for a failure; `nil` without views.
    var line: String? {
        if views.isEmpty { return nil }
        let names = views.map { view in
            view.view + (view.source.map { " (\($0.file)" + ($0.line.map { ":\($0)" } ?? "") + ")" } ?? "")
        }
        return "views       \(names.joined(separator: ", "))"
    }

    private static func node(_ value: JSONValue) -> (view: LayoutChange, frame: Rect)? {
        let numbers = (value["frame"]?.array ?? []).compactMap(\.number)
        guard numbers.count == 4, let part = value["part"]?.string, part != "backdrop" else { return nil }
        let name = ViewName(value)
        return (
            LayoutChange(id: name.id, view: name.text, property: "pixels", source: name.source),
            Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
    }
}

extension Rect {
    fileprivate var area: Double { isEmpty ? 0 : width * height }
}
