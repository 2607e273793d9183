import Basics
import Views

/// UITableView: rows, headers and footers in a column, each laid out separately at the table's width.
extension LayoutEngine {
    func placeRows(_ item: LayoutItem, _ table: TableView, in frame: Rect) -> [LayoutNode] {
        let inset = table.style == .insetGrouped ? TableMetrics.groupInset : 0
        let column = Rect(x: frame.minX + inset, y: 0, width: max(0, frame.width - 2 * inset), height: frame.height)
        // A table view only makes visible rows. The end of one that the user drags follows from all of them.
        let bottom = item.node.style.clipsToBounds && !table.isDragged ? frame.maxY : .infinity
        var y = frame.minY - (table.isDragged ? 0 : table.contentOffset.y)
        var nodes: [LayoutNode] = []
        func add(_ child: LayoutItem, in frame: Rect) {
            let height = measure(child, .exactly(frame.width)).height
            nodes.append(place(child, in: Rect(x: frame.minX, y: y, width: frame.width, height: height)))
            y += height
        }
        let sections = TableSection.all(of: item.arranged)
        for (index, section) in sections.enumerated() where y < bottom {
            for header in section.tableHeaders { add(header, in: frame) }
            let hasGaps = table.style != .plain && !section.rows.isEmpty
            if let header = section.header {
                nodes.append(placeTitle(header, table, isHeader: true, isFirst: index == 0, y: &y, in: frame))
            } else if hasGaps {
                y += index == 0 ? TableMetrics.firstGap : TableMetrics.gap
            }
            nodes += placeSection(section.rows, table, in: column, y: &y, until: bottom, part: item.part)
            if let footer = section.footer {
                nodes.append(placeTitle(footer, table, isHeader: false, isFirst: false, y: &y, in: frame))
            } else if hasGaps {
                y += TableMetrics.gap
            }
            for footer in section.tableFooters { add(footer, in: frame) }
        }
        if table.isDragged {
            let offset = shownOffset(table, content: Size(width: frame.width, height: y - frame.minY), in: frame).y
            nodes = nodes.map { $0.offset(x: 0, y: -offset) }
            y -= offset
        }
        let hasFooter = sections.contains { !$0.tableFooters.isEmpty }
        return nodes + (hasFooter ? [] : emptyRows(table, from: y, in: frame, part: item.part))
    }

    /// A section's rows with their separators; an inset table puts them in a rounded group.
    private func placeSection(
        _ rows: [LayoutItem], _ table: TableView, in column: Rect, y: inout Double, until bottom: Double,
        part: ViewNode.Part
    ) -> [LayoutNode] {
        let top = y
        var nodes: [LayoutNode] = []
        for row in rows where y < bottom {
            let height = rowHeight(row, table, width: column.width)
            var node = place(row, in: Rect(x: column.minX, y: y, width: column.width, height: height))
            if case .cell = node.content, node.style.backgroundColor == nil {
                let isPlain = table.style == .plain
                node.style.backgroundColor = .semantic(isPlain ? .systemBackground : .secondarySystemGroupedBackground)
            }
            nodes.append(node)
            y += height
        }
        nodes += separators(nodes, table, in: column, top: top)
        guard table.style == .insetGrouped, !nodes.isEmpty else { return nodes }
        let plate = ViewNode(
            .view,
            style: ViewStyle(
                cornerRadius: .points(TableMetrics.groupRadius), cornerCurve: .continuous, clipsToBounds: true))
        var group = place(
            LayoutItem(plate, part: part), in: Rect(x: column.minX, y: top, width: column.width, height: y - top))
        group.children = nodes
        return [group]
    }

    /// A row's own height, otherwise the table's, otherwise its content's plus the separator.
    private func rowHeight(_ row: LayoutItem, _ table: TableView, width: Double) -> Double {
        if row.node.sizing.height == nil, let height = table.rowHeight { return height }
        let own = measure(row, .exactly(width)).height
        if row.node.sizing.height != nil { return own }
        guard own > 0 else { return TableMetrics.rowHeight }
        return device.ceilToPixel(own) + (table.separatorStyle == .none ? 0 : 1 / device.model.scale)
    }

