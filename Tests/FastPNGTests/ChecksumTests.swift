import CDeflate
import Testing

@testable import FastPNG

@Suite struct ChecksumTests {
    private let bytes = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 5) }

    /// Lengths around those of blocks, and of as many blocks as are added without a remainder.
    @Test(arguments: [0, 1, 7, 8, 15, 16, 255, 256, 257, 5_375, 5_376, 5_377, 5_552, 65_521, 70_000])
    func `checksums are those of libdeflate`(count: Int) {
        for part in [
            bytes[..<count], [UInt8](repeating: 0xFF, count: count)[...], [UInt8](repeating: 0, count: count)[...],
        ] {
            part.withUnsafeBytes { part in
                for start in [UInt32(1), 0xFFF0_FFF0] {
                    #expect(
                        Checksum.adler32(start, part) == libdeflate_adler32(start, part.baseAddress, part.count)
                            || part.isEmpty)
                }
                #expect(Checksum.crc32(part) == libdeflate_crc32(0, part.baseAddress, part.count) || part.isEmpty)
            }
        }
    }

    @Test(arguments: [0, 1, 5_552, 65_521, 70_000]) func `checksums of parts make the whole`(cut: Int) {
        func sum(_ part: ArraySlice<UInt8>) -> UInt32 { part.withUnsafeBytes { Checksum.adler32(1, $0) } }
        #expect(
            Checksum.combined(sum(bytes[..<cut]), with: sum(bytes[cut...]), of: bytes.count - cut) == sum(bytes[...]))
    }
}
