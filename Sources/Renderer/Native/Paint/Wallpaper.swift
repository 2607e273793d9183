import CCairo
import Views

/// A blurred wallpaper: a small image of the whole screen, smooth enough to scale up without a visible difference.
///
/// Each pixel is one integer with three channels of 13 bits (8 and a fraction of 5) in 21 bits each, so that
/// interpolating takes one multiplication for all three.
final class Wallpaper {
    let width: Int
    let height: Int
    private let rows: [[UInt64]]

    /// Blurs an opaque image; `sigma` is in its pixels.
    init(blurring picture: Pixmap, sigma: Double, tint: RGBA) {
        (width, height) = (picture.width, picture.height)
        let channels = [16, 8, 0].map { shift in
            var plane = (0..<picture.count).map { Float(picture.pixels[$0] >> UInt32(shift) & 0xFF) }
            BoxBlur.blur(&plane, width: picture.width, height: picture.height, sigma: sigma)
            return plane
        }
        let tints = [tint.red, tint.green, tint.blue].map { Float($0 * 255 * tint.alpha) }
        let kept = Float(1 - tint.alpha)
        let width = width
        rows = (0..<picture.height).map { y in
            (0..<width).map { x in
                var packed: UInt64 = 0
                for channel in 0..<3 {
                    let value = channels[channel][y * width + x] * kept + tints[channel]
                    packed = packed << 21 | UInt64(min(255, max(0, value)) * 32 + 0.5)
                }
                return packed
            }
        }
    }

    private static let mask13: UInt64 = 0x1FFF << 42 | 0x1FFF << 21 | 0x1FFF
    /// Half a step of 8 bits, with 13 fractional bits.
    private static let half: UInt64 = 1 << 54 | 1 << 33 | 1 << 12

    /// Writes a part of the screen by bilinear interpolation.
    ///
    /// - Parameters:
    ///   - left, top: the position of the buffer's first pixel on the canvas.
    ///   - screen: the wallpaper's rectangle in points of the canvas.
    func write(into buffer: Pixmap, left: Int = 0, top: Int = 0, screen: Rect, scale: Double) {
        let columns = Self.taps(
            left..<left + buffer.width, from: screen.minX, length: screen.width, scale: scale, size: width)
        let lines = Self.taps(
            top..<top + buffer.height, from: screen.minY, length: screen.height, scale: scale, size: height)
        var mixed = [UInt64](repeating: 0, count: width)
        for y in 0..<buffer.height {
            let (upper, lower) = (rows[lines[y].first], rows[lines[y].second])
            let down = lines[y].weight
            for x in 0..<width {
                // 21 bits a channel after the multiplication; back to 13.
                mixed[x] = (upper[x] &* (256 &- down) &+ lower[x] &* down) &>> 8 & Self.mask13
            }
            let row = buffer.row(y)
            mixed.withUnsafeBufferPointer { mixed in
                columns.withUnsafeBufferPointer { columns in
                    for x in 0..<columns.count {
                        let tap = columns[x]
                        let sum =
                            mixed[tap.first] &* (256 &- tap.weight) &+ mixed[tap.second] &* tap.weight &+ Self.half
                        row[x] =
                            0xFF00_0000 | UInt32(truncatingIfNeeded: sum &>> 55 & 0xFF) &<< 16
                            | UInt32(truncatingIfNeeded: sum &>> 34 & 0xFF) &<< 8
                            | UInt32(truncatingIfNeeded: sum &>> 13 & 0xFF)
                    }
                }
            }
        }
    }

    /// The two neighbours of each pixel along an axis, and the second one's weight in 256ths.
    private static func taps(
        _ pixels: Range<Int>, from: Double, length: Double, scale: Double, size: Int
    ) -> [(first: Int, second: Int, weight: UInt64)] {
        pixels.map { pixel in
            let place = ((Double(pixel) + 0.5) / scale - from) / length * Double(size) - 0.5
            let position = min(Double(size - 1), max(0, place))
            let first = Int(position)
            return (first, min(first + 1, size - 1), UInt64((position - Double(first)) * 256))
        }
    }
}
