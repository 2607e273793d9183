/// Undoes the filters of a PNG file's rows, one row after the other.
struct PNGUnfilter: ~Copyable {
    private let rowBytes: Int
    private let period: Int
    private var rows: RowPair

    init(rowBytes: Int, period: Int) {
        (self.rowBytes, self.period) = (rowBytes, period)
        rows = RowPair(count: rowBytes)
    }

    /// The bytes of the next row, valid until the one after; `nil` when its filter is none of PNG's.
    /// - Parameter filtered: the filter's type and the row's bytes, of which 15 more may be read.
    mutating func next(_ filtered: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        let from = filtered + 1
        let (row, over) = (rows.current, rows.above)
        let period = period
        switch filtered[0] {
        case 0: row.update(from: from, count: rowBytes)
        case 1: for index in 0..<rowBytes { row[index] = from[index] &+ row[index &- period] }
        case 2:
            let (source, up, to) = (UnsafeRawPointer(from), UnsafeRawPointer(over), UnsafeMutableRawPointer(row))
            var index = 0
            while index &+ 16 <= rowBytes {
                to.storeBytes(
                    of: source.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
                        &+ up.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self), toByteOffset: index,
                    as: SIMD16<UInt8>.self)
                index &+= 16
            }
            while index < rowBytes {
                row[index] = from[index] &+ over[index]
                index &+= 1
            }
        case 3:
            for index in 0..<rowBytes {
                let mean = (UInt32(row[index &- period]) &+ UInt32(over[index])) &>> 1
                row[index] = from[index] &+ UInt8(truncatingIfNeeded: mean)
            }
        case 4:
            for index in 0..<rowBytes {
                row[index] =
                    from[index] &+ Self.paeth(row[index &- period], over[index], over[index &- period])
            }
        default: return nil
        }
        rows.advance()
        return UnsafePointer(row)
    }

    /// The nearest of three to left + above - corner.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int32(left), Int32(above), Int32(corner))
        let (toLeft, toAbove, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
        if toLeft <= toAbove && toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }
}
