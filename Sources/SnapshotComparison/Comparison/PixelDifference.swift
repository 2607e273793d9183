import Renderer

/// A picture's size in pixels.
package struct PixelSize: Sendable, Equatable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    package var description: String { "\(width) × \(height)" }
}

extension PixelSize {
    package init(_ image: Image) { self.init(width: image.width, height: image.height) }
}

/// The differences of two pictures of the same size.
package struct PixelDifference: Sendable, Equatable {
    package let size: PixelSize
    /// The number of differing pixels.
    package private(set) var count = 0
    /// The number of pixels that differ by more than the tolerance.
    package private(set) var mismatches = 0
    /// The largest difference of a channel, of 255.
    package private(set) var worst = 0
    /// The smallest box around the differing pixels.
    package private(set) var columns = 0...0
    package private(set) var rows = 0...0

    /// `nil` when all pixels are equal.
    package init?(_ reference: Image, _ found: Image, tolerance: PictureTolerance = .init()) {
        size = PixelSize(reference)
        for y in 0..<size.height {
            let row = y * size.width * 4..<(y + 1) * size.width * 4
            guard reference.rgba[row] != found.rgba[row] else { continue }
            for x in 0..<size.width {
                let delta = reference.delta(to: found, x, y)
                guard delta > 0 else { continue }
                add(x, y, delta)
                if !tolerance.matches(reference, found, x, y, delta) { mismatches += 1 }
            }
        }
        if count == 0 { return nil }
    }

    private mutating func add(_ x: Int, _ y: Int, _ delta: Int) {
        columns = count == 0 ? x...x : min(columns.lowerBound, x)...max(columns.upperBound, x)
        rows = count == 0 ? y...y : rows.lowerBound...y
        count += 1
        worst = max(worst, delta)
    }

    /// The share of a number of pixels in percent, rounded up so that one pixel isn't 0.
    static func percent(_ count: Int, of size: PixelSize) -> String {
        let hundredths = (count * 10_000 + size.width * size.height - 1) / (size.width * size.height)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) %"
    }

    /// The lines for a failure.
    package var lines: [String] {
        [
            "size        \(size) pixels, as the reference",
            "different   \(count) of \(size.width * size.height) pixels (\(Self.percent(count, of: size))), the worst by \(worst) of 255",
            "beyond      \(mismatches) pixels (\(Self.percent(mismatches, of: size))) differ by more than the tolerance",
            "where       x \(columns.lowerBound)–\(columns.upperBound), y \(rows.lowerBound)–\(rows.upperBound)",
        ]
    }
}

extension Image {
    /// The largest difference of a pixel's channels, of 255.
    func delta(to other: Image, _ x: Int, _ y: Int) -> Int {
        let start = (y * width + x) * 4
        var worst = 0
        for channel in start..<start + 4 { worst = max(worst, abs(Int(rgba[channel]) - Int(other.rgba[channel]))) }
        return worst
    }
}
