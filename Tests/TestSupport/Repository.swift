import FoundationEssentials

/// Paths and files of this repository.
package enum Repository {
    /// The absolute path of its root.
    package static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    package static let fixtures = path("Tests/Fixtures")

    /// The absolute path of a file or folder of the repository.
    package static func path(_ name: String) -> String { "\(root)/\(name)" }

    /// The absolute path of a file or folder of Tests/Fixtures.
    package static func fixture(_ name: String) -> String { "\(fixtures)/\(name)" }

    /// The contents of a file of the repository.
    package static func text(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    /// The names in a folder, sorted; empty without a folder. Names that begin with a dot are left out.
    package static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    package static func isFile(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    /// A text with the paths in it relative to the fixtures: the same in every clone.
    package static func relative(_ text: String) -> String { text.replacing("\(fixtures)/", with: "") }
}
