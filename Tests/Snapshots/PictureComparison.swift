import Renderer

/// The result of comparing a picture with its reference.
enum PictureVerdict: Equatable {
    /// The files are equal byte for byte.
    case sameBytes
    /// The files differ, for example after an update of the compressor, but the pixels are equal.
    case samePixels
    /// No channel differs by more than the tolerance, for example on another processor.
    case near(PixelDifference)
    case different(PixelDifference)
    case otherSize(reference: PixelSize, found: PixelSize)
    case unreadable(String)

    /// The maximum difference of a channel, of 255.
    static let tolerance = 2

    /// Compares files: first their bytes, then their pixels.
    init(reference: [UInt8], found: [UInt8]) {
        if reference == found {
            self = .sameBytes
            return
        }
        do {
            let (reference, found) = (try Image.decode(png: reference), try Image.decode(png: found))
            guard PixelSize(reference) == PixelSize(found) else {
                self = .otherSize(reference: PixelSize(reference), found: PixelSize(found))
                return
            }
            guard let difference = PixelDifference(reference, found) else {
                self = .samePixels
                return
            }
            self = difference.worst <= Self.tolerance ? .near(difference) : .different(difference)
        } catch {
            self = .unreadable("\(error)")
        }
    }
}

/// A picture's size in pixels.
struct PixelSize: Equatable, CustomStringConvertible {
    var width: Int
    var height: Int

    var description: String { "\(width) × \(height)" }
}

extension PixelSize {
    init(_ image: Image) { self.init(width: image.width, height: image.height) }
}

/// The differences of two pictures of the same size.
struct PixelDifference: Equatable {
    let size: PixelSize
    /// The number of differing pixels.
    private(set) var count = 0
    /// The largest difference of a channel, of 255.
    private(set) var worst = 0
    /// The smallest box around the differing pixels.
    private(set) var columns = 0...0
    private(set) var rows = 0...0

    /// `nil` when all pixels are equal.
    init?(_ reference: Image, _ found: Image) {
        size = PixelSize(reference)
        for y in 0..<size.height {
            let row = y * size.width * 4..<(y + 1) * size.width * 4
            guard reference.rgba[row] != found.rgba[row] else { continue }
            for x in 0..<size.width {
                let delta = reference.delta(to: found, x, y)
                if delta > 0 { add(x, y, delta) }
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

    /// The share of differing pixels in hundredths of a percent, rounded up so that one pixel isn't 0.
    private var basisPoints: Int { (count * 10_000 + size.width * size.height - 1) / (size.width * size.height) }

    /// The lines for a failure.
    var lines: [String] {
        let percent = "\(basisPoints / 100).\(basisPoints % 100 < 10 ? "0" : "")\(basisPoints % 100)"
        return [
            "size        \(size) pixels, as the reference",
            "different   \(count) of \(size.width * size.height) pixels (\(percent) %), the worst by \(worst) of 255",
            "where       x \(columns.lowerBound)–\(columns.upperBound), y \(rows.lowerBound)–\(rows.upperBound)",
        ]
    }
}

extension Image {
    /// The largest difference of a pixel's channels, of 255.
    func delta(to other: Image, _ x: Int, _ y: Int) -> Int {
        let start = (y * width + x) * 4
        return (start..<start + 4).map { abs(Int(rgba[$0]) - Int(other.rgba[$0])) }.max() ?? 0
    }
}
