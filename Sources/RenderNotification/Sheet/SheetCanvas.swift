import ContentExtensionHost
import Renderer

/// A contact sheet that is drawn by several threads, a band at a time: what is finished is kept compressed, so that there
/// are never the pixels of more than the bands that are being drawn.
final class SheetCanvas: Sendable {
    private let sheet: ContactSheet
    /// Pixels per point of the sheet.
    let scale: Double
    private let width: Int
    private let height: Int
    private let png: PNGEncoder
    /// Finished bands by their first rows.
    private let finished = Shared<[Int: PNGEncoder.Part]>([:])
    private let bands: [Shared<Band>]

    /// A row of pictures while it is drawn.
    private struct Band: Sendable {
        var ground: Ground?
        var left: Int
    }

    /// What several threads draw on; it is unchecked because a canvas has no lock, and each picture has its own pixels of it.
    private struct Ground: @unchecked Sendable {
        let canvas: Canvas
    }

    /// - Parameter scale: pixels per point of the sheet; as many as there is room for when `nil`.
    init(_ sheet: ContactSheet, scale: Double?, png: PNGEncoder) throws {
        self.sheet = sheet
        self.png = png
        self.scale = try Self.scale(for: sheet.size, wanted: scale)
        width = Int((sheet.size.width * self.scale).rounded())
        height = Int((sheet.size.height * self.scale).rounded())
        bands = sheet.rows.indices.map { row in Shared(Band(left: sheet.cells.count { $0.row == row })) }
    }

    /// The largest of a few scales whose sheet is within the limits.
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

    /// Draws the title and the words above the columns.
    func drawHead(on renderer: NotificationRenderer) throws {
        let end = pixel(sheet.headHeight)
        try finish(try paint(sheet.head, from: 0, to: end, on: renderer), at: 0)
    }

    /// Draws a picture at its place, from its corner on, in as many pixels as it has.
    /// - Parameters:
    ///   - isOpaque: whether pictures have a ground; such lie on cards.
    ///   - picture: paints it; called when the card is there.
    func draw(
        in cell: ContactSheet.Cell, isOpaque: Bool, on renderer: NotificationRenderer, picture: () throws -> Canvas
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

    /// What the pictures of a row are drawn on, made by the first thread that needs it.
    private func ground(of row: Int, hasCards: Bool, on renderer: NotificationRenderer) throws -> Canvas {
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

    /// The file; call it when everything is drawn.
    func encoded() throws -> [UInt8] {
        let parts = finished.value.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
        return try png.file(parts, width: width, height: height, isOpaque: true)
    }

    private func pixel(_ y: Double) -> Int { min(height, Int((y * scale).rounded())) }

    /// Paints the sheet's own views from one row of pixels to another.
    private func paint(
        _ view: ViewNode, from top: Int, to bottom: Int, on renderer: NotificationRenderer
    ) throws -> Canvas {
        let traits = Device(appearance: .light)
        let layout = renderer.composer.with(traits).frames(of: view, width: sheet.size.width)
        let size = Size(width: Double(width) / scale, height: Double(bottom - top) / scale)
        let picture = Composition(size: size, backdrop: nil, nodes: [layout], traits: traits)
        var list = DisplayListBuilder.build(picture)
        // Not the view's own ground: rounded to whole pixels, a band may be higher or wider than the view.
        list.commands.insert(.fill(.rect(Rect(origin: .zero, size: size)), ContactSheet.Colors.ground), at: 0)
        return try renderer.context.paint(list, scale: scale, opaque: true)
    }

    private func finish(_ canvas: Canvas, at top: Int) throws {
        let part = png.part(of: canvas)
        finished.value.withLock { $0[top] = part }
    }
}
