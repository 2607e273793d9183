import ContentExtensionHost

/// A picture that an earlier row or run left, and whether it is all there: a machine that lost its power leaves files that
/// are empty or cut off.
package enum PictureFile {
    /// The last chunk of each PNG: no bytes, IEND, and its sum (ISO/IEC 15948, 11.2.5).
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// A picture's bytes; `nil` when there is none, or not all of it as far as its format tells: the ends of a PNG, the
    /// length in a WebP, the markers of a JPEG; of any other that it isn't empty.
    package static func read(_ path: String, ending: String) -> [UInt8]? {
        guard let bytes = try? FileReader.read(path, limit: Limits.snapshotBytes) else { return nil }
        let type = MediaType.sniff(bytes)
        let isWhole =
            switch ending {
            case "png": type == .png && bytes.suffix(end.count).elementsEqual(end)
            case "webp": type == .webp && bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 == bytes.count
            case "jpeg": type == .jpeg && bytes.suffix(2).elementsEqual([0xFF, 0xD9])
            default: !bytes.isEmpty
            }
        return isWhole ? bytes : nil
    }
}
