import Platform

enum OutputTarget {
    /// A stream of this process: `-`, `/dev/stdout`, `/dev/fd/3`. It is written to directly, because the file behind it
    /// may be shared: it must be neither replaced nor truncated.
    case descriptor(Int32)
    /// A device or a pipe, which is opened for writing.
    case stream(String)
    /// A file, existing or new, after following symbolic links.
    ///   - mode: the permissions of the existing file; `nil` for a new one.
    case file(String, mode: mode_t?)

    /// The limit of the system on links to follow.
    private static let maxLinks = 40

    /// - Throws: `cannot-create` (73).
    init(_ path: String) throws(Diagnostic) {
        var place = path
        for _ in 0...Self.maxLinks {
            if let descriptor = Self.descriptor(named: place) {
                self = .descriptor(descriptor)
                return
            }
            var status = stat()
            if lstat(place, &status) != 0 {
                guard errno == ENOENT else { throw OutputProblem.cannotCreate(path, errno) }
                self = .file(place, mode: nil)
                return
            }
            if status.st_mode & S_IFMT == S_IFLNK {
                // stat checks whether the link may be followed; a device or pipe is opened through the link.
                let isThere = stat(place, &status) == 0
                guard isThere || errno == ENOENT else { throw OutputProblem.cannotCreate(path, errno) }
                if !isThere || status.st_mode & S_IFMT == S_IFREG {
                    guard let next = Self.end(of: place) else { throw OutputProblem.cannotCreate(path, errno) }
                    place = next
                    continue
                }
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                let folder = path.hasSuffix("/") ? path : path + "/"
                throw OutputProblem.cannotCreate("\(path) is a folder", hint: "name a file in it: \(folder)out.png")
            case S_IFREG: self = .file(place, mode: status.st_mode & 0o777)
            default: self = .stream(place)
            }
            return
        }
        throw OutputProblem.cannotCreate(path, ELOOP)
    }

    /// The stream of this process that a path stands for.
    private static func descriptor(named path: String) -> Int32? {
        switch path {
        case "-", "/dev/stdout": return STDOUT_FILENO
        case "/dev/stdin": return STDIN_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default: break
        }
        guard path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") else { return nil }
        let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/", "/proc/\(getpid())/fd/"]
        guard let folder = folders.first(where: path.hasPrefix) else { return nil }
        return Int32(path.dropFirst(folder.count))
    }

    /// The target of a symbolic link; `nil`, with `errno` set, when it is unreadable.
    private static func end(of link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        let end = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return end.hasPrefix("/") ? end : "\(FilePath.folder(of: link))/\(end)"
    }

    /// An open target that is written to in place, not replaced.
    struct Stream {
        let name: String
        let descriptor: Int32
        /// `true` when it was opened here and must be closed.
        private let isOwn: Bool

        /// Opens the target; `nil` for a file, which is replaced instead.
        /// - Parameter waitsForReaders: waits for a reader of a pipe; when `false`, a pipe without reader is an error.
        /// - Throws: `cannot-create` (73).
        init?(_ target: OutputTarget, named path: String, waitsForReaders: Bool) throws(Diagnostic) {
            name = path == "-" ? "standard output" : path
            switch target {
            case .file: return nil
            case .descriptor(let descriptor): (self.descriptor, isOwn) = (descriptor, false)
            case .stream(let place):
                descriptor = open(place, O_WRONLY | O_CLOEXEC | (waitsForReaders ? 0 : O_NONBLOCK))
                isOwn = true
                if descriptor >= 0 { return }
                throw errno == ENXIO && !waitsForReaders
                    ? OutputProblem.cannotCreate(
                        "\(path) is a pipe that nobody reads", hint: "read it before it is written to")
                    : OutputProblem.cannotCreate(path, errno)
            }
        }

        /// - Throws: `cannot-write` (74).
        func write(_ bytes: [UInt8]) throws(Diagnostic) {
            let flags = isOwn ? 0 : fcntl(descriptor, F_GETFD)
            if flags < 0 { throw OutputProblem.cannotWrite(name, errno) }
            // Close-on-exec marks a file that this program opened: the caller didn't pass that number.
            if flags & FD_CLOEXEC != 0 { throw OutputProblem.cannotWrite(name, EBADF) }
            guard StreamOutput.write(bytes, to: descriptor) else { throw OutputProblem.cannotWrite(name, errno) }
        }

        func finish() { if isOwn { close(descriptor) } }
    }
}
