import Testing

@testable import Renderer
@testable import Views

@Suite struct TextTruncationTests {
    private static let fox = TextWrappingTests.fox

    private func truncate(
        _ text: String, _ mode: LineBreakMode, lines: Int = 1, width: Double = 150
    ) throws -> TextLayout {
        try makeEngine().layout(request(text, lines: lines) { $0.lineBreakMode = mode }, width: width)
    }

    @Test func theTailIsTruncated() throws {
        let layout = try truncate(Self.fox, .byTruncatingTail)
        #expect(layout.lines.map(\.text) == ["The quick brown fo…"])
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width <= 150)
    }

    @Test func theHeadIsTruncated() throws {
        #expect(try truncate(Self.fox, .byTruncatingHead).lines.map(\.text) == ["…e lazy dog and runs"])
    }

    @Test func theMiddleIsTruncated() throws {
        let layout = try truncate(Self.fox, .byTruncatingMiddle)
        let parts = layout.lines[0].text.split(separator: "…")
        #expect(layout.lines.count == 1 && parts.count == 2)
        #expect(Self.fox.hasPrefix(parts[0]) && Self.fox.hasSuffix(parts[1]))
        #expect(abs(parts[0].count - parts[1].count) <= 3)
    }

    @Test("a line that is up to 3 % too long in a substitute font is set tighter", arguments: [36.0, 36.2, 36.9])
    func tightened(width: Double) throws {
        let engine = try makeEngine()
        let layout = engine.layout(request("Today", 13, .light, lines: 1), width: width)
        #expect(layout.lines.map(\.text) == ["Today"])
        #expect(!layout.isTruncated && layout.lines[0].width <= width && layout.lines[0].width > width - 0.1)
        #expect(engine.layout(request("Today", 13, .light, lines: 1), width: 35).isTruncated)
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncationKeepsAsMuchAsFits(mode: LineBreakMode) throws {
        let engine = try makeEngine()
        let narrowest = engine.layout(request("i"), width: nil).size.width
        for width in stride(from: 30.0, to: 370, by: 17) {
            let layout = engine.layout(request(Self.fox, lines: 1) { $0.lineBreakMode = mode }, width: width)
            #expect(layout.lines[0].width <= width)
            // The unused width is less than a wide letter.
            #expect(layout.lines[0].width > width - 5 * narrowest)
        }
    }

    @Test func onlyTheLastLineIsTruncated() throws {
        let layout = try truncate(Self.fox, .byTruncatingTail, lines: 2)
        #expect(layout.lines[0].text == "The quick brown fox")
        #expect(layout.lines[1].text.hasPrefix("jumps over the"))
        #expect(layout.lines[1].text.hasSuffix("…"))
        let middle = try truncate(Self.fox, .byTruncatingMiddle, lines: 2)
        #expect(middle.lines[1].text.hasPrefix("jumps") && middle.lines[1].text.hasSuffix("runs"))
    }

    @Test func aTextThatFitsIsWhole() throws {
        for mode in LineBreakMode.allCases {
            let layout = try truncate("short", mode)
            #expect(layout.lines.map(\.text) == ["short"])
            #expect(!layout.isTruncated && layout.scale == 1)
        }
    }

    @Test(arguments: [
        ("a\nb\nc", LineBreakMode.byTruncatingTail, 2, ["a", "b…"]), ("a\nb", .byTruncatingTail, 1, ["a…"]),
        ("a\nb\nc", .byTruncatingTail, 3, ["a", "b", "c"]), ("a\n", .byTruncatingTail, 1, ["a"]),
        ("a\nb\nc", .byWordWrapping, 2, ["a", "b"]), ("a\nb\nc", .byClipping, 1, ["a"]),
        ("first\nlast", .byTruncatingHead, 1, ["…first last"]),
    ]) func hiddenParagraphsCountAsTruncated(
        text: String, mode: LineBreakMode, lines: Int, expected: [String]
    ) throws {
        let layout = try truncate(text, mode, lines: lines)
        #expect(layout.lines.map(\.text) == expected)
        #expect(layout.isTruncated == (expected.joined(separator: "\n") != text && text != "a\n"))
    }

    @Test func hiddenParagraphsAreTruncatedWithoutAWidthToo() throws {
        let layout = try makeEngine().layout(request("a\nlonger", lines: 1), width: nil)
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 1)
    }

    @Test func clippingKeepsTheWholeLine() throws {
        let layout = try truncate(Self.fox, .byClipping)
        #expect(layout.lines.map(\.text) == [Self.fox])
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width > 150)
    }

    @Test func withoutRoomOnlyTheEllipsisShows() throws {
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            #expect(try truncate(Self.fox, mode, width: 1).lines.map(\.text) == ["…"])
        }
    }

    @Test func clustersAreNeverSplit() throws {
        let family = "👨‍👩‍👧‍👦"
        let engine = try makeEngine()
        for width in stride(from: 10.0, through: 120, by: 5) {
            let text = engine.lines(request(String(repeating: family, count: 8), lines: 1), width: width)[0]
            #expect(text.dropLast().allSatisfy { String($0) == family })
            #expect(text.hasSuffix("…"))
        }
    }

    @Test func hebrewIsTruncatedAtTheLeft() throws {
        let engine = try makeEngine()
        let label = request("שלום עולם שלום עולם שלום עולם Hello", 17, lines: 1)
        let set = engine.set(label, width: 100)
        #expect(set.layout.isTruncated)
        #expect(set.sources[0].text.lines[0].isRightToLeft)
        #expect(set.layout.lines[0].text.hasPrefix("שלום") && set.layout.lines[0].text.hasSuffix("…"))
    }

    @Test func theRestOfAHebrewParagraphKeepsItsDirection() throws {
        let label = request("שלום שלום Hello there dear reader of this", 17, lines: 2)
        let set = try makeEngine().set(label, width: 120)
        #expect(set.layout.lines[1].text.first?.isASCII == true)
        #expect(set.sources.map { $0.text.lines[$0.line].isRightToLeft } == [true, true])
    }

    @Test func theFontShrinksBeforeTruncation() throws {
        let engine = try makeEngine()
        func fit(_ scale: Double, _ width: Double) -> TextLayout {
            engine.layout(request(Self.fox, lines: 1) { $0.minimumScaleFactor = scale }, width: width)
        }
        let natural = engine.layout(request(Self.fox), width: nil)
        let shrunk = fit(0.5, 300)
        #expect(shrunk.lines.map(\.text) == [Self.fox])
        #expect(!shrunk.isTruncated)
        #expect((0.75..<0.9).contains(shrunk.scale))
        #expect(shrunk.lines[0].width > 294 && shrunk.lines[0].width <= 300)
        // The line keeps its height and its baseline.
        #expect(shrunk.size.height == natural.size.height)
        #expect(shrunk.lines[0].baseline == natural.lines[0].baseline)
        let cut = fit(0.9, 200)
        #expect(cut.scale == 0.9 && cut.isTruncated)
        #expect(fit(0.5, 400).scale == 1)
    }
}
