import ContentExtensionHost
import Testing

@testable import Renderer

@Suite struct TextMetricsTests {
    /// SF's ink widths measured in screenshots (fact: type/inter.ink). The other rows of that table don't give their
    /// text.
    @Test(arguments: [("CUDDLEPIX", 13.0, 71.0), ("Remind me later", 19, 136), ("Accept", 19, 59)])
    func inkWidthsEqualSanFranciscos(text: String, size: Double, width: Double) throws {
        let ink = try makeEngine().inkWidth(request(text, size))
        // Screenshots are precise to half a point.
        #expect(abs(ink - width) <= width * 0.015 + 0.5)
    }

    /// Line heights (fact: type/sf.vertical-metrics), and ascenders as first baselines.
    @Test(arguments: [
        (8.0, 7.617, 9.547), (13, 12.378, 15.514), (15, 14.282, 17.900), (17, 16.187, 20.287), (20, 19.043, 23.867),
        (28, 26.660, 33.414), (40, 38.086, 47.734),
    ])
    func linesHaveSanFranciscosMetrics(size: Double, ascender: Double, lineHeight: Double) throws {
        let layout = try makeEngine().layout(request("Ag\nAg\nAg", size), width: nil)
        #expect(abs(layout.size.height - 3 * lineHeight) < 0.003)
        for (index, line) in layout.lines.enumerated() {
            #expect(abs(line.baseline - (ascender + Double(index) * lineHeight)) < 0.003)
        }
    }

    @Test(arguments: ["Ag", "日本語", "😀", "नमस्ते", "ไม้", "مرحبا"]) func metricsAreTheSameInEveryScript(text: String) throws
    {
        let layout = try makeEngine().layout(request(text, 17), width: nil)
        let ascender = 17.0 * 1950 / 2048
        #expect(layout.lines.map(\.baseline) == [ascender])
        #expect(abs(layout.size.height - 20.287) < 0.001)
    }

    @Test func aLineHeightMovesLaterBaselines() throws {
        let layout = try makeEngine().layout(request("a\nb", 17) { $0.lineHeight = 22 }, width: nil)
        let ascender = 17.0 * 1950 / 2048
        #expect(layout.lines.map(\.baseline) == [ascender, ascender + 22])
        #expect(layout.size.height == 44)
    }

    @Test(arguments: [
        (5.0, 0.24), (6, 0.24), (12, 0), (13, -0.08), (17, -0.43), (17.5, -0.435), (77, 0.0525), (200, 0),
    ])
    func trackingFollowsTheTable(size: Double, points: Double) {
        #expect(abs(Tracking.points(atSize: size) - points) < 1e-9)
    }

    /// SF's display faces are 5 % narrower (fact: type/inter.tracking).
    @Test func widthGrowsSteadilyButForTheChangeOfFaces() throws {
        let engine = try makeEngine()
        let sizes = Array(stride(from: 16.0, through: 40, by: 0.5))
        let perPoint = sizes.map { size in
            engine.layout(request("Reminders for the long weekend", size), width: nil).size.width / size
        }
        for (index, size) in sizes.enumerated().dropFirst() {
            let change = abs(perPoint[index] / perPoint[index - 1] - 1)
            #expect(change < (size == 20 ? 0.05 : 0.035), "\(size) points")
        }
    }

    @Test func trackingAddsNothingBeyondTheGlyphs() throws {
        let engine = try makeEngine()
        let one = engine.layout(request("n", 34), width: nil).size.width
        let three = engine.layout(request("nnn", 34), width: nil).size.width
        #expect(abs(three - 3 * one - 2 * 0.004 * 34) < 0.01)
    }

    @Test func trailingSpacesDoNotCount() throws {
        let engine = try makeEngine()
        for text in ["word", "שלום"] {
            let bare = engine.layout(request(text, 17), width: nil)
            let padded = engine.layout(request(text + "   ", 17), width: nil)
            #expect(abs(bare.size.width - padded.size.width) < 0.5)
            #expect(padded.lines.map(\.text) == [text])
        }
    }

    @Test func monospacedDigitsAreEquallyWide() throws {
        let engine = try makeEngine()
        func width(_ text: String, _ monospaced: Bool) -> Double {
            engine.layout(request(text) { $0.font.hasMonospacedDigits = monospaced }, width: nil).size.width
        }
        #expect(width("1111", true) == width("0000", true))
        #expect(width("1111", false) < width("0000", false))
    }

    @Test func hyphenAndGreaterThanAreNotDrawnAsAnArrow() throws {
        let engine = try makeEngine()
        // Inter's contextual alternates would draw one arrow, narrower than its parts.
        let parts = ["-", ">"].reduce(0) { $0 + engine.layout(request($1, 12), width: nil).size.width }
        #expect(abs(engine.layout(request("->", 12), width: nil).size.width - parts) < 0.01)
    }

    @Test func anEmptyTextHasNoLines() throws {
        let layout = try makeEngine().layout(request(""), width: 100)
        #expect(layout == TextLayout(lines: [], size: .zero, isTruncated: false))
    }
}
