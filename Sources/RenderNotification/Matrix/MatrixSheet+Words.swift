/// Labels of the matrix's columns and rows.
extension MatrixSheet {
    /// The labels above the columns.
    var headWords: [ViewNode] {
        var views: [ViewNode] = []
        var y = ContactSheet.titleHeight
        for level in across.indices {
            for span in spans(across.prefix(level + 1)) {
                let (left, right) = (edges[span.lowerBound].x, edges[span.upperBound - 1])
                let width = right.x + right.width - left
                views.append(label(across, level, at: columns[span.lowerBound], x: left, y: y, width: width))
                if level < across.count - 1 {
                    views.append(ContactSheet.line(x: left, y: y + Metrics.columnLabel - 3, width: width))
                }
            }
            y += Metrics.columnLabel
        }
        return views
    }

    /// The labels beside a row.
    func words(ofRow row: Int) -> [ViewNode] {
        var views: [ViewNode] = []
        for level in down.indices {
            let isNew = row == 0 || down.prefix(level + 1).contains { lines[row][$0] != lines[row - 1][$0] }
            guard isNew else { continue }
            let x = ContactSheet.Metrics.margin + Double(level) * (Metrics.gutter + Metrics.gutterGap)
            views.append(label(down, level, at: lines[row], x: x, y: 0, width: Metrics.gutter, lines: 2))
        }
        return views
    }

    /// A value's label; weak on the finest of several axes.
    private func label(
        _ axes: [Matrix.Axis], _ level: Int, at cell: Matrix.Cell, x: Double, y: Double, width: Double, lines: Int = 1
    ) -> ViewNode {
        let isWeak = level > 0 && level == axes.count - 1
        return ContactSheet.text(
            matrix.label(of: axes[level], at: cell), isWeak ? .system(12) : .system(12, .semibold),
            isWeak ? ContactSheet.Colors.weak : ContactSheet.Colors.strong, x: x, y: y, width: width, lines: lines)
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
