import Basics
import CPango
import Views

/// Lays out texts with Pango in a library's fonts, and paints them with cairo.
///
/// Use an engine on one thread: Pango's font maps can't be shared. Results depend on request, width and library.
package final class TextEngine: TextMeasuring {
    private let fonts: TextFonts
    private var cache = LRUCache<TextBudget.Key, CachedText>(cost: 32 * 1024 * 1024, count: Limits.views)

    /// Throws `missing-fonts` (exit code 69) if the machine lacks the fonts that every text needs.
    package init(library: FontLibrary) throws(InputError) {
        fonts = try TextFonts(library: library)
        computing.left = { [unowned self] in budget.share }
    }

    /// The computing of the current picture, with which its texts share its work.
    package let computing = ComputingBudget()

    /// The findings about this picture's fonts, such as missing packages and unknown families, without duplicates.
    package var diagnostics: [Diagnostic] { budget.diagnostics }

    /// `true` when the budget is used up and a text was refused.
    package var isExhausted: Bool { budget.isExhausted }

    /// Begins another picture, or a part that is counted by itself: resets the text budget.
    package func startPicture() { fonts.startPicture() }

    /// Begins another step of the picture: clears the findings.
    func startStep() { fonts.startStep() }

    /// The text budget of this picture, and the findings about its fonts.
    var budget: TextBudget {
        get { fonts.budget }
        set { fonts.budget = newValue }
    }

    package func layout(_ request: TextRequest, width: Double?) -> TextLayout { set(request, width: width).layout }

    package func metrics(of font: ResolvedFont) -> FontMetrics { fonts.metrics(of: font) }
    package func hasFont(named name: String) -> Bool { fonts.hasFont(named: name) }

    /// Paints the lines of `layout(_:width:)` with the text's top left corner at a point of the context's user space.
    func draw(_ request: TextRequest, at origin: Point, width: Double?, color: RGBA, on cairo: OpaquePointer) {
        draw(request, at: origin, width: width, on: cairo) { text, fadesAsGroup in
            guard color.alpha > 0 else { return }
            let fades = fadesAsGroup && color.alpha < 1
            if fades { Pen(cairo, scale: 1).pushGroup() }
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, fades ? 1 : color.alpha)
            for (source, line) in zip(text.sources, text.layout.lines) {
                cairo_move_to(cairo, origin.x + source.originX, origin.y + line.baseline)
                source.text.show(line: source.line, on: cairo)
            }
            if fades {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, color.alpha)
            }
        }
    }

    /// Paints an attributed text, each run with its own paint.
    func draw(_ request: TextRequest, at origin: Point, width: Double?, paints: [TextPaint], on cairo: OpaquePointer) {
        draw(request, at: origin, width: width, on: cairo) { text, _ in
            for (source, line) in zip(text.sources, text.layout.lines) {
                let start = Point(x: origin.x + source.originX, y: origin.y + line.baseline)
                source.text.show(line: source.line, at: start, paints: paints, on: cairo)
            }
        }
    }

    /// Calls the body with the lines to paint, and whether all the text's lines fade as a group.
    private func draw(
        _ request: TextRequest, at origin: Point, width: Double?, on cairo: OpaquePointer,
        _ body: (SetText, _ fadesAsGroup: Bool) -> Void
    ) {
        let text = set(request, width: width)
        guard !text.sources.isEmpty else { return }
        cairo_save(cairo)
        if request.lineBreakMode == .byClipping, let width {
            // Clip at the sides; glyphs may extend above and below their line.
            let margin = request.largestFontSize
            cairo_rectangle(cairo, origin.x, origin.y - margin, width, text.layout.size.height + 2 * margin)
            cairo_clip(cairo)
        }
        fonts.lock.held { body(visible(text, at: origin, on: cairo), text.fadesAsGroup) }
        cairo_restore(cairo)
    }

    /// The lines that reach into the clip, which is a band of the picture; a page has all lines.
    private func visible(_ text: SetText, at origin: Point, on cairo: OpaquePointer) -> SetText {
        guard text.sources.count > 1, let clip = Pen(cairo, scale: 1).clip else { return text }
        return text.lines(from: clip.minY - origin.y, to: clip.maxY - origin.y)
    }

    /// The laid-out text, from the cache if available.
    func set(_ request: TextRequest, width: Double?) -> SetText {
        if request.text.isEmpty { return .empty }
        let width = width.flatMap { $0.isFinite ? $0.inPangoUnits : nil }
        let key = TextBudget.Key(request: request, width: width)
        if let known = cache.value(for: key) {
            fonts.count(known)
            return known.text
        }
        if isExhausted { return .empty }
        let set = fonts.setting(key) {
            var text = SetText.empty
            fonts.lock.held { text = LineSetter(request: request.usable, fonts: fonts).set(width: width) }
            return text
        }
        // An incomplete text isn't cached.
        if !set.text.sources.isEmpty, !isExhausted {
            cache.insert(set, for: key, cost: set.text.cost + 2 * request.text.utf8.count)
        }
        return set.text
    }
}

extension TextRequest {
    /// The request within the limits of `Limits` on text and font size, with finite numbers.
    fileprivate var usable: TextRequest {
        func usable(_ size: Double) -> Double {
            min(Limits.fontSize.upperBound, max(Limits.fontSize.lowerBound, size.isNaN ? 0 : size))
        }
        var request = self
        request.text = text.boundedForPango()
        request.font.size = usable(font.size)
        for (index, run) in runs.enumerated() {
            request.runs[index].font.size = usable(run.font.size)
            if let kern = run.kern, !TextRun.shifts.contains(kern) { request.runs[index].kern = nil }
            if !TextRun.shifts.contains(run.baselineOffset) { request.runs[index].baselineOffset = 0 }
        }
        if request.font.size != font.size || !(0...Limits.points).contains(lineHeight) {
            request.lineHeight = runs.isEmpty ? request.font.lineHeight : 0
        }
        return request
    }
}

extension Double {
    /// A width rounded to Pango's units, so that a width from a layout gives the same layout again.
    fileprivate var inPangoUnits: Double {
        let units = Double(PANGO_SCALE)
        return (Swift.min(Swift.max(0, self), Limits.points * 16) * units).rounded() / units
    }
}

extension String {
    /// The text within the limits for Pango: on length, as the host limits all texts, and on tabs.
    ///
    /// The host reports its truncations; this also guards texts from Swift extensions.
    func boundedForPango() -> String {
        let text = TextSanitizer.clean(self).text
        guard text.utf8.contains(UInt8(ascii: "\t")) else { return text }
        // Pango measures a line's runs again at each tab.
        var tabs = 0
        return String(
            text.prefix { cluster in
                tabs = cluster == "\t" ? tabs + 1 : cluster.isNewline ? 0 : tabs
                return tabs <= Limits.tabsPerLine
            })
    }
}
