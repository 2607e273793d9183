import ContentExtensionHost

/// The sheet's own views: ground, words, and the cards that the pictures lie on.
extension ContactSheet {
    private enum Colors {
        static let ground = Color.rgba(RGBA(246, 246, 248))
        static let title = Color.rgba(RGBA(white: 0.07))
        static let strong = Color.rgba(RGBA(white: 0.16))
        static let weak = Color.rgba(RGBA(white: 0.44))
        static let line = Color.rgba(RGBA(white: 0.82))
    }

    /// The radius of pictures' corners in points.
    static let cornerRadius = 7.0

    /// The band above the rows: the title, and what the columns are.
    var head: ViewNode {
        let width = size.width - 2 * Metrics.margin
        var views = [
            text(title.0, .system(20, .semibold), Colors.title, x: Metrics.margin, y: Metrics.margin - 4, width: width),
            text(
                title.1, .system(12), Colors.weak, x: Metrics.margin, y: Metrics.margin + Metrics.title, width: width),
        ]
        var y = Metrics.margin + Metrics.title + Metrics.subtitle + Metrics.belowTitle
        for (level, axis) in across.enumerated() {
            let isFinest = level == across.count - 1
            for span in spans(across.prefix(level + 1)) {
                let (left, right) = (edges[span.lowerBound].x, edges[span.upperBound - 1])
                let width = right.x + right.width - left
                views.append(
                    text(
                        matrix.label(of: axis, at: columns[span.lowerBound]),
                        isFinest && across.count > 1 ? .system(12) : .system(12, .semibold),
                        isFinest && across.count > 1 ? Colors.weak : Colors.strong, x: left, y: y, width: width))
                if !isFinest {
                    views.append(line(x: left, y: y + Metrics.columnLabel - 3, width: width))
                }
            }
            y += Metrics.columnLabel
        }
        return band(views, height: headHeight)
    }

    /// The band of a row without its pictures: what the row is, and a card for each picture that has a ground.
    func view(ofRow row: Int, hasCard: (Cell) -> Bool) -> ViewNode {
        var views: [ViewNode] = []
        for (level, axis) in down.enumerated() {
            let isNew = row == 0 || down.prefix(level + 1).contains { lines[row][$0] != lines[row - 1][$0] }
            guard isNew else { continue }
            let isFinest = level == down.count - 1
            views.append(
                text(
                    matrix.label(of: axis, at: lines[row]),
                    isFinest && down.count > 1 ? .system(12) : .system(12, .semibold),
                    isFinest && down.count > 1 ? Colors.weak : Colors.strong,
                    x: Metrics.margin + Double(level) * (Metrics.gutter + Metrics.gutterGap), y: 0,
                    width: Metrics.gutter, lines: 2))
        }
        views += cells.filter { $0.row == row && hasCard($0) }.map { cell in
            ViewNode(
                .view,
                style: ViewStyle(
                    backgroundColor: .white, cornerRadius: .points(Self.cornerRadius), cornerCurve: .continuous,
                    shadow: Shadow(opacity: 0.14, radius: 5, offset: Point(x: 0, y: 2))),
                sizing: ViewSizing(width: cell.frame.width, height: cell.frame.height),
                placement: Placement(leading: cell.frame.minX, top: cell.frame.minY))
        }
        return band(views, height: rows[row].height)
    }

    private func band(_ views: [ViewNode], height: Double) -> ViewNode {
        ViewNode(
            .view, style: ViewStyle(backgroundColor: Colors.ground),
            sizing: ViewSizing(width: size.width, height: height), children: views)
    }

    private func text(
        _ text: String, _ font: Font, _ color: Color, x: Double, y: Double, width: Double, lines: Int = 1
    ) -> ViewNode {
        ViewNode(
            .label(Label(text.withVisibleCharacters, font: font, textColor: color, numberOfLines: lines)),
            sizing: ViewSizing(width: width), placement: Placement(leading: x, top: y))
    }

    private func line(x: Double, y: Double, width: Double) -> ViewNode {
        ViewNode(
            .view, style: ViewStyle(backgroundColor: Colors.line), sizing: ViewSizing(width: width, height: 0.5),
            placement: Placement(leading: x, top: y))
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
