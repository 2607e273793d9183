/// Draws contact sheets of existing picture files; the bytes don't depend on the number of threads.
package struct PictureSheets: Sendable {
    private let pool: RendererPool
    private let columns: Int
    private let isOpaque: Bool
    private let png: PNGEncoder
    /// Called on any thread for each drawn picture; throwing stops the work.
    package var progress: @Sendable () throws -> Void = {}

    /// - Parameters:
    ///   - isOpaque: draws a card behind each picture; for pictures with a background.
    ///   - makeRenderer: makes the renderer of a thread.
    package init(
        columns: Int, isOpaque: Bool, png: PNGEncoder, threads: Int, makeRenderer: () throws -> NotificationRenderer
    ) rethrows {
        (self.columns, self.isOpaque, self.png) = (max(columns, 1), isOpaque, png)
        pool = try RendererPool(threads, make: makeRenderer)
    }

    /// The pictures of each sheet.
    package func pages(of pictures: [SheetPicture]) -> [Range<Int>] { GridSheet.pages(pictures, columns: columns) }

    /// One sheet as PNG, and the indices of undecodable pictures, which leave empty cards.
    /// - Parameters:
    ///   - page: a range from `pages(of:)`.
    ///   - read: reads a picture's file.
    /// - Throws: errors of `progress` and `read`, or a failure of cairo (70).
    package func draw(
        _ page: Range<Int>, of pictures: [SheetPicture], title: (String, String),
        read: @escaping @Sendable (Int) throws -> [UInt8]
    ) throws -> (png: [UInt8], unreadable: [Int]) {
        let sheet = GridSheet.sheet(pictures[page], columns: min(columns, pictures.count), title: title)
        let canvas = try SheetCanvas(sheet, scale: GridSheet.scale, png: png)
        let drawn = try canvas.draw(on: pool, isOpaque: isOpaque) { cell, renderer -> (PaintedPixmap, Int?) in
            renderer.startPicture()
            let index = page.lowerBound + cell
            let bytes = try read(index)
            let picture: (PaintedPixmap, Int?)
            do {
                picture = (try Self.shrunk(bytes, to: pictures[index], isOpaque: isOpaque), nil)
            } catch let failure as OutOfMemory {
                throw InputError(failure.diagnostic)
            } catch is ImageFailure {
                picture = (try Self.blank(pictures[index], isOpaque: isOpaque), index)
            }
            try progress()
            return picture
        }
        return (drawn.png, drawn.found.compactMap(\.self))
    }

    private static func shrunk(_ file: [UInt8], to picture: SheetPicture, isOpaque: Bool) throws -> PaintedPixmap {
        let whole = try ImageDecoder.decode(file, coveringWidth: picture.width, height: picture.height)
        return PaintedPixmap(
            buffer: try AreaAverage.reduce(whole, toWidth: picture.width, height: picture.height),
            scale: GridSheet.scale, isOpaque: isOpaque)
    }

    private static func blank(_ picture: SheetPicture, isOpaque: Bool) throws -> PaintedPixmap {
        let buffer = try Pixmap(width: picture.width, height: picture.height)
        for index in 0..<(isOpaque ? buffer.count : 0) { buffer.pixels[index] = 0xFFFF_FFFF }
        return PaintedPixmap(buffer: buffer, scale: GridSheet.scale, isOpaque: isOpaque)
    }
}
