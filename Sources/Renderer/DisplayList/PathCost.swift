import Views

/// The estimated cost of filling a path, from the heights of its lines.
///
/// Cairo sweeps a path from top to bottom: it looks at each line in each row, and for two lines in the same rows whether
/// they cross. Lines that cross thousands of times would take seconds without covering more pixels.
struct PathCost {
    /// The rows of all lines.
    private(set) var rows = 0.0
    /// The pairs of lines that share a row.
    private(set) var pairs = 0.0

    /// - Parameters:
    ///   - visible: in points; lines above and below cost nothing.
    ///   - scale: pixels per point.
    init(_ path: Path, visible: Rect, scale: Double) {
        var starts: [Double] = []
        var ends: [Double] = []
        for (from, to) in path.segments.lazy.flatMap({ $0.lines(scale: scale) }) {
            let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
            guard top.isFinite, bottom.isFinite, top <= visible.maxY, bottom >= visible.minY else {
                continue
            }
            starts.append(max(top, visible.minY))
            ends.append(min(bottom, visible.maxY))
            rows += (ends[ends.count - 1] - starts[starts.count - 1]) * scale + 1
        }
        starts.sort()
        ends.sort()
        var ended = 0
        for (begun, start) in starts.enumerated() {
            while ends[ended] < start { ended += 1 }
            pairs += Double(begun - ended)
        }
    }
}

extension Path.Segment {
    /// About as many lines as cairo makes of it.
    fileprivate func lines(scale: Double) -> [(from: Point, to: Point)] {
        guard let (first, second) = controls else { return [(start, end)] }
        let bend = max(
            abs(start.x - 2 * first.x + second.x), abs(start.y - 2 * first.y + second.y),
            abs(first.x - 2 * second.x + end.x), abs(first.y - 2 * second.y + end.y))
        // The distance of a cubic curve from n lines is below 0.75 · bend / n²; cairo allows 0.1 pixels.
        let count = (7.5 * bend * scale).squareRoot().rounded(.up)
        let last = count.isFinite ? Int(min(Self.mostLines, max(1, count))) : 1
        let points = (0...last).map { point(at: Double($0) / Double(last)) }
        return Array(zip(points, points.dropFirst()))
    }

    /// More are outside of any canvas.
    private static let mostLines = 500.0
}
