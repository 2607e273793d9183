import Testing

@testable import Renderer
@testable import Views

/// Substitutes for fonts of iOS that the machine lacks have the original metrics.
@Suite struct NamedFontTests {
    @Test func substitutesHaveTheOriginalsMetrics() throws {
        let engine = try makeEngine()
        let font = ResolvedFont(size: 17, weight: .bold, family: "Snell Roundhand")
        // The invitation's title: its baseline 15.9 below the label's top, lines 21.4 apart (docs/fidelity.md).
        #expect(abs(engine.metrics(of: font).ascender * 17 - 16) < 0.05)
        let metrics = engine.metrics(of: font)
        #expect(abs((metrics.ascender + metrics.descender) * 17 - 21.4) < 0.05)
        #expect(engine.metrics(of: ResolvedFont(size: 17, family: "No Such Font")) == .system)
        #expect(engine.metrics(of: ResolvedFont(size: 17, family: "AvenirNext-Bold")).descender == 0.366)
    }

    @Test(arguments: [
        ("Chalkboard SE", 1.409), ("ChalkboardSE-Bold", 1.409), ("Hiragino Maru Gothic ProN", 1),
        ("HiraMaruProN-W4", 1),
        ("PingFangSC-Medium", 1.4), ("Apple SD Gothic Neo", 1.2), ("Papyrus", 1.544),
    ])
    func lineHeightsOfFontsThatAreMissing(name: String, lineHeight: Double) throws {
        let metrics = try #require(NamedFont.named(name)).metrics
        #expect(abs(metrics.ascender + metrics.descender - lineHeight) < 0.001)
    }

    @Test func substitutesHaveTheOriginalsLineLengths() throws {
        let engine = try makeEngine()
        // Ink on the device: 168 and 71.9 points; 22-point Avenir Book's "Distance" is 85 wide in a real storyboard.
        func width(_ text: String, _ size: Double, _ family: String, _ weight: FontWeight = .regular) -> Double {
            engine.layout(
                request(text, size, weight) { $0.font.family = family }, width: nil
            ).size.width
        }
        #expect(abs(width("Inauguration Ceremony", 17, "Snell Roundhand", .bold) - 168) < 4)
        #expect(abs(width("Distance", 22, "Avenir") - 85) < 2)
        #expect(engine.diagnostics.map(\.code) == ["font-family", "font-family"])
    }

    @Test func implausibleMetricsAreReplacedBySFs() {
        #expect(FontMetrics(ascender: .nan, descender: 0.2).ascender == FontMetrics.system.ascender)
        #expect(FontMetrics(ascender: 1, descender: .infinity).descender == FontMetrics.system.descender)
    }
}
