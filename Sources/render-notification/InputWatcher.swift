#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import ContentExtensionHost

/// Calls back whenever a file that a picture depends on is saved.
///
/// These are the inputs, what was read because they name it, and what else the inputs' folders hold; never what the program
/// writes itself. It looks at the files a few times a second: a descriptor's folder holds few, and editors replace files in
/// ways that kernel watches lose.
struct InputWatcher {
    /// In microseconds.
    private static let interval: UInt32 = 200_000
    private static let maximumFiles = 2_000
    private static let maximumDepth = 6
    /// A file whatever is written to it.
    private struct FileKey: Hashable {
        let device: dev_t
        let inode: ino_t

        init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }
    }

    /// The files and folders that are looked at.
    private let roots: [String]
    private let outputs: [String]

    /// - Parameters:
    ///   - files: inputs whose folders belong to them.
    ///   - others: inputs by themselves.
    ///   - outputs: what the body writes.
    init(files: [String], others: [String], outputs: [String]) {
        roots = others + files.flatMap { FolderReader.isFolder($0) ? [$0] : [$0, FilePath.folder(of: $0)] }
        self.outputs = outputs
    }

    /// Runs the body now and after every change, for ever.
    /// - Parameter body: returns the exit code, and the files that the inputs named; `nil` when that couldn't be told.
    func run(_ body: () -> (code: Int32, named: [String]?)) throws -> Never {
        var seen: [String: FileIdentity] = [:]
        var named: [String] = []
        while true {
            let now = identities(named)
            if now != seen {
                let (code, files) = body()
                named = files ?? named
                // What is named from now on is no change; what was saved meanwhile is one.
                seen = [:]
                for (path, identity) in identities(named) where now[path] != nil || named.contains(path) {
                    seen[path] = now[path] ?? identity
                }
                printToStandardError(
                    code == 0 ? "rendered; waiting for changes" : "kept the last picture; waiting for changes")
            }
            usleep(Self.interval)
        }
    }

    private func identities(_ named: [String]) -> [String: FileIdentity] {
        var found: [String: FileIdentity] = [:]
        var written: Set<FileKey> = []
        for output in outputs {
            var status = stat()
            if stat(output, &status) == 0 { written.insert(FileKey(status)) }
        }
        for root in named + roots { collect(root, depth: 0, except: written, into: &found) }
        return found
    }

    private func collect(
        _ path: String, depth: Int, except written: Set<FileKey>, into found: inout [String: FileIdentity]
    ) {
        var status = stat()
        guard found.count < Self.maximumFiles, found[path] == nil, stat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            guard depth < Self.maximumDepth, let directory = opendir(path) else { return }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if isInput(name) { collect("\(path)/\(name)", depth: depth + 1, except: written, into: &found) }
            }
        } else if depth == 0 || isInputFile(path), !written.contains(FileKey(status)) {
            found[path] = FileIdentity(status)
        }
    }

    private func isInput(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasSuffix(".tmp") }

    /// Whether a file in a watched folder is one that a picture may depend on. Pictures are often written beside the
    /// descriptor, by others too, so images count in `assets` and asset catalogs, or where an input names them.
    private func isInputFile(_ path: String) -> Bool {
        Self.endings.contains { path.hasSuffix(".\($0)") } || path.contains("/assets/") || path.contains(".xcassets/")
    }

    private static let endings = [
        "json", "ndjson", "jsonl", "apns", "plist", "strings", "storyboard", "xib", "xcstrings", "stringsdict",
    ]
}
