/// The sheet of a matrix: some axes run across, the others down, so that it is about as wide as a screen.
struct MatrixSheet: Sendable {
    private typealias Common = ContactSheet.Metrics

    /// Lengths in points, in addition to `ContactSheet.Metrics`.
    enum Metrics {
        /// The extra gap where the value of a coarser axis changes.
        static let groupGap = 16.0
        static let gutter = 84.0
        static let gutterGap = 12.0
        static let columnLabel = 20.0
        static let belowLabels = 8.0
        /// The minimum height of a row, which leaves room for its label.
        static let minRow = 34.0
        /// Columns whose widths differ by less are equally wide.
        static let equalWidths = 1.5
        /// The preferred ratio of width to height.
        static let shape = 1.6
    }

    /// The size of pictures relative to the device.
    static let shrink = 0.5

    let matrix: Matrix
    /// The axes that run across and down, the coarsest first.
    let across: [Matrix.Axis]
    let down: [Matrix.Axis]
    let columns: [Matrix.Cell]
    let lines: [Matrix.Cell]
    /// The columns' left edges and widths.
    let edges: [(x: Double, width: Double)]
    /// The matrix cells in the order of the sheet's cells.
    let places: [Matrix.Cell]
    private(set) var sheet: ContactSheet

    /// - Parameter sizes: the sizes of the pictures, in points of their devices.
    init(_ matrix: Matrix, sizes: [Matrix.Cell: Size], title: (String, String)) {
        self.matrix = matrix
        func shown(_ size: Size) -> Size {
            Size(width: (size.width * Self.shrink).rounded(.up), height: (size.height * Self.shrink).rounded(.up))
        }
        let shown = sizes.mapValues(shown)
        let (across, down) = Self.arrangement(matrix, shown)
        let columns = matrix.places(of: across)
        let lines = matrix.places(of: down)
        func size(_ line: Matrix.Cell, _ column: Matrix.Cell) -> Size {
            shown[line.merged(with: column, on: across)] ?? .zero
        }
        var widths = columns.map { column in lines.map { size($0, column).width }.max() ?? 0 }
        if let widest = widths.max(), let narrowest = widths.min(), widest <= narrowest * Metrics.equalWidths {
            widths = widths.map { _ in widest }
        }
        var x = Common.margin + Double(down.count) * (Metrics.gutter + Metrics.gutterGap)
        var edges: [(x: Double, width: Double)] = []
        for (index, width) in widths.enumerated() {
            if index > 0 {
                x += Common.columnGap
                if Self.startsGroup(columns, index, across) { x += Metrics.groupGap }
            }
            edges.append((x, width))
            x += width
        }
        let headHeight =
            ContactSheet.titleHeight
            + Double(across.count) * Metrics.columnLabel + (across.isEmpty ? 0 : Metrics.belowLabels)
        var y = headHeight
        var rows: [ContactSheet.Row] = []
        var cells: [ContactSheet.Cell] = []
        var places: [Matrix.Cell] = []
        for (number, line) in lines.enumerated() {
            let height = max(columns.map { size(line, $0).height }.max() ?? 0, Metrics.minRow)
            let isLast = number == lines.count - 1
            let isGroupsLast = !isLast && Self.startsGroup(lines, number + 1, down)
            let gap = isLast ? Common.margin : Common.rowGap + (isGroupsLast ? Metrics.groupGap : 0)
            for (column, edge) in zip(columns, edges) {
                places.append(line.merged(with: column, on: across))
                cells.append(.init(frame: Rect(origin: Point(x: edge.x, y: 0), size: size(line, column)), row: number))
            }
            rows.append(.init(top: y, height: height + gap))
            y += height + gap
        }
        (self.across, self.down, self.columns, self.lines) = (across, down, columns, lines)
        (self.edges, self.places) = (edges, places)
        sheet = ContactSheet(
            size: Size(width: max(x + Common.margin, Common.minWidth), height: y), title: title,
            headHeight: headHeight, rows: rows, cells: cells)
        sheet.headWords = headWords
        for row in rows.indices { sheet.rows[row].words = words(ofRow: row) }
    }

    /// The best split of the axes into across and down: the sheet's shape is nearest to a screen's, with the least
    /// empty room between pictures of different sizes.
    private static func arrangement(
        _ matrix: Matrix, _ sizes: [Matrix.Cell: Size]
    ) -> (across: [Matrix.Axis], down: [Matrix.Axis]) {
        let axes = matrix.varying
        let area = max(1, sizes.values.reduce(0) { $0 + $1.width * $1.height })
        let ways = (0..<(1 << axes.count)).map { mask in
            var way: (across: [Matrix.Axis], down: [Matrix.Axis]) = ([], [])
            for (bit, axis) in axes.enumerated() {
                if mask & (1 << bit) == 0 { way.down.append(axis) } else { way.across.append(axis) }
            }
            return way
        }
        func cost(_ way: (across: [Matrix.Axis], down: [Matrix.Axis])) -> Double {
            var widths = [Double](repeating: 0, count: way.across.reduce(1) { $0 * matrix.count(of: $1) })
            var heights = [Double](repeating: 0, count: way.down.reduce(1) { $0 * matrix.count(of: $1) })
            for (place, size) in sizes {
                let column = way.across.reduce(0) { $0 * matrix.count(of: $1) + place[$1] }
                let line = way.down.reduce(0) { $0 * matrix.count(of: $1) + place[$1] }
                widths[column] = max(widths[column], size.width)
                heights[line] = max(heights[line], size.height)
            }
            let gutters = Double(way.down.count) * (Metrics.gutter + Metrics.gutterGap)
            let width = widths.reduce(gutters) { $0 + $1 + Common.columnGap }
            let height = heights.reduce(0) { $0 + max($1, Metrics.minRow) + Common.rowGap }
            let ratio = max(width / height / Metrics.shape, Metrics.shape * height / width)
            return width * height / area * ratio.squareRoot()
        }
        let costs = ways.map(cost)
        // The first of equally good splits; the tolerance absorbs the rounding of sums.
        let best = (costs.min() ?? 0) * (1 + 1e-9)
        return zip(ways, costs).first { $1 <= best }?.0 ?? ([], axes)
    }

    /// `true` when the value of a coarser axis changes at this place of the list.
    private static func startsGroup(_ places: [Matrix.Cell], _ index: Int, _ axes: [Matrix.Axis]) -> Bool {
        axes.dropLast().contains { places[index][$0] != places[index - 1][$0] }
    }
}

extension Matrix.Cell {
    /// This cell with another's values on some axes.
    func merged(with other: Matrix.Cell, on axes: [Matrix.Axis]) -> Matrix.Cell {
        axes.reduce(into: self) { $0[$1] = other[$1] }
    }
}
