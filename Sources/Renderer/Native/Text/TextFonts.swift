import Basics
import CPango
import Views

/// The style of a text for layout, without the width.
struct SettingStyle: Hashable {
    enum Direction: Hashable {
        /// The direction of the first strong character; without one, the interface's.
        case natural(interfaceIsRightToLeft: Bool)
        case fixed(isRightToLeft: Bool)
    }

    var font: ResolvedFont
    var language: String
    var direction: Direction
    /// The request's runs at their final sizes; empty for plain text.
    var runs: [TextRequest.Run] = []
    /// Points taken from the tracking of plain text, so that it fits as the device's font does.
    var tightening = 0.0
}

/// The fonts and Pango contexts of one engine.
final class TextFonts {
    /// The main font of a text.
    struct Base {
        var face: LoadedFace
        /// Points after each glyph.
        var tracking = 0.0
        /// Font features in HarfBuzz's syntax, or empty.
        var features: String
        /// A factor for the size, since a substitute's letters may be wider than the original's.
        var scale = 1.0
        /// `false` for the font that iOS has.
        var isSubstitute = true
        /// Lines around the glyphs; `nil` for none.
        var outline: GlyphOutline?
    }

    let configuration: FontConfiguration
    var lock: FontLock { configuration.lock }
    /// The text budget of this picture, and the findings about its fonts.
    var budget = TextBudget(picture: 0)
    private var pictures = 0
    /// The remaining bytes while a text is laid out; below 0 a part was refused.
    private var room = 0
    private var naturals = LRUCache<NaturalKey, NaturalText>(cost: 8 * 1024 * 1024, count: 2_048)
    private var contexts: [ContextKey: CObject<OpaquePointer>] = [:]
    private let options: CObject<OpaquePointer>

    private struct NaturalKey: Hashable {
        @ByteString var text: String
        let style: SettingStyle
    }

    /// A text at its natural width, and its bytes of the budget.
    private typealias NaturalText = (text: PangoText, bytes: Int)

    /// A context's settings never change, because Pango would lay out all its texts again.
    private struct ContextKey: Hashable {
        var language: String
        var direction: SettingStyle.Direction
    }

    init(library: FontLibrary) throws(InputError) {
        configuration = try FontConfiguration(library: library)
        guard let options = CObject(owning: cairo_font_options_create(), release: cairo_font_options_destroy) else {
            throw InputError(Diagnostic(.error, "font-setup", "out of memory", exit: .internalError))
        }
        self.options = options
        cairo_font_options_set_antialias(options.pointer, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options.pointer, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options.pointer, CAIRO_HINT_METRICS_OFF)
    }

    func startPicture() {
        pictures += 1
        budget = TextBudget(picture: pictures)
    }

    func startStep() {
        pictures += 1
        budget.startStep(picture: pictures)
    }

    /// Lays out a text that isn't cached, and counts it.
    func setting(_ key: TextBudget.Key, _ body: () -> SetText) -> CachedText {
        let emoji = key.request.emoji
        let most = budget.room(for: key) - budget.bytes(of: emoji)
        room = most
        let text = body()
        let kept = CachedText(
            text, key: key, bytes: most - room, emoji: emoji, findings: configuration.takeFindings(),
            picture: budget.picture)
        budget.set(kept)
        return kept
    }

    func count(_ text: CachedText) {
        if text.picture == budget.picture { return }
        text.picture = budget.picture
        budget.add(text)
    }

    /// Subtracts a text from the budget; returns `false` if it exceeds it.
    /// - Parameter faces: the number of changes of the face, direction or run.
    func spend(on text: String, faces: Int, wrapping: PangoText.Wrapping? = nil) -> Bool {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let tabs = text.utf8.count { $0 == UInt8(ascii: "\t") }
        // Except in ASCII, a face is looked for by each letter.
        let others = text.utf8.count { $0 >= 0x80 } / 2
        let breaking = wrapping.map { Self.breakingBytes(of: text, $0) } ?? 0
        return spend(
            Self.bytesPerText + text.utf8.count + others + Self.bytesPerLine * lines + Self.bytesPerTab * tabs
                + Self.bytesPerFace * faces + breaking)
    }

