import Views

/// The estimated cost of a path, from the places of its edges.
///
/// Cairo sweeps a path from top to bottom: it looks at each edge in each row, and for two edges at the same place whether
/// they cross. Edges that cross thousands of times would take seconds without covering more pixels.
struct PathCost {
    /// A rectangle around edges, in points.
    struct Piece {
        var left = -Double.infinity
        var right = Double.infinity
        var top: Double
        var bottom: Double
    }

    /// The number of pieces: lines of an area, lines or dashes of a stroke.
    private(set) var pieces = 0.0
    /// The rows of all pieces.
    private(set) var rows = 0.0
    /// The pairs of pieces that overlap.
    private(set) var pairs = 0.0

    private let visible: Rect
    private let scale: Double
    private var seen: [Piece] = []

    /// The cost of filling a path.
    ///
    /// - Parameters:
    ///   - visible: in points; lines above and below cost no rows.
    ///   - scale: pixels per point.
    init(filling path: Path, visible: Rect, scale: Double) {
        self.init(visible: visible, scale: scale)
        // Two lines in the same rows are compared wherever they are.
        for (from, to) in path.lines(scale: scale) {
            add(Piece(top: min(from.y, to.y), bottom: max(from.y, to.y)))
            if isBeyondLimit { return }
        }
        countPairs()
    }

    init(visible: Rect, scale: Double) { (self.visible, self.scale) = (visible, scale) }

    /// `true` for a path with more pieces than a picture may have. Counting ends there, since it takes 0.1 µs each.
    var isBeyondLimit: Bool { pieces > 500_000 }

    mutating func add(_ piece: Piece) {
        pieces += 1
        guard piece.top.isFinite, piece.bottom.isFinite, piece.top <= visible.maxY, piece.bottom >= visible.minY else {
            return
        }
        var piece = piece
        (piece.top, piece.bottom) = (max(piece.top, visible.minY), min(piece.bottom, visible.maxY))
        rows += (piece.bottom - piece.top) * scale + 1
        seen.append(piece)
    }

    /// Counts the pairs of the pieces so far. Their horizontal places are rounded to columns.
    mutating func countPairs() {
        let ends = seen.sorted { $0.bottom < $1.bottom }
        seen.sort { $0.top < $1.top }
        var (lefts, rights) = ([Double](repeating: 0, count: Self.columns), [Double](repeating: 0, count: Self.columns))
        var ended = 0
        for (begun, piece) in seen.enumerated() {
            while ends[ended].bottom < piece.top {
                lefts[column(ends[ended].left)] -= 1
                rights[column(ends[ended].right)] -= 1
                ended += 1
            }
            let (left, right) = (column(piece.left), column(piece.right))
            let beside = rights[..<left].reduce(0, +) + lefts[(right + 1)...].reduce(0, +)
            pairs += Double(begun - ended) - beside
            lefts[left] += 1
            rights[right] += 1
        }
        seen = []
    }

    private static let columns = 256

    private func column(_ x: Double) -> Int {
        let share = (x - visible.minX) / visible.width
        return share.isNaN ? 0 : Int(min(1, max(0, share)) * Double(Self.columns - 1))
    }
}

extension Path {
    /// About as many lines as cairo makes of the path, in its range. They are made one by one.
    func lines(scale: Double) -> some Sequence<(from: Point, to: Point)> {
        let range = CairoRange(scale: scale)
        return segments.lazy.flatMap { $0.lines(scale: scale) }.map { (range.clamp($0.from), range.clamp($0.to)) }
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
