/// A contact sheet that several threads draw, each a row at a time. Only the rows being drawn are uncompressed.
struct SheetCanvas: Sendable {
    private let sheet: ContactSheet
    /// Pixels per point of the sheet.
    let scale: Double
    private let width: Int
    private let height: Int
    private let png: PNGEncoder

    /// - Parameter scale: pixels per point of the sheet; the largest that fits when `nil`.
    init(_ sheet: ContactSheet, scale: Double?, png: PNGEncoder) throws {
        self.sheet = sheet
        self.png = png
        self.scale = try Self.scale(for: sheet.size, wanted: scale)
        width = Int((sheet.size.width * self.scale).rounded())
        height = Int((sheet.size.height * self.scale).rounded())
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

    /// Draws the sheet.
    /// - Parameters:
    ///   - isOpaque: draws a card behind each picture; for pictures with a background.
    ///   - picture: paints the picture of a cell, which is drawn unscaled from the cell's top left corner on; and returns
    ///     what was found on the way.
    /// - Returns: the sheet's file, and what was found, in the order of the cells.
    func draw<Found: Sendable>(
        on pool: RendererPool, isOpaque: Bool,
        picture: @escaping @Sendable (_ cell: Int, NotificationRenderer) throws -> (PaintedPixmap, Found)
    ) throws -> (png: [UInt8], found: [Found]) {
        let parts = try pool.map(sheet.rows.count + 1) { number, renderer in
            var found: [Found] = []
            // Number 0 is the sheet's head.
            guard number > 0 else {
                let head = try paint(sheet.head, from: 0, to: pixel(sheet.headHeight), on: renderer)
                return (png: png.part(of: head), found: found)
            }
            let row = sheet.rows[number - 1]
            let canvas = try paint(
                sheet.view(ofRow: number - 1, hasCards: isOpaque), from: pixel(row.top),
                to: pixel(row.top + row.height), on: renderer)
            for (index, cell) in sheet.cells.enumerated() where cell.row == number - 1 {
                let drawn = try picture(index, renderer)
                try lay(drawn.0, at: cell.frame, over: canvas, isOpaque: isOpaque, on: renderer)
                found.append(drawn.1)
            }
            return (png.part(of: canvas), found)
        }
        let file = try png.file(parts.map(\.png), width: width, height: height, isOpaque: true)
        return (file, parts.flatMap(\.found))
    }

    private func lay(
        _ picture: PaintedPixmap, at frame: Rect, over canvas: PaintedPixmap, isOpaque: Bool,
        on renderer: NotificationRenderer
    ) throws {
        let place = Rect(
            x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
            width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        let radius = isOpaque ? ContactSheet.Metrics.cornerRadius : 0
        let outline = Outline.roundedRect(place, radius: radius, curve: .continuous)
        try renderer.context.lay(picture, over: canvas, in: place, within: outline)
        guard isOpaque else { return }
        let size = Size(width: Double(canvas.width) / scale, height: Double(canvas.height) / scale)
        var border = DisplayList(size: size)
        border.commands = [.strokeInside(outline, width: 0.5, RGBA(white: 0, alpha: 0.16))]
        try renderer.context.paint(border, over: canvas)
    }

    private func pixel(_ y: Double) -> Int { min(height, Int((y * scale).rounded())) }

    /// Paints views of the sheet between two pixel rows.
    private func paint(
        _ view: ViewNode, from top: Int, to bottom: Int, on renderer: NotificationRenderer
    ) throws -> PaintedPixmap {
        let device = Device(appearance: .light)
        let layout = renderer.composer.with(device).frames(of: view, width: sheet.size.width)
        let size = Size(width: Double(width) / scale, height: Double(bottom - top) / scale)
        let picture = Composition(size: size, backdrop: nil, nodes: [layout], device: device)
        var list = DisplayListBuilder.build(picture)
        // Fill the whole canvas: rounded to pixels, it may be larger than the view's own background.
        list.commands.insert(.fill(.rect(Rect(origin: .zero, size: size)), ContactSheet.Colors.ground), at: 0)
        return try renderer.context.paint(list, scale: scale, opaque: true)
    }
}
