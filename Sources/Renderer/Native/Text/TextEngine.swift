import CPango
import ContentExtensionHost

/// Lays out texts with Pango in a library's fonts, and paints them with cairo.
///
/// Use an engine on one thread: Pango's font maps can't be shared. Results depend on request, width and library.
package final class TextEngine: TextMeasuring {
    private let fonts: TextFonts
    private var cache = LRUCache<Key, CachedText>(cost: 8 * 1024 * 1024, count: 1_024)

    private struct Key: Hashable {
        var request: TextRequest
        var width: Double?
    }

    /// Throws `missing-fonts` (exit code 69) if the machine lacks the fonts that every text needs.
    package init(library: FontLibrary) throws(InputError) {
        fonts = try TextFonts(library: library)
    }

    /// The findings about this picture's fonts, such as missing packages and unknown families, without duplicates.
    package var diagnostics: [Diagnostic] { fonts.diagnostics }

    /// `true` when the budget is used up and a text was refused.
    package var isExhausted: Bool { fonts.isExhausted }

    /// Begins another picture: resets the text budget.
    func startPicture() { fonts.startPicture() }

    /// The text budget of this picture, and the findings about its fonts.
    var ledger: TextBudget {
        get { fonts.ledger }
        set { fonts.ledger = newValue }
    }

    package func layout(_ request: TextRequest, width: Double?) -> TextLayout { set(request, width: width).layout }

    package func metrics(of font: ResolvedFont) -> FontMetrics { fonts.metrics(of: font) }

    /// Paints the lines of `layout(_:width:)` with the text's top left corner at a point of the context's user space.
    func draw(_ request: TextRequest, at origin: Point, width: Double?, color: RGBA, on cairo: OpaquePointer) {
        let text = set(request, width: width)
        guard !text.sources.isEmpty, color.alpha > 0 else { return }
        cairo_save(cairo)
        clip(text, of: request, at: origin, width: width, on: cairo)
        // Cairo paints colour glyphs opaquely in any colour; UIKit fades them with the text.
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

    /// Paints an attributed text, each run with its own paint.
    func draw(_ request: TextRequest, at origin: Point, width: Double?, paints: [TextPaint], on cairo: OpaquePointer) {
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

    /// Clips a text at its sides; glyphs may extend above and below their line.
    private func clip(
        _ text: SetText, of request: TextRequest, at origin: Point, width: Double?, on cairo: OpaquePointer
    ) {
        guard request.lineBreakMode == .byClipping, let width else { return }
        let margin = request.largestFontSize
        cairo_rectangle(cairo, origin.x, origin.y - margin, width, text.layout.size.height + 2 * margin)
        cairo_clip(cairo)
    }

    /// The laid-out text, from the cache if available.
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
        // An incomplete text isn't cached.
        if !set.text.sources.isEmpty, !fonts.isExhausted {
            cache.insert(set, for: key, cost: set.text.cost + 2 * request.text.utf8.count)
        }
        return set.text
    }
}

extension TextRequest {
    /// The request within the limits of `Limits` on text and font size, with finite numbers.
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
    /// A width rounded to Pango's units, so that a width from a layout gives the same layout again.
    fileprivate var inPangoUnits: Double {
        let units = Double(PANGO_SCALE)
        return (Swift.min(Swift.max(0, self), Limits.points * 16) * units).rounded() / units
    }
}
