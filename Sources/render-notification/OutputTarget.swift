import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a path leads to, for whoever writes there.
enum OutputTarget {
    /// A stream of this process: `-`, `/dev/stdout`, `/dev/fd/3`. It is written to itself, since what it leads to may be a
    /// file that others write to as well: neither replaced nor begun anew.
    case descriptor(Int32)
    /// A device or a pipe, which is opened.
    case stream(String)
    /// A file, there or not, where symbolic links end.
    /// - mode: who may read and write the one that is there; `nil` where there is none.
    case file(String, mode: mode_t?)

    /// As many links as the system follows.
    private static let maximumLinks = 40

    /// - Throws: `cannot-create` (73).
    init(_ path: String) throws(InputError) {
        var place = path
        for _ in 0...Self.maximumLinks {
            if let descriptor = Self.descriptor(named: place) {
                self = .descriptor(descriptor)
                return
            }
            var status = stat()
            if lstat(place, &status) != 0 {
                guard errno == ENOENT else { throw OutputFile.cannotCreate(path, errno) }
                self = .file(place, mode: nil)
                return
            }
            if status.st_mode & S_IFMT == S_IFLNK {
                // The system says whether it may be followed, and what isn't a file is opened by the link.
                let isThere = stat(place, &status) == 0
                guard isThere || errno == ENOENT else { throw OutputFile.cannotCreate(path, errno) }
                if !isThere || status.st_mode & S_IFMT == S_IFREG {
                    guard let next = Self.end(of: place) else { throw OutputFile.cannotCreate(path, errno) }
                    place = next
                    continue
                }
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                let folder = path.hasSuffix("/") ? path : path + "/"
                throw OutputFile.cannotCreate("\(path) is a folder", hint: "name a file in it: \(folder)out.png")
            case S_IFREG: self = .file(place, mode: status.st_mode & 0o777)
            default: self = .stream(place)
            }
            return
        }
        throw OutputFile.cannotCreate(path, ELOOP)
    }

    /// The stream of this process that a path is the system's name of.
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

    /// Where a symbolic link points; `nil`, with `errno` set, when it can't be read.
    private static func end(of link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        let end = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return end.hasPrefix("/") ? end : "\(FilePath.folder(of: link))/\(end)"
    }
}
