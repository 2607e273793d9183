/// Labels of the matrix's columns and rows.
extension MatrixSheet {
    private typealias Colors = ContactSheet.Colors

    /// The labels above the columns.
    var headWords: [ViewNode] {
        var views: [ViewNode] = []
        var y = ContactSheet.titleHeight
        for (level, axis) in across.enumerated() {
            let isFinest = level == across.count - 1
            for span in spans(across.prefix(level + 1)) {
                let (left, right) = (edges[span.lowerBound].x, edges[span.upperBound - 1])
                let width = right.x + right.width - left
                views.append(
                    ContactSheet.text(
                        matrix.label(of: axis, at: columns[span.lowerBound]),
                        isFinest && across.count > 1 ? .system(12) : .system(12, .semibold),
                        isFinest && across.count > 1 ? Colors.weak : Colors.strong, x: left, y: y, width: width))
                if !isFinest { views.append(ContactSheet.line(x: left, y: y + Metrics.columnLabel - 3, width: width)) }
            }
            y += Metrics.columnLabel
        }
        return views
    }

    /// The labels beside a row.
    func words(ofRow row: Int) -> [ViewNode] {
        var views: [ViewNode] = []
        for (level, axis) in down.enumerated() {
            let isNew = row == 0 || down.prefix(level + 1).contains { lines[row][$0] != lines[row - 1][$0] }
            guard isNew else { continue }
            let isFinest = level == down.count - 1
            views.append(
                ContactSheet.text(
                    matrix.label(of: axis, at: lines[row]),
                    isFinest && down.count > 1 ? .system(12) : .system(12, .semibold),
                    isFinest && down.count > 1 ? Colors.weak : Colors.strong,
                    x: ContactSheet.Metrics.margin + Double(level) * (Metrics.gutter + Metrics.gutterGap), y: 0,
                    width: Metrics.gutter, lines: 2))
        }
        return views
    }

    /// Runs of columns that have the same values on some axes.
    private func spans(_ axes: ArraySlice<Matrix.Axis>) -> [Range<Int>] {
        var starts = columns.indices.filter { index in
            index == 0 || axes.contains { columns[index][$0] != columns[index - 1][$0] }
        }
        starts.append(columns.count)
        return zip(starts, starts.dropFirst()).map { $0..<$1 }
    }
}
