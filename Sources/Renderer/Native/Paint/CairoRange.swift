import Views

/// The coordinates that cairo can draw.
struct CairoRange {
    /// The largest coordinate in points.
    private let limit: Double

    /// Cairo before 1.17 breaks on coordinates beyond ±8,388,607; the canvas ends at 16,384
    /// (fact: libraries/cairo.coordinates).
    private static let pixelLimit = 30_000.0

    /// - Parameter scale: pixels per point.
    init(scale: Double) { limit = Self.pixelLimit / scale }

    /// A finite coordinate in the range.
    func clamp(_ value: Double) -> Double { value.isFinite ? min(limit, max(-limit, value)) : 0 }

    func clamp(_ point: Point) -> Point { Point(x: clamp(point.x), y: clamp(point.y)) }

    func clamp(_ rect: Rect) -> Rect {
        let (x, y) = (clamp(rect.minX), clamp(rect.minY))
        return Rect(x: x, y: y, width: max(0, clamp(rect.maxX) - x), height: max(0, clamp(rect.maxY) - y))
    }
}
