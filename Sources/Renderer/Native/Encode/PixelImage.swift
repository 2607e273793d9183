import ContentExtensionHost
import FastPNG

/// A picture as 8-bit sRGB, 4 bytes a pixel in the order red, green, blue, alpha, not premultiplied.
public struct PixelImage: Sendable, Equatable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Row by row from the top.
    public let rgba: [UInt8]

    /// The components of a pixel.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let i = (y * width + x) * 4
        return (rgba[i], rgba[i + 1], rgba[i + 2], rgba[i + 3])
    }

    /// Decodes a PNG; throws the diagnostic of what is wrong with it.
    public static func decode(png: [UInt8]) throws -> PixelImage {
        do {
            return PixelImage(straight: try ImageDecoder.decodeStraight(png))
        } catch let failure as ImageFailure {
            throw failure.diagnostic(path: "PNG")
        } catch let failure as OutOfMemory {
            throw failure.diagnostic
        }
    }

    /// Pixels whose colours aren't multiplied by alpha.
    init(straight buffer: PixelBuffer) {
        self.init(buffer) { $0 }
    }

    /// Pixels as cairo leaves them.
    init(premultiplied buffer: PixelBuffer, isOpaque: Bool) {
        self.init(buffer, isOpaque ? { $0 | 0xFF00_0000 } : Unpremultiplied.pixel)
    }

    private init(_ buffer: PixelBuffer, _ straighten: (UInt32) -> UInt32) {
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
