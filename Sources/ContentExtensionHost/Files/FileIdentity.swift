#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Which contents a file has: the same identity, the same bytes.
package struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let inode: UInt64
    package let bytes: Int
    private let modifiedSeconds: Int
    private let modifiedNanoseconds: Int

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
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        bytes = Int(status.st_size)
        modifiedSeconds = Int(modified.tv_sec)
        modifiedNanoseconds = Int(modified.tv_nsec)
    }
}
