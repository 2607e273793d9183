import Basics
import Platform
import Synchronization

/// Files that extensions' code has made. Pictures show them after the code's process is gone, so they go with this one.
final class KeptFiles: Sendable {
    static let shared = KeptFiles()

    private struct Contents {
        /// `nil` before the first file.
        var folder: ScratchFolder?
        /// The oldest first.
        var files: [(path: String, bytes: Int)] = []
        var bytes = 0
    }

    private let contents = Mutex(Contents())
    private let maxBytes: Int

    /// - Parameter maxBytes: bytes of all files, above which the oldest are removed; by default those of ten movies, or of
    ///   fifty images.
    init(maxBytes: Int = 512 << 20) { self.maxBytes = maxBytes }

    /// The path of a copy of a file that the code has made; `nil` for a file that can't be read.
    /// - Parameter path: without links; the code, which can run meanwhile, may have put one in its place.
    func copy(of path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        #if os(Linux)
            let opened = "/proc/self/fd/\(descriptor)"
            guard FileScope.canonical(opened) == path else { return nil }
        #else
            let opened = path
        #endif
        guard let bytes = try? FileReader.read(opened, limit: Limits.movieBytes) else { return nil }
        return self.path(of: bytes, ending: FilePath.ending(of: path))
    }

    /// The path of a file with some bytes, named after them; `nil` if it can't be written.
    func path(of bytes: [UInt8], ending: String) -> String? {
        var key = ContentKey()
        key.add(bytes)
        let name = ending.isEmpty ? key.text : "\(key.text).\(ending)"
        return contents.withLock { contents in
            guard let folder = contents.folder ?? ScratchFolder() else { return nil }
            contents.folder = folder
            let path = "\(folder.path)/\(name)"
            if FileReader.isRegularFile(path) { return path }
            guard (try? AtomicFile.create(bytes, at: path)) != nil else { return nil }
            contents.files.append((path, bytes.count))
            contents.bytes += bytes.count
            while contents.bytes > maxBytes, contents.files.count > 1 {
                let oldest = contents.files.removeFirst()
                contents.bytes -= oldest.bytes
                unlink(oldest.path)
            }
            return path
        }
    }
}
