import Batch
import ContentExtensionHost

/// The folder that a batch's pictures are in. A picture has its name when it is complete, and not before: whoever is
/// ended in the middle leaves nothing.
struct PictureFolder {
    let path: String
    /// Whether a picture takes the place of one that is there; of a broken one it always does.
    let replaces: Bool

    /// Writes a picture.
    /// - Parameter name: below the folder; the folders on the way are made.
    /// - Throws: `cannot-create` (exit 73) or `cannot-write` (exit 74).
    func write(_ bytes: [UInt8], _ name: String) throws(Diagnostic) {
        let target = "\(path)/\(name)"
        try OutputPath.makeFolder(FilePath.folder(of: target))
        if try AtomicFile.create(bytes, at: target) { return }
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        if replaces || PictureFile.read(target, ending: ending) == nil {
            try AtomicFile.write([.init(bytes: bytes, path: target)])
        }
    }
}
