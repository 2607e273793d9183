import ContentExtensionHost
import PlatformFoundation

/// The folder for the files of failures.
package struct Artefacts: Sendable {
    package let folder: String

    /// The command's folder unless another is chosen, in which `accept` and `prune` look for the last run's report.
    package static let standardFolder = "\(ownFolder)/snapshots"
    /// The folder in a project that holds nothing but what commands write, and keeps it out of Git.
    private static let ownFolder = ".render-notification"
    /// The name of that report.
    package static let lastReport = "report.json"

    package init(folder: String) { self.folder = folder }

    /// Writes a file named after a case.
    /// - Returns: its path.
    @discardableResult
    package func write(_ bytes: [UInt8], of title: String, as ending: String) throws -> String {
        try makeFolder()
        let path = "\(folder)/\(title.replacing("/", with: "__")).\(ending)"
        try AtomicFile.write([.init(bytes: bytes, path: path)])
        return path
    }

    /// Writes a report beside the files of failures.
    package func write(report: String) throws {
        try makeFolder()
        try AtomicFile.write([.init(text: report, path: "\(folder)/\(Self.lastReport)")])
    }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let rule = "\(Self.ownFolder)/.gitignore"
        if folder == Self.standardFolder, !FolderReader.exists(rule) {
            try AtomicFile.write([.init(text: "*\n", path: rule)])
        }
    }

    /// Removes the files of an earlier run: those whose names this makes, and nothing else.
    package func clear() throws {
        for entry in FolderReader.entries(of: folder) where !entry.isFolder {
            let isOwn = SnapshotFailure.File.Role.allCases.contains { role in
                entry.name.contains(".\(role.rawValue).")
            }
            if isOwn { try FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)") }
        }
    }
}
