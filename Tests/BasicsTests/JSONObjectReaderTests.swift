import Basics
import Testing

private func reader(_ text: String) throws -> ObjectReader {
    ObjectReader(
        try JSONReader.read(text.utf8, file: "x.json"), path: "$", report: DiagnosticCollector(file: "x.json"))
}

@Test func unknownKeysAreReportedWithTheNearestName() throws {
    let object = try reader("{\"name\": \"a\", \"Icon\": 1, \"$schema\": \"\", \"// note\": 1}")
    _ = object.string("name")
    _ = object.string("icon")
    object.finish()
    #expect(object.report.diagnostics.map(\.code) == ["unknown-key"])
    #expect(object.report.diagnostics.first?.hint == "did you mean \"icon\"?")
}

@Test func limit_unknownKeys() throws {
    let keys = (0..<(Limits.unknownKeys + 5)).map { "\"key\($0)\": 0" }.joined(separator: ",")
    let object = try reader("{\(keys)}")
    object.finish()
    #expect(object.report.diagnostics.count == Limits.unknownKeys + 1)
    #expect(object.report.diagnostics.last?.message == "5 more unknown keys")
}

@Test func nullCountsAsAbsent() throws {
    let object = try reader("{\"name\": null}")
    let name = object.string("name")
    let isThere = object.require("name")
    #expect(name == nil)
    #expect(!isThere)
    #expect(object.report.diagnostics.map(\.code) == ["missing-key"])
}

@Test(arguments: [
    ("plain", "$.plain"), ("with-dash_1", "$.with-dash_1"), ("straße", "$.straße"),
    ("com.acme.reply", "$[\"com.acme.reply\"]"),
    ("", "$[\"\"]"), ("a b", "$[\"a b\"]"),
])
func pathsQuoteKeysThatWouldReadAsMore(_ key: String, _ path: String) throws {
    #expect(try reader("{}").child(key) == path)
}

@Test func messagesContainNoControlCharacters() throws {
    let object = try reader("{\"\\u001b[31m\\u202ered\\u0000\": 1}")
    object.finish()
    let text = try #require(object.report.diagnostics.first).description
    #expect(text.firstInvisibleScalar == "\n")
    #expect(text.contains("\"<U+001B>[31m<U+202E>red<U+0000>\""))
}

@Test func longNamesAreCutInMessages() throws {
    let object = try reader("{\"\(String(repeating: "a", count: 10_000))\": 1}")
    object.finish()
    #expect(try #require(object.report.diagnostics.first).description.utf8.count < 200)
}

@Test(arguments: [("0", 0), ("3", 3), ("3.5", nil), ("11", nil), ("\"3\"", nil)] as [(String, Int?)])
func integersAreWholeAndInRange(_ text: String, _ expected: Int?) throws {
    let object = try reader("{\"n\": \(text)}")
    let number = object.integer("n", in: 0...10)
    #expect(number == expected)
    #expect(object.report.hasErrors == (expected == nil))
}

@Test func findingsComeInTheFilesOrder() {
    let report = DiagnosticCollector(file: "a.json")
    report.add(.warning, "whole", "")
    report.add(.warning, "third", "", at: .init(line: 3, column: 1))
    report.add(Diagnostic(.warning, "other", "", at: .init(file: "b.plist", line: 1, column: 1)))
    report.add(.warning, "second", "", at: .init(line: 1, column: 9))
    report.add(.warning, "first", "", at: .init(line: 1, column: 2))
    #expect(report.inFileOrder.map(\.code) == ["first", "second", "third", "whole", "other"])
}

@Test func diagnosticsAreFormattedLikeACompilers() {
    let diagnostic = Diagnostic(
        .error, "unknown-key", "nothing reads \"x\"", at: .init(file: "a.json", line: 2, column: 3), path: "$.view",
        hint: "did you mean \"y\"?")
    #expect(
        diagnostic.description
            == "a.json:2:3: error: nothing reads \"x\" [unknown-key]\n  at $.view\n  hint: did you mean \"y\"?")
    #expect(Diagnostic(.note, "n", "text", at: .init(file: "a.json")).description == "a.json: note: text [n]")
    #expect(Diagnostic(.warning, "n", "text").description == "warning: text [n]")
}
