/// A text laid out for a request and a width: the lines for layout, and Pango's objects for painting.
struct SetText {
    /// The source of a line's glyphs.
    struct SetLine {
        var text: PangoText
        var line: Int
        /// The start of the glyphs in points, to the left of `x` by uncounted white space.
        var originX: Double
    }

    var layout: TextLayout
    var sources: [SetLine]

    static var empty: SetText { SetText(layout: TextLayout(lines: [], size: .zero, isTruncated: false), sources: []) }

    /// The vertical extent of the glyphs, in points below the text's top; `nil` if unknown.
    var ink: ClosedRange<Double>? {
        var ink: ClosedRange<Double>?
        for (source, line) in zip(sources, layout.lines) {
            guard let reach = source.text.reach else { return nil }
            let (top, bottom) = (line.baseline - reach.above, line.baseline + reach.below)
            ink = min(ink?.lowerBound ?? top, top)...max(ink?.upperBound ?? bottom, bottom)
        }
        return ink
    }

    /// The lines with ink between two heights, in points below the text's top.
    func lines(from top: Double, to bottom: Double) -> SetText {
        var seen = SetText.empty
        for (source, line) in zip(sources, layout.lines) {
            let ink = source.text.ink(ofLine: source.line)
            guard line.baseline - ink.above <= bottom, line.baseline + ink.below >= top else { continue }
            seen.layout.lines.append(line)
            seen.sources.append(source)
        }
        return seen
    }

    var fadesAsGroup: Bool { sources.contains(where: \.text.fadesAsGroup) }

    /// The estimated memory in bytes.
    var cost: Int {
        var (cost, last) = (1_024, nil as PangoText?)
        for source in sources where source.text !== last {
            last = source.text
            cost += source.text.cost
        }
        return cost
    }
}
