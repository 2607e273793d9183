/// Filters rows by the best of three guesses of a byte: the one before (Sub), above (Up), and whichever of those around is
/// nearest to their trend (Paeth).
///
/// Of noise the sum of what is left tells how it compresses. What repeats compresses better than it tells, and repeats most
/// often downwards: so the others have to be clearly better than Up.
final class BestFilter {
    private typealias Bytes = SIMD16<UInt8>

    private let count: Int
    private let period: Int
    private var rows: RowPair
    /// What `write` may write beyond a row.
    static let excess = 16

    /// Where the next row goes.
    var row: UnsafeMutablePointer<UInt8> { rows.current }

    /// - Parameters:
    ///   - count: bytes of a row.
    ///   - period: bytes of a pixel, at most 4.
    init(count: Int, period: Int) {
        (self.count, self.period) = (count, period)
        rows = RowPair(count: count)
    }

    /// Writes the filter's type and what it leaves of `row`; up to 15 bytes more are written over.
    /// - Parameter knowsAbove: whether the row above will be the same when the picture is read.
    func write(into bytes: UnsafeMutablePointer<UInt8>, knowsAbove: Bool) {
        let filter = knowsAbove ? best : .sub
        bytes[0] = filter.rawValue
        let to = UnsafeMutableRawPointer(bytes + 1)
        switch filter {
        case .sub:
            each { place, here, before, _, _ in
                to.storeBytes(of: here &- before, toByteOffset: place, as: Bytes.self)
            }
        case .up:
            each { place, here, _, over, _ in to.storeBytes(of: here &- over, toByteOffset: place, as: Bytes.self) }
        case .paeth:
            each { place, here, before, over, corner in
                to.storeBytes(
                    of: here &- Self.paeth(before, over, corner), toByteOffset: place, as: Bytes.self)
            }
        }
        rows.advance()
    }

    /// As PNG numbers them.
    private enum Filter: UInt8 {
        case sub = 1
        case up = 2
        case paeth = 4
    }

    /// The filter of `row`.
    private var best: Filter {
        var sums = (sub: SIMD4<UInt32>(), up: SIMD4<UInt32>(), paeth: SIMD4<UInt32>())
        each { place, here, before, over, corner in
            Self.add(here &- before, to: &sums.sub)
            // Where nothing changed downwards, the other two leave nothing.
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

    /// Writes `row` as it is.
    func writePlain(into bytes: UnsafeMutablePointer<UInt8>) {
        bytes[0] = 0
        (bytes + 1).update(from: row, count: count)
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

    /// How far bytes are from 0 modulo 256, in four sums.
    @inline(__always)
    private static func add(_ differences: Bytes, to sums: inout SIMD4<UInt32>) {
        let sizes = unsafeBitCast(least(differences, 0 &- differences), to: SIMD8<UInt16>.self)
        let words = unsafeBitCast((sizes & 0xFF) &+ (sizes &>> 8), to: SIMD4<UInt32>.self)
        sums &+= (words & 0xFFFF) &+ (words &>> 16)
    }

    @inline(__always)
    private static func least(_ a: Bytes, _ b: Bytes) -> Bytes { a.replacing(with: b, where: b .< a) }
    @inline(__always)
    private static func most(_ a: Bytes, _ b: Bytes) -> Bytes { a.replacing(with: b, where: b .> a) }

    /// PNG's Paeth predictor of sixteen bytes: the nearest of three to a + b - c.
    @inline(__always)
    private static func paeth(_ a: Bytes, _ b: Bytes, _ c: Bytes) -> Bytes {
        let toA = most(b, c) &- least(b, c)
        let toB = most(a, c) &- least(a, c)
        // Where both lie on the same side of c, the distance to c is the sum of theirs and never the least.
        let apart = most(toA, toB) &- least(toA, toB)
        let isBetween = (b .>= c) .^ (a .>= c)
        let toC = Bytes(repeating: 255).replacing(with: apart, where: isBetween)
        let bOrC = c.replacing(with: b, where: toB .<= toC)
        return bOrC.replacing(with: a, where: (toA .<= toB) .& (toA .<= toC))
    }
}
