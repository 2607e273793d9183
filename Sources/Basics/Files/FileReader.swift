import Platform

/// Reads whole input files. Refuses directories, pipes, sockets and devices, which could block or never end.
package enum FileReader {
    /// The name of standard input on the command line.
    package static let standardInput = "-"

    /// Contents in place of those of files, by their paths without links: what an editor hasn't saved yet. The files
    /// exist. Applies within `FileReader.$drafts.withValue(drafts) { … }`.
    @TaskLocal package static var drafts: [String: [UInt8]] = [:]

    /// The bytes of a regular file, or of standard input for `-`.
    /// - Parameters:
    ///   - path: the file, absolute or relative to the working directory.
    ///   - limit: maximum size in bytes; a larger file is refused before it is read.
    ///   - location: the position that names this file, for diagnostics; `nil` for the file itself.
    ///   - jsonPath: the JSON path there.
    /// - Throws: `file-missing` and `file-unreadable` (exit 66), `file-too-large` (exit 77).
    package static func read(
        _ path: String, limit: Int, at location: SourceSpan? = nil, path jsonPath: String? = nil
    ) throws(Diagnostic) -> [UInt8] {
        let problem = FileProblem(path: path, location: location, jsonPath: jsonPath)
        if path == standardInput { return try bytes(of: STDIN_FILENO, limit: limit, problem) }
        if path.utf8.contains(0) { throw problem.missing() }

        FileReadings.note(path)
        let drafts = drafts
        if !drafts.isEmpty, let draft = FileScope.canonical(path).flatMap({ drafts[$0] }) {
            if draft.count > limit { throw problem.tooLarge(limit) }
            return draft
        }
        let descriptor = ScopedFile.open(path, O_NONBLOCK)
        guard descriptor >= 0 else { throw problem.system(errno) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem.system(errno) }
        if let kind = FileProblem.irregularKind(status.st_mode) { throw problem.irregular(kind) }
        if status.st_size > limit { throw problem.tooLarge(limit) }
        return try bytes(of: descriptor, limit: limit, problem)
    }

    /// Opens an input that is read in blocks: a file or a pipe, standard input for `-`. The caller closes it.
    /// - Throws: `file-missing` and `file-unreadable` (exit 66).
    package static func open(_ path: String) throws(Diagnostic) -> Int32 {
        let problem = FileProblem(path: path)
        if path.utf8.contains(0) { throw problem.missing() }
        let descriptor = path == standardInput ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : ScopedFile.open(path)
        guard descriptor >= 0 else { throw problem.system(errno) }
        var status = stat()
        let failure = fstat(descriptor, &status) == 0 ? 0 : errno
        if failure == 0, status.st_mode & S_IFMT != S_IFDIR { return descriptor }
        _ = close(descriptor)
        throw failure == 0 ? problem.irregular("a folder") : problem.system(failure)
    }

    /// The error for an open input that can't be read further.
    package static func unreadable(_ path: String, _ code: Int32) -> Diagnostic { FileProblem(path: path).system(code) }

    /// The bytes of a required input.
    /// - Throws: the errors of `read`, wrapped in an `InputError`.
    package static func readInput(
        _ path: String, limit: Int, at location: SourceSpan? = nil, path jsonPath: String? = nil
    ) throws(InputError) -> [UInt8] {
        do {
            return try read(path, limit: limit, at: location, path: jsonPath)
        } catch {
            throw InputError(error)
        }
    }

    /// The error for a file larger than its limit.
    package static func tooLarge(_ path: String, limit: Int) -> Diagnostic { FileProblem(path: path).tooLarge(limit) }

    /// `true` for a regular file, as opposed to a folder, pipe or device.
    package static func isRegularFile(_ path: String) -> Bool {
        FileReadings.note(path)
        var status = stat()
        return stat(path, &status) == 0 && FileProblem.irregularKind(status.st_mode) == nil
    }

    private static func bytes(of descriptor: Int32, limit: Int, _ problem: FileProblem) throws(Diagnostic) -> [UInt8] {
        var bytes: [UInt8] = []
        var status = stat()
        if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(min(max(0, Int(status.st_size)), limit)) }
        while bytes.count <= limit {
            let wanted = min(64 * 1024, limit + 1 - bytes.count)
            var count = 0
            bytes += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
                count = StreamInput.read(descriptor, buffer.baseAddress, wanted)
                initialized = max(0, count)
            }
            if count == 0 { return bytes }
            if count < 0 { throw problem.system(errno) }
        }
        throw problem.tooLarge(limit)
    }
}
