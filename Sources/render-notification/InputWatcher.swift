#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import ContentExtensionHost

/// Calls back whenever a file of the inputs' folders is saved.
///
/// It looks at the files a few times a second: a descriptor's folder holds few, and editors replace files in ways that
/// kernel watches lose.
struct InputWatcher {
    /// In microseconds.
    private static let interval: UInt32 = 200_000
    private static let maximumFiles = 2_000
    private static let maximumDepth = 6
    /// The files and folders that are looked at.
    private let roots: [String]

    init(files: [String]) {
        roots = files.flatMap { FolderReader.isFolder($0) ? [$0] : [$0, FilePath.folder(of: $0)] }
    }

    /// Runs the body now and after every change, for ever.
    func run(_ body: () -> Int32) throws -> Never {
        var seen: [String: FileIdentity] = [:]
        while true {
            let now = identities()
            if now != seen {
                seen = now
                let code = body()
                printToStandardError(
                    code == 0 ? "rendered; waiting for changes" : "kept the last picture; waiting for changes")
            }
            usleep(Self.interval)
        }
    }

    private func identities() -> [String: FileIdentity] {
        var found: [String: FileIdentity] = [:]
        for root in roots { collect(root, depth: 0, into: &found) }
        return found
    }

    private func collect(_ path: String, depth: Int, into found: inout [String: FileIdentity]) {
        var status = stat()
        guard found.count < Self.maximumFiles, found[path] == nil, stat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            guard depth < Self.maximumDepth, let directory = opendir(path) else { return }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if isInput(name) { collect("\(path)/\(name)", depth: depth + 1, into: &found) }
            }
        } else if depth == 0 || isInputFile(path) {
            found[path] = FileIdentity(status)
        }
    }

    private func isInput(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasSuffix(".tmp") }

    /// Whether a file in a watched folder is one that a picture depends on, and not the picture: that is often written
    /// beside the descriptor, so images count in `assets` and asset catalogs only.
    private func isInputFile(_ path: String) -> Bool {
        Self.endings.contains { path.hasSuffix(".\($0)") } || path.contains("/assets/") || path.contains(".xcassets/")
    }

    private static let endings = [
        "json", "ndjson", "jsonl", "apns", "plist", "strings", "storyboard", "xib", "xcstrings", "stringsdict",
    ]
}
