import Platform
import Synchronization

/// Opens files for reading. One that a `FileScope` has resolved is refused when a link has taken its place since: a path
/// is checked when it is read from an input, and opened afterwards.
package enum ScopedFile {
    /// The paths that scopes have resolved lately, without links, by those that are opened.
    private static let resolved = Mutex<[String: String]>([:])
    private static let most = 16_384

    /// - Parameters:
    ///   - path: without links.
    ///   - opened: the path that is opened; the same by default.
    static func note(_ path: String, openedAs opened: String? = nil) {
        resolved.withLock { paths in
            if paths.count >= most { paths.removeAll(keepingCapacity: true) }
            paths[opened ?? path] = path
        }
    }

    /// open(2) for reading.
    /// - Returns: a descriptor; -1 with `errno` set on failure, to `ESTALE` when a link has taken the file's place.
    package static func open(_ path: String, _ flags: Int32 = 0) -> Int32 {
        let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | flags)
        guard descriptor >= 0, let known = resolved.withLock({ $0[path] }),
            let place = place(of: descriptor), place != known
        else { return descriptor }
        close(descriptor)
        errno = ESTALE
        return -1
    }

    /// The path of an open file, without links; `nil` when the system doesn't say.
    private static func place(of descriptor: Int32) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 16)
        #if canImport(Darwin)
            guard fcntl(descriptor, F_GETPATH, &bytes) == 0 else { return nil }
            return text(bytes.prefix { $0 != 0 })
        #else
            let count = readlink("/proc/self/fd/\(descriptor)", &bytes, bytes.count)
            guard count > 0 else { return nil }
            let path = text(bytes[..<count])
            // It was replaced after it was opened, as editors do.
            let mark = " (deleted)"
            return path.hasSuffix(mark) ? String(path.dropLast(mark.count)) : path
        #endif
    }
}

private func text(_ bytes: ArraySlice<CChar>) -> String {
    String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// open(2), because `ScopedFile.open` hides that name.
private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
