import Testing

@testable import Basics

@Test(arguments: [
    "", "plain", "It leaves\nat 9:41", String(repeating: "word ", count: 1_000), String(repeating: "船", count: 4_000),
    "e\u{301}e\u{301}", "👩‍👩‍👧‍👦 family", String(repeating: "x", count: Limits.unbrokenClusters),
])
func ordinaryTextStays(text: String) {
    let (result, cuts) = TextSanitizer.clean(text)
    #expect(result == text)
    #expect(cuts == [])
}

@Test func limit_textBytes() {
    let (result, cuts) = TextSanitizer.clean(String(repeating: "ä b ", count: Limits.textBytes))
    #expect(cuts == .length)
    #expect(result.utf8.count <= Limits.textBytes && result.utf8.count > Limits.textBytes - 8)
    #expect(result.hasSuffix("…"))
}

@Test(arguments: ["\n", "\r\n", "\u{2029}", "א\n"]) func limit_textLines(part: String) {
    let (result, cuts) = TextSanitizer.clean(String(repeating: part, count: Limits.textLines))
    #expect(cuts == .lines)
    #expect(result.hasSuffix("\n…"))
    #expect(result.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count == Limits.textLines)
    #expect(TextSanitizer.clean(result).cuts == [])
    #expect(TextSanitizer.clean(String(repeating: part, count: Limits.textLines - 1)).cuts == [])
}

@Test func limit_unbrokenClusters() {
    let (result, cuts) = TextSanitizer.clean(String(repeating: "x", count: Limits.unbrokenClusters + 5) + " end")
    #expect(cuts == .unbrokenRun)
    #expect(result == String(repeating: "x", count: Limits.unbrokenClusters) + " end")
}

@Test(arguments: ["x\u{A0}", "x\u{2007}", "x\u{202F}", "。。", "ーー", "！、"]) func someGlueDoesntEndARun(_ part: String) {
    let (result, cuts) = TextSanitizer.clean(String(repeating: part, count: Limits.unbrokenClusters) + " end")
    #expect(cuts == .unbrokenRun)
    #expect(result.count == Limits.unbrokenClusters + 4)
}

@Test func limit_marksPerCluster() {
    let (result, cuts) = TextSanitizer.clean("a" + String(repeating: "\u{301}", count: 500) + "b")
    #expect(cuts == .marks)
    #expect(result.unicodeScalars.count == 2 + Limits.marksPerCluster)
}

@Test func joinersCountAsMarks() {
    let (result, cuts) = TextSanitizer.clean("a" + String(repeating: "\u{200D}", count: 500) + "b")
    #expect(cuts == .marks)
    #expect(result.unicodeScalars.count == 2 + Limits.marksPerCluster)
}

@Test(arguments: [String(repeating: "x", count: 20_000), String(repeating: "ä b ", count: 20_000)])
func sanitizingIsIdempotent(text: String) {
    let once = TextSanitizer.clean(text).text
    #expect(TextSanitizer.clean(once).cuts == [])
}

@Test func nullIsRemoved() {
    let (result, cuts) = TextSanitizer.clean("a\u{0}b")
    #expect(result == "ab")
    #expect(cuts == .null)
}

@Test func cutsAreWarnings() {
    let report = DiagnosticCollector(file: "payload.json")
    let result = TextSanitizer.clean("a\u{0}b", what: "the body", path: "$.aps.alert.body", report: report)
    #expect(result == "ab")
    #expect(report.diagnostics.map(\.message) == ["the body was cut: it holds U+0000"])
    #expect(report.diagnostics.map(\.code) == ["text-cut"])
}

@Test func renderedTextIsTruncatedToo() throws {
    let run = try RunningProgram(
        labelProgram("\"{{userInfo.long}}\""), userInfo: #"{"long": "\#(String(repeating: "x", count: 2_000))"}"#)
    #expect(run.text("label")?.count == Limits.unbrokenClusters)
    #expect(run.codes == ["text-cut"])
}
