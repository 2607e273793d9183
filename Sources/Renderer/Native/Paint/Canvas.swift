import ContentExtensionHost
import FastPNG

/// A painted picture, in pixels.
///
/// Its memory goes back to the context that painted it when nobody holds the canvas any more, so that a batch of pictures
/// touches the same pages again.
package final class Canvas {
    /// Pixels as cairo keeps them.
    package let buffer: PixelBuffer
    /// Pixels per point.
    package let scale: Double
    /// Whether every pixel is opaque: what nothing was painted on is black.
    package let isOpaque: Bool

    /// In pixels.
    package var width: Int { buffer.width }
    package var height: Int { buffer.height }

    package init(buffer: PixelBuffer, scale: Double, isOpaque: Bool) {
        (self.buffer, self.scale, self.isOpaque) = (buffer, scale, isOpaque)
    }

    /// The pixels for whoever writes them to a file; valid while the canvas lives.
    var rows: PixelRows {
        PixelRows(
            start: UnsafePointer(buffer.pixels), stride: buffer.width, width: buffer.width, height: buffer.height,
            isOpaque: isOpaque)
    }

    /// The picture as plain RGBA, not premultiplied.
    package var image: PixelImage { PixelImage(premultiplied: buffer, isOpaque: isOpaque) }

    /// Makes the bits opaque that cairo leaves open on an opaque canvas, for whoever reads them.
    package func fillAlpha() {
        for index in 0..<buffer.count { buffer.pixels[index] |= 0xFF00_0000 }
    }

    /// Another canvas with the same pixels.
    package func copy() throws -> Canvas {
        let copy = try PixelBuffer(width: width, height: height)
        copy.pixels.update(from: buffer.pixels, count: buffer.count)
        return Canvas(buffer: copy, scale: scale, isOpaque: isOpaque)
    }
}
