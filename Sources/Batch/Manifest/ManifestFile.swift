import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that lines are added to, by one process at a time.
struct ManifestFile: ~Copyable {
    let path: String
    private let descriptor: Int32
    /// For a second, since a process that was killed holds its lock until the system has cleared it away.
    private static let lockAttempts = 21
    private static let lockPause: UInt32 = 50_000

    /// - Throws: `cannot-create` (73), `manifest-in-use` (75).
    init(path: String) throws(Diagnostic) {
        descriptor = try Self.openLocked(path)
        self.path = path
    }

    private static func openLocked(_ path: String) throws(Diagnostic) -> Int32 {
        guard !path.utf8.contains(0) else { throw OutputProblem.cannotCreate(path, EINVAL) }
        let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputProblem.cannotCreate(path, errno) }
        if let problem = problem(of: descriptor, path) {
            close(descriptor)
            throw problem
        }
        return descriptor
    }

    /// Why an opened file is no manifest of this process; it is locked when there is no reason.
    private static func problem(of descriptor: Int32, _ path: String) -> Diagnostic? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return OutputProblem.cannotCreate("\(path) is no file", hint: "name a file for the manifest")
        }
        for attempt in 0..<lockAttempts {
            guard FileLock.isHeldByAnother(descriptor) else { return nil }
            if attempt + 1 < lockAttempts { usleep(lockPause) }
        }
        return Diagnostic(
            .error, "manifest-in-use", "another batch writes to \(path)",
            hint: "wait for it, or give each shard a manifest of its own", exit: .temporary)
    }

    deinit { close(descriptor) }

    /// Takes away what is behind the last whole line.
    /// - Throws: `cannot-write` (74).
    func cut(to length: Int) throws(Diagnostic) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw OutputProblem.cannotWrite(path, errno) }
        if status.st_size > length, ftruncate(descriptor, off_t(length)) != 0 {
            throw OutputProblem.cannotWrite(path, errno)
        }
    }

    /// - Throws: `cannot-write` (74).
    func append(_ bytes: [UInt8]) throws(Diagnostic) {
        guard StreamOutput.write(bytes, to: descriptor) else { throw OutputProblem.cannotWrite(path, errno) }
    }

    /// Waits until the disk has everything.
    /// - Throws: `cannot-write` (74).
    func synchronize() throws(Diagnostic) {
        if fsync(descriptor) != 0, errno != EINVAL { throw OutputProblem.cannotWrite(path, errno) }
    }
}
