#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Locks that keep two batches from writing to one file; the system gives them up when the process ends, however it does.
enum FileLock {
    /// Locks an opened file.
    /// - Returns: whether another process has. A file system without locks says nothing of others.
    static func isHeldByAnother(_ descriptor: Int32) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
}
