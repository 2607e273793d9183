import AutoLayout

/// A figure of lines and cubic curves, like CGPath. Points are relative to the view's top left corner.
public struct Path: Sendable, Hashable, Encodable {
    public enum Element: Sendable, Hashable, Encodable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, to: Point)
        case close
    }

    public var elements: [Element]
    /// Fills what an odd number of lines surrounds, instead of what lines surround in sum.
    public var usesEvenOddRule: Bool

    public init(_ elements: [Element] = [], usesEvenOddRule: Bool = false) {
        (self.elements, self.usesEvenOddRule) = (elements, usesEvenOddRule)
    }

    /// A rectangle with some corners rounded, clockwise from the top left.
    public init(_ rect: Rect, radius: Double, corners: Set<Corner>, curve: CornerCurve = .circular) {
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        /// Each corner with the directions to the corner before and after it.
        let turns: [(corner: Corner, at: Point, before: Point, after: Point)] = [
            (.topLeft, Point(x: left, y: top), Point(x: 0, y: 1), Point(x: 1, y: 0)),
            (.topRight, Point(x: right, y: top), Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (.bottomRight, Point(x: right, y: bottom), Point(x: 0, y: -1), Point(x: -1, y: 0)),
            (.bottomLeft, Point(x: left, y: bottom), Point(x: 1, y: 0), Point(x: 0, y: -1)),
        ]
        self.init()
        for turn in turns {
            let points = (corners.contains(turn.corner) ? curve.points : [.zero]).map { near in
                Point(
                    x: turn.at.x + radius * (near.x * turn.before.x + near.y * turn.after.x),
                    y: turn.at.y + radius * (near.x * turn.before.y + near.y * turn.after.y))
            }
            elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
            for start in stride(from: 1, to: points.count, by: 3) {
                elements.append(.curve(points[start], points[start + 1], to: points[start + 2]))
            }
        }
        elements.append(.close)
    }

    /// A rectangle around all points; curves stay within that of their control points.
    public var bounds: Rect {
        var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
        func add(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .curve(let first, let second, let end): [first, second, end].forEach(add)
            case .close: break
            }
        }
        return low.x > high.x ? .zero : Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    package func offset(by offset: Point) -> Path {
        func moved(_ point: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
        let moved = elements.map { element -> Element in
            switch element {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .curve(let first, let second, let end): .curve(moved(first), moved(second), to: moved(end))
            case .close: .close
            }
        }
        return Path(moved, usesEvenOddRule: usesEvenOddRule)
    }
}

/// A corner of a view, for CALayer's maskedCorners.
public enum Corner: String, Sendable, Hashable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
}

/// The outline of a path: CAShapeLayer's stroke.
public struct Stroke: Sendable, Hashable, Encodable {
    public enum Cap: String, Sendable, Hashable, CaseIterable, Encodable { case butt, round, square }
    public enum Join: String, Sendable, Hashable, CaseIterable, Encodable { case miter, round, bevel }
    /// In points.
    public var width = 1.0
    public var cap = Cap.butt
    public var join = Join.miter
    /// Lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [Double] = []
    /// The offset into the pattern at which the line begins, in points.
    public var dashPhase = 0.0

    public init() {}
}

/// Colours along a line, or from a point outwards, in units of the view's size: CAGradientLayer.
public struct Gradient: Sendable, Hashable {
    /// At least one.
    public var colors: [Color]
    /// The colours' positions in 0…1, ascending; empty for even distances.
    public var locations: [Double]
    public var startPoint = Point(x: 0.5, y: 0)
    public var endPoint = Point(x: 0.5, y: 1)
    /// Around the start point, out to the ellipse through the corner `endPoint`.
    public var isRadial = false

    public init(_ colors: [Color], locations: [Double] = []) { (self.colors, self.locations) = (colors, locations) }

    /// The position of each colour; even distances where their number differs from the colours'.
    package var positions: [Double] {
        if locations.count == colors.count { return locations }
        return colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    }
}

/// A path that is filled and stroked.
public struct PathShape: Sendable, Hashable {
    /// `nil` for the view's own outline.
    public var path: Path?
    public var fill: Color = .black
    /// Fills instead of the colour.
    public var gradient: Gradient?
    /// `nil` for no line.
    public var strokeColor: Color?
    public var stroke = Stroke()
    /// The part of the line that is drawn, in shares of its length: CAShapeLayer's.
    public var strokeStart = 0.0
    public var strokeEnd = 1.0

    public init() {}
}
