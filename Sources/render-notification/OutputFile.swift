import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes whole files: under temporary names beside their targets, renamed when all are complete, so that nobody sees
/// half a file, or one of two.
enum OutputFile {
    /// Something to be written to a file, or to standard output for `-`.
    struct Output {
        var bytes: [UInt8]
        var path: String
    }

    /// Writes outputs, all or none; only what goes to streams and devices can't be taken back.
    ///
    /// Of a symbolic link, what it leads to is replaced.
    /// - Throws: `InputError` with `cannot-create` (73) or `cannot-write` (74).
    static func write(_ outputs: [Output]) throws(InputError) {
        var files: [TemporaryFile] = []
        defer { files.forEach { unlink($0.path) } }
        var streams: [Output] = []
        for output in outputs {
            if try isStream(output.path) {
                streams.append(output)
            } else {
                files.append(try temporaryFile(output))
            }
        }
        for stream in streams { try writeThrough(stream) }
        while let file = files.popLast() {
            if rename(file.path, file.target) == 0 { continue }
            let failure = errno
            unlink(file.path)
            throw failure == ENAMETOOLONG ? cannotCreate(file.target, failure) : cannotWrite(file.target, failure)
        }
    }

    /// Which file a path leads to, so that two paths to one file are known as such; `nil` when there is none.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileIdentity(status)
    }

    /// Whether a path leads to what this program's standard input, output or error is. What throws everything away is no such
    /// thing.
    static func isStandardStream(_ path: String) -> Bool {
        var (status, nowhere) = (stat(), stat())
        guard stat(path, &status) == 0 else { return false }
        let isDevice = status.st_mode & S_IFMT == S_IFCHR
        if isDevice, stat("/dev/null", &nowhere) == 0, nowhere.st_rdev == status.st_rdev { return false }
        return [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
            var stream = stat()
            guard fstat(descriptor, &stream) == 0 else { return false }
            return stream.st_dev == status.st_dev && stream.st_ino == status.st_ino
        }
    }

    /// A complete file that waits for its name.
    private struct TemporaryFile {
        var path: String
        var target: String
    }

    /// Whether a path leads to something that is written to and not replaced: standard output, a device, a pipe.
    private static func isStream(_ path: String) throws(InputError) -> Bool {
        var status = stat()
        if path == "-" { return true }
        guard stat(path, &status) == 0 else { return false }
        if status.st_mode & S_IFMT == S_IFDIR {
            let folder = path.hasSuffix("/") ? path : path + "/"
            throw cannotCreate("\(path) is a folder", hint: "name a file in it: \(folder)out.png")
        }
        return status.st_mode & S_IFMT != S_IFREG
    }

    private static func writeThrough(_ output: Output) throws(InputError) {
        if output.path == "-" {
            guard writeAll(output.bytes, to: STDOUT_FILENO) else { throw cannotWrite("standard output", errno) }
            return
        }
        let target = open(output.path, O_WRONLY | O_CLOEXEC)
        guard target >= 0 else { throw cannotCreate(output.path, errno) }
        defer { close(target) }
        guard writeAll(output.bytes, to: target) else { throw cannotWrite(output.path, errno) }
    }

    private static func temporaryFile(_ output: Output) throws(InputError) -> TemporaryFile {
        let target = canonical(output.path)
        guard let (path, descriptor) = TemporaryName.open(beside: target) else {
            throw cannotCreate(output.path, errno)
        }
        var failure: Int32 = writeAll(output.bytes, to: descriptor) ? 0 : errno
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0 { return TemporaryFile(path: path, target: target) }
        unlink(path)
        throw cannotWrite(output.path, failure)
    }

    /// What a symbolic link leads to; the path itself when there is nothing yet.
    private static func canonical(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = writeChunk(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                done += count
            }
            return true
        }
    }
}

// MARK: - Places

extension OutputFile {
    /// Refuses to write over an input, or two things to one file.
    static func check(_ outputs: [String], inputs: [String]) throws(InputError) {
        let read = Dictionary(
            inputs.compactMap { input in identity(of: input).map { ($0, input) } }, uniquingKeysWith: { $1 })
        var names: Set<String> = []
        var written: Set<FileIdentity> = []
        for output in outputs where output != "-" {
            let identity = identity(of: output)
            if let input = identity.flatMap({ read[$0] }) {
                throw cannotCreate(
                    "\(output) would be written over an input, \(input)", hint: "choose another name for the output")
            }
            let name = outputs.count > 1 ? place(of: output) : output
            let isFirst = names.insert(name).inserted && (identity.map { written.insert($0).inserted } ?? true)
            if !isFirst {
                throw cannotCreate("two outputs would go to \(output)", hint: "choose another name for one of them")
            }
        }
    }

    /// Where a path leads, also of a file that isn't there yet.
    private static func place(of path: String) -> String {
        let found = canonical(path)
        guard found == path, let name = path.split(separator: "/").last else { return found }
        return "\(canonical(FilePath.folder(of: path)))/\(name)"
    }

    /// Refuses a folder that can't be made or written to.
    static func checkFolder(_ path: String) throws(InputError) {
        if FolderReader.isFolder(path) {
            if access(path, W_OK | X_OK) != 0 { throw cannotCreate("a file in \(path)", errno) }
            return
        }
        var status = stat()
        if lstat(path, &status) == 0 {
            throw cannotCreate("\(path) is no folder", hint: "name a folder for the outputs")
        }
        guard errno == ENOENT else { throw cannotCreate(path, errno) }
        let parent = FilePath.folder(of: path)
        if FolderReader.isFolder(parent) {
            if access(parent, W_OK | X_OK) != 0 { throw cannotCreate(path, errno) }
        } else {
            try checkFolder(parent)
        }
    }

    /// Makes a folder and those that it is in, unless they are there.
    static func makeFolder(_ path: String) throws(InputError) {
        if FolderReader.isFolder(path) { return }
        let parent = FilePath.folder(of: path)
        if !FolderReader.isFolder(parent) { try makeFolder(parent) }
        guard mkdir(path, 0o777) != 0, errno != EEXIST || !FolderReader.isFolder(path) else { return }
        throw cannotCreate(path, errno)
    }
}

// MARK: - Problems

extension OutputFile {
    /// What is reported when there can't be a file of that name, `cannot-create` (73).
    static func cannotCreate(_ message: String, hint: String) -> InputError {
        InputError(OutputProblem.cannotCreate(message, hint: hint))
    }

    /// What is reported when the system doesn't let a file or folder be made.
    static func cannotCreate(_ path: String, _ code: Int32) -> InputError {
        InputError(OutputProblem.cannotCreate(path, code))
    }

    /// What is reported when writing fails, `cannot-write` (74).
    static func cannotWrite(_ path: String, _ code: Int32) -> InputError {
        InputError(OutputProblem.cannotWrite(path, code))
    }
}

/// write(2), under a name that `OutputFile.write` doesn't hide.
private func writeChunk(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
