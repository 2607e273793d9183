import CCairo
import CPango
import Views

/// SF Rounded drawn with Inter: the outlines of a lighter weight with a line around them, which rounds their corners
/// and makes up for the weight.
struct RoundedDesign {
    /// The weight of the outlines: three steps lighter, so that a stem's corners are round for half of its width.
    let weight: FontWeight
    /// The line's width for a size of 1.
    let line: Double
    /// The width of the wanted weight's stems for a size of 1.
    private let stem: Double
    /// The factor of the size with which the letters and the line are as high as the weight's own letters.
    let scale: Double
    /// The space after each glyph for a size of 1 with which texts are as wide as in the weight itself.
    let spacing: Double

    init(_ wanted: FontWeight, cut: Tracking.Cut) {
        let steps = FontWeight.allCases.firstIndex(of: wanted) ?? 3
        let lighter = max(0, steps - 3)
        let capHeight = cut == .text ? 0.7273 : 0.7188
        let advances = cut == .text ? Self.textAdvances : Self.displayAdvances
        weight = FontWeight.allCases[lighter]
        stem = Self.stems[steps]
        let missing = stem - Self.stems[lighter]
        scale = capHeight / (capHeight + missing)
        line = missing * scale
        spacing = advances[steps] - advances[lighter] * scale
    }

    /// The width of Inter's letter l for a size of 1, from the lightest weight (fact: type/inter.weights).
    private static let stems = [0.023, 0.043, 0.063, 0.083, 0.106, 0.128, 0.151, 0.173, 0.196]
    /// The mean advance of letters and figures in Inter and Inter Display (fact: type/inter.weights).
    private static let textAdvances = [0.4885, 0.4958, 0.5032, 0.5105, 0.5164, 0.5223, 0.5282, 0.5341, 0.54]
    private static let displayAdvances = [0.4337, 0.4437, 0.4537, 0.4638, 0.472, 0.4802, 0.4885, 0.4967, 0.5049]
}

extension RoundedDesign {
    /// The lines for a size in points. Other scripts have their regular faces.
    func outline(atSize size: Double) -> GlyphOutline {
        GlyphOutline(own: line * size, others: max(0, stem - Self.stems[3]) * size)
    }
}

/// The width of lines around glyphs, in points.
struct GlyphOutline {
    /// Around those of the text's own face.
    var own: Double
    /// Around those of other scripts' faces.
    var others: Double
}

extension PangoText {
    /// Paints a run's glyphs in the context's source colour, with a line around them except for emoji.
    func show(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, outline: GlyphOutline?, at origin: Point,
        on cairo: OpaquePointer
    ) {
        let (font, glyphs) = (item.pointee.item.pointee.analysis.font, item.pointee.glyphs)
        let line = outline.map { width(of: $0, atOffset: Int(item.pointee.item.pointee.offset)) } ?? 0
        guard line > 0 else {
            cairo_move_to(cairo, origin.x, origin.y)
            return pango_cairo_show_glyph_string(cairo, font, glyphs)
        }
        let pen = Pen(cairo, scale: 1)
        func addPath() {
            // The line's lower half would be below the baseline.
            cairo_move_to(cairo, origin.x, origin.y - line / 2)
            pango_cairo_glyph_string_path(cairo, font, glyphs)
        }
        addPath()
        pen.fill()
        pen.scoped {
            cairo_set_line_width(cairo, line)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            addPath()
            cairo_stroke(cairo)
        }
    }

    /// - Parameter offset: UTF-8 code units from the text's start.
    private func width(of outline: GlyphOutline, atOffset offset: Int) -> Double {
        switch otherFaces.first(where: { $0.range.contains(offset) })?.kind {
        case nil, .base: outline.own
        case .emoji: 0
        case .script, .cjk: outline.others
        }
    }
}
