/// Filters rows by the best of three predictors (PNG specification, 9.2): the byte before (Sub), the one above (Up), or
/// the one nearest to the trend of their neighbours (Paeth).
///
/// The filter with the least sum of absolute differences usually compresses best (PNG specification, 12.8). But
/// interfaces mostly repeat downwards and compress better than that sum suggests, so Up wins unless clearly worse.
package final class BestFilter {
    private typealias Bytes = SIMD16<UInt8>

    /// The bytes of a row, and of a pixel (at most 4).
    private let count: Int
    private let period: Int
    private var rows: RowPair
    /// The bytes that `write` may write beyond a row.
    private static let excess = 16

    private init(count: Int, period: Int) {
        (self.count, self.period) = (count, period)
        rows = RowPair(count: count)
    }

    /// The filtered rows of a picture; the first row uses none above it.
    package static func filtered(_ picture: PixelRows) -> [UInt8] {
        let filter = BestFilter(count: picture.rowBytes, period: picture.pixelBytes)
        let count = picture.height * (picture.rowBytes + 1)
        return [UInt8](unsafeUninitializedCapacity: count + excess) { bytes, written in
            guard var row = bytes.baseAddress else { return }
            for y in 0..<picture.height {
                picture.write(y, into: filter.rows.current)
                filter.write(into: row, isFirst: y == 0)
                row += picture.rowBytes + 1
            }
            written = count
        }
    }

    /// Writes the filter type and the current row's differences.
    private func write(into bytes: UnsafeMutablePointer<UInt8>, isFirst: Bool) {
        let filter = isFirst ? .sub : best
        bytes[0] = filter.rawValue
        let to = UnsafeMutableRawPointer(bytes + 1)
        switch filter {
        case .sub:
            each { place, here, before, _, _ in to.storeBytes(of: here &- before, toByteOffset: place, as: Bytes.self) }
        case .up:
            each { place, here, _, over, _ in to.storeBytes(of: here &- over, toByteOffset: place, as: Bytes.self) }
        case .paeth:
            each { place, here, before, over, corner in
                to.storeBytes(of: here &- Self.paeth(before, over, corner), toByteOffset: place, as: Bytes.self)
            }
        }
        rows.advance()
    }

    /// The filter types of the PNG specification.
    private enum Filter: UInt8 {
        case sub = 1
        case up = 2
        case paeth = 4
    }

    private var best: Filter {
        var sums = (sub: SIMD4<UInt32>(), up: SIMD4<UInt32>(), paeth: SIMD4<UInt32>())
        each { place, here, before, over, corner in
            Self.add(here &- before, to: &sums.sub)
            // Without change downwards, the other two filters predict every byte.
            let changes = unsafeBitCast((here ^ over) | (before ^ corner), to: SIMD2<UInt64>.self)
            if changes[0] | changes[1] == 0 { return }
            Self.add(here &- over, to: &sums.up)
            Self.add(here &- Self.paeth(before, over, corner), to: &sums.paeth)
        }
        let (sub, up, paeth) = (
            UInt64(sums.sub.wrappedSum()), UInt64(sums.up.wrappedSum()), UInt64(sums.paeth.wrappedSum())
        )
        let first = sub * 9 < up * 8 ? (filter: Filter.sub, sum: sub) : (filter: .up, sum: up)
        return paeth * 4 < first.sum * 3 ? .paeth : first.filter
    }

    @inline(__always)
    private func each(_ body: (_ place: Int, _ here: Bytes, _ before: Bytes, _ over: Bytes, _ corner: Bytes) -> Void) {
        let (here, over) = (UnsafeRawPointer(rows.current), UnsafeRawPointer(rows.above))
        let period = period
        for place in stride(from: 0, to: count, by: 16) {
            body(
                place, here.loadUnaligned(fromByteOffset: place, as: Bytes.self),
                here.loadUnaligned(fromByteOffset: place &- period, as: Bytes.self),
                over.loadUnaligned(fromByteOffset: place, as: Bytes.self),
                over.loadUnaligned(fromByteOffset: place &- period, as: Bytes.self))
        }
    }

    /// Adds the distances of bytes from 0 modulo 256 to four sums.
    @inline(__always) private static func add(_ differences: Bytes, to sums: inout SIMD4<UInt32>) {
        let sizes = unsafeBitCast(least(differences, 0 &- differences), to: SIMD8<UInt16>.self)
        let words = unsafeBitCast((sizes & 0xFF) &+ (sizes &>> 8), to: SIMD4<UInt32>.self)
        sums &+= (words & 0xFFFF) &+ (words &>> 16)
    }

    @inline(__always) private static func least(_ a: Bytes, _ b: Bytes) -> Bytes { a.replacing(with: b, where: b .< a) }
    @inline(__always) private static func most(_ a: Bytes, _ b: Bytes) -> Bytes { a.replacing(with: b, where: b .> a) }

    /// PNG's Paeth predictor of sixteen bytes: the nearest of a (before), b (above), c (corner) to a + b − c.
    @inline(__always) private static func paeth(_ a: Bytes, _ b: Bytes, _ c: Bytes) -> Bytes {
        let toA = most(b, c) &- least(b, c)
        let toB = most(a, c) &- least(a, c)
        // If a and b lie on the same side of c, the distance to c is the sum of theirs and never the least.
        let apart = most(toA, toB) &- least(toA, toB)
        let isBetween = (b .>= c) .^ (a .>= c)
        let toC = Bytes(repeating: 255).replacing(with: apart, where: isBetween)
        let bOrC = c.replacing(with: b, where: toB .<= toC)
        return bOrC.replacing(with: a, where: (toA .<= toB) .& (toA .<= toC))
    }
}

/// A row and the one above it, with clear bytes around them for the first pixel and for groups of bytes.
struct RowPair: ~Copyable {
    /// The zero bytes before and after a row.
    private static let margin = 16
    private(set) var current: UnsafeMutablePointer<UInt8>
    /// All zero until `advance`.
    private(set) var above: UnsafeMutablePointer<UInt8>

    /// - Parameter count: the bytes of a row.
    init(count: Int) {
        let capacity = count + 2 * Self.margin
        current = .allocate(capacity, of: 0) + Self.margin
        above = .allocate(capacity, of: 0) + Self.margin
    }

    deinit {
        (current - Self.margin).deallocate()
        (above - Self.margin).deallocate()
    }

    mutating func advance() { swap(&above, &current) }
}

extension PixelRows {
    /// Writes a row as RGB or as RGBA with straight alpha.
    func write(_ y: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let pixels = row(y)
        guard isOpaque else {
            for x in 0..<width {
                let pixel = pixels[x] == 0 ? 0 : Unpremultiplied.pixel(pixels[x])
                // Alpha, rotated into the lowest byte, comes last in the file.
                UnsafeMutableRawPointer(bytes).storeBytes(
                    of: (pixel &<< 8 | pixel &>> 24).bigEndian, toByteOffset: x &* 4, as: UInt32.self)
            }
            return
        }
        // Leave at least one pixel for the loop below, because `pack` writes beyond its pixels.
        let packed = max(0, width &- 1) & ~3
        for x in Swift.stride(from: 0, to: packed, by: 4) {
            RowFilter.pack(
                UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD16<UInt8>.self),
                UnsafeMutableRawPointer(bytes + x &* 3))
        }
        for x in packed..<width {
            for channel in 0..<3 {
                bytes[x &* 3 &+ channel] = UInt8(truncatingIfNeeded: pixels[x] &>> UInt32(16 &- channel &* 8))
            }
        }
    }
}
