import Batch
import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder that a batch's pictures are in. A picture has its name when it is complete, and not before: whoever is
/// ended in the middle leaves nothing.
struct PictureFolder {
    let path: String
    /// Whether a picture takes the place of one that is there; of a broken one it always does.
    let replaces: Bool

    /// Writes a picture.
    /// - Parameter name: below the folder; the folders on the way are made.
    /// - Throws: `cannot-create` (exit 73) or `cannot-write` (exit 74).
    func write(_ bytes: [UInt8], _ name: String) throws(InputError) {
        let target = "\(path)/\(name)"
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        let folder = FilePath.folder(of: target)
        var file = NamelessFile(in: folder)
        if file == nil, errno == ENOENT {
            try OutputFile.makeFolder(folder)
            file = NamelessFile(in: folder)
        }
        guard let file else { return try OutputFile.write([.init(bytes: bytes, path: target)]) }
        defer { close(file.descriptor) }
        guard StreamOutput.write(bytes, to: file.descriptor) else { throw OutputFile.cannotWrite(target, errno) }
        if file.give(target) { return }
        switch errno {
        case EEXIST:
            if replaces || PictureFile.read(target, ending: ending) == nil {
                try OutputFile.write([.init(bytes: bytes, path: target)])
            }
        // Without /proc, a file can't get a name later.
        case ENOENT: try OutputFile.write([.init(bytes: bytes, path: target)])
        default: throw OutputFile.cannotCreate(target, errno)
        }
    }
}
