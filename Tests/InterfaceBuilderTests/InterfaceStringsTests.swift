import Basics
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceStringsTests {
    private func load(_ files: [String: String], locale: String) throws -> (texts: [String: String], codes: [String]) {
        let folder = try TemporaryFolder(files)
        let report = DiagnosticCollector(file: "Main.storyboard")
        let texts = InterfaceStrings.load(
            table: "MainInterface", folder: folder.path, scope: FileScope(root: folder.path), locale: locale,
            report: report)
        return (texts, report.diagnostics.map { "\($0.severity) \($0.code)" })
    }

    private let tables = [
        "de.lproj/MainInterface.strings": #"/* Class */ "a.text" = "Hallo";"#,
        "pt-BR.lproj/MainInterface.strings": #""a.text" = "Olá";"#, "fr.lproj/Other.strings": #""a.text" = "Salut";"#,
        "Base.lproj/MainInterface.storyboard": "",
    ]

    @Test(arguments: [("de_AT", "Hallo"), ("pt_BR", "Olá"), ("fr", nil), ("pt_PT", nil), ("en_US", nil)])
    func theLanguagesTableIsRead(locale: String, expected: String?) throws {
        let found = try load(tables, locale: locale)
        #expect(found.texts["a.text"] == expected)
        #expect(found.codes == [])
    }

    @Test("catalogs may be large, up to a limit", arguments: [2_000, Limits.stringCatalogMembers / 6 + 1])
    func limit_stringCatalogMembers(texts: Int) throws {
        let unit = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ja"}}}}"#
        let strings = (0..<texts).map { #""\#($0)": \#(unit)"# }.joined(separator: ",")
        let folder = try TemporaryFolder(["a.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(strings)}}"#])
        let read = { try StringCatalog.read("\(folder.path)/a.xcstrings").texts(for: "de").count }
        if texts == 2_000 {
            #expect(try read() == texts)
        } else {
            #expect(throws: (any Error).self) { try read() }
        }
    }

    @Test func limit_stringCatalogLanguages() throws {
        let german = #""de": {"stringUnit": {"value": "Ja"}}"#
        let languages = (0..<Limits.stringCatalogLanguages / 2).map { "\"x\($0)\": {}" }.joined(separator: ",")
        let lists = [german, "\(german), \(languages)", "\(german), \(languages), \"y\": {}"]
        let strings = lists.enumerated().map { "\"\($0)\": {\"localizations\": {\($1)}}" }.joined(separator: ",")
        let folder = try TemporaryFolder(["a.xcstrings": "{\"strings\": {\(strings)}}"])
        #expect(try StringCatalog.read("\(folder.path)/a.xcstrings").texts(for: "de").count == 2)
    }

    @Test func limit_stringCatalogBytes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([UInt8](repeating: 0x20, count: Limits.stringCatalogBytes + 1), to: "a.xcstrings")
        #expect(#expect(throws: InputError.self) { try StringCatalog.read(path) }?.exit == .refused)
    }

    @Test func aTableThatCantBeReadIsAWarning() throws {
        let found = try load(["de.lproj/MainInterface.strings": #""a.text" = "#], locale: "de")
        #expect(found.texts.isEmpty)
        #expect(found.codes == ["warning strings-syntax"])
    }

    private let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a.text": {"comment": "Class = UILabel", "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "fr": {"variations": {"device": {
              "ipad": {"stringUnit": {"value": "iPad"}}, "iphone": {"stringUnit": {"value": "Salut"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "jeden"}}, "other": {"stringUnit": {"value": "wiele"}}}}}}},
          "b.text": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Better"}}}},
          "c.text": {}
        }}
        """#

    @Test(arguments: [
        ("de_DE", ["a.text": "Hallo", "b.text": "Better"]), ("fr_FR", ["a.text": "Salut", "b.text": "Better"]),
        ("pl", ["a.text": "wiele", "b.text": "Better"]), ("ja", ["b.text": "Better"]),
    ])
    func aStringCatalogHoldsAllLanguages(locale: String, expected: [String: String]) throws {
        for place in ["mul.lproj/MainInterface.xcstrings", "MainInterface.xcstrings"] {
            let found = try load([place: catalog], locale: locale)
            #expect(found.texts == expected)
            #expect(found.codes == [])
        }
    }

    @Test func anInvalidCatalogIsAWarning() throws {
        let found = try load(["MainInterface.xcstrings": "[1"], locale: "de")
        #expect(found.texts.isEmpty)
        #expect(found.codes == ["warning json-syntax"])
    }
}
