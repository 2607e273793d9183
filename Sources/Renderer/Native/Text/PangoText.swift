import CPango
import Views

/// A text laid out by Pango, optionally wrapped at a width.
///
/// Pango lays out a text again when its lines are requested after a face was added to the font map. The result would be
/// the same but costs as much as before, so the lines are read once and stored.
final class PangoText {
    /// The line breaking at a width.
    struct Wrapping: Hashable {
        /// The width in Pango's units.
        var width: Int32
        /// Allows breaks between words, between any two characters, or inside a word that is too wide for a line.
        var mode: PangoWrapMode
        var isJustified: Bool
        /// The part of a line that a character of the text takes on average, 0…1.
        var characterShare: Double
    }

    /// A line, in points.
    struct Line {
        /// The text without trailing white space.
        var text: String
        /// The range in the whole text in UTF-8 code units, without the paragraph's separator.
        var range: Range<Int>
        /// The width without trailing white space.
        var width: Double
        /// The width of white space at the left, which is the end of a right-to-left line.
        var leftTrim: Double
        var isRightToLeft: Bool
    }

    var text: String { styled.text }
    /// The estimated memory in bytes: Pango's glyphs and log attributes take about 100 bytes a character.
    var cost: Int { 2_048 + 100 * text.utf8.count }
    let styled: StyledText
    /// `true` if its glyphs can't be painted in a translucent colour: cairo paints colour glyphs opaquely, and lines
    /// around glyphs overlap them. UIKit fades the whole text.
    private(set) lazy var fadesAsGroup = otherFaces.contains { $0.kind == .emoji } || outlines.contains { $0 != nil }
    /// The maximum extent of glyphs above and below the baseline, in points; `nil` for several fonts.
    let reach: (above: Double, below: Double)?
    /// The lines around the glyphs of each of the request's runs; one for plain text.
    let outlines: [GlyphOutline?]
    /// The parts in a face other than the text's own.
    let otherFaces: [FaceRun]
    /// The ranges of the text's pieces, with their runs.
    let ranges: [(range: Range<Int>, run: Int)]
    /// The request's runs, at their final sizes.
    let runs: [TextRequest.Run]
    /// The lines, without the empty one after a final line break, as in UIKit.
    private(set) var lines: [Line] = []
    /// The largest extent of each line above and below its baseline, in points, with backgrounds and lines.
    private lazy var inks = pangoLines.map { measureInk($0.pointer) }
    private let layout: CObject<OpaquePointer>
    private(set) var pangoLines: [CObject<UnsafeMutablePointer<PangoLayoutLine>>] = []

