import ContentExtensionHost

/// A text set for a request at a width: the value that layout sees, and Pango's objects to paint it from.
struct SetText {
    /// Where one line's glyphs come from.
    struct SetLine {
        var text: PangoText
        var line: Int
        /// Where the glyphs begin, left of the line's `x` by white space that isn't counted; points.
        var originX: Double
    }

    var layout: TextLayout
    var sources: [SetLine]

    static var empty: SetText { SetText(layout: TextLayout(lines: [], size: .zero, isTruncated: false), sources: []) }

    /// From where to where its glyphs may reach, in points below its top; `nil` where that isn't known.
    var ink: ClosedRange<Double>? {
        var ink: ClosedRange<Double>?
        for (source, line) in zip(sources, layout.lines) {
            guard let reach = source.text.reach else { return nil }
            let (top, bottom) = (line.baseline - reach.above, line.baseline + reach.below)
            ink = min(ink?.lowerBound ?? top, top)...max(ink?.upperBound ?? bottom, bottom)
        }
        return ink
    }

    var hasEmoji: Bool { sources.contains(where: \.text.hasEmoji) }

    /// A guess at the memory it holds in bytes: Pango keeps some 100 bytes a character in glyphs and log attributes.
    var cost: Int {
        var (cost, last) = (1_024, nil as PangoText?)
        for source in sources where source.text !== last {
            last = source.text
            cost += 2_048 + 100 * source.text.text.utf8.count
        }
        return cost
    }
}
