import CPango
import ContentExtensionHost

/// Sets texts with Pango in the fonts of a library, and paints them with cairo.
///
/// An engine belongs to one thread: Pango's font maps may not be shared. Its results depend on the request, the width
/// and the library alone, not on what it has set before.
package final class TextEngine: TextMeasuring {
    private let fonts: TextFonts
    private var cache = BoundedCache<Key, CachedText>(cost: 8 * 1024 * 1024, count: 1_024)

    private struct Key: Hashable {
        var request: TextRequest
        var width: Double?
    }

    /// Throws `missing-fonts` with exit class 69 when the machine lacks the fonts that every text needs.
    package init(library: FontLibrary) throws(InputError) {
        fonts = try TextFonts(library: library)
    }

    /// What was found wrong with this picture's fonts, each thing once: packages that a text needs, families there aren't.
    package var diagnostics: [Diagnostic] { fonts.diagnostics }

    /// Whether a text was refused because this picture has had its share.
    package var isExhausted: Bool { fonts.isExhausted }

    /// Begins another picture, which may have as much text as the one before.
    func startPicture() { fonts.startPicture() }

    /// What this picture's texts have cost, and what was wrong with them.
    var ledger: TextBudget {
        get { fonts.ledger }
        set { fonts.ledger = newValue }
    }

    package func layout(_ request: TextRequest, width: Double?) -> TextLayout { set(request, width: width).layout }

    package func metrics(of font: ResolvedFont) -> FontMetrics { fonts.metrics(of: font) }

    /// Paints the lines of `layout(_:width:)` with their top left corner at a point of the context's user space.
    func draw(_ request: TextRequest, at origin: Point, width: Double?, color: RGBA, on cairo: OpaquePointer) {
        let text = set(request, width: width)
        guard !text.sources.isEmpty, color.alpha > 0 else { return }
        cairo_save(cairo)
        clip(text, of: request, at: origin, width: width, on: cairo)
        // Cairo paints colour glyphs at full strength whatever the source; UIKit fades them with the text.
        let fades = text.hasEmoji && color.alpha < 1
        if fades { Pen(cairo, scale: 1).pushGroup() }
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, fades ? 1 : color.alpha)
        fonts.lock.held {
            for (source, line) in zip(text.sources, text.layout.lines) {
                cairo_move_to(cairo, origin.x + source.originX, origin.y + line.baseline)
                source.text.show(line: source.line, on: cairo)
            }
        }
        if fades {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, color.alpha)
        }
        cairo_restore(cairo)
    }

    /// Paints an attributed text, each of its runs with its own paint.
    func draw(
        _ request: TextRequest, at origin: Point, width: Double?, paints: [TextPaint], on cairo: OpaquePointer
    ) {
        let text = set(request, width: width)
        guard !text.sources.isEmpty else { return }
        cairo_save(cairo)
        clip(text, of: request, at: origin, width: width, on: cairo)
        fonts.lock.held {
            for (source, line) in zip(text.sources, text.layout.lines) {
                let start = Point(x: origin.x + source.originX, y: origin.y + line.baseline)
                source.text.show(line: source.line, at: start, paints: paints, on: cairo)
            }
        }
        cairo_restore(cairo)
    }

    /// Cuts a clipped text off at its sides; glyphs may reach above and below their line.
    private func clip(
        _ text: SetText, of request: TextRequest, at origin: Point, width: Double?, on cairo: OpaquePointer
    ) {
        guard request.lineBreakMode == .byClipping, let width else { return }
        let margin = request.largestFontSize
        cairo_rectangle(cairo, origin.x, origin.y - margin, width, text.layout.size.height + 2 * margin)
        cairo_clip(cairo)
    }

    /// The set text, from the cache if it was set lately.
    func set(_ request: TextRequest, width: Double?) -> SetText {
        if request.text.isEmpty { return .empty }
        let width = width.flatMap { $0.isFinite ? $0.inPangoUnits : nil }
        let key = Key(request: request, width: width)
        if let known = cache.value(for: key) {
            fonts.count(known)
            return known.text
        }
        if fonts.isExhausted { return .empty }
        let set = fonts.setting(key.hashValue) {
            var text = SetText.empty
            fonts.lock.held { text = LineSetter(request: request.usable, fonts: fonts).set(width: width) }
            return text
        }
        // Nothing is kept of a text that could not be set, or not all of it.
        if !set.text.sources.isEmpty, !fonts.isExhausted {
            cache.insert(set, for: key, cost: set.text.cost + 2 * request.text.utf8.count)
        }
        return set.text
    }
}

extension TextRequest {
    /// The request within what Pango can bear: `Limits` for the text and the font's size, and numbers that are finite.
    fileprivate var usable: TextRequest {
        var request = self
        request.text = text.boundedForPango()
        request.font.limitSize()
        for index in request.runs.indices { request.runs[index].limit() }
        if request.font.size != font.size || !(0...Limits.points).contains(lineHeight) {
            request.lineHeight = runs.isEmpty ? request.font.lineHeight : 0
        }
        return request
    }
}

extension ResolvedFont {
    fileprivate mutating func limitSize() {
        let sizes = Limits.fontSize
        size = min(sizes.upperBound, max(sizes.lowerBound, size.isNaN ? 0 : size))
    }
}

extension TextRequest.Run {
    fileprivate mutating func limit() {
        font.limitSize()
        if let length = kern, !TextRun.shifts.contains(length) { kern = nil }
        if !TextRun.shifts.contains(baselineOffset) { baselineOffset = 0 }
    }
}

extension Double {
    /// A width as Pango counts, so that one that came out of a layout goes back in as the same.
    fileprivate var inPangoUnits: Double {
        let units = Double(PANGO_SCALE)
        return (Swift.min(Swift.max(0, self), Limits.points * 16) * units).rounded() / units
    }
}
