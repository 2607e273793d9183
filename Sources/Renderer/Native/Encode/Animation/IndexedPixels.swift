/// A rectangle of a picture with a palette of up to 256 colours, for a GIF's frame.
struct IndexedPixels {
    let region: PixelRect
    let palette: GIFPalette
    /// The index of unchanged pixels; `nil` when all are drawn.
    let clearIndex: Int?
    /// Row by row.
    let indices: [UInt8]

    /// - Parameters:
    ///   - old: the last picture; unchanged pixels become transparent, which makes the file smaller and keeps their
    ///     dither
    ///     pattern.
    ///   - most: the maximum of distinct colours to dither; beyond it, the lowest bits are dropped.
    init(_ region: PixelRect, of canvas: PaintedPixmap, since old: PaintedPixmap?, colors most: Int = 16_384) {
        self.region = region
        var (numbers, table) = Self.count(region, of: canvas, since: old, mask: 0xFF_FFFF)
        for bits in [UInt32(0xFE_FEFE), 0xFC_FCFC, 0xF8_F8F8, 0xF0_F0F0] where table.colors.count > most {
            (numbers, table) = Self.count(region, of: canvas, since: old, mask: bits)
        }
        let palette = GIFPalette(table, room: old == nil ? 256 : 255)
        // The transparent index follows those of all colours.
        let clear = old == nil ? nil : palette.colors.count
        let dither = PatternDither(table.colors, palette: palette)
        indices = [UInt8](unsafeUninitializedCapacity: numbers.count) { indices, count in
            for y in 0..<region.height {
                for x in 0..<region.width {
                    let number = numbers[y * region.width + x]
                    indices[y * region.width + x] =
                        number < 0
                        ? UInt8(truncatingIfNeeded: clear ?? 0)
                        : dither.index(ofColor: Int(number), x: region.x + x, y: region.y + y)
                }
            }
            count = numbers.count
        }
        clearIndex = clear
        self.palette = clear == nil ? palette : GIFPalette(colors: palette.colors + [0])
    }

    /// The index of each pixel's colour, or -1 if unchanged, and the colours.
    private static func count(
        _ region: PixelRect, of canvas: PaintedPixmap, since old: PaintedPixmap?, mask: UInt32
    ) -> (numbers: [Int32], table: ColorTable) {
        var table = ColorTable()
        var numbers = [Int32](repeating: -1, count: region.width * region.height)
        for y in 0..<region.height {
            let row = canvas.buffer.row(region.y + y) + region.x
            let before = old.map { $0.buffer.row(region.y + y) + region.x }
            for x in 0..<region.width {
                let color = row[x] & 0xFF_FFFF
                if let before, before[x] & 0xFF_FFFF == color { continue }
                // Fill the dropped bits with the highest bit, so that white stays white.
                let kept = color & mask
                let rounded = kept | (kept >> 7 & 0x01_0101) &* (~mask & 0xFF)
                numbers[y * region.width + x] = Int32(truncatingIfNeeded: table.number(of: rounded))
            }
        }
        return (numbers, table)
    }
}
