import Renderer

/// A picture's size in pixels.
package struct PixelSize: Sendable, Equatable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// The size that holds both.
    func union(_ other: PixelSize) -> PixelSize {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }

    package var description: String { "\(width) × \(height)" }
}

extension PixelSize {
    package init(_ image: Image) { self.init(width: image.width, height: image.height) }
}

/// The differences of two pictures. Pixels that only one of them has differ.
package struct PixelDifference: Sendable, Equatable {
    /// The size of the picture that was found, and the reference's.
    package let found: PixelSize
    package let reference: PixelSize
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
        (self.found, self.reference) = (PixelSize(found), PixelSize(reference))
        let isSameWidth = reference.width == found.width
        for y in 0..<size.height {
            let row = y * size.width * 4..<(y + 1) * size.width * 4
            if isSameWidth, y < min(reference.height, found.height), reference.rgba[row] == found.rgba[row] { continue }
            for x in 0..<size.width {
                let delta = reference.delta(to: found, x, y)
                guard delta > 0 else { continue }
                add(x, y, delta)
                if !tolerance.matches(reference, found, x, y, delta) { mismatches += 1 }
            }
        }
        if count == 0 { return nil }
    }

    /// The size that holds both pictures.
    package var size: PixelSize { found.union(reference) }

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
            "size        \(found) pixels"
                + (found == reference ? ", as the reference" : "; the reference has \(reference)"),
            "different   \(count) of \(size.width * size.height) pixels (\(Self.percent(count, of: size))), the worst by \(worst) of 255",
            "beyond      \(mismatches) pixels (\(Self.percent(mismatches, of: size))) differ by more than the tolerance",
            "where       x \(columns.lowerBound)–\(columns.upperBound), y \(rows.lowerBound)–\(rows.upperBound)",
        ]
    }
}

extension Image {
    func holds(_ x: Int, _ y: Int) -> Bool { x < width && y < height }

    /// The largest difference of a pixel's channels, of 255; 255 where only one of the pictures has a pixel.
    func delta(to other: Image, _ x: Int, _ y: Int) -> Int {
        guard holds(x, y), other.holds(x, y) else { return holds(x, y) == other.holds(x, y) ? 0 : 255 }
        let (start, otherStart) = ((y * width + x) * 4, (y * other.width + x) * 4)
        var worst = 0
        for channel in 0..<4 {
            worst = max(worst, abs(Int(rgba[start + channel]) - Int(other.rgba[otherStart + channel])))
        }
        return worst
    }
}
