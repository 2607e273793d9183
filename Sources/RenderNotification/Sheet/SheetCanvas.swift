/// A contact sheet that several threads draw row by row. Only the rows being drawn are uncompressed.
final class SheetCanvas: Sendable {
    private let sheet: ContactSheet
    /// Pixels per point of the sheet.
    let scale: Double
    private let width: Int
    private let height: Int
    private let png: PNGEncoder
    /// Finished parts by their first pixel row.
    private let finished = Shared<[Int: PNGEncoder.Part]>([:])
    private let bands: [Shared<Band>]

    /// A row of pictures while it is drawn.
    private struct Band: Sendable {
        var ground: Ground?
        var left: Int
    }

    /// A canvas shared by threads: unchecked because it has no lock, and each picture writes only its own pixels.
    private struct Ground: @unchecked Sendable {
        let canvas: PaintedPixmap
    }

    /// - Parameter scale: pixels per point of the sheet; the largest that fits when `nil`.
    init(_ sheet: ContactSheet, scale: Double?, png: PNGEncoder) throws {
        self.sheet = sheet
        self.png = png
        self.scale = try Self.scale(for: sheet.size, wanted: scale)
        width = Int((sheet.size.width * self.scale).rounded())
        height = Int((sheet.size.height * self.scale).rounded())
        bands = sheet.rows.indices.map { row in Shared(Band(left: sheet.cells.count { $0.row == row })) }
    }

    /// The first of a few scales at which the sheet is within the limits.
    private static func scale(for size: Size, wanted: Double?) throws -> Double {
        let scale = (wanted.map { [$0] } ?? [4, 3, 2, 1.5, 1, 0.5]).first { scale in
            let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
            return width >= 1 && height >= 1 && max(width, height) <= Double(Limits.canvasPixelsPerSide)
                && width * height <= Double(Limits.sheetPixels)
        }
        if let scale { return scale }
        throw InputError(
            Diagnostic(
                .error, "sheet-too-large",
                "a sheet of all pictures would have more than \(Limits.sheetPixels / 1_000_000) million pixels",
                hint: "leave values out, give a smaller --scale, or write files: -o folder/", exit: .refused))
    }

    /// Draws the title and the labels above the columns.
    func drawHead(on renderer: NotificationRenderer) throws {
        let end = pixel(sheet.headHeight)
        try finish(try paint(sheet.head, from: 0, to: end, on: renderer), at: 0)
    }

    /// Draws a picture unscaled, from the top left corner of its cell on.
    /// - Parameters:
    ///   - isOpaque: draws a card behind the picture; for pictures with a background.
    ///   - picture: paints the picture; called after the card is drawn.
    func draw(
        in cell: ContactSheet.Cell, isOpaque: Bool, on renderer: NotificationRenderer,
        picture: () throws -> PaintedPixmap
    ) throws {
        let band = bands[cell.row]
        let row = sheet.rows[cell.row]
        let canvas = try ground(of: cell.row, hasCards: isOpaque, on: renderer)
        let context = renderer.context
        let frame = try picture()
        let place = Rect(
            x: (cell.frame.minX * scale).rounded() / scale, y: (cell.frame.minY * scale).rounded() / scale,
            width: Double(frame.width) / scale, height: Double(frame.height) / scale)
        let radius = isOpaque ? ContactSheet.Metrics.cornerRadius : 0
        let outline = Outline.roundedRect(place, radius: radius, curve: .continuous)
        try context.lay(frame, over: canvas, in: place, within: outline)
        if isOpaque {
            var border = DisplayList(size: Size(width: sheet.size.width, height: row.height))
            border.commands = [.strokeInside(outline, width: 0.5, RGBA(white: 0, alpha: 0.16))]
            try context.paint(border, over: canvas)
        }
        let isLast = band.value.withLock { band in
            band.left -= 1
            if band.left == 0 { band.ground = nil }
            return band.left == 0
        }
        if isLast { try finish(canvas, at: pixel(row.top)) }
    }

    /// The canvas of a row, made by the first thread that needs it.
    private func ground(of row: Int, hasCards: Bool, on renderer: NotificationRenderer) throws -> PaintedPixmap {
        let place = sheet.rows[row]
        return try bands[row].value.withLock { band in
            if let ground = band.ground { return ground }
            let canvas = try paint(
                sheet.view(ofRow: row, hasCards: hasCards), from: pixel(place.top), to: pixel(place.top + place.height),
                on: renderer)
            let ground = Ground(canvas: canvas)
            band.ground = ground
            return ground
        }.canvas
    }

    /// The sheet's file; call it after everything is drawn.
    func encoded() throws -> [UInt8] {
        let parts = finished.value.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
        return try png.file(parts, width: width, height: height, isOpaque: true)
    }

    private func pixel(_ y: Double) -> Int { min(height, Int((y * scale).rounded())) }

    /// Paints views of the sheet between two pixel rows.
    private func paint(
        _ view: ViewNode, from top: Int, to bottom: Int, on renderer: NotificationRenderer
    ) throws -> PaintedPixmap {
        let traits = Device(appearance: .light)
        let layout = renderer.composer.with(traits).frames(of: view, width: sheet.size.width)
        let size = Size(width: Double(width) / scale, height: Double(bottom - top) / scale)
        let picture = Composition(size: size, backdrop: nil, nodes: [layout], traits: traits)
        var list = DisplayListBuilder.build(picture)
        // Fill the whole canvas: rounded to pixels, it may be larger than the view's own background.
        list.commands.insert(.fill(.rect(Rect(origin: .zero, size: size)), ContactSheet.Colors.ground), at: 0)
        return try renderer.context.paint(list, scale: scale, opaque: true)
    }

    private func finish(_ canvas: PaintedPixmap, at top: Int) throws {
        let part = png.part(of: canvas)
        finished.value.withLock { $0[top] = part }
    }
}
