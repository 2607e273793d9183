import AutoLayout

extension Path {
    /// A straight line, or a cubic curve with its control points.
    package struct Segment {
        package let start: Point
        package let controls: (Point, Point)?
        package let end: Point

        /// Curves are measured as this number of chords.
        private static let chords = 32

        package func point(at share: Double) -> Point {
            guard let (first, second) = controls else { return mix(start, end, share) }
            let (a, b, c) = (mix(start, first, share), mix(first, second, share), mix(second, end, share))
            return mix(mix(a, b, share), mix(b, c, share), share)
        }

        /// In points.
        package var length: Double {
            guard controls != nil else { return distance(start, end) }
            let points = (0...Self.chords).map { point(at: Double($0) / Double(Self.chords)) }
            return zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
        }

        /// The part between two shares, by de Casteljau's subdivision.
        func part(from low: Double, to high: Double) -> Segment {
            guard controls != nil else {
                return Segment(start: point(at: low), controls: nil, end: point(at: high))
            }
            return low >= 1 ? self : upper(from: low).lower(to: (high - low) / (1 - low))
        }

        private func lower(to share: Double) -> Segment {
            guard let (first, second) = controls else { return self }
            let (a, b, c) = (mix(start, first, share), mix(first, second, share), mix(second, end, share))
            let (ab, bc) = (mix(a, b, share), mix(b, c, share))
            return Segment(start: start, controls: (a, ab), end: mix(ab, bc, share))
        }

        private func upper(from share: Double) -> Segment {
            guard let (first, second) = controls else { return self }
            let (a, b, c) = (mix(start, first, share), mix(first, second, share), mix(second, end, share))
            let (ab, bc) = (mix(a, b, share), mix(b, c, share))
            return Segment(start: mix(ab, bc, share), controls: (bc, c), end: end)
        }

        private func mix(_ from: Point, _ to: Point, _ share: Double) -> Point {
            Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        private func distance(_ from: Point, _ to: Point) -> Double {
            ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        }
    }

    /// The lines and curves in order, with those that close a part.
    package var segments: [Segment] {
        var segments: [Segment] = []
        var (start, last) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let end):
                segments.append(Segment(start: last, controls: nil, end: end))
                last = end
            case .curve(let first, let second, let end):
                segments.append(Segment(start: last, controls: (first, second), end: end))
                last = end
            case .close:
                if last != start { segments.append(Segment(start: last, controls: nil, end: start)) }
                last = start
            }
        }
        return segments
    }
}
