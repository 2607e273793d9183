import Views

/// The estimated cost of a path's stroke.
///
/// Cairo makes a figure of each line and each dash: two sides, and ends or joins of many vertices where they are round.
/// Figures of wide lines lie over one another, so that all their edges cross.
struct StrokeCost {
    /// The lines or dashes, each with the room of its width around it.
    private(set) var figures: PathCost
    /// The vertices of all round ends and joins.
    private(set) var roundVertices = 0.0

    /// - Parameters:
    ///   - stroke: its dashes don't count.
    ///   - visible: in points; figures above and below cost no rows.
    ///   - scale: pixels per point.
    init(_ path: Path, _ stroke: Stroke, _ dashes: DashPattern?, visible: Rect, scale: Double) {
        figures = PathCost(visible: visible, scale: scale)
        let half = CairoRange(scale: scale).clamp(stroke.width) / 2
        let circle = Self.vertices(ofRadius: half * scale)
        let isSpread = stroke.join == .round || stroke.cap != .butt
        var last: (end: Point, direction: Point)?
        for (from, to) in path.lines(scale: scale) {
            let (x, y) = (to.x - from.x, to.y - from.y)
            let length = (x * x + y * y).squareRoot()
            let direction = length > 0 ? Point(x: x / length, y: y / length) : .zero
            // Beside the line, and at its ends.
            var room = isSpread ? (x: half, y: half) : (x: half * abs(direction.y), y: half * abs(direction.x))
            if let last, last.end == from {
                let cosine = last.direction.x * direction.x + last.direction.y * direction.y
                roundVertices += stroke.join == .round ? circle * (1 - cosine) / 4 : 0
                let spike = half / max(0, (1 + cosine) / 2).squareRoot()
                if stroke.join == .miter, spike <= half * Self.miterLimit {
                    room = (max(room.x, spike), max(room.y, spike))
                }
            } else if stroke.cap == .round {
                roundVertices += circle
            }
            last = (to, direction)
            let count = dashes.map { max(1, ($0.perPoint * length).rounded(.up)) } ?? 1
            if dashes != nil, stroke.cap == .round { roundVertices += count * circle }
            let step = (x: abs(x) / count, y: abs(y) / count)
            var (left, top) = (min(from.x, to.x) - room.x, min(from.y, to.y) - room.y)
            let isFalling = (x < 0) != (y < 0)
            if isFalling { top = max(from.y, to.y) - step.y - room.y }
            for _ in 0..<(count.isFinite ? Int(min(count, 1e6)) : 0) {
                figures.add(
                    PathCost.Piece(
                        left: left, right: left + step.x + 2 * room.x, top: top, bottom: top + step.y + 2 * room.y))
                left += step.x
                top += isFalling ? -step.y : step.y
                if figures.isBeyondLimit { return }
            }
        }
        figures.countPairs()
    }

    /// The vertices of cairo's circle: its lines are at most 0.1 pixels away from it.
    private static func vertices(ofRadius pixels: Double) -> Double {
        max(4, 2 * .pi * (pixels / 0.2).squareRoot())
    }

    /// Cairo's own: a sharper corner is cut off.
    private static let miterLimit = 10.0
}
