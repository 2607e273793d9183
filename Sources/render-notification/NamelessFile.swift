import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A new file without a name, which the system takes away with the process (open(2), O_TMPFILE): whoever is ended in the
/// middle leaves nothing.
struct NamelessFile {
    let descriptor: Int32

    /// - Returns: `nil` when there can't be such a file in the folder, and `errno` says why; not every file system has them.
    init?(in folder: String) {
        #if os(Linux)
            descriptor = open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
        #else
            descriptor = -1
            errno = access(folder, F_OK) == 0 ? EOPNOTSUPP : ENOENT
        #endif
        if descriptor < 0 { return nil }
    }

    /// Gives the file a name that nothing has yet.
    /// - Returns: whether it has it; if not, `errno` says why: `ENOENT` without /proc, where files can't get one later.
    func give(_ name: String) -> Bool {
        #if os(Linux)
            linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
        #else
            false
        #endif
    }
}
