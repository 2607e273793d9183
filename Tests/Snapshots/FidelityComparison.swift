@testable import Renderer
@testable import Views

/// The measurements of a screenshot compared with ours.
struct FidelityComparison {
    /// An item that both pictures show.
    struct Row {
        var item: String
        var isText = false
        /// `nil` where the screenshot doesn't show it.
        var device: [Double?]
        /// Empty when our picture lacks the item.
        var ours: [Double]
        /// The left and right end of a text: the ink on the device, the advance in ours, so they aren't compared
        /// exactly.
        var deviceSpan: ClosedRange<Double>?
        var span: ClosedRange<Double>?

        /// The largest difference, ours minus the device's; `nil` without comparable values.
        var difference: Double? {
            guard ours.count == device.count else { return nil }
            return zip(ours, device).compactMap { ours, device in device.map { ours - $0 } }.max { abs($0) < abs($1) }
        }
    }

    private(set) var rows: [Row] = []
    private let nodes: [LayoutNode]

    /// - Parameter ids: our ids for views with other names in `measured.json`.
    init(_ measured: MeasuredScreenshot, _ composition: Composition, ids: [String: String] = [:]) {
        nodes = composition.nodes.flatMap { Self.flattened($0.offset(x: 0, y: measured.offset ?? 0)) }
        addBox("platter", measured.platter, "platter")
        addBox("icon", measured.header.icon, "app-icon")
        add(measured.header.name, in: .header)
        addBox("×", measured.header.close, "close")
        if let sides = measured.header.hairline { addSides("hairline", sides, "hairline") }
        if let sides = measured.custom.sides {
            addSides("custom content", sides, nodes.first { $0.part == .custom }?.id ?? "")
        }
        for (id, box) in measured.custom.boxes.sorted(by: { $0.key < $1.key }) { addBox(id, box, ids[id] ?? id) }
        for text in measured.custom.texts { add(text, in: .custom) }
        for text in measured.default { add(text, in: .default) }
        if let actions = measured.actions { add(actions) }
    }

    init(_ measured: MeasuredRows, _ composition: Composition) {
        let all = composition.nodes.flatMap(Self.flattened)
        let first = measured.isCropped == true ? measured.boxes.first : nil
        let ours = first.flatMap { box in all.first { $0.id == box.id } }
        let shift = (first?.box[1] ?? 0) - (ours?.frame.minY ?? 0)
        nodes = first == nil ? all : all.map { $0.offset(x: 0, y: shift) }
        for box in measured.boxes {
            let index = box.index ?? 0
            let found = nodes.filter { $0.id == box.id }
            rows.append(
                Row(
                    item: index > 0 ? "\(box.id) \(index + 1)" : box.id, device: box.box,
                    ours: found.indices.contains(index) ? found[index].frame.edges : []))
        }
        for text in measured.texts { add(text, in: nil) }
    }

    private mutating func add(_ actions: MeasuredScreenshot.Actions) {
        addBox("actions", actions.fill, "actions")
        let lines = nodes.filter { $0.id == "separator" }.map(\.frame.minY)
        if !actions.separators.isEmpty || !lines.isEmpty {
            rows.append(Row(item: "separators", device: actions.separators, ours: lines))
        }
        for label in actions.labels { add(label, in: .actions) }
    }

    private func node(_ id: String) -> LayoutNode? { nodes.first { $0.id == id } }

    private mutating func addBox(_ item: String, _ box: [Double?], _ id: String) {
        rows.append(Row(item: item, device: box, ours: node(id)?.frame.edges ?? []))
    }

    private mutating func addSides(_ item: String, _ sides: [Double?], _ id: String) {
        rows.append(Row(item: item, device: sides, ours: node(id).map { [$0.frame.minY, $0.frame.maxY] } ?? []))
    }

    /// Adds a line of text by its words; the nearest one if a part shows it twice.
    private mutating func add(_ text: MeasuredScreenshot.Text, in part: ViewNode.Part?) {
        let words = text.text.split(separator: " ")
        let lines = nodes.filter { part == nil || $0.part == part }.flatMap { $0.text?.layout.lines ?? [] }
        let line = lines.filter { $0.text.split(separator: " ") == words }
            .min { abs($0.baseline - text.baseline) < abs($1.baseline - text.baseline) }
        var row = Row(
            item: "“\(text.text)”", isText: true, device: [text.baseline], ours: line.map { [$0.baseline] } ?? [])
        if let left = text.left, let right = text.right { row.deviceSpan = left...max(left, right) }
        row.span = line.map { $0.x...$0.x + max(0, $0.width) }
        rows.append(row)
    }

    private static func flattened(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(flattened) }
}

extension Rect {
    /// Left, top, right, bottom.
    fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}
