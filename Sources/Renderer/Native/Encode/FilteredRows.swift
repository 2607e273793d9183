/// A picture's rows as PNG compresses them: a filter type, then for each byte its difference to the one above (Up).
///
/// Up in every row beats the usual heuristics in bytes and in time on these pictures, because what doesn't change
/// downwards becomes long runs of zeros (performance.md 2.5).
struct FilteredRows {
    let bytes: [UInt8]

    /// - Parameter region: the part that is compressed, as if it were a picture of its own.
    init(_ canvas: Canvas, region: PixelRect? = nil) {
        let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        let region = region?.intersection(whole) ?? whole
        let size = Self.rowBytes(width: region.width, isOpaque: canvas.isOpaque) * region.height
        bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            guard let base = bytes.baseAddress else { return }
            Self.pack(region, of: canvas, into: base)
            count = size
        }
    }

    /// The bytes of a row with its filter's type.
    static func rowBytes(width: Int, isOpaque: Bool) -> Int { width * (isOpaque ? 3 : 4) + 1 }

    /// Writes the rows of a region that lies within the picture.
    static func pack(_ region: PixelRect, of canvas: Canvas, into base: UnsafeMutablePointer<UInt8>) {
        let rowBytes = rowBytes(width: region.width, isOpaque: canvas.isOpaque)
        for y in 0..<region.height {
            let row = base + y &* rowBytes
            row[0] = y == 0 ? 0 : 2
            // The first row has nothing above it; its filter is None.
            let pixels = canvas.buffer.row(region.y + y) + region.x
            let above = y == 0 ? nil : pixels - canvas.width
            if canvas.isOpaque {
                packOpaque(pixels, above: above, into: row + 1, count: region.width)
            } else {
                packTransparent(pixels, above: above, into: row + 1, count: region.width)
            }
        }
    }

    private static func packOpaque(
        _ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, into bytes: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        for x in 0..<count {
            let difference = subtract(pixels[x], above.map { $0[x] } ?? 0)
            let to = bytes + x &* 3
            to[0] = UInt8(truncatingIfNeeded: difference >> 16)
            to[1] = UInt8(truncatingIfNeeded: difference >> 8)
            to[2] = UInt8(truncatingIfNeeded: difference)
        }
    }

    private static func packTransparent(
        _ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, into bytes: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        for x in 0..<count {
            let difference = subtract(
                Unpremultiplied.pixel(pixels[x]), above.map { Unpremultiplied.pixel($0[x]) } ?? 0)
            let to = bytes + x &* 4
            to[0] = UInt8(truncatingIfNeeded: difference >> 16)
            to[1] = UInt8(truncatingIfNeeded: difference >> 8)
            to[2] = UInt8(truncatingIfNeeded: difference)
            to[3] = UInt8(truncatingIfNeeded: difference >> 24)
        }
    }

    /// The difference of each of four bytes, modulo 256: the top bits are kept out of the borrow, then put right.
    private static func subtract(_ a: UInt32, _ b: UInt32) -> UInt32 {
        ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
    }
}
