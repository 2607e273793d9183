import Testing

@testable import Renderer
@testable import Views

@Suite struct TextDeterminismTests {
    private static let samples: [TextRequest] = [
        request("Hello ☀ 123 ★ ⌘"), request("日本語 1️⃣ ☀︎ Hello", 17) { $0.language = "ja" },
        request("日本語 直", 17) { $0.language = "zh-Hant" }, request("مرحبا 123 ☀️ Hello", 17, .bold),
        request("שלום ∀ ẹ́ 12:30", 13, .semibold), request("नमस्ते ⚀ ไทย", 20),
        request("\u{10FFFD} \u{1D7D8} Ω", 28, .medium),
        request("A\u{301}\u{323} ﷽ ｆｕｌｌ", 15) { $0.font.isItalic = true },
        request(TextWrappingTests.fox, lines: 2), request("😀 mono ★ 日", 15) { $0.font.design = .monospaced },
    ]

    @Test func earlierTextsDoNotAffectALayout() throws {
        let forward = try makeEngine()
        let backward = try makeEngine()
        for sample in Self.samples.reversed() { _ = backward.picture(sample, width: 150) }
        for sample in Self.samples {
            let fresh = try makeEngine()
            let expected = fresh.layout(sample, width: 150)
            let picture = fresh.picture(sample, width: 150, scale: 2).bytes
            for engine in [forward, backward] {
                #expect(engine.layout(sample, width: 150) == expected)
                #expect(engine.picture(sample, width: 150, scale: 2).bytes == picture)
            }
        }
    }

    @Test func addedFacesDoNotChangeCachedTexts() throws {
        let engine = try makeEngine()
        let label = request("Kept 123", 17)
        let before = engine.picture(label).bytes
        for sample in Self.samples { _ = engine.layout(sample, width: nil) }
        #expect(engine.picture(label).bytes == before)
    }

    @Test func theScaleOfThePictureDoesNotChangeTheLayout() throws {
        let engine = try makeEngine()
        let label = request(TextWrappingTests.fox + " 日本 😀", 15)
        let layout = engine.layout(label, width: 150)
        let inks = [1.0, 2, 3].map { engine.picture(label, width: 150, scale: $0).ink }
        #expect(try makeEngine().layout(label, width: 150) == layout)
        #expect(engine.layout(label, width: 150) == layout)
        for ink in inks {
            // Cairo puts each glyph on a whole pixel.
            #expect(abs(ink.width - inks[2].width) <= 2 && abs(ink.height - inks[2].height) <= 2)
        }
    }

    @Test func glyphsArePlacedBetweenPixels() throws {
        let engine = try makeEngine()
        let widths = [1.0, 2, 4].map { engine.layout(request("Illinois", 12 * $0), width: nil).size.width / $0 }
        // 12, 24 and 48 pt differ in design and tracking, but no width is a whole number.
        #expect(widths.allSatisfy { $0 != $0.rounded() })
        let fractions = stride(from: 10.0, to: 12, by: 0.1).map {
            engine.layout(request("mmmm", $0) { $0.font.design = .monospaced }, width: nil).size.width / $0
        }
        #expect(fractions.allSatisfy { abs($0 - fractions[0]) < 0.002 })
    }

    @Test func threadsAgree() async throws {
        let expected = try Self.digest()
        let digests = try await withThrowingTaskGroup(of: [TextLayout].self) { group in
            for _ in 0..<4 { group.addTask { try Self.digest() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(digests.allSatisfy { $0 == expected })
    }

    /// More faces than cairo keeps open, in different sizes, so that files are closed and reopened often.
    @Test func threadsWithManyFontsAgree() async throws {
        let threads = 4
        let bytes = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<threads {
                group.addTask {
                    var bytes: [UInt8] = []
                    for round in 0..<3 {
                        let engine = try makeEngine()
                        for (index, weight) in FontWeight.allCases.enumerated() {
                            for isItalic in [false, true] {
                                let size = 10 + Double(index) + Double(round) / 4
                                let label = request("Ag", size, weight) { $0.font.isItalic = isItalic }
                                bytes += engine.picture(label).bytes
                            }
                        }
                    }
                    return bytes
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(bytes.count == threads && bytes.allSatisfy { $0 == bytes[0] })
    }

    private static func digest() throws -> [TextLayout] {
        let engine = try makeEngine()
        return samples.map { engine.layout($0, width: 120) }
    }
}
