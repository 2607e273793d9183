import Platform

/// Pixels in cairo's format, initially transparent: from the highest byte alpha, red, green, blue, premultiplied.
///
/// In memory (little-endian) the bytes are blue, green, red, alpha.
package final class Pixmap {
    package let width: Int
    package let height: Int
    /// Swift may release the buffer after its last use, so access it only in functions that got it as an argument.
    package let pixels: UnsafeMutablePointer<UInt32>
    /// The owner of borrowed memory.
    private let owner: Pixmap?
    /// The bytes from one row to the next.
    package var stride: Int { width * 4 }
    package var count: Int { width * height }

    /// The allocation, which may be larger than the pixels for alignment to huge pages; `nil` for borrowed memory.
    private let memory: PixmapMemory?

    /// Allocates the pixels; throws `OutOfMemory`.
    package init(width: Int, height: Int) throws(OutOfMemory) {
        (self.width, self.height, owner) = (width, height, nil)
        let bytes = max(64, width * height * 4)
        let memory = try PixmapMemory(bytes: bytes)
        self.memory = memory
        pixels = memory.start.bindMemory(to: UInt32.self, capacity: bytes / 4)
    }

    /// Borrows rows of another buffer.
    package init(rows: Range<Int>, of owner: Pixmap) {
        (width, height, pixels, self.owner) = (owner.width, rows.count, owner.row(rows.lowerBound), owner)
        memory = nil
    }

    deinit { memory?.release() }

    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Makes all pixels transparent.
    package func clear() { memset(pixels, 0, count * 4) }

    /// The first pixel of a row.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y &* width }

    /// Multiplies the colours by alpha, rounding to the nearest.
    package func premultiply() {
        for i in 0..<count {
            let pixel = pixels[i]
            let alpha = pixel >> 24
            if alpha == 255 { continue }
            if alpha == 0 {
                pixels[i] = 0
                continue
            }
            // Red and blue in one multiplication: x·a/255 as (t + t/256)/256 with t = x·a + 128.
            var redBlue = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
            redBlue = (redBlue &+ (redBlue >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
            var green = (pixel >> 8 & 0xFF) &* alpha &+ 0x80
            green = (green &+ green >> 8) >> 8
            pixels[i] = alpha << 24 | redBlue | green << 8
        }
    }
}
