import AutoLayout

extension Path {
    /// A straight line, or a cubic curve with its control points.
    private struct Segment {
        let start: Point
        let controls: (Point, Point)?
        let end: Point

        /// Curves are measured as this number of chords.
        private static let chords = 32

        func point(at share: Double) -> Point {
            guard let (first, second) = controls else { return mix(start, end, share) }
            let (a, b, c) = (mix(start, first, share), mix(first, second, share), mix(second, end, share))
            return mix(mix(a, b, share), mix(b, c, share), share)
        }

        var length: Double {
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

    private var segments: [Segment] {
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

    /// The part of the line between two shares of its length, such as a ring's progress.
    package func trimmed(from low: Double, to high: Double) -> Path {
        if low <= 0, high >= 1 { return self }
        let segments = segments
        let lengths = segments.map(\.length)
        let whole = lengths.reduce(0, +)
        guard whole > 0, high > low else { return Path() }
        var path = Path(usesEvenOddRule: usesEvenOddRule)
        var (position, last) = (0.0, Point?.none)
        for (segment, length) in zip(segments, lengths) where length > 0 {
            let first = max(0, (low * whole - position) / length)
            let second = min(1, (high * whole - position) / length)
            position += length
            guard second > first else { continue }
            let part = segment.part(from: first, to: second)
            if last != part.start { path.elements.append(.move(part.start)) }
            path.elements.append(part.controls.map { .curve($0.0, $0.1, to: part.end) } ?? .line(part.end))
            last = segment.end
        }
        return path
    }
}
