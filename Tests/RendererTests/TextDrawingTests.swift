import CCairo
import Testing

@testable import Renderer
@testable import Views

@Suite struct TextDrawingTests {
    @Test func inkStandsOnTheBaseline() throws {
        let engine = try makeEngine()
        let ink = engine.picture(request("HHH", 20), scale: 4).ink
        // A margin of 8 pt, and SF's ascender.
        #expect(abs(ink.maxY - (8 + 20.0 * 1950 / 2048)) < 0.5)
        #expect(abs(ink.height - 20 * 0.727) < 0.5)
    }

    @Test func linesAreDrawnAtTheLayoutsPositions() throws {
        let engine = try makeEngine()
        let label = request("H\nH", 20) {
            $0.alignment = .right
            $0.lineHeight = 30
        }
        let ink = engine.picture(label, width: 100, scale: 4).ink
        #expect(abs(ink.maxX - 108) < 2)
        #expect(abs(ink.height - (30 + 20 * 0.727)) < 0.5)
    }

    @Test func trailingSpacesDoNotMoveHebrewText() throws {
        let engine = try makeEngine()
        for alignment in [TextAlignment.left, .right, .center] {
            let inks = ["שלום", "שלום   "].map { text in
                engine.picture(request(text, 20) { $0.alignment = alignment }, width: 150, scale: 4).ink
            }
            #expect(abs(inks[0].minX - inks[1].minX) < 0.6)
        }
    }

    /// Without the rule for bitmap fonts an emoji is 136 px wide at any size (performance 2.2).
    @Test(arguments: [12.0, 15, 40], [1.0, 3]) func emojiHaveTheFontsSize(size: Double, scale: Double) throws {
        let engine = try makeEngine()
        let picture = engine.picture(request("😀", size), scale: scale)
        #expect(picture.hasColor)
        #expect((size * 0.9...size * 1.3).contains(picture.ink.width))
        #expect((size * 0.9...size * 1.3).contains(engine.layout(request("😀", size), width: nil).size.width))
    }

    @Test func emojiFadeWithTheText() throws {
        let engine = try makeEngine()
        let (full, half) = (engine.picture(request("😀")), engine.picture(request("😀"), alpha: 0.5))
        #expect(full.darkest < 110)
        #expect(half.darkest > 115 && half.hasColor)
    }

    @Test func hanFormsDifferByLanguage() throws {
        let engine = try makeEngine()
        let forms = ["ja", "zh-Hans", "zh-Hant", "zh-HK"].map { language in
            engine.picture(request("骨直", 30) { $0.language = language }, scale: 2).bytes
        }
        #expect(Set(forms.prefix(3)).count == 3)
        // Within one text the form follows from the kana; the runs' language agrees with the face.
        let kana = engine.picture(request("骨直の", 30) { $0.language = "en" }, scale: 2).bytes
        #expect(kana == engine.picture(request("骨直の", 30) { $0.language = "ja" }, scale: 2).bytes)
    }

    @Test func clippingCutsAtTheWidth() throws {
        let label = request("mmmmmmmmmmmm", lines: 1) { $0.lineBreakMode = .byClipping }
        let engine = try makeEngine()
        let picture = TextPicture(size: Size(width: 200, height: 40), scale: 2)
        engine.draw(label, at: Point(x: 8, y: 8), width: 50, color: RGBA(white: 0), on: picture.context)
        #expect(picture.ink.maxX <= 58 && picture.ink.maxX > 50)
    }

    @Test func drawingRestoresTheContext() throws {
        let engine = try makeEngine()
        let picture = TextPicture(size: Size(width: 50, height: 50), scale: 2)
        cairo_move_to(picture.context, 3, 4)
        for alpha in [1, 0.5] {
            engine.draw(request("A😀"), at: .zero, width: nil, color: RGBA(white: 0, alpha: alpha), on: picture.context)
        }
        #expect(cairo_status(picture.context) == CAIRO_STATUS_SUCCESS)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(picture.context, &matrix)
        #expect(matrix.xx == 2 && matrix.x0 == 0)
        #expect(cairo_get_operator(picture.context) == CAIRO_OPERATOR_OVER)
    }
}
