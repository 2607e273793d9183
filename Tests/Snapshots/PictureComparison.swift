import Renderer

/// How a picture stands to its reference.
enum PictureVerdict: Equatable {
    /// The files are the same byte for byte.
    case sameBytes
    /// The files differ, as they do after an update of the compressor, and the pixels don't.
    case samePixels
    /// No channel is farther off than the tolerance, as on another processor.
    case near(PixelDifference)
    case different(PixelDifference)
    case otherSize(reference: PixelSize, found: PixelSize)
    case unreadable(String)

    /// The farthest that a channel may be off, of 255.
    static let tolerance = 2

    /// Compares files: bytes first, then what they decode to.
    init(reference: [UInt8], found: [UInt8]) {
        if reference == found {
            self = .sameBytes
            return
        }
        do {
            let (reference, found) = (try PixelImage.decode(png: reference), try PixelImage.decode(png: found))
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
    init(_ image: PixelImage) { self.init(width: image.width, height: image.height) }
}

/// Where and how far two pictures of one size differ.
struct PixelDifference: Equatable {
    let size: PixelSize
    /// How many pixels aren't the same.
    private(set) var count = 0
    /// The farthest that a channel is off, of 255.
    private(set) var worst = 0
    /// The smallest box around the pixels that aren't the same.
    private(set) var columns = 0...0
    private(set) var rows = 0...0

    /// `nil` when no pixel differs.
    init?(_ reference: PixelImage, _ found: PixelImage) {
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

    /// The share of differing pixels, in hundredths of a percent, rounded up so that one pixel is never none.
    private var basisPoints: Int { (count * 10_000 + size.width * size.height - 1) / (size.width * size.height) }

    /// The lines that a failure shows.
    var lines: [String] {
        let percent = "\(basisPoints / 100).\(basisPoints % 100 < 10 ? "0" : "")\(basisPoints % 100)"
        return [
            "size        \(size) pixels, as the reference",
            "different   \(count) of \(size.width * size.height) pixels (\(percent) %), the worst by \(worst) of 255",
            "where       x \(columns.lowerBound)–\(columns.upperBound), y \(rows.lowerBound)–\(rows.upperBound)",
        ]
    }
}

extension PixelImage {
    /// The farthest that a channel of a pixel is off, of 255.
    func delta(to other: PixelImage, _ x: Int, _ y: Int) -> Int {
        let start = (y * width + x) * 4
        return (start..<start + 4).map { abs(Int(rgba[$0]) - Int(other.rgba[$0])) }.max() ?? 0
    }
}
