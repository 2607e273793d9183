import Testing

@testable import Basics
@testable import Renderer

@Suite struct TextLimitsTests {
    @Test func textsForPangoHaveTheHostsLimits() {
        let text = "before " + String(repeating: "é", count: 3_000) + " after\u{0}"
        #expect(text.boundedForPango() == TextSanitizer.clean(text).text)
        #expect(text.boundedForPango().count == 7 + Limits.unbrokenClusters + 6)
    }

    @Test func limit_tabsPerLine() {
        let tabs = String(repeating: "\t ", count: 3_000)
        #expect(tabs.boundedForPango().count == 2 * Limits.tabsPerLine)
        let lines = String(repeating: "\t \n", count: Limits.textLines - 1)
        #expect(lines.boundedForPango() == lines)
    }

    @Test func limit_fontSize() throws {
        let engine = try makeEngine()
        for size in [-1, 0, 1e-6, 1e9, .nan, .infinity] {
            let layout = engine.layout(request("Ag", size), width: nil)
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            #expect(layout.size.width > 0 && layout.size.height <= Limits.fontSize.upperBound * 1.2)
        }
    }

    @Test func limit_setTextBytes() throws {
        let engine = try makeEngine()
        let text = String(repeating: "word ", count: 2_000)
        // The same text at the same width is laid out once; at another width it counts again.
        for width in 0..<100 { _ = engine.layout(request(text), width: 300 + Double(width)) }
        #expect(engine.diagnostics.map(\.code) == ["too-much-text"])
        #expect(engine.diagnostics.first?.exit == .refused)
        #expect(engine.layout(request("another"), width: nil).lines.isEmpty)
        engine.startPicture()
        #expect(engine.diagnostics.isEmpty)
        #expect(engine.lines(request("another")) == ["another"])
    }

    @Test("lines in unbroken words count, as Pango measures the rest of the word for each")
    func narrowLinesCount() throws {
        func spent(_ text: String, width: Double) throws -> Int {
            let engine = try makeEngine()
            _ = engine.layout(request(text), width: width)
            return Limits.setTextBytes - engine.budget.left
        }
        let word = String(repeating: "abcdefghij", count: 50)
        // The natural width, and one of 50 letters a line.
        #expect(try spent(word, width: 5_000) < 1_000)
        #expect(try spent(word, width: 400) < 6_000)
        // Trying the ends of two lines takes longer than setting the word.
        let short = String(word.prefix(100))
        #expect(try spent(short, width: 400) > 2 * spent(short, width: 5_000))
        #expect(try spent("a\tb\tc", width: 5_000) > spent("a b c", width: 5_000))
        #expect(try spent(word, width: 20) > 40_000)
        let words = String(repeating: "ab cd ", count: 80)
        #expect(try spent(words, width: 350) < 1_200)
        #expect(try spent(words, width: 5) > 8_000)
        let engine = try makeEngine()
        _ = engine.layout(request(String(repeating: word + word + " ", count: 16)), width: 20)
        #expect(engine.isExhausted)
    }

    @Test func aShortTextCountsAsSeveralBytes() throws {
        let engine = try makeEngine()
        _ = engine.layout(request("a"), width: nil)
        let spent = Limits.setTextBytes - engine.budget.left
        #expect(spent > 20 && spent < 100)
    }

    @Test("an emoji counts once in each size, before its picture is decompressed")
    func emojiCountAsSeveralBytes() throws {
        let engine = try makeEngine()
        func spent(_ text: String, _ size: Double) -> Int {
            let before = engine.budget.left
            _ = engine.layout(request(text, size), width: nil)
            return before - engine.budget.left
        }
        let (first, again, larger) = (spent("😀", 20), spent("😀 ", 20), spent("😀", 21))
        #expect(first > again + 100 && larger > again + 100)
        let all = String(String.UnicodeScalarView((0x1F300..<0x1F600).compactMap(Unicode.Scalar.init)))
        for size in [30.0, 31, 32, 33] { _ = engine.layout(request(all, size), width: nil) }
        #expect(engine.diagnostics.map(\.code) == ["too-much-text"])
    }

