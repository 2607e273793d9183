import FastPNG

/// A painted picture, in pixels.
///
/// On release its memory returns to the context that painted it, so that a batch reuses the same pages.
package final class PaintedPixmap {
    /// Pixels in cairo's format.
    package let buffer: Pixmap
    /// Pixels per point.
    package let scale: Double
    /// `true` when every pixel is opaque; unpainted pixels are black.
    package let isOpaque: Bool

    /// Pixels.
    package var width: Int { buffer.width }
    package var height: Int { buffer.height }

    package init(buffer: Pixmap, scale: Double, isOpaque: Bool) {
        (self.buffer, self.scale, self.isOpaque) = (buffer, scale, isOpaque)
    }

    /// The pixels for an encoder; valid while the canvas lives.
    var rows: PixelRows {
        PixelRows(
            start: UnsafePointer(buffer.pixels), stride: buffer.width, width: buffer.width, height: buffer.height,
            isOpaque: isOpaque)
    }

    /// The number of pixels that differ from the one before, in rows from the top.
    var changes: Int {
        var (changes, last) = (0, UInt32(0))
        for index in 0..<buffer.count {
            let pixel = buffer.pixels[index]
            changes += pixel == last ? 0 : 1
            last = pixel
        }
        return changes
    }

    package var image: Image { Image(premultiplied: buffer, isOpaque: isOpaque) }

    /// Sets alpha to 255, which cairo leaves undefined on an opaque canvas.
    package func fillAlpha() {
        for index in 0..<buffer.count { buffer.pixels[index] |= 0xFF00_0000 }
    }

    package func copy() throws -> PaintedPixmap {
        PaintedPixmap(buffer: try buffer.copy(), scale: scale, isOpaque: isOpaque)
    }
}