    /// The bytes of plain text that take as long as breaking a text into narrow lines.
    ///
    /// A line of at least eight characters is part of a byte's time. For a line in an unbroken word, Pango measures the
    /// rest of the word again: 1,000 letters in lines of two take as long as a text of 250,000 bytes. It also tries each
    /// line's end: 100 letters in lines of 40 take as long as a text of 270 bytes.
    private static func breakingBytes(of text: String, _ wrapping: PangoText.Wrapping) -> Int {
        let share = wrapping.characterShare
        let longest = Double(min(text.utf8.count, Limits.unbrokenClusters))
        guard share > 1 / 8 || longest * share > 1 else { return 0 }
        let words = TextSanitizer.unbrokenWords(of: text).map { Double($0) }.filter { $0 * share > 1 }
        let lines = Double(text.utf8.count) * max(0, share - 1 / 8)
        return Int(words.reduce(Double(bytesPerLine) * lines) { $0 + $1 * $1 * share / 2 + $1 * 1.5 })
    }

    private func spend(_ bytes: Int) -> Bool {
        guard room >= 0 else { return false }
        room -= bytes
        return room >= 0
    }

    /// A text at its natural width, where every width begins: a view is measured at several, and a batch that looks for
    /// truncated texts sets them at those of each device. It counts as if it were set anew.
    func natural(_ styled: StyledText, _ style: SettingStyle) -> PangoText? {
        let key = NaturalKey(text: styled.text, style: style)
        if let known = naturals.value(for: key) { return spend(known.bytes) ? known.text : nil }
        let before = room
        guard let text = PangoText(styled, style: style, fonts: self) else { return nil }
        // A finding belongs to each text that causes it.
        if !configuration.hasFindings {
            naturals.insert((text, before - room), for: key, cost: text.cost)
        }
        return text
    }

    /// The bytes of plain text that take as long as a text without any, a further line, or a further face: 26, 15 and
    /// 8 µs, a byte 0.65 µs.
    private static let bytesPerText = 40
    private static let bytesPerLine = 24
    private static let bytesPerFace = 12
    /// The same for a tab, at which the line's runs are measured again.
    private static let bytesPerTab = 4

    /// The size from which SF Pro Display, or Inter Display, replaces the text face (fact: type/sf.optical-size).
    private static let displaySize = 20.0

    /// The face of a font, its tracking and features.
    func base(_ font: ResolvedFont) -> Base? {
        let cut: Tracking.Cut = font.size < Self.displaySize ? .text : .display
        guard let family = font.family else { return systemBase(font, cut) }
        if let face = face(family, font) {
            return Base(face: face, features: features(font), isSubstitute: false)
        }
        configuration.report(
            Diagnostic(
                .warning, "font-family", "there is no font family \"\(family)\", so another is drawn",
                hint: "name a directory that has it with --font-dir"))
        guard let known = NamedFont.named(family) else { return systemBase(font, cut) }
        var substitute = font
        substitute.design = known.design
        substitute.isItalic = font.isItalic || known.isSlanted
        // Other families have one design for all sizes.
        var base = systemBase(substitute, .text)
        base?.scale = known.scale
        base?.tracking = 0
        return base
    }

    /// The vertical metrics of a font with a family: from its file, or the known ones of a missing font.
    func metrics(of font: ResolvedFont) -> FontMetrics {
        guard let family = font.family else { return .system }
        return face(family, font)?.metrics ?? NamedFont.named(family)?.metrics ?? .system
    }

    /// `true` for a font of iOS, and for one of which the library has a face.
    func hasFont(named name: String) -> Bool {
        NamedFont.isOfIOS(name) || configuration.library.hasFamily(NamedFont.family(name))
    }

    private func face(_ family: String, _ font: ResolvedFont) -> LoadedFace? {
        configuration.library.face(of: [family], weight: font.weight, isItalic: font.isItalic)
            .flatMap { configuration.face($0) }
    }

    private func features(_ font: ResolvedFont) -> String { font.hasMonospacedDigits ? "tnum=1" : "" }

