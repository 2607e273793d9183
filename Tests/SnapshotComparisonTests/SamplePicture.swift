@testable import Renderer

/// A PNG of a few colours, with changed pixels.
func picture(
    _ width: Int, _ height: Int, effort: PNGEncoder.Effort = .fast, _ change: (Pixmap) -> Void = { _ in }
) throws -> [UInt8] {
    let buffer = try Pixmap(width: width, height: height)
    for y in 0..<height {
        for x in 0..<width { buffer.row(y)[x] = 0xFF20_1810 + UInt32(x * 7 + y * 3) * 0x01_0101 }
    }
    change(buffer)
    return try PNGEncoder(effort: effort).encode(PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true))
}
