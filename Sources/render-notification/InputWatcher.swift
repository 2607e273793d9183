import ContentExtensionHost
import Platform

/// Calls back whenever a file that a picture depends on is saved.
///
/// It watches the inputs, the files that they name, and the files in the inputs' folders, but none that the program
/// writes. It polls, since the folders hold few files, and editors replace files in ways that kernel watches miss.
struct InputWatcher {
    /// Microseconds.
    private static let interval: UInt32 = 200_000
    private static let maximumFiles = 2_000
    private static let maximumDepth = 6
    /// The identity of a file, independent of its contents.
    private struct FileKey: Hashable {
        let device: dev_t
        let inode: ino_t

        init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }
    }

    /// The watched files and folders.
    private let roots: [String]
    private let outputs: [String]

    /// - Parameters:
    ///   - files: inputs that are watched with their folders.
    ///   - others: inputs that are watched alone.
    ///   - outputs: the files that the body writes.
    init(files: [String], others: [String], outputs: [String]) {
        roots = others + files.flatMap { FolderReader.isFolder($0) ? [$0] : [$0, FilePath.folder(of: $0)] }
        self.outputs = outputs
    }

    /// Runs the body now and after every change, forever.
    /// - Parameter body: returns the exit code and the files that the inputs name; `nil` when these are unknown.
    func run(_ body: () -> (code: Int32, named: [String]?)) throws -> Never {
        var seen: [String: FileIdentity] = [:]
        var named: [String] = []
        while true {
            let now = identities(named)
            if now != seen {
                let (code, files) = body()
                named = files ?? named
                // A newly named file is not a change; a file saved during the run is one.
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

    /// `true` for a file in a watched folder that a picture may depend on. Images count only in `assets` and asset
    /// catalogs or when an input names them, because pictures are often written beside the descriptor.
    private func isInputFile(_ path: String) -> Bool {
        Self.endings.contains { path.hasSuffix(".\($0)") } || path.contains("/assets/") || path.contains(".xcassets/")
    }

    private static let endings = [
        "json", "ndjson", "jsonl", "apns", "plist", "strings", "storyboard", "xib", "xcstrings", "stringsdict",
    ]
}
