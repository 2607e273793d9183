import FoundationEssentials

/// A case of the tests: a folder `Tests/Fixtures/<area>/<case>` with inputs, and in files called `expected…` what comes of
/// them (Tests/README.md).
///
/// An input that the folder doesn't hold is that of the case it is `like`, named in its `options.json`, or else its area's.
package struct FixtureCase: Sendable, Hashable, CustomStringConvertible {
    package let area: FixtureArea
    package let name: String

    /// `area/name`, the case's name everywhere.
    package var description: String { "\(area.rawValue)/\(name)" }
    /// The absolute path of its folder.
    package var folder: String { "\(area.folder)/\(name)" }

    package init(_ area: FixtureArea, _ name: String) { (self.area, self.name) = (area, name) }

    /// The case of the same area whose inputs are used where this one has none.
    package var like: FixtureCase? {
        guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/options.json")),
            let options = try? JSONDecoder().decode(Options.self, from: data)
        else { return nil }
        return options.like.map { FixtureCase(area, $0) }
    }

    private struct Options: Decodable { var like: String? }

    /// The path of the first of these inputs: the case's own, that of the case it is like, its area's.
    package func input(_ names: String...) -> String? {
        let folders = [folder, like?.folder, area.folder].compactMap { $0 }
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first { Repository.isFile($0) }
    }

    /// Compares a text with an expectation of the case, with paths relative to its folder, or with `RECORD=1` writes it.
    /// - Returns: `nil` when they are equal, else a description.
    package func difference(_ found: String, from name: String = "expected.txt") throws -> String? {
        try Recording.difference(found.replacing("\(folder)/", with: ""), from: "\(folder)/\(name)")
    }
}
