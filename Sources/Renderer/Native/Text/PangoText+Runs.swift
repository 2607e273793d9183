import CPango
import ContentExtensionHost

/// Painting of texts whose runs have their own colours and lines.
extension PangoText {
    /// Paints a line with its baseline's start at a point of the context's user space.
    func show(line index: Int, at origin: Point, paints: [TextPaint], on cairo: OpaquePointer) {
        guard lines.indices.contains(index) else { return }
        let extent = extent(of: lines[index])
        var x = origin.x
        let parts = visualRuns(ofLine: index).map { item in
            let width = Double(pango_glyph_string_get_width(item.pointee.glyphs)) / Double(PANGO_SCALE)
            defer { x += width }
            return (item: item, run: run(at: Int(item.pointee.item.pointee.offset)), x: x, width: width)
        }
        for part in parts {
            guard let background = paints.at(part.run)?.background else { continue }
            cairo_set_source(cairo, background)
            cairo_rectangle(cairo, part.x, origin.y - extent.ascent, part.width, extent.ascent + extent.descent)
            Pen(cairo, scale: 1).fill()
        }
        for part in parts {
            guard let paint = paints.at(part.run), runs.indices.contains(part.run) else { continue }
            let baseline = origin.y - runs[part.run].baselineOffset
            // Cairo paints colour glyphs opaquely in any colour; UIKit fades them with the text.
            let fades = hasEmoji && paint.color.alpha < 1
            if fades { Pen(cairo, scale: 1).pushGroup() }
            cairo_set_source(cairo, paint.color, alpha: fades ? 1 : paint.color.alpha)
            cairo_move_to(cairo, part.x, baseline)
            pango_cairo_show_glyph_string(cairo, part.item.pointee.item.pointee.analysis.font, part.item.pointee.glyphs)
            if fades {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, paint.color.alpha)
                cairo_set_source(cairo, paint.color)
            }
            let size = runs[part.run].font.size
            let thickness = size * RunLines.thickness
            if paint.isUnderlined {
                cairo_rectangle(cairo, part.x, baseline + size * RunLines.underline, part.width, thickness)
            }
            if paint.isStruckThrough {
                let middle = baseline - size * RunLines.strikethrough
                cairo_rectangle(cairo, part.x, middle - thickness / 2, part.width, thickness)
            }
            if paint.isUnderlined || paint.isStruckThrough { Pen(cairo, scale: 1).fill() }
        }
    }

    /// The request's run at a byte of the text.
    private func run(at offset: Int) -> Int {
        return (ranges.first { $0.range.contains(offset) } ?? ranges.last)?.run ?? 0
    }
}

/// The positions of lines through and below text, relative to the font's size (SF's underline, and half its x-height).
private enum RunLines {
    static let underline = 0.09
    static let thickness = 0.06
    static let strikethrough = 0.263
}

private func cairo_set_source(_ cairo: OpaquePointer, _ color: RGBA, alpha: Double? = nil) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, alpha ?? color.alpha)
}

extension [TextPaint] {
    /// The paint of a run; `nil` if missing.
    fileprivate func at(_ index: Int) -> TextPaint? { indices.contains(index) ? self[index] : nil }
}
