import Testing

@testable import Renderer
@testable import Views

/// Layout and painting of texts with several fonts.
@Suite struct TextRunTests {
    private func attributed(
        _ runs: [(text: String, size: Double)], lines: Int = 0, _ change: (inout TextRequest) -> Void = { _ in }
    ) -> TextRequest {
        request(runs.map(\.text).joined(), runs[0].size, lines: lines) { request in
            request.lineHeight = 0
            request.runs = runs.map {
                TextRequest.Run(length: $0.text.utf8.count, font: ResolvedFont(size: $0.size))
            }
            change(&request)
        }
    }

    @Test func aSingleRunEqualsPlainText() throws {
        let engine = try makeEngine()
        let plain = engine.layout(request("Ein Wort, zwei Wörter", 17), width: 90)
        let runs = engine.layout(attributed([("Ein Wort, ", 17), ("zwei Wörter", 17)]), width: 90)
        #expect(runs.lines.map(\.text) == plain.lines.map(\.text))
        for (a, b) in zip(runs.lines, plain.lines) {
            #expect(abs(a.width - b.width) < 0.01 && abs(a.baseline - b.baseline) < 0.01)
        }
        #expect(abs(runs.size.height - plain.size.height) < 0.01)
    }

    @Test func linesAreAsHighAsTheirLargestFont() throws {
        let engine = try makeEngine()
        let (small, large) = (ResolvedFont(size: 10), ResolvedFont(size: 30))
        let layout = engine.layout(attributed([("a\nb", 10), ("C\n", 30), ("d", 10)]), width: nil)
        #expect(layout.lines.map(\.text) == ["a", "bC", "d"])
        #expect(abs(layout.lines[0].baseline - small.ascender) < 0.01)
        #expect(abs(layout.lines[1].baseline - (small.lineHeight + large.ascender)) < 0.01)
        #expect(abs(layout.size.height - (2 * small.lineHeight + large.lineHeight)) < 0.01)
    }

    @Test func aBaselineOffsetRaisesItsLine() throws {
        let engine = try makeEngine()
        let raised = attributed([("a", 20), ("2", 10)]) { $0.runs[1].baselineOffset = 14 }
        let layout = engine.layout(raised, width: nil)
        #expect(abs(layout.lines[0].baseline - (ResolvedFont(size: 10).ascender + 14)) < 0.01)
    }

    @Test func kerningReplacesTracking() throws {
        let engine = try makeEngine()
        let none = engine.layout(attributed([("abcd", 17)]) { $0.runs[0].kern = 0 }, width: nil).size.width
        let wide = engine.layout(attributed([("abcd", 17)]) { $0.runs[0].kern = 5 }, width: nil).size.width
        // Between the four letters, not around them.
        #expect(abs(wide - none - 15) < 0.1)
    }

    @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
    func truncatedRunsKeepTheirFonts(mode: LineBreakMode) throws {
        let engine = try makeEngine()
        let cut = attributed([("small words ", 10), ("and large ones", 24)], lines: 1) { $0.lineBreakMode = mode }
        let layout = engine.layout(cut, width: 120)
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 1 && layout.lines[0].text.contains("\u{2026}"))
        #expect(layout.size.width <= 120)
        #expect(abs(layout.size.height - ResolvedFont(size: 24).lineHeight) < 0.01 || mode == .byTruncatingTail)
    }

    @Test func attributedTextsShrinkLikePlainOnes() throws {
        let engine = try makeEngine()
        let text = attributed([("Shrinks ", 20), ("to fit", 20)], lines: 1) { $0.minimumScaleFactor = 0.5 }
        let layout = engine.layout(text, width: 90)
        #expect(layout.scale < 1 && !layout.isTruncated && layout.size.width <= 90)
    }

    @Test func eachRunHasItsPaint() throws {
        let engine = try makeEngine()
        let text = attributed([("aa", 20), ("bb", 20)])
        func ink(_ paints: [TextPaint]) -> Rect {
            let picture = TextPicture(size: Size(width: 80, height: 40), scale: 2)
            engine.draw(text, at: Point(x: 8, y: 8), width: nil, paints: paints, on: picture.context)
            return picture.ink
        }
        let (black, clear) = (TextPaint(color: RGBA(white: 0)), TextPaint(color: RGBA(white: 0, alpha: 0)))
        let (both, first, second) = (ink([black, black]), ink([black, clear]), ink([clear, black]))
        #expect(first.maxX < second.minX)
        #expect(both == first.union(second))
        let filled = ink([TextPaint(color: RGBA(white: 0), background: RGBA(white: 0)), clear])
        // From the line's top to its bottom.
        #expect(abs(filled.height - ResolvedFont(size: 20).lineHeight) <= 1)
        let lined = ink([TextPaint(color: RGBA(white: 0), isUnderlined: true), clear])
        #expect(lined.maxY > first.maxY + 1)
        let struck = ink([TextPaint(color: RGBA(white: 0), isStruckThrough: true), clear])
        #expect(struck.width >= first.width && struck.maxY == first.maxY)
        let line = TextPaint(color: clear.color, isUnderlined: true, underlineColor: RGBA(white: 0))
        #expect(ink([line, clear]).minY > first.maxY)
    }

    @Test func invalidRunLengthsAreHarmless() throws {
        let engine = try makeEngine()
        // Lengths that end inside a character, beyond the text, or at 0; an emoji of several scalars.
        for lengths in [[1, 2], [3, 1_000], [0, 0], [7], [1, 1, 1, 1]] {
            let text = request("é👩‍👧 ab", 17) { request in
                request.lineHeight = 0
                request.runs = lengths.map {
                    TextRequest.Run(length: $0, font: ResolvedFont(size: 17), kern: .infinity)
                }
            }
            #expect(engine.layout(text, width: 60).lines.isEmpty == false)
            let picture = TextPicture(size: Size(width: 80, height: 60), scale: 1)
            engine.draw(
                text, at: .zero, width: 60, paints: [TextPaint(color: RGBA(white: 0, alpha: 0.5))], on: picture.context)
        }
    }
}
