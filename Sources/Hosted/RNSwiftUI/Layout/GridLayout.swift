import RNUIKit

/// Rows of cells whose columns are as wide as their widest cell.
///
/// A column's width is found as a stack finds its views' lengths: the least flexible first, of an equal share. Rows do
/// the same with their heights. A view outside of a `GridRow` is a row of one cell across all columns.
public struct GridLayout: Layout {
    public var alignment: Alignment
    /// In points; `nil` for the standard distance.
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { GridTable(self, subviews).measure(proposal).size }
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        MainActor.assumeIsolated { GridTable(self, subviews).place(bounds, proposal) }
    }
}

/// A cell's marks for its grid.
struct GridCellTraits {
    /// The identity of the cell's row; `nil` for a view that is a row by itself.
    var row: ObjectIdentifier?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []
}

extension ElementTraits {
    var gridCell: GridCellTraits {
        get { values[ObjectIdentifier(GridCellTraits.self)] as? GridCellTraits ?? GridCellTraits() }
        set { values[ObjectIdentifier(GridCellTraits.self)] = newValue }
    }
}

/// The cells of a grid by rows and columns, measured for a proposal.
@MainActor private struct GridTable {
    struct Cell {
        let view: LayoutSubview
        let traits: GridCellTraits
        let row: Int
        let columns: Range<Int>
    }
    /// Lengths in points.
    struct Result {
        var widths: [CGFloat]
        var heights: [CGFloat]
        var size: CGSize
    }

    private let layout: GridLayout
    private let cells: [Cell]
    private let rowCount: Int
    private let columnCount: Int
    private let spacing: CGSize

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        self.layout = layout
        spacing = CGSize(
            width: layout.horizontalSpacing ?? ViewSpacing.standard,
            height: layout.verticalSpacing ?? ViewSpacing.standard)
        var rows: [[(view: LayoutSubview, traits: GridCellTraits)]] = []
        var last: ObjectIdentifier?
        for view in subviews {
            let traits = view.element.traits.gridCell
            if let row = traits.row, row == last {
                rows[rows.count - 1].append((view, traits))
            } else {
                rows.append([(view, traits)])
            }
            last = traits.row
        }
        let count = rows.map { $0.reduce(0) { $0 + max(1, $1.traits.columns) } }.max() ?? 0
        (rowCount, columnCount) = (rows.count, count)
        cells = rows.enumerated().flatMap { number, row in
            var column = 0
            return row.map { view, traits in
                let span = traits.row == nil ? count : max(1, traits.columns)
                defer { column += span }
                return Cell(view: view, traits: traits, row: number, columns: column..<column + span)
            }
        }
    }

    func measure(_ proposal: ProposedViewSize) -> Result {
        guard columnCount > 0 else { return Result(widths: [], heights: [], size: .zero) }
        let widths = columnWidths(proposal)
        let heights = lengths(
            rowCount, room: proposal.height, spacing: spacing.height,
            of: { row, height in
                cells.filter { $0.row == row && !$0.traits.unsizedAxes.contains(.vertical) }
                    .map { ($0, ProposedViewSize(width: width($0.columns, widths), height: height)) }
                    .map { $0.view.sizeThatFits($1).height }.max() ?? 0
            })
        return Result(
            widths: widths, heights: heights,
            size: CGSize(
                width: width(0..<columnCount, widths),
                height: heights.reduce(0, +) + CGFloat(rowCount - 1) * spacing.height))
    }

    private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
        var widths = lengths(
            columnCount, room: proposal.width, spacing: spacing.width,
            of: { column, width in
                cells.filter {
                    $0.columns == column..<column + 1 && !$0.traits.unsizedAxes.contains(.horizontal)
                }.map { $0.view.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
            })
        // Cells across several columns widen these evenly, where they need more.
        for cell in cells where cell.columns.count > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
            let has = width(cell.columns, widths)
            let others = width(0..<columnCount, widths) - has
            let offer = proposal.width.map { max(has, $0 - others) }
            let needs = cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            guard needs > has else { continue }
            for column in cell.columns { widths[column] += (needs - has) / CGFloat(cell.columns.count) }
        }
        return widths
    }

    private func width(_ columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        widths[columns].reduce(0, +) + CGFloat(columns.count - 1) * spacing.width
    }

    /// Lengths of lines that share some room, the least flexible first.
    private func lengths(
        _ count: Int, room: CGFloat?, spacing: CGFloat, of length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let room, room.isFinite else { return (0..<count).map { length($0, room) } }
        let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
        var result = [CGFloat](repeating: 0, count: count)
        var left = room - CGFloat(count - 1) * spacing
        for (number, line) in (0..<count).sorted(by: { flexibility[$0] < flexibility[$1] }).enumerated() {
            result[line] = length(line, max(0, left / CGFloat(count - number)))
            left -= result[line]
        }
        return result
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize) {
        let result = measure(proposal)
        var columnAlignments = [HorizontalAlignment](repeating: layout.alignment.horizontal, count: columnCount)
        for cell in cells {
            guard let alignment = cell.traits.columnAlignment else { continue }
            for column in cell.columns { columnAlignments[column] = alignment }
        }
        var top = bounds.minY
        for row in 0..<rowCount {
            let height = result.heights[row]
            let cells = cells.filter { $0.row == row }
            let offers = cells.map { ProposedViewSize(width: width($0.columns, result.widths), height: height) }
            let dimensions = zip(cells, offers).map { $0.view.dimensions(in: $1) }
            let vertical = cells.first?.traits.rowAlignment ?? layout.alignment.vertical
            // Guides that views set, such as baselines, stand on one line; edges and middles are those of the row.
            let hasGuides = dimensions.contains { $0[explicit: vertical] != nil }
            let line = hasGuides ? dimensions.map { $0[vertical] }.max() ?? 0 : 0
            for (index, cell) in cells.enumerated() {
                let box = CGRect(
                    x: bounds.minX + result.widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + spacing.width },
                    y: top, width: offers[index].width ?? 0, height: height)
                let own = dimensions[index]
                if let anchor = cell.traits.anchor {
                    cell.view.place(
                        at: CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height),
                        anchor: anchor, proposal: offers[index])
                    continue
                }
                let whole = ViewDimensions(element: nil, proposal: offers[index], size: box.size)
                let horizontal = columnAlignments[cell.columns.lowerBound]
                cell.view.place(
                    at: CGPoint(
                        x: box.minX + whole[horizontal] - own[horizontal],
                        y: box.minY + (hasGuides ? line : whole[vertical]) - own[vertical]),
                    proposal: offers[index])
            }
            top += height + spacing.height
        }
    }
}
