import ContentExtensionHost
import Platform

/// Gives pictures second names.
package enum PictureLink {
    /// Makes a hard link, or a copy where the file system has none. A file of that name is replaced as a whole.
    /// - Parameters:
    ///   - name: the link; its folders are made.
    ///   - picture: the file.
    /// - Throws: `cannot-create` (73), `cannot-write` (74).
    package static func make(_ name: String, to picture: String) throws(Diagnostic) {
        if link(picture, name) == 0 { return }
        if errno == ENOENT {
            try OutputPath.makeFolder(FilePath.folder(of: name))
            if link(picture, name) == 0 { return }
        }
        guard let temporary = TemporaryName.make(beside: name, { link(picture, $0) == 0 ? $0 : nil })?.name else {
            let bytes = try FileReader.read(picture, limit: Limits.snapshotBytes)
            return try AtomicFile.write([.init(bytes: bytes, path: name)])
        }
        // rename(2) leaves two links to one file as they are.
        defer { unlink(temporary) }
        guard rename(temporary, name) == 0 else { throw OutputProblem.cannotCreate(name, errno) }
    }
}
