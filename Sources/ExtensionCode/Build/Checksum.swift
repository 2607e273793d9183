import Basics
import Platform

/// A checksum of files, against damage by accident: FNV-1a (Fowler, Noll and Vo) over words of 8 bytes in place of
/// bytes. Ten megabytes take a millisecond or two.
struct Checksum {
    /// Four, because a processor multiplies several numbers at a time that don't depend on one another.
    private var (a, b, c, d) = (basis, basis, basis, basis)
    private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3
    /// Bytes that are read at once.
    private static let block = 1 << 18

    /// The checksum of a folder's visible files with their names, as 64 hexadecimal digits; `nil` if one can't be read.
    /// - Parameter left: the name of a file that doesn't count.
    static func text(of folder: String, without left: String) -> String? {
        var checksum = Checksum()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: block, alignment: 32)
        defer { buffer.deallocate() }
        guard checksum.add(folder, "", without: left, buffer) else { return nil }
        return [checksum.a, checksum.b, checksum.c, checksum.d].map(\.hex).joined()
    }

    private mutating func add(
        _ folder: String, _ prefix: String, without left: String, _ buffer: UnsafeMutableRawBufferPointer
    ) -> Bool {
        for entry in FolderReader.entries(of: "\(folder)/\(prefix)", limit: .max) where entry.name != left {
            let name = prefix + entry.name
            if entry.isFolder {
                guard add(folder, "\(name)/", without: "", buffer) else { return false }
            } else {
                guard add(file: "\(folder)/\(name)", name, buffer) else { return false }
            }
        }
        return true
    }

    private mutating func add(file: String, _ name: String, _ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var (total, count) = (0, 0)
        repeat {
            count = StreamInput.read(descriptor, buffer.baseAddress, buffer.count)
            guard count >= 0 else { return false }
            total += count
            add(UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]))
        } while count > 0
        // Its end, so that bytes can't move between a file and its neighbour.
        var end = Array("\(name) \(total)\n".utf8)
        end.withUnsafeMutableBytes { add($0) }
        return true
    }

    private mutating func add(_ bytes: UnsafeMutableRawBufferPointer) {
        let whole = bytes.count & ~31
        for offset in stride(from: 0, to: whole, by: 32) {
            let words = bytes.loadUnaligned(fromByteOffset: offset, as: (UInt64, UInt64, UInt64, UInt64).self)
            Self.mix(&a, words.0)
            Self.mix(&b, words.1)
            Self.mix(&c, words.2)
            Self.mix(&d, words.3)
        }
        for byte in bytes[whole...] { Self.mix(&a, UInt64(byte)) }
    }

    @inline(__always)
    private static func mix(_ lane: inout UInt64, _ word: UInt64) {
        lane = (lane ^ word) &* prime
        // The low bits of a product don't depend on the high bits of its factors.
        lane ^= lane >> 29
    }
}
