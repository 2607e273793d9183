/// The positions of baselines, from the top.
///
/// Lines of one font are a line height apart; with several fonts, the largest ascender plus descender, as in TextKit.
struct LinePitch {
    private let request: TextRequest
    private var count = 0
    private var bottom = 0.0
    /// The first baseline of a text with several fonts.
    private var first: Double?

    init(_ request: TextRequest) { self.request = request }

    /// The height of all lines so far, in points.
    var height: Double { isEven ? Double(count) * request.lineHeight : bottom }

    mutating func next(_ text: PangoText, _ line: PangoText.Line) -> Double {
        defer { count += 1 }
        if request.runs.isEmpty { return request.font.ascender + Double(count) * request.lineHeight }
        let extent = text.extent(of: line)
        if isEven {
            let top = first ?? extent.ascent
            first = top
            return top + Double(count) * request.lineHeight
        }
        let baseline = bottom + extent.ascent
        bottom = baseline + extent.descent
        return baseline
    }

    private var isEven: Bool { request.runs.isEmpty || request.lineHeight > 0 }
}

extension PangoText {
    /// The largest ascender and descender of a line's runs, in points from its baseline.
    func extent(of line: Line) -> (ascent: Double, descent: Double) {
        var extent: (ascent: Double, descent: Double)?
        for (range, index) in ranges where runs.indices.contains(index) {
            let isIn = range.overlaps(line.range) || line.range.isEmpty && range.contains(line.range.lowerBound)
            guard isIn else { continue }
            let run = runs[index]
            extent = (
                max(extent?.ascent ?? 0, run.font.ascender + run.baselineOffset),
                max(extent?.descent ?? 0, run.font.descender - run.baselineOffset)
            )
        }
        // A line break at the text's end belongs to the last run.
        let last = runs.last?.font
        return extent ?? (last?.ascender ?? 0, last?.descender ?? 0)
    }
}
