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
        var descriptor = Self.openNameless(in: folder)
        if descriptor < 0, errno == ENOENT {
            try OutputFile.makeFolder(folder)
            descriptor = Self.openNameless(in: folder)
        }
        guard descriptor >= 0 else {
            switch errno {
            // The file system has no such files.
            case EOPNOTSUPP, EISDIR, EINVAL: return try OutputFile.write([.init(bytes: bytes, path: target)])
            default: throw OutputFile.cannotCreate(target, errno)
            }
        }
        defer { close(descriptor) }
        guard StreamOutput.write(bytes, to: descriptor) else { throw OutputFile.cannotWrite(target, errno) }
        if Self.give(descriptor, target) { return }
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

    #if os(Linux)
        /// A new file without a name, which the system takes away with the process (open(2), O_TMPFILE).
        private static func openNameless(in folder: String) -> Int32 {
            open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
        }

        private static func give(_ descriptor: Int32, _ name: String) -> Bool {
            linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
        }
    #else
        private static func openNameless(in folder: String) -> Int32 {
            errno = access(folder, F_OK) == 0 ? EOPNOTSUPP : ENOENT
            return -1
        }

        private static func give(_ descriptor: Int32, _ name: String) -> Bool { false }
    #endif
}
