import Views

/// The dashes of a line as they are drawn.
struct DashPattern {
    /// Lengths of dashes and gaps in points.
    let lengths: [Double]

    /// The dashes of a straight line; `nil` for a solid one.
    init?(_ dash: [Double], from: Point, to: Point, scale: Double) {
        let range = CairoRange(scale: scale)
        let (x, y) = (range.clamp(to.x) - range.clamp(from.x), range.clamp(to.y) - range.clamp(from.y))
        self.init(dash, lineLength: max(abs(x), abs(y)), range)
    }

    /// The dashes of a path's line; `nil` for a solid one.
    init?(_ dash: [Double], of path: Path, scale: Double) {
        if dash.isEmpty { return nil }
        let range = CairoRange(scale: scale)
        let bounds = range.clamp(path.bounds)
        self.init(dash, lineLength: (bounds.width + bounds.height) * Double(path.elements.count), range)
    }

    /// `nil` also for dashes that cairo refuses (empty) or takes minutes for (millions).
    /// - Parameter lineLength: an estimate in points.
    private init?(_ dash: [Double], lineLength: Double, _ range: CairoRange) {
        lengths = dash.map { max(0, range.clamp($0)) }
        let period = lengths.reduce(0, +)
        guard period > 0, lineLength / period < 10_000 else { return nil }
    }

    /// The dashes in a point of the line.
    var perPoint: Double { Double(lengths.count) / 2 / lengths.reduce(0, +) }
}
