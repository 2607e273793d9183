import Platform

/// The files that a picture depends on: inputs, the files that they name, and those in the inputs' folders, but none that
/// the program writes.
package struct WatchedFiles: Sendable {
    private static let maxDepth = 16

    /// The watched files and folders.
    private let roots: [String]
    private let outputs: [String]
    private let maxFiles: Int

    /// - Parameters:
    ///   - roots: files, and folders with all that lies below.
    ///   - outputs: the files that the program writes.
    ///   - maxFiles: the number of files that are looked at.
    package init(roots: [String], outputs: [String] = [], maxFiles: Int = 2_000) {
        (self.roots, self.outputs, self.maxFiles) = (roots, outputs, maxFiles)
    }

    /// The identity of each file, by path; two results differ once a file is saved, added or removed.
    /// - Parameter named: the files that the inputs name.
    package func identities(_ named: [String] = []) -> [String: FileIdentity] {
        var found: [String: FileIdentity] = [:]
        let written = Set(outputs.compactMap { FileIdentity(ofFile: $0) })
        for root in named + roots { collect(root, depth: 0, except: written, into: &found) }
        return found
    }

    private func collect(
        _ path: String, depth: Int, except written: Set<FileIdentity>, into found: inout [String: FileIdentity]
    ) {
        guard found.count < maxFiles, found[path] == nil else { return }
        if FolderReader.isFolder(path) {
            guard depth < Self.maxDepth else { return }
            for entry in FolderReader.entries(of: path) where !entry.name.hasSuffix(".tmp") {
                collect(FilePath.joined(path, entry.name), depth: depth + 1, except: written, into: &found)
            }
        } else if depth == 0 || Self.isInputFile(path), let identity = FileIdentity(ofFile: path),
            !written.contains(identity)
        {
            found[path] = identity
        }
    }

    /// `true` for a file in a watched folder that a picture may depend on. Images count only in `assets` and asset
    /// catalogs or when an input names them, because pictures are often written beside the descriptor.
    private static func isInputFile(_ path: String) -> Bool {
        endings.contains { path.hasSuffix(".\($0)") } || path.contains("assets/")
    }

    private static let endings = [
        "json", "ndjson", "jsonl", "apns", "plist", "strings", "storyboard", "xib", "xcstrings", "stringsdict", "swift",
    ]
}
