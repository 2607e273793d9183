/// A picture's file in a cell of a grid.
package struct SheetPicture: Sendable {
    /// The caption: a name, and a note after it.
    package let name: String
    package let note: String
    /// The size on the sheet, in pixels.
    let width: Int
    let height: Int

    /// - Parameter file: a PNG, JPEG or WebP.
    /// - Returns: `nil` for another format, or an image beyond the limits.
    package init?(name: String, note: String, file: [UInt8]) {
        guard let header = try? file.withUnsafeBytes({ bytes throws(ImageFailure) in try ImageHeader(bytes) }) else {
            return nil
        }
        self.init(name: name, note: note, width: header.shownWidth, height: header.shownHeight)
    }

    /// - Parameters: `width`, `height`: the size of the file's image, in pixels.
    init(name: String, note: String, width: Int, height: Int) {
        (self.name, self.note) = (name, note)
        let most = (
            width: GridSheet.Metrics.cellWidth * GridSheet.scale, height: GridSheet.Metrics.cellHeight * GridSheet.scale
        )
        // Shrink only.
        let factor = min(1, most.width / Double(width), most.height / Double(height))
        self.width = max(1, Int((Double(width) * factor).rounded()))
        self.height = max(1, Int((Double(height) * factor).rounded()))
    }
}

/// Pictures in a grid, each with a caption above.
struct GridSheet {
    /// Lengths in points, in addition to `ContactSheet.Metrics`.
    enum Metrics {
        static let cellWidth = 180.0
        /// Slightly higher than a phone's screen at that width; higher pictures are narrowed.
        static let cellHeight = 400.0
        static let caption = 20.0
        /// The characters of a caption that are laid out.
        static let captionLength = 100
        /// The maximum height of a sheet, which at two pixels a point is within the limits on pictures.
        static let height = 8_000.0
    }

    /// Pixels per point.
    static let scale = 2.0

    /// The pictures of each sheet: as many whole rows as fit.
    static func pages(_ pictures: [SheetPicture], columns: Int) -> [Range<Int>] {
        let width = width(min(columns, pictures.count))
        let height = min(Metrics.height, Double(Limits.sheetPixels) / (scale * scale * width))
        var pages: [Range<Int>] = []
        var start = 0
        var y = ContactSheet.titleHeight
        for row in stride(from: 0, to: pictures.count, by: columns) {
            let end = min(row + columns, pictures.count)
            let rowHeight = Self.height(of: pictures[row..<end]) + ContactSheet.Metrics.margin
            if row > start, y + rowHeight > height || end - start > Limits.sheetPagePictures {
                pages.append(start..<row)
                (start, y) = (row, ContactSheet.titleHeight)
            }
            y += rowHeight
        }
        if start < pictures.count { pages.append(start..<pictures.count) }
        return pages
    }

    /// - Parameter columns: the same on all sheets, however few pictures the last one has.
    static func sheet(_ pictures: ArraySlice<SheetPicture>, columns: Int, title: (String, String)) -> ContactSheet {
        let common = ContactSheet.Metrics.self
        var y = ContactSheet.titleHeight
        var rows: [ContactSheet.Row] = []
        var cells: [ContactSheet.Cell] = []
        for start in stride(from: pictures.startIndex, to: pictures.endIndex, by: columns) {
            let line = pictures[start..<min(start + columns, pictures.endIndex)]
            let gap = line.endIndex == pictures.endIndex ? common.margin : common.rowGap
            var words: [ViewNode] = []
            for (column, picture) in line.enumerated() {
                let x = common.margin + Double(column) * (Metrics.cellWidth + common.columnGap)
                let frame = Rect(
                    x: x, y: Metrics.caption, width: Double(picture.width) / scale,
                    height: Double(picture.height) / scale)
                cells.append(.init(frame: frame, row: rows.count))
                words.append(caption(of: picture, x: x))
            }
            let height = height(of: line) + gap
            rows.append(.init(top: y, height: height, words: words))
            y += height
        }
        return ContactSheet(
            size: Size(width: width(columns), height: y), title: title, headHeight: ContactSheet.titleHeight,
            rows: rows, cells: cells)
    }

    private static func width(_ columns: Int) -> Double {
        let common = ContactSheet.Metrics.self
        return max(
            common.minWidth,
            2 * common.margin + Double(columns) * (Metrics.cellWidth + common.columnGap) - common.columnGap)
    }

    /// A row's height without the gap below it, in whole points.
    private static func height(of line: ArraySlice<SheetPicture>) -> Double {
        Metrics.caption + (Double(line.map(\.height).max() ?? 0) / scale).rounded(.up)
    }

    /// Truncated in the middle, because names often differ at their end.
    private static func caption(of picture: SheetPicture, x: Double) -> ViewNode {
        let name = String(picture.name.prefix(Metrics.captionLength)).withVisibleCharacters
        let (strong, weak) = (ContactSheet.Colors.strong, ContactSheet.Colors.weak)
        return ViewNode(
            .label(
                Label(
                    "", font: .system(11), textColor: weak, lineBreakMode: .byTruncatingMiddle,
                    runs: [
                        TextRun(name, font: .system(11, .semibold), textColor: strong),
                        TextRun("  ·  \(picture.note)", font: .system(11), textColor: weak),
                    ])), sizing: ViewSizing(width: Metrics.cellWidth), placement: Placement(leading: x, top: 0))
    }
}
