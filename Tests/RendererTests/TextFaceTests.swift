import Testing

@testable import Renderer
@testable import Views

@Suite struct TextFaceTests {
    /// A text, its language, and the font files of its runs in order.
    struct Sample: Sendable, CustomTestStringConvertible {
        var text: String
        var language = "en"
        var files: [String]
        var testDescription: String { "\(text) (\(language))" }

        init(_ text: String, _ language: String = "en", _ files: String...) {
            (self.text, self.language, self.files) = (text, language, files)
        }
    }

    private static let inter = "Inter-Regular.otf 0"
    private static let emoji = "NotoColorEmoji.ttf 0"
    private static func cjk(_ index: Int) -> String { "NotoSansCJK-Regular.ttc \(index)" }

    @Test(arguments: [
        Sample("Hello, Ünïcode Ελλάς Москва “…” ₿ →", "en", inter),
        Sample("e\u{301}", "en", inter),
        Sample("مرحبا بالعالم", "ar", "NotoSansArabic-Regular.ttf 0"),
        Sample("שלום עולם", "he", "NotoSansHebrew-Regular.ttf 0"),
        Sample("नमस्ते दुनिया", "hi", "NotoSansDevanagari-Regular.ttf 0"),
        Sample("สวัสดีชาวโลก", "th", "NotoSansThai-Regular.ttf 0"),
        Sample("தமிழ்", "ta", "NotoSansTamil-Regular.ttf 0"),
        Sample("直骨今", "ja", cjk(0)), Sample("直骨今", "ko", cjk(1)), Sample("直骨今", "zh-Hans", cjk(2)),
        Sample("直骨今", "zh-CN", cjk(2)), Sample("直骨今", "zh-Hant", cjk(3)), Sample("直骨今", "zh-TW", cjk(3)),
        Sample("直骨今", "zh-Hant-HK", cjk(4)), Sample("直骨今", "en", cjk(2)),
        Sample("直す、カ", "en", cjk(0)), Sample("直한", "en", cjk(1)), Sample("直ㄅ", "en", cjk(3)),
        Sample("iOS 版，", "zh-Hans", inter, cjk(2)),
        Sample("😀", "en", emoji), Sample("👨‍👩‍👧‍👦👍🏽🇩🇪🏳️‍🌈", "en", emoji), Sample("1️⃣#️⃣", "en", emoji),
        Sample("1#*", "en", inter), Sample("©™", "en", inter), Sample("©️", "en", emoji),
        Sample("☀️", "en", emoji), Sample("☀", "en", emoji), Sample("☀\u{FE0E}", "en", inter), Sample("❤", "en", emoji),
        Sample("∀∃", "en", "NotoSansMath-Regular.ttf 0"),
        Sample("\u{10FFFD}", "en", inter),
    ]) func theFaceFollowsFromTheText(sample: Sample) throws {
        let files = try makeEngine().files(request(sample.text) { $0.language = sample.language })
        #expect(files == sample.files)
    }

    @Test(arguments: [
        (FontWeight.ultraLight, false, "Inter-Thin.otf 0"), (.regular, true, "Inter-Italic.otf 0"),
        (.medium, false, "Inter-Medium.otf 0"), (.semibold, true, "Inter-SemiBoldItalic.otf 0"),
        (.heavy, false, "Inter-ExtraBold.otf 0"), (.black, false, "Inter-Black.otf 0"),
    ]) func weightsHaveTheirOwnFiles(weight: FontWeight, isItalic: Bool, file: String) throws {
        #expect(try makeEngine().files(request("Ag", 15, weight) { $0.font.isItalic = isItalic }) == [file])
    }

    @Test func designsAndSizesHaveTheirOwnFiles() throws {
        let engine = try makeEngine()
        #expect(engine.files(request("Ag", 19.9)) == ["Inter-Regular.otf 0"])
        #expect(engine.files(request("Ag", 20)) == ["InterDisplay-Regular.otf 0"])
        #expect(engine.files(request("Ag") { $0.font.design = .monospaced }) == ["DejaVuSansMono.ttf 0"])
        #expect(engine.files(request("Ag", 15, .bold) { $0.font.design = .serif }) == ["NotoSerif-Bold.ttf 0"])
        #expect(engine.files(request("日本", 15, .semibold)) == ["NotoSansCJK-Bold.ttc 2"])
        #expect(engine.diagnostics.isEmpty)
    }

    @Test func charactersThatNoFontHasAreFindings() throws {
        let engine = try makeEngine()
        _ = engine.layout(request("Logo \u{F8FF} \u{F8FF} and \u{10FFFD}"), width: nil)
        #expect(engine.diagnostics.map(\.code) == ["glyph-missing", "glyph-missing"])
        #expect(engine.diagnostics.first?.message.contains("U+F8FF") == true)
        let plain = try makeEngine()
        _ = plain.layout(request("a\u{200D}b\u{FE0F}\u{00AD} 👩‍🚀 日本 ع \u{0301}\n\tc"), width: nil)
        #expect(plain.diagnostics == [])
    }

    @Test func systemFontsAreNotUsed() throws {
        let engine = try makeEngine()
        let label = request("Ag") { $0.font.family = "DejaVu Sans" }
        #expect(engine.files(label) == ["Inter-Regular.otf 0"])
        _ = engine.layout(request("Ag again") { $0.font.family = "DejaVu Sans" }, width: nil)
        #expect(engine.diagnostics.map(\.code) == ["font-family"])
        #expect(engine.diagnostics.first?.severity == .warning)
        // Characters of DejaVu Sans that no pinned face has.
        for text in ["\u{E0A0}", "\u{1D7D8}\u{10300}"] {
            #expect(engine.files(request(text)).allSatisfy { !$0.hasPrefix("DejaVuSans.ttf") })
        }
    }

    @Test func joiningScriptsAreNotTracked() throws {
        let engine = try makeEngine()
        // At 12 pt the tracking is 0, at 17 pt −0.43: untracked widths are proportional to the size.
        for text in ["مرحبا", "नमस्ते", "日本語", "😀😀", "สวัสดี"] {
            let (small, large) = (
                engine.layout(request(text, 12), width: nil).size.width,
                engine.layout(request(text, 17), width: nil).size.width
            )
            #expect(abs(large / small - 17.0 / 12) < 0.01)
        }
    }
}
