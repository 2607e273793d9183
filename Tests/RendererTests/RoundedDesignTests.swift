import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// SF Rounded, drawn as a lighter Inter with a round line around it.
@Suite struct RoundedDesignTests {
    private func request(_ text: String, _ design: Font.Design, _ weight: FontWeight = .semibold) -> TextRequest {
        TextRequest(text: text, font: ResolvedFont(size: 100, weight: weight, design: design))
    }

    /// The painted text's alpha, in rows.
    private func ink(_ request: TextRequest, color: RGBA = RGBA(white: 0)) throws -> [[Int]] {
        let image = try painted(
            [.text(request, at: Point(x: 10, y: 10), width: nil, color)], width: 400, height: 140)
        return (0..<image.height).map { y in (0..<image.width).map { image.pixel($0, y)[3] } }
    }

    private func rows(_ ink: [[Int]]) -> ClosedRange<Int>? {
        let rows = ink.indices.filter { ink[$0].contains { $0 > 127 } }
        return rows.first.flatMap { first in rows.last.map { first...$0 } }
    }

    @Test(arguments: [FontWeight.light, .regular, .medium, .semibold, .bold])
    func textsAreAsHighAndAsWideAsInThePlainDesign(weight: FontWeight) throws {
        for text in ["HEL", "0123456"] {
            let plain = try ink(request(text, .default, weight))
            let rounded = try ink(request(text, .rounded, weight))
            let (a, b) = (try #require(rows(plain)), try #require(rows(rounded)))
            #expect(abs(a.lowerBound - b.lowerBound) <= 2 && abs(a.upperBound - b.upperBound) <= 2, "\(text)")
        }
        let engine = try TextEngine(library: FontLibrary())
        func width(_ design: Font.Design) -> Double {
            engine.layout(request("The quick brown fox", design, weight), width: nil).size.width
        }
        #expect(abs(width(.rounded) / width(.default) - 1) < 0.03)
    }

    @Test func stemsAreAsWideAsInThePlainDesign() throws {
        func stem(_ design: Font.Design) throws -> Int {
            let ink = try ink(request("l", design))
            return ink[70].count { $0 > 127 }
        }
        #expect(abs(try stem(.rounded) - (try stem(.default))) <= 1)
    }

    @Test func cornersAreRound() throws {
        let ink = try ink(request("l", .rounded))
        let range = try #require(rows(ink))
        let (end, middle) = (ink[range.lowerBound].count { $0 > 127 }, ink[70].count { $0 > 127 })
        #expect(end < middle - 3)
        let plain = try self.ink(request("l", .default))
        #expect(plain[try #require(rows(plain)).lowerBound].count { $0 > 127 } >= middle - 1)
    }

    @Test func aTranslucentColourIsEven() throws {
        let ink = try ink(request("l", .rounded), color: RGBA(white: 0, alpha: 0.5))
        #expect(Set(ink.joined()).allSatisfy { $0 <= 128 })
    }

    @Test func digitsOfOtherScriptsAreAboutAsHeavy() throws {
        func area(_ text: String) throws -> Int {
            try ink(request(text, .rounded, .medium)).joined().count { $0 > 127 }
        }
        // A digit 1 is little more than a stem in both.
        let ratio = Double(try area("\u{0661}")) / Double(try area("1"))
        #expect((0.6...1.4).contains(ratio))
    }

    @Test func runsOfAnAttributedTextAreRoundedByThemselves() throws {
        var request = request("ll", .default)
        request.runs = [.init(length: 1, font: request.font), .init(length: 1, font: self.request("l", .rounded).font)]
        let paints = [TextPaint(color: RGBA(white: 0)), TextPaint(color: RGBA(white: 0))]
        let image = try painted(
            [.attributedText(request, at: Point(x: 10, y: 10), width: nil, paints)], width: 100, height: 140)
        func width(_ y: Int, _ range: Range<Int>) -> Int { range.count { image.pixel($0, y)[3] > 127 } }
        let tops = [0..<30, 30..<100].map { range in (0..<140).first { width($0, range) > 0 } ?? 0 }
        #expect(tops.allSatisfy { $0 > 0 })
        #expect(width(tops[1], 30..<100) < width(70, 30..<100))
    }
}
