import Batch
import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes whole files: they get their names when all are complete, so that nobody sees half a file, or one of two.
enum OutputFile {
    /// Something to be written to a file, or to standard output for `-`.
    struct Output {
        var bytes: [UInt8]
        var path: String
    }

    /// How many files are open at once: a process may have 256 on some systems, and a scenario thousands of snapshots.
    private static let maxOpen = 64

    /// Writes outputs, all or none: when the last can't take its place, those before give theirs back. Only what goes to
    /// streams, devices and files that are mounted can't be taken back, nor what is replaced where files have one name only.
    ///
    /// Of a symbolic link, what it leads to is replaced; who may read and write a file stays as it is.
    /// - Parameter waitsForReaders: whether a pipe that nobody reads yet is waited for; it is an error otherwise.
    /// - Throws: `InputError` with `cannot-create` (73) or `cannot-write` (74).
    static func write(_ outputs: [Output], waitsForReaders: Bool = true) throws(InputError) {
        let targets = try outputs.map { output throws(InputError) in try OutputTarget(output.path) }
        var streams: [OpenStream] = []
        defer { streams.forEach { $0.finish() } }
        for (output, target) in zip(outputs, targets) {
            switch target {
            case .file: break
            case .stream(let place): streams.append(try OpenStream(output, place, waitsForReaders: waitsForReaders))
            case .descriptor(let descriptor): streams.append(OpenStream(output: output, descriptor: descriptor))
            }
        }
        var files: [PendingFile] = []
        defer { files.forEach { $0.finish() } }
        for (output, target) in zip(outputs, targets) {
            guard case .file(let place, let mode) = target else { continue }
            let staysOpen = files.count < maxOpen
            files.append(try PendingFile(output.bytes, for: place, mode: mode, staysOpen: staysOpen))
        }
        for stream in streams { try stream.write() }
        for index in files.indices {
            do throws(InputError) {
                try files[index].appear(keepsEarlier: index < files.count - 1)
            } catch {
                for index in files.indices { files[index].takeBack() }
                throw error
            }
        }
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

    /// Something that is written to and not replaced.
    private struct OpenStream {
        let output: Output
        let descriptor: Int32
        /// Whether it was opened for the output.
        var isOwn = false

        init(output: Output, descriptor: Int32) { (self.output, self.descriptor) = (output, descriptor) }

        /// - Throws: `cannot-create` (73).
        init(_ output: Output, _ place: String, waitsForReaders: Bool) throws(InputError) {
            self.output = output
            descriptor = open(place, O_WRONLY | O_CLOEXEC | (waitsForReaders ? 0 : O_NONBLOCK))
            isOwn = true
            if descriptor >= 0 { return }
            throw errno == ENXIO && !waitsForReaders
                ? cannotCreate("\(output.path) is a pipe that nobody reads", hint: "read it before it is written to")
                : cannotCreate(output.path, errno)
        }

        /// - Throws: `cannot-write` (74).
        func write() throws(InputError) {
            let flags = isOwn ? 0 : fcntl(descriptor, F_GETFD)
            if flags < 0 { throw cannotWrite(name, errno) }
            // A number that the caller didn't give is one of this program's own files.
            if flags & FD_CLOEXEC != 0 { throw cannotWrite(name, EBADF) }
            guard StreamOutput.write(output.bytes, to: descriptor) else { throw cannotWrite(name, errno) }
        }

        func finish() {
            if isOwn { close(descriptor) }
        }

        private var name: String { output.path == "-" ? "standard output" : output.path }
    }
}

// MARK: - Places

extension OutputFile {
    /// Refuses to write over an input, or two things to one file, and a name that can't be told.
    static func check(_ outputs: [String], inputs: [String]) throws(InputError) {
        let files = outputs.filter { $0 != "-" }
        for file in files { try checkName(file) }
        let places = files.map { FileIdentity(ofFile: $0) }
        // What isn't there can't be an input.
        let read = Dictionary(
            places.contains { $0 != nil }
                ? inputs.compactMap { input in FileIdentity(ofFile: input).map { ($0, input) } } : [],
            uniquingKeysWith: { $1 })
        var names: Set<String> = []
        var written: Set<FileIdentity> = []
        for (output, identity) in zip(files, places) {
            if let input = identity.flatMap({ read[$0] }) {
                throw cannotCreate(
                    "\(output) would be written over an input, \(FileScope.shownName(of: input, below: "."))",
                    hint: "choose another name for the output")
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
        guard let name = path.split(separator: "/").last,
            let folder = FileScope.canonical(FilePath.folder(of: path))
        else { return path }
        return "\(folder)/\(name)"
    }

    /// Refuses a name whose bytes aren't UTF-8, for which a character stands that isn't in it: the file would be another.
    private static func checkName(_ path: String) throws(InputError) {
        if path.unicodeScalars.contains("\u{FFFD}") {
            throw cannotCreate("\(path) can't be made: the name isn't UTF-8", hint: "choose another name")
        }
    }

    /// Refuses a folder that can't be made or written to.
    static func checkFolder(_ path: String) throws(InputError) {
        try checkName(path)
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
