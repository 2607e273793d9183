import RNUIKit

/// The area that a line along a path covers, as a path to fill by the winding rule: the points on its left on the way
/// forth and back.
struct StrokeOutline {
    private let style: StrokeStyle
    private let radius: CGFloat
    private(set) var path = Path()

    init(of lines: [[CGPoint]], _ style: StrokeStyle) {
        (self.style, radius) = (style, style.lineWidth / 2)
        guard radius > 0 else { return }
        for line in lines {
            let points = line.reduce(into: [CGPoint]()) { points, point in
                if points.last != point { points.append(point) }
            }
            if points.count == 1, style.lineCap == .round { addDot(points[0]) }
            guard points.count > 1 else { continue }
            if style.dash.contains(where: { $0 > 0 }) {
                for dash in dashes(points) { add(dash, isClosed: false) }
            } else {
                add(points, isClosed: points.first == points.last && points.count > 2)
            }
        }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = max(1e-9, hypot(to.x - from.x, to.y - from.y))
        return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }

    /// One figure around an open line, two around a closed one.
    private mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var points = points
        let last = points.count - 1
        if isClosed {
            points.removeLast()
            for line in [points, points.reversed()] {
                let count = line.count
                path.addLines(
                    line.indices.flatMap { side(line[($0 + count - 1) % count], line[$0], line[($0 + 1) % count]) })
                path.closeSubpath()
            }
            return
        }
        if style.lineCap == .square {
            let (start, end) = (direction(points[1], points[0]), direction(points[last - 1], points[last]))
            points[0] = CGPoint(x: points[0].x + start.x * radius, y: points[0].y + start.y * radius)
            points[last] = CGPoint(x: points[last].x + end.x * radius, y: points[last].y + end.y * radius)
        }
        var outline: [CGPoint] = []
        for line in [points, points.reversed()] {
            outline.append(left(line[0], direction(line[0], line[1])))
            for index in 1..<last { outline += side(line[index - 1], line[index], line[index + 1]) }
            let along = direction(line[last - 1], line[last])
            outline.append(left(line[last], along))
            if style.lineCap == .round { outline += arc(line[last], from: along, by: .pi) }
        }
        path.addLines(outline)
        path.closeSubpath()
    }

    /// The point beside a line, to the left as seen on the screen.
    private func left(_ point: CGPoint, _ along: CGPoint) -> CGPoint {
        CGPoint(x: point.x + along.y * radius, y: point.y - along.x * radius)
    }

    /// The left side at a corner: on the outer side of the turn its join, on the inner one a way over the corner, which
    /// keeps the winding right where the pieces overlap.
    private func side(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> [CGPoint] {
        let (first, second) = (direction(before, corner), direction(corner, after))
        let turn = first.x * second.y - first.y * second.x
        let cosine = first.x * second.x + first.y * second.y
        let (start, end) = (left(corner, first), left(corner, second))
        // Pieces of a flattened curve.
        if cosine > 0.95 { return turn < 0 && cosine < 0.995 ? [start, corner, end] : [start, end] }
        if turn < 0 { return [start, corner, end] }
        if style.lineJoin == .round { return [start] + arc(corner, from: first, by: atan2(turn, cosine)) + [end] }
        // The mitre's length in widths is 1 / sin(half the inner angle).
        let squaredMitre = 2 / max(1e-9, 1 + cosine)
        guard style.lineJoin != .bevel, squaredMitre <= style.miterLimit * style.miterLimit else {
            return [start, end]
        }
        let middle = CGPoint(x: (start.x + end.x) / 2 - corner.x, y: (start.y + end.y) / 2 - corner.y)
        return [start, CGPoint(x: corner.x + middle.x * squaredMitre, y: corner.y + middle.y * squaredMitre), end]
    }

    /// The points between both ends of an arc around a corner, which begins on the left of a direction.
    private func arc(_ center: CGPoint, from along: CGPoint, by angle: CGFloat) -> [CGPoint] {
        let steps = max(2, Int((abs(angle) / .pi * 16).rounded(.up)))
        return (1..<steps).map { step in
            let turned = angle * CGFloat(step) / CGFloat(steps)
            return left(
                center,
                CGPoint(
                    x: along.x * cos(turned) - along.y * sin(turned), y: along.x * sin(turned) + along.y * cos(turned)))
        }
    }

    private mutating func addDot(_ center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    private func dashes(_ points: [CGPoint]) -> [[CGPoint]] {
        // An odd number of lengths is taken twice.
        let given = style.dash
        let lengths = (0..<given.count * (1 + given.count % 2)).map { given[$0 % given.count] }
        let period = lengths.reduce(0) { $0 + $1 }
        var (index, left) = (0, style.dashPhase.truncatingRemainder(dividingBy: period))
        if left < 0 { left += period }
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        var result: [[CGPoint]] = index % 2 == 0 ? [[points[0]]] : []
        for (from, to) in zip(points, points.dropFirst()) {
            let (along, length) = (direction(from, to), hypot(to.x - from.x, to.y - from.y))
            var done: CGFloat = 0
            while length - done > left, result.count < 2_000 {
                done += left
                let point = CGPoint(x: from.x + along.x * done, y: from.y + along.y * done)
                if index % 2 == 0 { result[result.count - 1].append(point) } else { result.append([point]) }
                index = (index + 1) % lengths.count
                left = max(1e-3, lengths[index])
            }
            left -= length - done
            if index % 2 == 0 { result[result.count - 1].append(to) }
        }
        return result.filter { $0.count > 1 }
    }
}

extension Path {
    /// The area that a line along the path covers.
    public func strokedPath(_ style: StrokeStyle) -> Path { StrokeOutline(of: cgPath.flattened, style).path }
}