    @Test(arguments: ["a\n", "אa "]) func linesAndFacesCountAsSeveralBytes(_ part: String) throws {
        let engine = try makeEngine()
        let text = String(repeating: part, count: 400)
        _ = engine.layout(request(text), width: 300)
        let spent = Limits.setTextBytes - engine.budget.left
        #expect(spent > 10 * text.utf8.count && spent < Limits.setTextBytes / 4)
    }

    /// A label of three lines costs the same, however much text follows.
    @Test func hiddenParagraphsAreNotLaidOut() throws {
        let engine = try makeEngine()
        let spent = [5, 400].map { count in
            engine.startPicture()
            let layout = engine.layout(request(String(repeating: "line\n", count: count), lines: 3), width: 300)
            #expect(layout.lines.map(\.text) == ["line", "line", "line…"] && layout.isTruncated)
            return Limits.setTextBytes - engine.budget.left
        }
        #expect(spent[0] == spent[1])
        for (text, isTruncated) in [("a\nb\nc\n", false), ("a\nb\nc\n\n", true), ("a\n\n\n", false)] {
            #expect(engine.layout(request(text, lines: 3), width: 300).isTruncated == isTruncated)
        }
    }

    @Test func zeroNeverReachesPango() throws {
        let engine = try makeEngine()
        #expect(engine.lines(request("a\u{0}b")) == ["ab"])
        #expect(engine.lines(request("\u{0}")) == [])
        #expect(engine.layout(request("Ag") { $0.language = "e\u{0}n" }, width: nil).lines.count == 1)
    }

    @Test(arguments: [
        "\u{301}\u{301}", "\u{200D}\u{FE0F}\u{20E3}", "\u{202E}\u{2066}abc", "\u{FEFF}\u{FFFE}\u{FFFF}",
        "\t\t \u{B}\u{C}",
        "\u{1F1E9}", "\u{E0001}\u{E007F}", "<b>&amp;</b>",
    ]) func unusualTextsAreLaidOut(text: String) throws {
        let engine = try makeEngine()
        for width in [nil, 20.0] as [Double?] {
            let layout = engine.layout(request(text, lines: 1), width: width)
            #expect(layout.lines.count == 1)
            _ = engine.picture(request(text, lines: 1), width: width)
        }
    }

    @Test func theCacheRespectsItsLimits() {
        var cache = LRUCache<Int, Int>(cost: 1_000, count: 10)
        for number in 0..<100 { cache.insert(number, for: number, cost: 1) }
        #expect(cache.count <= 10)
        #expect(cache.value(for: 99) == 99 && cache.value(for: 0) == nil)
        for number in 0..<100 { cache.insert(number, for: number, cost: 400) }
        #expect(cache.count <= 2)
        cache.insert(1, for: 1_000, cost: 5_000)
        #expect(cache.value(for: 1_000) == nil)
    }

    @Test func recentlyUsedEntriesStayInTheCache() {
        var cache = LRUCache<Int, Int>(cost: 1_000, count: 10)
        cache.insert(-1, for: -1, cost: 1)
        for number in 0..<100 {
            cache.insert(number, for: number, cost: 1)
            #expect(cache.value(for: -1) == -1)
        }
    }

    @Test func nothingLeaks() throws {
        let census = CObjectCensus()
        try CObjectCensus.$current.withValue(census) {
            let engine = try makeEngine()
            for text in ["Hello", "日本語 😀", "مرحبا", TextWrappingTests.fox] {
                _ = engine.picture(request(text, lines: 1), width: 60)
            }
            #expect(census.live > 10)
        }
        #expect(census.made > 20)
        #expect(census.live == 0)
    }
}
