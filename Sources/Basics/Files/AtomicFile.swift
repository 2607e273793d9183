import Platform

/// A complete file before it gets its name: unnamed where the file system allows (open(2), O_TMPFILE), so that a killed
/// process leaves nothing; otherwise under a temporary name beside its target.
package struct AtomicFile {
    /// Bytes for a path; `-` is standard output.
    package struct Output: Sendable, Equatable {
        package var bytes: [UInt8]
        package var path: String

        package init(bytes: [UInt8], path: String) { (self.bytes, self.path) = (bytes, path) }
        package init(text: String, path: String) { self.init(bytes: Array(text.utf8), path: path) }
    }

    private let target: String
    private let bytes: [UInt8]
    /// The permissions of the file to replace; `nil` for a new one.
    private let mode: mode_t?
    /// The unnamed file; negative without one.
    private var descriptor: Int32 = -1
    private var name: String?
    /// A second link to the replaced file.
    private var earlier: String?
    private var hasAppeared = false

    /// The maximum number of open files: some systems allow 256 for a process, and a scenario can write thousands.
    private static let maxOpen = 64

    /// Writes all outputs or none: if one can't replace its target, those before are undone. Output to streams, devices
    /// and mounted files can't be undone, nor can a replacement on file systems without hard links.
    ///
    /// Follows symbolic links, and keeps the permissions of a replaced file. Anything but a regular file, such as
    /// `/dev/stdout` or a pipe, is written to and never replaced.
    /// - Parameter waitsForReaders: waits for a reader of a pipe; when `false`, a pipe without reader is an error.
    /// - Throws: `cannot-create` (73) or `cannot-write` (74).
    package static func write(_ outputs: [Output], waitsForReaders: Bool = true) throws(Diagnostic) {
        let targets = try outputs.map { output throws(Diagnostic) in try OutputTarget(output.path) }
        var streams: [(stream: OutputTarget.Stream, bytes: [UInt8])] = []
        defer { streams.forEach { $0.stream.finish() } }
        for (output, target) in zip(outputs, targets) {
            let stream = try OutputTarget.Stream(target, named: output.path, waitsForReaders: waitsForReaders)
            if let stream { streams.append((stream, output.bytes)) }
        }
        var files: [AtomicFile] = []
        defer { files.forEach { $0.finish() } }
        for (output, target) in zip(outputs, targets) {
            guard case .file(let place, let mode) = target else { continue }
            files.append(try AtomicFile(output.bytes, for: place, mode: mode, staysOpen: files.count < maxOpen))
        }
        for (stream, bytes) in streams { try stream.write(bytes) }
        for index in files.indices {
            do throws(Diagnostic) {
                try files[index].appear(keepsEarlier: index < files.count - 1)
                files[index].hasAppeared = true
            } catch {
                for index in files.indices { files[index].takeBack() }
                throw error
            }
        }
    }

    /// Creates a file; one of that name stays as it is.
    /// - Returns: `false` when there is one.
    /// - Throws: `cannot-create` (73) or `cannot-write` (74).
    package static func create(_ bytes: [UInt8], at path: String) throws(Diagnostic) -> Bool {
        var file = try AtomicFile(bytes, for: path, mode: nil, staysOpen: true)
        defer { file.finish() }
        if file.claim(path) { return true }
        if errno == EEXIST || access(path, F_OK) == 0 { return false }
        try file.appear(keepsEarlier: false)
        return true
    }

    /// Writes the bytes.
    /// - Parameter staysOpen: allows an unnamed file, which exists only while it is open.
    private init(_ bytes: [UInt8], for target: String, mode: mode_t?, staysOpen: Bool) throws(Diagnostic) {
        (self.bytes, self.target, self.mode) = (bytes, target, mode)
        #if os(Linux)
            // O_TMPFILE, a macro that Swift doesn't import.
            let flags = 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC
            if staysOpen { descriptor = open(FilePath.folder(of: target), flags, 0o666) }
        #endif
        guard descriptor >= 0 else {
            name = try Self.named(bytes, target, mode)
            return
        }
        guard let code = Self.fill(descriptor, bytes, mode) else { return }
        close(descriptor)
        throw OutputProblem.cannotWrite(target, code)
    }

    /// Moves the file to its target.
    /// - Parameter keepsEarlier: keeps the replaced file for `takeBack`.
    private mutating func appear(keepsEarlier: Bool) throws(Diagnostic) {
        if mode == nil, descriptor >= 0, claim(target) { return }
        // Without hard links, the replaced file can't be restored.
        if keepsEarlier, mode != nil {
            earlier = TemporaryName.make(beside: target) { link(target, $0) == 0 ? $0 : nil }?.name
        }
        if descriptor >= 0 { name = TemporaryName.make(beside: target) { claim($0) ? $0 : nil }?.name }
        // Without /proc, an unnamed file never gets a name.
        let temporary = if let name { name } else { try Self.named(bytes, target, mode) }
        name = temporary
        if rename(temporary, target) == 0 {
            name = nil
        } else if errno == EBUSY {
            try writeThrough()
        } else {
            throw OutputProblem.cannotWrite(target, errno)
        }
    }

    /// Gives the file a name that nothing has yet.
    private func claim(_ path: String) -> Bool {
        guard descriptor >= 0 else { return name.map { link($0, path) == 0 } ?? false }
        #if os(Linux)
            return linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
        #else
            return false
        #endif
    }

    /// Restores the replaced file, if it was kept.
    private mutating func takeBack() {
        guard hasAppeared else { return }
        if let earlier {
            if rename(earlier, target) == 0 { self.earlier = nil }
        } else if mode == nil {
            unlink(target)
        }
    }

    /// Closes and removes everything but the final file.
    private func finish() {
        if descriptor >= 0 { close(descriptor) }
        for name in [name, earlier] {
            if let name { unlink(name) }
        }
    }

    /// Writes into a file that can't be replaced because it is mounted, as containers mount single files.
    private func writeThrough() throws(Diagnostic) {
        let descriptor = open(target, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw OutputProblem.cannotWrite(target, errno) }
        var failure = Self.fill(descriptor, bytes, nil)
        if close(descriptor) != 0, failure == nil { failure = errno }
        if let failure { throw OutputProblem.cannotWrite(target, failure) }
    }

    /// Writes a file under a temporary name.
    private static func named(_ bytes: [UInt8], _ target: String, _ mode: mode_t?) throws(Diagnostic) -> String {
        guard let (name, descriptor) = TemporaryName.open(beside: target) else {
            throw OutputProblem.cannotCreate(target, errno)
        }
        var failure = fill(descriptor, bytes, mode)
        if close(descriptor) != 0, failure == nil { failure = errno }
        guard let failure else { return name }
        unlink(name)
        throw OutputProblem.cannotWrite(target, failure)
    }

    /// - Returns: the error number on failure.
    private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ mode: mode_t?) -> Int32? {
        // Before the file is visible. Only file systems without permissions refuse.
        if let mode, fchmod(descriptor, mode) != 0, errno != EPERM { return errno }
        return StreamOutput.write(bytes, to: descriptor) ? nil : errno
    }
}
