import Renderer

/// A picture of the differences between two pictures, for people.
package enum DifferencePicture {
    /// The reference faded, as large as both pictures, with differences in orange up to the tolerance and in red beyond it.
    /// - Throws: `OutOfMemory`.
    package static func png(reference: Image, found: Image, tolerance: PictureTolerance = .init()) throws -> [UInt8] {
        let size = PixelSize(reference).union(PixelSize(found))
        let buffer = try Pixmap(width: size.width, height: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let delta = reference.delta(to: found, x, y)
                buffer.row(y)[x] =
                    delta == 0
                    ? faded(reference, x, y)
                    : tolerance.matches(reference, found, x, y, delta) ? 0xFFFF_9500 : 0xFFFF_0000
            }
        }
        return try PNGEncoder().encode(PaintedPixmap(buffer: buffer, scale: 1, isOpaque: true))
    }

    /// A grey between two thirds and white, by the pixel's luminance on white.
    private static func faded(_ image: Image, _ x: Int, _ y: Int) -> UInt32 {
        guard image.holds(x, y) else { return 0xFFFF_FFFF }
        let pixel = image[x, y]
        let sum = [pixel.red, pixel.green, pixel.blue].map(UInt32.init).reduce(0, +)
        let onWhite = (sum / 3 * UInt32(pixel.alpha) + 255 * (255 - UInt32(pixel.alpha))) / 255
        return 0xFF00_0000 | (170 + onWhite / 3) * 0x01_0101
    }
}