    /// A section's header or footer: a label goes where UIKit puts titles; another view has its fitting height.
    private func placeTitle(
        _ item: LayoutItem, _ table: TableView, isHeader: Bool, isFirst: Bool, y: inout Double, in frame: Rect
    ) -> LayoutNode {
        guard case .label(var label) = item.node.content else {
            let height = measure(item, .exactly(frame.width)).height
            defer { y += height }
            return place(item, in: Rect(x: frame.minX, y: y, width: frame.width, height: height))
        }
        let isGrouped = table.style != .plain
        if isGrouped, label.font == .system(17) { label.font = .system(13) }
        if isGrouped, label.textColor == .label { label.textColor = .semantic(.secondaryLabel) }
        if !isGrouped, label.font == .system(17) { label.font = .system(17, .semibold) }
        var node = item.node
        node.content = .label(label)
        let inset = TableMetrics.titleInset + (table.style == .insetGrouped ? TableMetrics.groupInset : 0)
        let title = LayoutItem(node, part: item.part)
        let own = measure(title, .exactly(max(0, frame.width - 2 * inset))).height
        let (above, below) = isGrouped ? isHeader ? (isFirst ? 32.0 : 15, 6.5) : (7.5, 15) : (3.5, 4)
        let height = item.node.sizing.height ?? above + own + below
        let bar = ViewNode(
            .view, style: ViewStyle(backgroundColor: isGrouped ? nil : .semantic(.secondarySystemBackground)))
        var placed = place(
            LayoutItem(bar, part: item.part), in: Rect(x: frame.minX, y: y, width: frame.width, height: height))
        placed.children = [
            place(
                title,
                in: Rect(
                    x: frame.minX + inset, y: y + above, width: max(0, frame.width - 2 * inset),
                    height: max(0, height - above - below)))
        ]
        y += height
        return placed
    }

    /// The separators below rows: plain tables have one below a section's last row, grouped tables a full-width one.
    private func separators(_ rows: [LayoutNode], _ table: TableView, in column: Rect, top: Double) -> [LayoutNode] {
        guard table.separatorStyle == .singleLine, let last = rows.last else { return [] }
        var lines = rows.dropLast().map { separator(table, below: $0.frame.maxY, in: column, part: $0.part) }
        switch table.style {
        case .plain: lines.append(separator(table, below: last.frame.maxY, in: column, part: last.part))
        case .grouped:
            let edges = [top, last.frame.maxY]
            lines += edges.map { separator(table, below: $0, in: column, part: last.part, isInset: false) }
        case .insetGrouped: break
        }
        return lines
    }

    private func separator(
        _ table: TableView, below y: Double, in column: Rect, part: ViewNode.Part, isInset: Bool = true
    ) -> LayoutNode {
        let inset = isInset ? table.separatorInset ?? EdgeInsets(leading: TableMetrics.separatorInset) : EdgeInsets.zero
        let height = 1 / device.model.scale
        let frame = Rect(
            x: column.minX + inset.leading, y: y - height, width: max(0, column.width - inset.horizontal),
            height: height)
        let color = table.separatorColor ?? .semantic(.separator)
        return place(LayoutItem(ViewNode(.shape(.rectangle(fill: color))), part: part), in: mirrored(frame, in: column))
    }

    /// The separators of empty rows down to a plain table's bottom, as up to iOS 14.
    private func emptyRows(_ table: TableView, from y: Double, in frame: Rect, part: ViewNode.Part) -> [LayoutNode] {
        guard table.style == .plain, table.separatorStyle == .singleLine else { return [] }
        let height = max(1, table.rowHeight ?? TableMetrics.rowHeight)
        let count = max(0, min(Double(Limits.repeatCount), ((frame.maxY - y) / height).rounded(.down)))
        return (0..<Int(count)).map { row in
            separator(table, below: y + Double(row + 1) * height, in: frame, part: part)
        }
    }
}

/// UITableView's metrics in points (fact: uikit/table).
private enum TableMetrics {
    static let rowHeight = 44.0
    static let separatorInset = 16.0
    static let titleInset = 16.0
    /// The gap above the first section of a grouped table.
    static let firstGap = 35.0
    /// The gap above and below other sections.
    static let gap = 17.5
    static let groupInset = 16.0
    static let groupRadius = 10.0
}

/// A section's rows with its header and footer; the table's own header and footer belong to the first and last section.
private struct TableSection {
    var tableHeaders: [LayoutItem] = []
    var header: LayoutItem?
    var rows: [LayoutItem] = []
    var footer: LayoutItem?
    var tableFooters: [LayoutItem] = []

    /// Splits children into sections, in order.
    static func all(of items: [LayoutItem]) -> [TableSection] {
        var sections = [TableSection()]
        for item in items {
            var current = sections.removeLast()
            let isClosed = current.footer != nil || !current.tableFooters.isEmpty
            let isBegun = current.header != nil || !current.rows.isEmpty
            let begins =
                item.node.role == .sectionHeader && (isBegun || isClosed) || item.node.role == .cell && isClosed
            if begins {
                sections.append(current)
                current = TableSection()
            }
            switch item.node.role {
            case .tableHeader: current.tableHeaders.append(item)
            case .sectionHeader: current.header = item
            case .cell: current.rows.append(item)
            case .sectionFooter: current.footer = item
            case .tableFooter: current.tableFooters.append(item)
            }
            sections.append(current)
        }
        return sections
    }
}
