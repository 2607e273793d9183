import ContentExtensionHost

/// A text set for a request at a width: the value that layout sees, and Pango's objects to paint it from.
struct SetText {
    /// Where one line's glyphs come from.
    struct Source {
        var text: PangoText
        var line: Int
        /// Where the glyphs begin, left of the line's `x` by white space that isn't counted; points.
        var originX: Double
    }

    var layout: TextLayout
    var sources: [Source]

    static var empty: SetText { SetText(layout: TextLayout(lines: [], size: .zero, isTruncated: false), sources: []) }

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
