import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost

/// The keys of a definition in Schemas/bindings.schema.json; the empty name is the document.
private func keys(_ name: String) throws -> Set<String> {
    let path = Repository.path("Schemas/bindings.schema.json")
    let root = try JSONReader.read(FileReader.read(path, limit: Limits.descriptorBytes), file: path)
    let definition = name.isEmpty ? root : try #require(root["$defs"]?[name])
    return Set(try #require(definition["properties"]?.members).map(\.key).filter { !$0.hasPrefix("$") })
}

/// The keys known to the decoder, taken from its hint for an unknown one.
private func knownKeys(in bindings: String) throws -> Set<String> {
    let view = """
        {"type": "view", "children": [{"type": "tableView", "id": "list",
        "children": [{"type": "cell", "id": "row", "reuseIdentifier": "row"}]}]}
        """
    func value(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8), file: "b.json") }
    let files = FileScope(root: ".")
    let plist = InfoPlist(try value(#"{"NSExtension": {}}"#), report: DiagnosticCollector(file: "Info.plist"))
    let report = DiagnosticCollector(file: "b.json")
    _ = ExtensionDescriptor(
        file: "Info.plist", folderName: "x", plist: plist, app: AppInfo(name: "x"),
        view: ProgramView(
            value: try value(view), report: DiagnosticCollector(file: "M.storyboard", mostSevere: .warning),
            files: files),
        bindings: try value(bindings), report: report, files: files)
    let hint = try #require(report.diagnostics.first { $0.code == "unknown-key" }?.hint)
    return Set(hint.dropFirst("one of: ".count).split(separator: ",").map { $0.filter { $0 != " " } })
}

@Test(
    "The bindings' schema has the decoder's keys, and no others",
    arguments: [
        ("", #"{"qqqqqqqqqqqqqqqqqqqqqqqq": 0}"#),
        ("rows", #"{"rows": {"list": {"over": "userInfo.a", "qqqqqqqqqqqqqqqqqqqqqqqq": 0}}}"#),
    ])
func bindingsSchemaKeys(_ name: String, _ bindings: String) throws {
    #expect(try keys(name) == knownKeys(in: bindings))
}
