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
        let linked = TemporaryName.make(beside: name) { link(picture, $0) == 0 ? $0 : nil }
        let temporary: String
        if let linked { temporary = linked.name } else { temporary = try copy(picture, beside: name) }
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

    /// - Returns: the copy, in the folder of the name.
    private static func copy(_ picture: String, beside name: String) throws(Diagnostic) -> String {
        var source = try InputBuffer(path: picture)
        guard let (path, descriptor) = TemporaryName.open(beside: name) else {
            throw OutputProblem.cannotCreate(name, errno)
        }
        defer { close(descriptor) }
        do throws(Diagnostic) {
            while true {
                if source.pending.isEmpty, try !source.fill() { return path }
                let count = write(descriptor, source.pending.baseAddress, source.pending.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw OutputProblem.cannotWrite(name, errno) }
                source.take(count)
            }
        } catch {
            unlink(path)
            throw error
        }
    }
}
