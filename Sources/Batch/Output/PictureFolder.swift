import Basics
import Platform
import Views

/// The folder of a batch's pictures. A picture gets its name when it is complete, so that a killed run leaves no part of one.
package struct PictureFolder {
    package let path: String
    /// True to replace pictures that are there; a broken one always is.
    package let replaces: Bool

    package init(path: String, replaces: Bool = true) { (self.path, self.replaces) = (path, replaces) }

    /// Writes a picture.
    /// - Parameter name: below the folder; the folders on the way are made.
    /// - Throws: `cannot-create` (73) or `cannot-write` (74).
    package func write(_ bytes: [UInt8], _ name: String) throws(Diagnostic) {
        let target = "\(path)/\(name)"
        try OutputPath.makeFolder(FilePath.folder(of: target))
        if try AtomicFile.create(bytes, at: target) { return }
        if replaces || read(name) == nil { try AtomicFile.write([.init(bytes: bytes, path: target)]) }
    }

    /// The last chunk of each PNG: no bytes, IEND, and its sum (ISO/IEC 15948, 11.2.5).
    private static let pngEnd: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// A picture's bytes; `nil` when there is none, or not all of it as far as its format tells: the ends of a PNG, the
    /// length in a WebP, the markers of a JPEG; of any other that it isn't empty. A machine that lost its power leaves
    /// files that are empty or cut off.
    package func read(_ name: String) -> [UInt8]? {
        guard let bytes = try? FileReader.read("\(path)/\(name)", limit: Limits.snapshotBytes) else { return nil }
        let type = MediaType.sniff(bytes)
        let isWhole =
            switch FilePath.ending(of: name) {
            case "png": type == .png && bytes.suffix(Self.pngEnd.count).elementsEqual(Self.pngEnd)
            case "webp": type == .webp && bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 == bytes.count
            case "jpeg": type == .jpeg && bytes.suffix(2).elementsEqual([0xFF, 0xD9])
            default: !bytes.isEmpty
            }
        return isWhole ? bytes : nil
    }

    /// Gives a picture a second name: a hard link, or a copy where the file system has none. A file of that name is
    /// replaced as a whole.
    /// - Throws: `cannot-create` (73), `cannot-write` (74).
    package func link(_ name: String, to picture: String) throws(Diagnostic) {
        let (name, picture) = ("\(path)/\(name)", "\(path)/\(picture)")
        if makeLink(picture, name) == 0 { return }
        if errno == ENOENT {
            try OutputPath.makeFolder(FilePath.folder(of: name))
            if makeLink(picture, name) == 0 { return }
        }
        guard let temporary = TemporaryName.make(beside: name, { makeLink(picture, $0) == 0 ? $0 : nil })?.name else {
            let bytes = try FileReader.read(picture, limit: Limits.snapshotBytes)
            return try AtomicFile.write([.init(bytes: bytes, path: name)])
        }
        // rename(2) leaves two links to one file as they are.
        defer { unlink(temporary) }
        guard rename(temporary, name) == 0 else { throw OutputProblem.cannotCreate(name, errno) }
    }
}

/// link(2), because `PictureFolder.link` hides that name.
private func makeLink(_ path: String, _ name: String) -> Int32 { link(path, name) }
