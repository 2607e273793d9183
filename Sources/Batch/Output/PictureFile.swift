import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A picture that an earlier run left, as a glance at its ends shows it: a machine that lost its power leaves files that are
/// empty or cut off.
package enum PictureFile {
    /// The bytes that are looked at, at either end.
    private static let glance = 12
    /// The last chunk of each PNG: no bytes, IEND, and its sum (ISO/IEC 15948, 11.2.5).
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// Whether there is a picture, and all of it as far as its format tells: the ends of a PNG, the length in a WebP, the
    /// markers of a JPEG; of any other that it isn't empty.
    package static func isWhole(_ path: String, ending: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let size = Int(status.st_size)
        guard ["png", "webp", "jpeg"].contains(ending) else { return size > 0 }
        var bytes = [UInt8](repeating: 0, count: 2 * glance)
        let count = bytes.withUnsafeMutableBytes { block in
            pread(descriptor, block.baseAddress, glance, 0)
                + pread(descriptor, block.baseAddress?.advanced(by: glance), glance, off_t(max(0, size - glance)))
        }
        guard count == 2 * glance else { return false }
        let type = MediaType.sniff(bytes)
        switch ending {
        case "png": return type == .png && bytes[glance...].elementsEqual(end)
        case "webp":
            let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
            return type == .webp && length + 8 == size
        default: return type == .jpeg && bytes.suffix(2).elementsEqual([0xFF, 0xD9])
        }
    }
}
