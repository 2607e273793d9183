import ContentExtensionHost
import FoundationEssentials
import InterfaceBuilder
import Testing

/// A folder of Tests/Fixtures/interface-errors: a storyboard with something wrong in it, and in `expected.txt` whether
/// anything is drawn, and the exact words that a developer gets to read. RECORD=1 writes them.
struct InterfaceErrorFixture: CustomTestStringConvertible, Sendable {
    let folder: String

    var testDescription: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    static var all: [InterfaceErrorFixture] {
        let folders = #filePath.split(separator: "/").dropLast(2)
        let root = "/\(folders.joined(separator: "/"))/Fixtures/interface-errors"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return names.sorted().map { InterfaceErrorFixture(folder: "\(root)/\($0)") }
    }
}

@Test("A storyboard's errors are said exactly so", arguments: InterfaceErrorFixture.all)
func interfaceError(_ fixture: InterfaceErrorFixture) throws {
    let report = DiagnosticCollector(file: "MainInterface.storyboard")
    let document = InterfaceDocument.read("\(fixture.folder)/MainInterface.storyboard", report: report)
    #expect((document == nil) == report.hasErrors)
    for diagnostic in report.diagnostics {
        #expect(diagnostic.hint != nil && diagnostic.location?.column != nil, "\(diagnostic)")
    }
    let drawn = document.map { "\($0.counts.views) views, \($0.counts.constraints) constraints" } ?? "nothing is drawn"
    let found = ([drawn] + report.inFileOrder.map(\.description)).joined(separator: "\n") + "\n"
    let path = "\(fixture.folder)/expected.txt"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(found.utf8).write(to: URL(filePath: path)) }
    #expect(found == (try String(contentsOfFile: path, encoding: .utf8)))
}

@Test func everyKindOfInterfaceErrorHasAFixture() {
    #expect(InterfaceErrorFixture.all.count >= 25)
}
