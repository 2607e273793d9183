import TestSupport
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

/// The same limits one after another, each with a walk over all characters.
private func plainlyCleaned(_ text: String) -> String {
    var (result, run, lines) = ("", 0, 1)
    for cluster in text where cluster != "\0" {
        result.unicodeScalars.append(contentsOf: cluster.unicodeScalars.prefix(1 + Limits.marksPerCluster))
    }
    if result.utf8.count > Limits.unbrokenClusters {
        result = result.filter { character in
            run = character.isWhitespace || ("一"..."龥").contains(character) || character == "…" ? 0 : run + 1
            return run <= Limits.unbrokenClusters
        }
    }
    if result.utf8.count > Limits.textBytes {
        var bytes = 3
        result =
            result.prefix {
                bytes += $0.utf8.count
                return bytes <= Limits.textBytes
            } + "…"
    }
    let kept = result.prefix {
        lines += $0.isNewline ? 1 : 0
        return lines < Limits.textLines
    }
    return result[kept.endIndex...].dropFirst().contains(where: \.isNewline) ? kept + "\n…" : result
}

@Test(
    "texts near the limits are cut as by a walk over their characters",
    arguments: [
        ["a", " "], ["a\n", "word "], ["a", "a", "a", "a", "\n"], ["船", "a", "é"], ["e\u{301}", " "],
        ["\0", "ab", " "],
        ["👩‍👩‍👧‍👦", "©", "\u{200D}"], ["กำ", "ก็"], ["\r\n", "\u{2028}", "x"],
        ["\u{301}", "\u{301}", "\u{301}", "\u{301}", "\u{301}", "\u{301}", "a"],
        ["\u{600}", "ب", "\u{64B}", " "],
    ])
func cleaningEqualsTheWalk(parts: [String]) {
    var numbers = SeededNumbers(seed: 3)
    for bytes in [20, 600, 1_100, 3_000, 17_000, 40_000] {
        var text = ""
        while text.utf8.count < bytes {
            let part = parts[Int(truncatingIfNeeded: numbers.next() % UInt64(parts.count))]
            text += String(repeating: part, count: numbers.next() % 9 == 0 ? 40 : 1)
        }
        let (result, cuts) = TextSanitizer.clean(text)
        #expect(Array(result.utf8) == Array(plainlyCleaned(text).utf8), "\(bytes)")
        #expect(cuts.isEmpty == (Array(result.utf8) == Array(text.utf8)))
    }
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
