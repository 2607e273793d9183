/// The layout of a sheet with many pictures and labels: rows over the whole width below a head.
///
/// All lengths are whole points of the sheet, so that every edge falls on a pixel.
struct ContactSheet: Sendable {
    /// Lengths in points.
    enum Metrics {
        static let margin = 36.0
        static let columnGap = 20.0
        static let rowGap = 22.0
        static let title = 26.0
        static let subtitle = 17.0
        static let belowTitle = 22.0
        /// Leaves room for the title, however narrow the pictures are.
        static let minWidth = 420.0
        /// The radius of pictures' corners.
        static let cornerRadius = 7.0
    }

    /// The height of a head that has a title and nothing else, in points.
    static let titleHeight = Metrics.margin + Metrics.title + Metrics.subtitle + Metrics.belowTitle

    /// A picture's position.
    struct Cell: Sendable {
        /// The frame within the row, in points.
        let frame: Rect
        let row: Int
    }

    /// A row of pictures over the sheet's whole width.
    struct Row: Sendable {
        /// Points from the sheet's top.
        let top: Double
        let height: Double
        /// The row's labels and captions.
        var words: [ViewNode] = []
    }

    /// Points.
    let size: Size
    /// The title and the line below it.
    let title: (String, String)
    /// The labels below the title.
    var headWords: [ViewNode] = []
    let headHeight: Double
    var rows: [Row]
    let cells: [Cell]
}

// MARK: - Views

extension ContactSheet {
    enum Colors {
        static let ground = RGBA(246, 246, 248)
        static let title = Color.rgba(RGBA(white: 0.07))
        static let strong = Color.rgba(RGBA(white: 0.16))
        static let weak = Color.rgba(RGBA(white: 0.44))
        static let line = Color.rgba(RGBA(white: 0.82))
    }

    /// The part above the rows.
    var head: ViewNode {
        let width = size.width - 2 * Metrics.margin
        let title = [
            Self.text(
                title.0, .system(20, .semibold), Colors.title, x: Metrics.margin, y: Metrics.margin - 4, width: width),
            Self.text(
                title.1, .system(12), Colors.weak, x: Metrics.margin, y: Metrics.margin + Metrics.title, width: width),
        ]
        return band(title + headWords, height: headHeight)
    }

    /// A row without its pictures: its labels, and a card for each picture that is opaque.
    func view(ofRow row: Int, hasCards: Bool) -> ViewNode {
        let cards = cells.filter { hasCards && $0.row == row }.map { cell in
            ViewNode(
                .view,
                style: ViewStyle(
                    backgroundColor: .white, cornerRadius: .points(Metrics.cornerRadius), cornerCurve: .continuous,
                    shadow: Shadow(opacity: 0.14, radius: 5, offset: Point(x: 0, y: 2))),
                sizing: ViewSizing(width: cell.frame.width, height: cell.frame.height),
                placement: Placement(leading: cell.frame.minX, top: cell.frame.minY))
        }
        return band(rows[row].words + cards, height: rows[row].height)
    }

    private func band(_ views: [ViewNode], height: Double) -> ViewNode {
        ViewNode(.view, sizing: ViewSizing(width: size.width, height: height), children: views)
    }

    /// A text at a position in a row or the head.
    static func text(
        _ text: String, _ font: Font, _ color: Color, x: Double, y: Double, width: Double, lines: Int = 1
    ) -> ViewNode {
        ViewNode(
            .label(Label(text.withVisibleCharacters, font: font, textColor: color, numberOfLines: lines)),
            sizing: ViewSizing(width: width), placement: Placement(leading: x, top: y))
    }

    /// A hairline.
    static func line(x: Double, y: Double, width: Double) -> ViewNode {
        ViewNode(
            .view, style: ViewStyle(backgroundColor: Colors.line), sizing: ViewSizing(width: width, height: 0.5),
            placement: Placement(leading: x, top: y))
    }
}
