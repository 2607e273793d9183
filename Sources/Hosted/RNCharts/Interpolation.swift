import RNSwiftUI

/// A part of a line: straight without control points, else a cubic curve.
struct ChartSegment {
    var start, end: CGPoint
    var controls: (CGPoint, CGPoint)?
    var reversed: ChartSegment { ChartSegment(start: end, end: start, controls: controls.map { ($0.1, $0.0) }) }
}

extension InterpolationMethod {
    /// The line through points. The curves are those of d3-shape (Bostock), after Catmull and Rom 1974,
    /// Yuksel et al. 2011 and Steffen 1990.
    func segments(_ points: [CGPoint]) -> [ChartSegment] {
        guard points.count > 1 else { return [] }
        switch kind {
        case .linear: return Self.lines(points)
        case .stepStart: return Self.steps(points, at: 0)
        case .stepCenter: return Self.steps(points, at: 0.5)
        case .stepEnd: return Self.steps(points, at: 1)
        case .cardinal(let tension): return Self.cardinal(points, tension)
        case .catmullRom(let alpha): return Self.catmullRom(points, Double(alpha))
        case .monotone: return Self.monotone(points)
        }
    }

    private static func lines(_ points: [CGPoint]) -> [ChartSegment] {
        zip(points, points.dropFirst()).map { ChartSegment(start: $0, end: $1) }
    }
    /// - Parameter share: of the way to the next point, where the line jumps.
    private static func steps(_ points: [CGPoint], at share: CGFloat) -> [ChartSegment] {
        var corners = [points[0]]
        for (first, second) in zip(points, points.dropFirst()) {
            let x = first.x + (second.x - first.x) * share
            corners += [CGPoint(x: x, y: first.y), CGPoint(x: x, y: second.y), second]
        }
        return lines(corners)
    }
    private static func cardinal(_ points: [CGPoint], _ tension: CGFloat) -> [ChartSegment] {
        let factor = (1 - tension) / 6
        return around(points) { before, start, end, after in
            (
                CGPoint(x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
                CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor)
            )
        }
    }
    private static func catmullRom(_ points: [CGPoint], _ alpha: Double) -> [ChartSegment] {
        around(points) { before, start, end, after in
            func power(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
                let square = Double((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
                return (CGFloat(pow(square, alpha / 2)), CGFloat(pow(square, alpha)))
            }
            let (l01, l12, l23) = (power(before, start), power(start, end), power(end, after))
            var controls = (start, end)
            if l01.0 > 1e-9 {
                let (a, n) = (2 * l01.1 + 3 * l01.0 * l12.0 + l12.1, 3 * l01.0 * (l01.0 + l12.0))
                controls.0 = CGPoint(
                    x: (start.x * a - before.x * l12.1 + end.x * l01.1) / n,
                    y: (start.y * a - before.y * l12.1 + end.y * l01.1) / n)
            }
            if l23.0 > 1e-9 {
                let (b, m) = (2 * l23.1 + 3 * l23.0 * l12.0 + l12.1, 3 * l23.0 * (l23.0 + l12.0))
                controls.1 = CGPoint(
                    x: (end.x * b + start.x * l23.1 - after.x * l12.1) / m,
                    y: (end.y * b + start.y * l23.1 - after.y * l12.1) / m)
            }
            return controls
        }
    }
    /// Each segment's controls from the points before and after it; the ends stand for what is missing.
    private static func around(
        _ points: [CGPoint], _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
    ) -> [ChartSegment] {
        (0..<points.count - 1).map { index in
            let (start, end) = (points[index], points[index + 1])
            return ChartSegment(
                start: start, end: end,
                controls: controls(
                    points[max(0, index - 1)], start, end, points[min(points.count - 1, index + 2)]))
        }
    }
    /// Never higher or lower than its points.
    private static func monotone(_ points: [CGPoint]) -> [ChartSegment] {
        guard points.count > 2 else { return lines(points) }
        func slope(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var slopes = points.indices.map { index -> CGFloat in
            guard index > 0, index < points.count - 1 else { return 0 }
            let (a, b, c) = (points[index - 1], points[index], points[index + 1])
            let (h0, h1, s0, s1) = (b.x - a.x, c.x - b.x, slope(a, b), slope(b, c))
            let p = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
            let signs: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
            return signs * min(abs(s0), abs(s1), abs(p) / 2)
        }
        let last = points.count - 1
        slopes[0] = (3 * slope(points[0], points[1]) - slopes[1]) / 2
        slopes[last] = (3 * slope(points[last - 1], points[last]) - slopes[last - 1]) / 2
        return (0..<last).map { index in
            let (start, end) = (points[index], points[index + 1])
            let third = (end.x - start.x) / 3
            return ChartSegment(
                start: start, end: end,
                controls: (
                    CGPoint(x: start.x + third, y: start.y + third * slopes[index]),
                    CGPoint(x: end.x - third, y: end.y - third * slopes[index + 1])
                ))
        }
    }
}

extension Path {
    mutating func add(_ segments: [ChartSegment]) {
        for segment in segments {
            if let (first, second) = segment.controls {
                addCurve(to: segment.end, control1: first, control2: second)
            } else {
                addLine(to: segment.end)
            }
        }
    }
}
