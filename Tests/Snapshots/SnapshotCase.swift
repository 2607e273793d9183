import ContentExtensionHost
import FoundationEssentials
import Testing

/// A folder `Tests/Fixtures/<area>/<case>` that says what is drawn and what should come of it.
///
/// An input that a case doesn't have is that of the case it says it is `like`, or else its area's:
/// `<area>/descriptor.json`, `payload.json`, `options.json`.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
    /// The areas of Tests/Fixtures whose cases are drawn, each by the test of its name in SnapshotTests.swift.
    static let areas = [
        "chrome", "constraints", "layout", "lifecycle-pictures", "presentations", "templates", "text", "views",
    ]

    let area: String
    let name: String

    /// `area/name`, which names a case everywhere.
    var testDescription: String { "\(area)/\(name)" }
    /// The absolute path of its folder.
    var folder: String { "\(Repository.fixtures)/\(area)/\(name)" }

    /// The cases of an area, by name.
    static func all(in area: String) -> [SnapshotCase] {
        let root = "\(Repository.fixtures)/\(area)"
        return Repository.entries(of: root).filter { Repository.isFolder("\(root)/\($0)") }
            .map { SnapshotCase(area: area, name: $0) }
    }

    /// The path of the first of the inputs that is there: the case's own, that of the case it is like, its area's.
    func input(_ names: String..., like other: String?) -> String? {
        let area = "\(Repository.fixtures)/\(area)"
        let folders = [folder, other.map { "\(area)/\($0)" }, area].compactMap { $0 }
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first { Repository.isFile($0) }
    }

    /// Its options: the area's with its own over them.
    func options() throws(InputError) -> SnapshotOptions {
        var options = SnapshotOptions()
        for folder in ["\(Repository.fixtures)/\(area)", folder] where Repository.isFile("\(folder)/options.json") {
            options = try options.overridden(by: "\(folder)/options.json")
        }
        return options
    }
}

/// The project's own files.
enum Repository {
    /// The absolute path of its root.
    static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    static let fixtures = "\(root)/Tests/Fixtures"

    /// The names in a folder, sorted; none when there is no folder.
    static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    static func isFile(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    /// A text with the paths in it made relative to the fixtures, so that it is the same in every clone.
    static func relative(_ text: String) -> String { text.replacing("\(fixtures)/", with: "") }
}
