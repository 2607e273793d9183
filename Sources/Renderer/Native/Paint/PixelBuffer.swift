import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Pixels in memory of ours, as cairo keeps them: 32 bits each, from the top alpha, red, green, blue; colours are
/// multiplied by alpha. It starts out clear.
///
/// The machine is little-endian, so that the bytes are blue, green, red, alpha.
package final class PixelBuffer {
    package let width: Int
    package let height: Int
    /// Valid while the buffer lives, which Swift may end after its last use: reach for it in methods that got the buffer.
    package let pixels: UnsafeMutablePointer<UInt32>
    /// Whose memory it is, where it isn't its own.
    private let owner: PixelBuffer?
    /// Bytes from one row to the next.
    package var stride: Int { width * 4 }
    package var count: Int { width * height }

    /// What has to be given back, which is more than the pixels where these begin at a huge page; `nil` for rows of an
    /// owner's.
    private let memory: PixelMemory?

    /// Allocates; throws when there isn't that much memory.
    package init(width: Int, height: Int) throws(OutOfMemory) {
        (self.width, self.height, owner) = (width, height, nil)
        let bytes = max(64, width * height * 4)
        let memory = try PixelMemory(bytes: bytes)
        self.memory = memory
        pixels = memory.start.bindMemory(to: UInt32.self, capacity: bytes / 4)
    }

    /// Some rows of a buffer, in its memory.
    package init(rows: Range<Int>, of owner: PixelBuffer) {
        (width, height, pixels, self.owner) = (owner.width, rows.count, owner.row(rows.lowerBound), owner)
        memory = nil
    }

    deinit { memory?.release() }

    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Makes all pixels clear again.
    package func clear() { memset(pixels, 0, count * 4) }

    /// A row's first pixel.
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
