#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Which contents a file has: the same identity, the same bytes. A time of modification can be set back, that of the last
/// change can't.
package struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let inode: UInt64
    package let bytes: Int
    /// In nanoseconds since 1970, as the next.
    private let modified: Int
    private let changed: Int

    /// The identity of the regular file of a path; `nil` where there is none.
    package init?(ofFile path: String) {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0, FileProblem.irregularKind(status.st_mode) == nil else {
            return nil
        }
        self.init(status)
    }

    package init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        bytes = Int(status.st_size)
        self.modified = Self.nanoseconds(modified)
        self.changed = Self.nanoseconds(changed)
    }

    /// Times far off wrap around, which tells files apart as well.
    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
}
