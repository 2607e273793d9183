import FoundationEssentials

/// A folder of a test's own, removed with this value.
package final class TemporaryFolder {
    /// Absolute, without symbolic links on the way.
    package let path: String
    private let outer: String

    /// - Parameters:
    ///   - name: the folder's name, when a test depends on it.
    ///   - files: texts by relative path.
    package init(_ files: [String: String] = [:], name: String = "folder") throws {
        // The folder has no neighbours, and whatever lies in the system's folder, or around it, is no project of its: an app
        // is looked for on fewer levels, and settings up to the root of a repository.
        outer = FileManager.default.temporaryDirectory.path + "/test-\(UUID().uuidString)"
        path = "\(outer)/1/2/3/4/5/6/7/8/\(name)"
        for folder in [path, "\(outer)/.git"] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: outer) }

    /// Writes a file, with the folders on the way to it.
    /// - Returns: its absolute path.
    @discardableResult
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> String { try write(text.utf8, to: name) }

    /// Calls the body with the path of a folder that is there as long as the call.
    package static func with<Result>(
        _ files: [String: String] = [:], name: String = "folder", _ body: (String) throws -> Result
    ) throws -> Result {
        let folder = try TemporaryFolder(files, name: name)
        return try withExtendedLifetime(folder) { try body(folder.path) }
    }
    /// Calls the body with a folder that is there as long as the call.
    package static func withURL<Result>(_ body: (URL) throws -> Result) throws -> Result {
        try with { try body(URL(filePath: $0, directoryHint: .isDirectory)) }
    }
}
