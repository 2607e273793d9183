/// The checksums of PNG files: CRC-32 of chunks and Adler-32 of zlib streams.
package enum Checksum {
    /// Continues an Adler-32 (RFC 1950, 8.2): the sum of bytes plus 1, and the sum of those sums, modulo 65,521.
    ///
    /// 256 bytes are added at a time, in columns of 16: `sums` counts each column, `steps` how often a later row of the
    /// block adds it again. A byte in row `r` and column `c` counts 16·(15 − r) + (16 − c) times in the second sum.
    /// - Parameter checksum: the checksum of the bytes before; 1 at the start.
    package static func adler32(_ checksum: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        guard let start = bytes.baseAddress else { return checksum }
        var (low, high) = (checksum & 0xFFFF, checksum >> 16)
        var index = 0
        while index &+ 256 <= bytes.count {
            // The most blocks that can't overflow 32 bits without a modulo (zlib's NMAX, 5,552 bytes).
            let blocks = min(21, (bytes.count &- index) / 256)
            var (sum, earlier, weighted) = (SIMD4<UInt32>(), SIMD4<UInt32>(), SIMD4<UInt32>())
            for _ in 0..<blocks {
                earlier &+= sum
                add(start + index, to: &sum, weighted: &weighted)
                index &+= 256
            }
            high = high &+ 256 &* (UInt32(blocks) &* low &+ earlier.wrappedSum()) &+ weighted.wrappedSum()
            low = (low &+ sum.wrappedSum()) % base
            high %= base
        }
        while index < bytes.count {
            low &+= UInt32(bytes[index])
            high &+= low
            index &+= 1
        }
        return (high % base) << 16 | low % base
    }

    private static let base: UInt32 = 65_521
    private typealias Words = SIMD8<UInt16>

    /// Adds 256 bytes to the sums of a few columns each.
    @inline(__always) private static func add(
        _ bytes: UnsafeRawPointer, to sum: inout SIMD4<UInt32>, weighted: inout SIMD4<UInt32>
    ) {
        var any = SIMD2<UInt64>()
        for row in stride(from: 0, to: 256, by: 16) { any |= bytes.loadUnaligned(fromByteOffset: row, as: SIMD2.self) }
        // Filtered pictures are mostly 0.
        if any[0] | any[1] == 0 { return }
        var (even, odd, evenSteps, oddSteps) = (Words(), Words(), Words(), Words())
        for row in stride(from: 0, to: 256, by: 16) {
            let pairs = bytes.loadUnaligned(fromByteOffset: row, as: Words.self)
            evenSteps &+= even
            oddSteps &+= odd
            even &+= pairs & 0xFF
            odd &+= pairs &>> 8
        }
        sum &+= wide(even &+ odd)
        weighted &+= wide(evenSteps &+ oddSteps) &* 16
        weighted &+= wide(even &* Words(16, 14, 12, 10, 8, 6, 4, 2)) &+ wide(odd &* Words(15, 13, 11, 9, 7, 5, 3, 1))
    }

    /// The sums of adjacent elements.
    @inline(__always) private static func wide(_ words: Words) -> SIMD4<UInt32> {
        let pairs = unsafeBitCast(words, to: SIMD4<UInt32>.self)
        return pairs & 0xFFFF &+ pairs &>> 16
    }

    /// Adler-32 of two runs of bytes, from that of each (zlib's `adler32_combine`).
    /// - Parameter count: the number of bytes in the second run.
    package static func combined(_ first: UInt32, with second: UInt32, of count: Int) -> UInt32 {
        let base = UInt64(base)
        let (low, high) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (nextLow, nextHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        // The second run's sums began at 1 and 0, and each of its bytes adds the first's low sum to the high one again.
        let before = low + base - 1
        let sum = (before + nextLow) % base
        let weighted = (high + nextHigh + UInt64(count) % base * before) % base
        return UInt32(weighted << 16 | sum)
    }

    /// CRC-32 (PNG specification, annex D), eight bytes at a time: "slicing by 8" (Kounavis and Berry, 2005).
    package static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        guard let start = bytes.baseAddress else { return 0 }
        return crcTables.withUnsafeBufferPointer { tables in
            var crc: UInt32 = 0xFFFF_FFFF
            var index = 0
            while index &+ 8 <= bytes.count {
                let word = start.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian ^ UInt64(crc)
                @inline(__always) func part(_ byte: UInt64) -> UInt32 {
                    tables[Int(truncatingIfNeeded: (7 &- byte) &* 256 &+ (word &>> (byte &* 8)) & 0xFF)]
                }
                crc = part(0) ^ part(1) ^ part(2) ^ part(3) ^ part(4) ^ part(5) ^ part(6) ^ part(7)
                index &+= 8
            }
            while index < bytes.count {
                crc = tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)] ^ crc &>> 8
                index &+= 1
            }
            return ~crc
        }
    }

    /// The remainder of each byte value, then of each followed by one to seven zero bytes.
    private static let crcTables: [UInt32] = {
        var tables = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        for index in 256..<2_048 {
            let before = tables[index - 256]
            tables.append(tables[Int(before & 0xFF)] ^ before >> 8)
        }
        return tables
    }()
}
