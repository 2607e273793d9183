import Testing

@testable import Renderer
@testable import Views

@Suite struct TextWrappingTests {
    static let fox = "The quick brown fox jumps over the lazy dog and runs"

    @Test func wordsWrap() throws {
        let layout = try makeEngine().layout(request(Self.fox), width: 150)
        #expect(layout.lines.map(\.text) == ["The quick brown fox", "jumps over the lazy", "dog and runs"])
        #expect(layout.lines.allSatisfy { $0.width <= 150 })
        #expect(!layout.isTruncated)
        #expect(layout.size.width == layout.lines.map(\.width).max())
    }

    @Test func charactersWrap() throws {
        let lines = try makeEngine().lines(request(Self.fox) { $0.lineBreakMode = .byCharWrapping }, width: 150)
        #expect(lines == ["The quick brown fox j", "umps over the lazy d", "og and runs"])
    }

    @Test func aLongWordBreaksWithoutAHyphen() throws {
        let engine = try makeEngine()
        let word = String(repeating: "Donaudampfschiff", count: 4)
        let lines = engine.lines(request(word), width: 120)
        #expect(lines.count > 2)
        #expect(lines.joined() == word)
        let (broken, whole) = (engine.layout(request(word), width: 120), engine.layout(request(lines[0]), width: nil))
        #expect(abs(broken.lines[0].width - whole.lines[0].width) < 0.01)
    }

    @Test func softHyphensShowAtABreak() throws {
        let engine = try makeEngine()
        let layout = engine.layout(request("Donaudampf\u{AD}schifffahrt"), width: 110)
        let bare = engine.layout(request("Donaudampf"), width: nil)
        #expect(layout.lines.count == 2)
        #expect(layout.lines[0].width > bare.size.width + 3)
    }

    @Test func aMeasuredWidthFits() throws {
        let engine = try makeEngine()
        for text in [Self.fox, "日本語のテキスト", "مرحبا بالعالم", "A😀B"] {
            for size in [13.0, 15, 17] {
                let natural = engine.layout(request(text, size), width: nil)
                #expect(engine.layout(request(text, size), width: natural.size.width) == natural)
                let single = request(text, size, lines: 1)
                #expect(!engine.layout(single, width: natural.size.width - 1e-9).isTruncated)
            }
        }
    }

    @Test func lineBreaksMakeLines() throws {
        let engine = try makeEngine()
        #expect(engine.lines(request("a\nb\r\nc\u{2029}d\u{2028}e")) == ["a", "b", "c", "d", "e"])
        #expect(engine.lines(request("a\n\nb")) == ["a", "", "b"])
        #expect(engine.lines(request("a\n")) == ["a"])
        #expect(engine.lines(request("\n")) == [""])
    }

    @Test func wrappingStopsAtTheNumberOfLines() throws {
        let engine = try makeEngine()
        for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
            let layout = engine.layout(request(Self.fox, lines: 2) { $0.lineBreakMode = mode }, width: 150)
            #expect(layout.lines.count == 2)
            #expect(layout.isTruncated)
            #expect(!layout.lines[1].text.contains("…"))
        }
    }

    @Test func thaiBreaksBetweenWords() throws {
        let lines = try makeEngine().lines(request("ภาษาไทยเขียนติดกันโดยไม่มีช่องว่าง", 17), width: 140)
        #expect(lines.count == 2)
        #expect(lines.joined() == "ภาษาไทยเขียนติดกันโดยไม่มีช่องว่าง")
        #expect(["ภาษาไทยเขียนติดกัน", "ภาษาไทยเขียนติดกันโดย"].contains(lines[0]))
    }

    @Test func chineseBreaksAnywhereExceptBeforeAComma() throws {
        let lines = try makeEngine().lines(request("你好世界你好世界，你好世界", 17) { $0.language = "zh-Hans" }, width: 137)
        #expect(lines == ["你好世界你好世", "界，你好世界"])
    }

    @Test(arguments: [
        (TextAlignment.natural, false, 0.0), (.natural, true, 1.0), (.left, true, 0), (.right, false, 1),
        (.center, false, 0.5), (.justified, false, 0),
    ]) func alignmentPlacesLines(alignment: TextAlignment, isRightToLeft: Bool, share: Double) throws {
        let engine = try makeEngine()
        let label = request("abc") {
            $0.alignment = alignment
            $0.isRightToLeft = isRightToLeft
        }
        let line = engine.layout(label, width: 200).lines[0]
        #expect(abs(line.x - share * (200 - line.width)) < 0.001)
        #expect(engine.layout(label, width: nil).lines[0].x == 0)
    }

    @Test func justifiedLinesExceptTheLastFillTheWidth() throws {
        let layout = try makeEngine().layout(request(Self.fox) { $0.alignment = .justified }, width: 150)
        #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 150) < 0.01 })
        #expect(layout.lines[2].width < 100)
    }

    @Test func aParagraphsDirectionComesFromItsText() throws {
        let engine = try makeEngine()
        // In a left-to-right interface, the Hebrew paragraph's final stop is still at its left.
        let source = engine.set(request("שלום.\nHello."), width: 200).sources
        #expect(source.map { $0.text.lines[$0.line].isRightToLeft } == [true, false])
        #expect(engine.layout(request("שלום.\nHello."), width: 200).lines.map(\.x) == [0, 0])
    }

    @Test func tabsStopEvery28Points() throws {
        let engine = try makeEngine()
        let width = engine.layout(request("\tn"), width: nil).size.width
        let bare = engine.layout(request("n"), width: nil).size.width
        #expect(abs(width - bare - 28) < 0.5)
    }

    @Test func impossibleWidthsAreAccepted() throws {
        let engine = try makeEngine()
        for width in [0, -5, 0.001, .infinity, -.infinity, .nan, 1e300] {
            for mode in LineBreakMode.allCases {
                let layout = engine.layout(request("Some text", lines: 2) { $0.lineBreakMode = mode }, width: width)
                #expect((1...2).contains(layout.lines.count))
                #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.width.isFinite })
            }
        }
    }
}
