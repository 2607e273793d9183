/// A picture's rows as PNG compresses them: a filter type, then for each byte its difference to the one above (Up).
///
/// Up in every row beats the usual heuristics in bytes and in time on these pictures, because what doesn't change
/// downwards becomes long runs of zeros (performance.md 2.5).
struct FilteredRows {
    let bytes: [UInt8]

    /// - Parameter region: the part that is compressed, as if it were a picture of its own.
    init(_ canvas: Canvas, region: PixelRect? = nil) {
        let channels = canvas.isOpaque ? 3 : 4
        let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        let region = region?.intersection(whole) ?? whole
        let (width, height) = (region.width, region.height)
        let rowBytes = width * channels + 1
        bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { bytes, count in
            guard let base = bytes.baseAddress else { return }
            for y in 0..<height {
                let row = base + y &* rowBytes
                row[0] = y == 0 ? 0 : 2
                // The first row has nothing above it; its filter is None.
                let pixels = canvas.buffer.row(region.y + y) + region.x
                let above = y == 0 ? nil : pixels - canvas.width
                if canvas.isOpaque {
                    Self.packOpaque(pixels, above: above, into: row + 1, count: width)
                } else {
                    Self.packTransparent(pixels, above: above, into: row + 1, count: width)
                }
            }
            count = rowBytes * height
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
