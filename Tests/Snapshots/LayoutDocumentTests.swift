import FoundationEssentials
import Testing

/// docs/layout-json.md says what is so.
@Suite struct LayoutDocumentTests {
    /// The page's example is what its case comes to, byte for byte.
    @Test func theExampleIsReal() throws {
        let page = try String(contentsOfFile: "\(Repository.root)/docs/layout-json.md", encoding: .utf8)
        let start = try #require(page.range(of: "```json\n"))
        let end = try #require(page[start.upperBound...].range(of: "```"))
        let rendered = try RenderedCase(SnapshotCase(area: "chrome", name: "layout-json"))
        #expect(String(page[start.upperBound..<end.lowerBound]) == rendered.layout)
    }

    /// Every kind of view and every part is in the page's tables.
    @Test func everyKindAndPartIsDocumented() throws {
        let page = try String(contentsOfFile: "\(Repository.root)/docs/layout-json.md", encoding: .utf8)
        for area in SnapshotCase.areas {
            for snapshot in SnapshotCase.all(in: area) {
                let layout = try String(
                    contentsOfFile: "\(snapshot.folder)/\(Reference.Kind.layout.rawValue)", encoding: .utf8)
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
