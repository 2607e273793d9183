import TestSupport
import FoundationEssentials
import Testing

/// docs/layout-json.md agrees with the program.
@Suite struct LayoutDocumentTests {
    /// The page's example equals its case's layout byte for byte.
    @Test func theLayoutPagesExampleIsUpToDate() throws {
        let page = try String(contentsOfFile: "\(Repository.root)/docs/layout-json.md", encoding: .utf8)
        let start = try #require(page.range(of: "```json\n"))
        let end = try #require(page[start.upperBound...].range(of: "```"))
        let rendered = try RenderedCase(SnapshotCase(fixture: FixtureCase(.chrome, "layout-json")))
        #expect(String(page[start.upperBound..<end.lowerBound]) == rendered.layout)
    }

    /// Every kind of view and every part is in the page's tables.
    @Test func everyKindAndPartIsDocumented() throws {
        let page = try String(contentsOfFile: "\(Repository.root)/docs/layout-json.md", encoding: .utf8)
        for area in SnapshotCase.areas {
            for snapshot in SnapshotCase.all(in: area) {
                let path = snapshot.reference(.layout)
                // Without one it is that of the case that it is like.
                guard Repository.isFile(path) else { continue }
                let layout = try String(contentsOfFile: path, encoding: .utf8)
                for name in Self.values(of: "kind", in: layout).union(Self.values(of: "part", in: layout)) {
                    #expect(page.contains("`\(name)`"), "\(name), in \(snapshot), isn't in docs/layout-json.md")
                }
            }
        }
    }

    private static func values(of key: String, in layout: String) -> Set<String> {
        Set(
            layout.split(separator: "\n").compactMap { line in
                line.firstRange(of: "\"\(key)\":\"").map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
            })
    }
}
