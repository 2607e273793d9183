/// Filters the rows of a band (PNG specification, 9.2) as differences to the byte above (Up); the first row as
/// differences to the byte before (Sub), so that a band depends on no row above.
///
/// For pictures of interfaces, Up in every row takes fewer bytes and less time than the usual heuristics: areas that
/// don't change downwards become long runs of 0.
struct RowFilter: ~Copyable {
    private let picture: PixelRows
    /// With straight alpha; unused for an opaque picture.
    private var rows: RowPair
    /// The bytes of a pixel.
    let period: Int
    /// The bytes of a row with the filter type.
    let rowBytes: Int
    /// The bytes that `write` may write beyond the rows.
    static let excess = 8

    private static let sub: UInt8 = 1
    private static let up: UInt8 = 2

    init(_ picture: PixelRows) {
        self.picture = picture
        period = picture.pixelBytes
        rowBytes = picture.rowBytes + 1
        rows = RowPair(count: picture.isOpaque ? 0 : picture.rowBytes)
    }

    mutating func write(into bytes: UnsafeMutablePointer<UInt8>) {
        var row = bytes
        for y in 0..<picture.height {
            row[0] = y == 0 ? Self.sub : Self.up
            if picture.isOpaque {
                let pixels = picture.row(y)
                if y == 0 {
                    withUnsafePointer(to: 0) { Self.subtractOpaque(pixels, $0, into: row + 1, count: 1) }
                    Self.subtractOpaque(pixels + 1, pixels, into: row + 4, count: picture.width - 1)
                } else {
                    Self.subtractOpaque(pixels, pixels - picture.stride, into: row + 1, count: picture.width)
                }
            } else {
                picture.write(y, into: rows.current)
                let above = y == 0 ? rows.current - period : rows.above
                Self.subtract(rows.current, above, into: row + 1, count: picture.rowBytes)
                rows.advance()
            }
            row += rowBytes
        }
    }

    private typealias Bytes = SIMD16<UInt8>

    /// The differences of red, green and blue, sixteen pixels at a time.
    private static func subtractOpaque(
        _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        let (here, there, to) = (UnsafeRawPointer(pixels), UnsafeRawPointer(above), UnsafeMutableRawPointer(bytes))
        @inline(__always) func four(_ x: Int) -> Bytes {
            here.loadUnaligned(fromByteOffset: x &* 4, as: Bytes.self)
                &- there.loadUnaligned(fromByteOffset: x &* 4, as: Bytes.self)
        }
        var x = 0
        while x &+ 16 <= count {
            let (first, second, third, fourth) = (four(x), four(x &+ 4), four(x &+ 8), four(x &+ 12))
            let place = to + x &* 3
            let any = unsafeBitCast(first | second | third | fourth, to: SIMD2<UInt64>.self)
            if any[0] | any[1] == 0 {
                // Most pixels equal those above.
                for offset in stride(from: 0, to: 48, by: 16) {
                    place.storeBytes(of: Bytes(), toByteOffset: offset, as: Bytes.self)
                }
            } else {
                pack(first, place)
                pack(second, place + 12)
                pack(third, place + 24)
                pack(fourth, place + 36)
            }
            x &+= 16
        }
        while x < count {
            let (pixel, other) = (pixels[x], above[x])
            for channel in 0..<3 {
                let shift = UInt32(16 &- channel &* 8)
                bytes[x &* 3 &+ channel] = UInt8(truncatingIfNeeded: pixel &>> shift &- other &>> shift)
            }
            x &+= 1
        }
    }

    /// Writes four 32-bit pixels as 24 bits each, red first; overwrites two bytes beyond them.
    @inline(__always) static func pack(_ difference: SIMD16<UInt8>, _ place: UnsafeMutableRawPointer) {
        let pixels = unsafeBitCast(difference, to: SIMD4<UInt32>.self)
        let swapped = (pixels &>> 16) & 0xFF | pixels & 0xFF00 | (pixels & 0xFF) &<< 16
        let each = unsafeBitCast(swapped, to: SIMD2<UInt64>.self)
        let pairs = each & 0xFF_FFFF | (each &>> 8) & 0xFFFF_FF00_0000
        place.storeBytes(of: pairs[0], as: UInt64.self)
        place.storeBytes(of: pairs[1], toByteOffset: 6, as: UInt64.self)
    }

    private static func subtract(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, into bytes: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let (here, there, to) = (UnsafeRawPointer(row), UnsafeRawPointer(above), UnsafeMutableRawPointer(bytes))
        var at = 0
        while at &+ 16 <= count {
            let now = here.loadUnaligned(fromByteOffset: at, as: Bytes.self)
            to.storeBytes(
                of: now &- there.loadUnaligned(fromByteOffset: at, as: Bytes.self), toByteOffset: at, as: Bytes.self)
            at &+= 16
        }
        while at < count {
            bytes[at] = row[at] &- above[at]
            at &+= 1
        }
    }
}
