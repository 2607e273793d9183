import TestSupport
import ContentExtensionHost
import Testing

@testable import Basics
@testable import RenderNotification
@testable import Renderer
@testable import Views

/// Schemas/truncation.schema.json.
private func schema() throws -> JSONValue { try json(repositoryFile("Schemas/truncation.schema.json")) }

private func repositoryFile(_ path: String) throws -> [UInt8] {
    try FileReader.read(Repository.path(path), limit: Limits.descriptorBytes)
}

private func json(_ bytes: [UInt8]) throws -> JSONValue { try JSONReader.read(bytes, file: "truncation.json") }

private func keys(_ object: JSONValue?) -> Set<String> { Set((object?.members ?? []).map(\.key)) }

/// A report with every possible key.
private let report = TruncationReport(places: [
    TruncationReport.Entry(
        snapshot: "end.png", style: .ios18, device: .iPhone8, orientation: .landscape, presentation: .banner,
        locale: "de_DE", appearance: .dark, contentSize: .large, usesBoldText: true,
        texts: [
            TruncationReport.Text(
                role: .action("go"), text: "Go", linesAllowed: nil, lines: 1, shown: 2, lost: "", room: nil)
        ])
])

@Test func truncationSchemaHasExactlyTheReportsKeys() throws {
    let (schema, written) = (try schema(), try json(Array(report.json.utf8)))
    var cuts = RowCuts()
    cuts.add(report.places, id: "a", line: 2)
    let rows = try json(Array(cuts.json.utf8))
    let place = written["places"]?.array?.first
    #expect(keys(schema["properties"]) == keys(written).union(keys(rows)))
    #expect(
        try keys(#require(schema["$defs"]?["place"]?["properties"]))
            == keys(place).union(keys(rows["places"]?.array?.first)))
    #expect(try keys(#require(schema["$defs"]?["text"]?["properties"])) == keys(place?["texts"]?.array?.first))
}

@Test func truncationSchemaRequiresTheKeysOfEveryReport() throws {
    var plain = report
    plain.places[0].snapshot = nil
    plain.places[0].texts[0].role = .title
    let (schema, written) = (try schema(), try json(Array(plain.json.utf8)))
    let place = written["places"]?.array?.first
    func required(_ name: String) -> Set<String> {
        Set((schema["$defs"]?[name]?["required"]?.array ?? []).compactMap(\.string))
    }
    #expect(required("place") == keys(place))
    #expect(required("text") == keys(place?["texts"]?.array?.first))
}

@Test(arguments: [
    ("style", SystemStyle.allCases.map(\.rawValue)),
    ("orientation", Orientation.allCases.map(\.rawValue)),
    ("presentation", Place.allCases.map(\.rawValue)),
    ("appearance", Appearance.allCases.map(\.rawValue)),
    ("contentSize", ContentSizeCategory.allCases.map(\.rawValue)),
    (
        "role",
        [TruncationReport.Role.appName, .title, .subtitle, .body, .action(""), .content("")].map(\.name)
    ),
])
func truncationSchemaNames(_ name: String, _ names: [String]) throws {
    #expect(try schema()["$defs"]?[name]?["enum"]?.array?.compactMap(\.string) == names)
}

@Test func everyKeyOfTheTruncationReportIsDescribedAndDocumented() throws {
    let schema = try schema()
    let page = String(decoding: try repositoryFile("docs/truncation.md"), as: UTF8.self)
    for definition in [schema] + (schema["$defs"]?.members ?? []).map(\.value) {
        for member in definition["properties"]?.members ?? [] {
            let target = member.value["$ref"]?.string?.split(separator: "/").last.map(String.init)
            let text = member.value["description"] ?? target.flatMap { schema["$defs"]?[$0]?["description"] }
            #expect(text?.string?.isEmpty == false, "\(member.key) has no description")
            #expect(page.contains("`\(member.key)`"), "\(member.key) isn't in docs/truncation.md")
        }
    }
}
