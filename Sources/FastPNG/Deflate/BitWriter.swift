/// Writes codes of a few bits, the lowest bit first (RFC 1951, 3.1.1).
///
/// The caller provides the memory: a flush writes 8 bytes at `place`.
struct BitWriter {
    /// The next byte to write.
    private(set) var place: UnsafeMutableRawPointer
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    init(at place: UnsafeMutableRawPointer) { self.place = place }

    /// Adds the lowest bits of a value whose other bits are 0; at most 57 bits between two flushes.
    @inline(__always) mutating func add(_ value: UInt64, bits length: UInt64) {
        bits |= value &<< count
        count &+= length
    }

    /// Writes the whole bytes.
    @inline(__always) mutating func flush() {
        place.storeBytes(of: bits.littleEndian, as: UInt64.self)
        place += Int(truncatingIfNeeded: count &>> 3)
        bits &>>= count & ~7
        count &= 7
    }

    /// Pads the current byte with zeros.
    mutating func align() {
        count = (count &+ 7) & ~7
        flush()
    }

    /// Adds an empty stored block, which ends on a byte boundary.
    mutating func endOnWholeByte() {
        add(0, bits: 3)
        align()
        add(0xFFFF_0000, bits: 32)
        flush()
    }

    /// Copies bytes; only after `align`.
    mutating func copy(_ source: UnsafeRawPointer, count: Int) {
        place.copyMemory(from: source, byteCount: count)
        place += count
    }
}