    /// `nil` only when fonts or memory are missing or the text budget is used up.
    init?(_ styled: StyledText, style: SettingStyle, wrapping: Wrapping? = nil, fonts: TextFonts) {
        let text = styled.text
        guard var base = fonts.base(style.font), let context = fonts.context(style) else { return nil }
        base.tracking -= style.tightening
        let stretches = Self.stretches(of: styled, style: style, base: base, fonts: fonts)
        guard fonts.spend(on: text, faces: stretches.reduce(-1) { $0 + $1.faces.count }, wrapping: wrapping) else {
            return nil
        }
        fonts.configuration.publish()
        guard
            let layout = CObject(
                owning: pango_layout_new(context.pointer), release: { g_object_unref(UnsafeMutableRawPointer($0)) }),
            let attributes = PangoAttributes(stretches, hyphenates: text.unicodeScalars.contains("\u{AD}")),
            let description = CObject(owning: pango_font_description_new(), release: pango_font_description_free)
        else { return nil }
        (self.styled, self.layout, self.runs, self.ranges) = (styled, layout, style.runs, styled.ranges)
        let isPlain = styled.pieces.isEmpty && stretches.allSatisfy { $0.faces.allSatisfy { $0.kind == .base } }
        let size = style.font.size * base.scale
        let outline = base.outline?.own ?? 0
        reach = isPlain ? base.face.reach.map { ($0.above * size + outline, $0.below * size) } : nil
        otherFaces = stretches.flatMap { $0.faces.filter { $0.kind != .base } }
        outlines = styled.pieces.isEmpty ? [base.outline] : style.runs.map { fonts.base($0.font)?.outline }
        pango_font_description_set_family(description.pointer, base.face.family)
        pango_font_description_set_absolute_size(
            description.pointer, (style.font.size * base.scale * Double(PANGO_SCALE)).rounded())
        pango_layout_set_font_description(layout.pointer, description.pointer)
        pango_layout_set_attributes(layout.pointer, attributes.list.pointer)
        if case .fixed = style.direction { pango_layout_set_auto_dir(layout.pointer, 0) }
        if let wrapping {
            pango_layout_set_width(layout.pointer, wrapping.width)
            pango_layout_set_wrap(layout.pointer, wrapping.mode)
            pango_layout_set_justify(layout.pointer, wrapping.isJustified ? 1 : 0)
        }
        if text.utf8.contains(UInt8(ascii: "\t")) { setTabs() }
        var copy = text
        copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout.pointer, $0.baseAddress, Int32($0.count))
            }
        }
        takeLines()
    }

    /// The faces of a text of one font, or of each run.
    private static func stretches(
        of styled: StyledText, style: SettingStyle, base: TextFonts.Base, fonts: TextFonts
    ) -> [PangoAttributes.Stretch] {
        func faces(_ text: String, _ font: ResolvedFont, _ base: TextFonts.Base) -> [FaceRun] {
            FaceItemizer(
                fonts: fonts.configuration, base: base.face, weight: base.outline == nil ? font.weight : .regular,
                isItalic: font.isItalic,
                language: style.language
            ).runs(of: text)
        }
        if styled.pieces.isEmpty {
            let faces = faces(styled.text, style.font, base)
            return [.init(faces: faces, base: base, size: style.font.size * base.scale)]
        }
        return styled.ranges.compactMap { range, index in
            guard style.runs.indices.contains(index), var base = fonts.base(style.runs[index].font) else { return nil }
            let run = style.runs[index]
            if let kern = run.kern { base.tracking = kern }
            let part = String(decoding: Array(styled.text.utf8)[range], as: UTF8.self)
            let faces = faces(part, run.font, base).map { face in
                var face = face
                face.range = face.range.lowerBound + range.lowerBound..<face.range.upperBound + range.lowerBound
                return face
            }
            return .init(faces: faces, base: base, size: run.font.size * base.scale, range: range)
        }
    }

    /// UIKit's default tab stops are 28 pt apart.
    private func setTabs() {
        guard let tabs = CObject(owning: pango_tab_array_new(1, 0), release: pango_tab_array_free) else { return }
        pango_tab_array_set_tab(tabs.pointer, 0, PANGO_TAB_LEFT, 28 * PANGO_SCALE)
        pango_layout_set_tabs(layout.pointer, tabs.pointer)
    }

    private func takeLines() {
        // Iterate over the list: access by index would traverse it each time.
        var node = pango_layout_get_lines_readonly(layout.pointer)
        while let current = node {
            node = current.pointee.next
            let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
            let reference = line.flatMap { pango_layout_line_ref($0) }
            guard let owned = CObject(owning: reference, release: pango_layout_line_unref) else { continue }
            pangoLines.append(owned)
            lines.append(measure(owned.pointer))
            // Pango shifts other scripts to the Han baseline; UIKit uses the same baseline for all.
            for run in visualRuns(ofLine: lines.count - 1) { run.pointee.y_offset = 0 }
        }
        if lines.count > 1, let last = lines.last, last.range.isEmpty { lines.removeLast() }
    }

    private func measure(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Line {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let start = Int(line.pointee.start_index)
        let range = start..<start + Int(line.pointee.length)
        let first = text.utf8.index(text.startIndex, offsetBy: start)
        var visible = text[first..<text.utf8.index(first, offsetBy: range.count)]
        while let last = visible.last, last.isWhitespace { visible.removeLast() }
        let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        var trim = 0.0
        let end = start + visible.utf8.count
        if end < range.upperBound { trim = extent(of: end..<range.upperBound, in: line) }
        return Line(
            text: String(visible), range: range, width: Double(logical.width) / Double(PANGO_SCALE) - trim,
            leftTrim: isRightToLeft ? trim : 0, isRightToLeft: isRightToLeft)
    }

    /// The extent above and below a line's baseline, within which it paints; in points.
    func ink(ofLine index: Int) -> (above: Double, below: Double) {
        inks.indices.contains(index) ? inks[index] : (0, 0)
    }

    private func measureInk(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> (above: Double, below: Double) {
        var (ink, logical) = (PangoRectangle(), PangoRectangle())
        pango_layout_line_get_extents(line, &ink, &logical)
        // For shifted runs, their backgrounds, lines around and below glyphs, and a pixel's rounding.
        var room = 2 + runs.reduce(0) { max($0, $1.font.size / 2 + abs($1.baselineOffset)) }
        for case let outline? in outlines { room = max(room, 2 + outline.own + outline.others) }
        let unit = Double(PANGO_SCALE)
        let above = max(-Double(ink.y), -Double(logical.y)) / unit
        let below = max(Double(ink.y) + Double(ink.height), Double(logical.y) + Double(logical.height)) / unit
        return (above + room, below + room)
    }

    private func extent(of range: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, Int32(range.lowerBound), Int32(range.upperBound), &ranges, &count)
        defer { g_free(ranges) }
        guard let ranges else { return 0 }
        return (0..<Int(count)).reduce(0) { $0 + Double(ranges[2 * $1 + 1] - ranges[2 * $1]) } / Double(PANGO_SCALE)
    }

    /// The advance of each scalar in the first line in points, in the order of the text.
    var scalarWidths: [Double] {
        runs(ofLine: 0).flatMap { run in
            var widths = [Int32](repeating: 0, count: Int(run.pointee.item.pointee.num_chars))
            pango_glyph_item_get_logical_widths(run, pango_layout_get_text(layout.pointer), &widths)
            return widths.map { Double($0) / Double(PANGO_SCALE) }
        }
    }

    /// A line's runs in the order of the text.
    func runs(ofLine index: Int) -> [UnsafeMutablePointer<PangoGlyphItem>] {
        visualRuns(ofLine: index).sorted { $0.pointee.item.pointee.offset < $1.pointee.item.pointee.offset }
    }

    /// A line's runs from left to right.
    func visualRuns(ofLine index: Int) -> [UnsafeMutablePointer<PangoGlyphItem>] {
        guard lines.indices.contains(index) else { return [] }
        var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var node = pangoLines[index].pointer.pointee.runs
        while let current = node {
            node = current.pointee.next
            if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { runs.append(run) }
        }
        return runs
    }

    /// Paints a line in the context's source colour, with its baseline's start at the current point.
    func show(line index: Int, on cairo: OpaquePointer) {
        guard lines.indices.contains(index) else { return }
        guard ranges.isEmpty, let outline = outlines.first ?? nil else {
            return pango_cairo_show_layout_line(cairo, pangoLines[index].pointer)
        }
        var start = Point.zero
        cairo_get_current_point(cairo, &start.x, &start.y)
        for item in visualRuns(ofLine: index) {
            show(item, outline: outline, at: start, on: cairo)
            start.x += Double(pango_glyph_string_get_width(item.pointee.glyphs)) / Double(PANGO_SCALE)
        }
    }

    /// Paints a line with its baseline's start at a point of the context's user space.
    func show(line index: Int, at origin: Point, paints: [TextPaint], on cairo: OpaquePointer) {
        guard lines.indices.contains(index) else { return }
        let extent = extent(of: lines[index])
        let pen = Pen(cairo, scale: 1)
        var x = origin.x
        var parts = visualRuns(ofLine: index).map { item in
            let width = Double(pango_glyph_string_get_width(item.pointee.glyphs)) / Double(PANGO_SCALE)
            defer { x += width }
            let offset = Int(item.pointee.item.pointee.offset)
            let run = (ranges.first { $0.range.contains(offset) } ?? ranges.last)?.run ?? 0
            return (item: item, run: run, x: x, width: width)
        }
        if parts.count > 1, let clip = pen.clip {
            parts.removeAll { part in
                let room = runs.indices.contains(part.run) ? 2 * runs[part.run].font.size : 0
                return part.x + part.width + room < clip.minX || part.x - room > clip.maxX
            }
        }
        for part in parts {
            guard let background = paints.at(part.run)?.background else { continue }
            pen.setColor(background)
            cairo_rectangle(cairo, part.x, origin.y - extent.ascent, part.width, extent.ascent + extent.descent)
            pen.fill()
        }
        for part in parts {
            guard let paint = paints.at(part.run), runs.indices.contains(part.run) else { continue }
            let baseline = origin.y - runs[part.run].baselineOffset
            let fades = fadesAsGroup && paint.color.alpha < 1
            if fades { pen.pushGroup() }
            cairo_set_source_rgba(
                cairo, paint.color.red, paint.color.green, paint.color.blue, fades ? 1 : paint.color.alpha)
            let outline = outlines.indices.contains(part.run) ? outlines[part.run] : nil
            show(part.item, outline: outline, at: Point(x: part.x, y: baseline), on: cairo)
            if fades {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, paint.color.alpha)
            }
            let size = runs[part.run].font.size
            let thickness = size * RunLines.thickness
            if paint.isUnderlined {
                pen.setColor(paint.underlineColor ?? paint.color)
                cairo_rectangle(cairo, part.x, baseline + size * RunLines.underline, part.width, thickness)
                pen.fill()
            }
            if paint.isStruckThrough {
                let middle = baseline - size * RunLines.strikethrough
                pen.setColor(paint.strikethroughColor ?? paint.color)
                cairo_rectangle(cairo, part.x, middle - thickness / 2, part.width, thickness)
                pen.fill()
            }
        }
    }
}

/// The positions of lines through and below text, relative to the font's size (SF's underline, and half its x-height).
private enum RunLines {
    static let underline = 0.09
    static let thickness = 0.06
    static let strikethrough = 0.263
}

extension [TextPaint] {
    /// The paint of a run; `nil` if missing.
    fileprivate func at(_ index: Int) -> TextPaint? { indices.contains(index) ? self[index] : nil }
}
