import FastPNG

/// Pixels in 8-bit sRGB, 4 bytes each in the order red, green, blue, alpha, not premultiplied.
package struct Image: Sendable, Equatable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// The bytes, row by row from the top.
    package let rgba: [UInt8]

    /// The components of a pixel.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let i = (y * width + x) * 4
        return (rgba[i], rgba[i + 1], rgba[i + 2], rgba[i + 3])
    }

    /// Decodes a PNG; throws a `Diagnostic` on errors.
    package static func decode(png: [UInt8]) throws -> Image {
        do {
            return Image(straight: try ImageDecoder.decodeStraight(png))
        } catch let failure as ImageFailure {
            throw failure.diagnostic(path: "PNG")
        } catch let failure as OutOfMemory {
            throw failure.diagnostic
        }
    }

    /// Converts pixels that aren't premultiplied.
    package init(straight buffer: Pixmap) { self.init(buffer) { $0 } }

    /// Converts cairo's premultiplied pixels.
    init(premultiplied buffer: Pixmap, isOpaque: Bool) {
        self.init(buffer, isOpaque ? { $0 | 0xFF00_0000 } : Unpremultiplied.pixel)
    }

    private init(_ buffer: Pixmap, _ straighten: (UInt32) -> UInt32) {
        (width, height) = (buffer.width, buffer.height)
        rgba = [UInt8](unsafeUninitializedCapacity: buffer.count * 4) { bytes, count in
            for i in 0..<buffer.count {
                let pixel = straighten(buffer.pixels[i])
                for (channel, shift) in [UInt32(16), 8, 0, 24].enumerated() {
                    bytes[i &* 4 &+ channel] = UInt8(truncatingIfNeeded: pixel >> shift)
                }
            }
            count = buffer.count * 4
        }
    }
}
