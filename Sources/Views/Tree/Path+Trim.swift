extension Path {
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
