import Platform

/// Identity of a file's contents: files with the same identity have the same bytes. Includes the time of the last
/// status change, which can't be set back, unlike that of modification.
package struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let inode: UInt64
    package let bytes: Int
    /// Nanoseconds since 1970, like `changed`.
    private let modified: Int
    private let changed: Int

    /// The identity of a regular file; `nil` if there is none.
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

    /// Overflow wraps around, which still tells files apart.
    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
}
