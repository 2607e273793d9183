import TestSupport
import Testing

@testable import Basics

@Suite struct NearestNameTests {
    @Test(
        "names of other systems are known where their meaning is a candidate",
        arguments: [
            ("padding", "margins"), ("colour", "textColor"), ("color", "textColor"), ("Background", "backgroundColor"),
            ("aspectFill", "scaleAspectFill"), ("maxLines", "numberOfLines"), ("margns", "margins"),
        ])
    func synonyms(_ name: String, _ meant: String) {
        let names = ["margins", "textColor", "backgroundColor", "scaleAspectFill", "numberOfLines"]
        #expect(NearestName.to(name, among: names) == meant)
    }

    @Test("a meaning that isn't a candidate is no suggestion")
    func others() { #expect(NearestName.to("padding", among: ["text", "font"]) == nil) }

    @Test("edit distances are those of the table")
    func distances() {
        var numbers = SeededNumbers(seed: 1)
        let letters = ["a", "A", "b", "c", "é", "e\u{301}", "👨‍👩‍👧", "ß"]
        func name(_ lengths: ClosedRange<Int>) -> String {
            (0..<Int.random(in: lengths, using: &numbers)).map { _ in letters.randomElement(using: &numbers)! }.joined()
        }
        for round in 0..<2_000 {
            // The longest ones have as many letters as a word has bits.
            let (first, second) =
                round < 20 ? (String(repeating: "ab", count: 64), name(120...128)) : (name(1...9), name(0...9))
            let expected = table(Array(first.lowercased()), Array(second.lowercased()))
            #expect(EditDistance(from: first).distance(to: second, atMost: 128) == expected, "\(first) \(second)")
            #expect(EditDistance(from: first).distance(to: second, atMost: expected - 1) == nil)
        }
        #expect(
            EditDistance(from: String(repeating: "ab", count: 64)).distance(
                to: String(repeating: "ba", count: 64), atMost: 128) == 2)
    }

    /// Distances by the whole table, a row at a time.
    private func table(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                row.append(min(rows[i][j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, rows[i][j + 1] + 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    row[j + 1] = min(row[j + 1], rows[i - 1][j - 1] + 1)
                }
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }

    @Test func limit_suggestionWork() {
        let many = (0..<1_000).map { "name\($0)" }
        let report = DiagnosticCollector(file: "descriptor.json")
        var made = 0
        let hints = (0..<200).map { _ in
            report.hint(
                for: "names7",
                among: {
                    made += 1; return many
                }())
        }
        #expect(hints.first == "did you mean \"name7\"?")
        #expect((50...100).contains(made))
        #expect(hints.count { $0 != nil } == made)
        #expect(report.hint(for: "other", among: [], or: { _ in "none" }) == nil)
        #expect(NearestName.to("names7", among: (0..<200_000).map { "x\($0)y" } + ["name7"]) == nil)
    }

    @Test("an empty name is never meant")
    func emptyCandidates() { #expect(NearestName.hint(for: "a", among: ["", "bcd"]) == nil) }
}