    private func systemBase(_ font: ResolvedFont, _ cut: Tracking.Cut) -> Base? {
        let (weight, isItalic, digits) = (font.weight, font.isItalic, features(font))
        let family: PinnedFamily? =
            switch font.design {
            case .serif: .serif
            case .monospaced: .monospaced
            case .default, .rounded: nil
            }
        if let family, let face = configuration.face(of: family, weight: weight, isItalic: isItalic) {
            return Base(face: face, features: digits)
        }
        let rounded =
            font.design == .rounded
            ? configuration.library.face(of: ["SF Pro Rounded"], weight: weight, isItalic: isItalic) : nil
        if let rounded, let face = configuration.face(rounded) {
            return Base(
                face: face, tracking: Tracking.points(atSize: font.size), features: digits, isSubstitute: false)
        }
        let own = configuration.library.systemFace(isDisplay: cut == .display, weight: weight, isItalic: isItalic)
        if let own, let face = configuration.face(own) {
            return Base(
                face: face, tracking: Tracking.points(atSize: font.size, cut: cut), features: digits,
                isSubstitute: false)
        }
        let inter: PinnedFamily = cut == .text ? .inter : .interDisplay
        let round = font.design == .rounded ? RoundedDesign(weight, cut: cut) : nil
        return configuration.face(of: inter, weight: round?.weight ?? weight, isItalic: isItalic).map { face in
            // Inter's contextual alternates turn "->" into an arrow and raise colons between digits; SF doesn't.
            var base = Base(
                face: face, tracking: InterTracking.points(atSize: font.size, cut: cut, weight: weight),
                features: digits.isEmpty ? "calt=0" : "calt=0," + digits)
            guard let round else { return base }
            base.tracking += round.spacing * font.size
            (base.scale, base.outline) = (round.scale, round.outline(atSize: font.size))
            return base
        }
    }

    /// The context for a language and direction.
    func context(_ style: SettingStyle) -> CObject<OpaquePointer>? {
        let key = ContextKey(language: style.language, direction: style.direction)
        if let known = contexts[key] { return known }
        // An interface has one or two languages; clearing only costs making contexts again.
        if contexts.count >= 32 { contexts.removeAll() }
        let map = configuration.fontMap.pointer
        guard
            let context = CObject(
                owning: pango_font_map_create_context(map), release: { g_object_unref(UnsafeMutableRawPointer($0)) })
        else { return nil }
        pango_cairo_context_set_font_options(context.pointer, options.pointer)
        pango_context_set_round_glyph_positions(context.pointer, 0)
        pango_context_set_language(context.pointer, pango_language_from_string(style.language))
        let direction =
            switch style.direction {
            case .natural(let isRightToLeft): isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
            case .fixed(let isRightToLeft): isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            }
        pango_context_set_base_dir(context.pointer, direction)
        contexts[key] = context
        return context
    }
}

/// The space after each glyph with which lines of Inter are as long as SF Pro's (fact: type/inter.tracking).
///
/// Inter at SF's own tracking is as long as SF Pro Text at the regular weight. SF's display faces are 5 % narrower for
/// their size than its text faces at 17 points, from 20 to 36 points alike; Inter Display is so almost without tracking.
/// Among the weights SF's letters change their width less below the regular weight, and more above it.
enum InterTracking {
    /// - Parameter size: the font's size in points.
    /// - Returns: points.
    static func points(atSize size: Double, cut: Tracking.Cut, weight: FontWeight) -> Double {
        let steps = FontWeight.allCases.firstIndex(of: weight) ?? 3
        switch cut {
        case .text: return Tracking.points(atSize: size) + text[steps] * size
        case .display:
            return min(Tracking.points(atSize: max(28, size)), displayShare * size) + display[steps] * size
        }
    }

    /// Inter Display's space at the regular weight, for a size of 1, until SF's own is less.
    private static let displayShare = 0.004
    /// The addition of each weight, for a size of 1. Semibold in text sizes and thin in display sizes are measured.
    private static let text = [0.022, 0.015, 0.007, 0, 0.005, 0.010, 0.014, 0.014, 0.014]
    private static let display = [0.030, 0.020, 0.010, 0, 0.003, 0.006, 0.008, 0.008, 0.008]
}
