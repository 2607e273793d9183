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
        let written = Set(outputs.compactMap { FileIdentity(ofFile: $0) })
        for root in named + roots { collect(root, depth: 0, except: written, into: &found) }
        return found
    }

    private func collect(
        _ path: String, depth: Int, except written: Set<FileIdentity>, into found: inout [String: FileIdentity]
    ) {
        guard found.count < Self.maximumFiles, found[path] == nil else { return }
        if FolderReader.isFolder(path) {
            guard depth < Self.maximumDepth else { return }
            for entry in FolderReader.entries(of: path) where !entry.name.hasSuffix(".tmp") {
                collect("\(path)/\(entry.name)", depth: depth + 1, except: written, into: &found)
            }
        } else if depth == 0 || isInputFile(path), let identity = FileIdentity(ofFile: path),
            !written.contains(identity)
        {
            found[path] = identity
        }
    }

    /// `true` for a file in a watched folder that a picture may depend on. Images count only in `assets` and asset
    /// catalogs or when an input names them, because pictures are often written beside the descriptor.
    private func isInputFile(_ path: String) -> Bool {
        Self.endings.contains { path.hasSuffix(".\($0)") } || path.contains("/assets/") || path.contains(".xcassets/")
    }

    private static let endings = [
        "json", "ndjson", "jsonl", "apns", "plist", "strings", "storyboard", "xib", "xcstrings", "stringsdict",
    ]
}
