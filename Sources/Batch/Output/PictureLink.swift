import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives pictures second names.
package enum PictureLink {
    /// Makes a file known by another name too: as a hard link, or as a copy where the file system has none. What has the
    /// name already is replaced at once, so that nobody sees half a file.
    /// - Parameters:
    ///   - picture: the file.
    ///   - name: the other name; its folders are made.
    /// - Throws: `cannot-create` (73), `cannot-write` (74).
    package static func make(_ name: String, to picture: String) throws(Diagnostic) {
        // The usual row: one call, and nothing that a killed run could leave.
        if link(picture, name) == 0 { return }
        if errno == ENOENT {
            try makeFolder(FilePath.folder(of: name))
            if link(picture, name) == 0 { return }
        }
        if errno == EEXIST, isSame(picture, name) { return }
        let temporary = "\(FilePath.folder(of: name))/.\(getpid()).link"
        unlink(temporary)
        if link(picture, temporary) != 0 { try copy(picture, to: temporary) }
        // Two links to one file are left as they are by rename(2), the temporary one too.
        defer { unlink(temporary) }
        guard rename(temporary, name) == 0 else { throw OutputProblem.cannotCreate(name, errno) }
    }

    /// Whether two names are those of one file.
    private static func isSame(_ path: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard stat(path, &first) == 0, lstat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// Makes a folder and those that it is in, unless they are there.
    /// - Throws: `cannot-create` (73).
    package static func makeFolder(_ path: String) throws(Diagnostic) {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        let code = errno
        let parent = FilePath.folder(of: path)
        guard code == ENOENT, parent != path, parent != "." else {
            throw OutputProblem.cannotCreate(path, code)
        }
        try makeFolder(parent)
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw OutputProblem.cannotCreate(path, errno) }
    }

    private static func copy(_ picture: String, to path: String) throws(Diagnostic) {
        var source = try InputBuffer(path: picture)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputProblem.cannotCreate(path, errno) }
        defer { close(descriptor) }
        while true {
            if source.pending.isEmpty, try !source.fill() { return }
            let count = write(descriptor, source.pending.baseAddress, source.pending.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw OutputProblem.cannotWrite(path, errno) }
            source.take(count)
        }
    }
}
