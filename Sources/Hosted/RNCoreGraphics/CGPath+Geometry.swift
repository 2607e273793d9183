import RNFoundation

extension CGPath {
    package var isLine: Bool { if case .line = shape { true } else { false } }

    /// The path in the template language's letters, moved by an offset.
    package func text(offset: CGPoint = .zero) -> String {
        func words(_ points: CGPoint...) -> String {
            points.map { "\(rounded($0.x + offset.x)) \(rounded($0.y + offset.y))" }.joined(separator: " ")
        }
        // A thousandth of a point is less than any pixel.
        func rounded(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * 1000).rounded() / 1000 : 0 }
        return elements.map { element in
            switch element {
            case .move(let point): "M \(words(point))"
            case .line(let point): "L \(words(point))"
            case .curve(let first, let second, let end): "C \(words(first, second, end))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    /// The subpaths as polylines.
    package var flattened: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        func last() -> CGPoint { lines.last?.last ?? .zero }
        for element in elements {
            switch element {
            case .move(let point): lines.append([point])
            case .line(let point):
                if lines.isEmpty { lines.append([.zero]) }
                lines[lines.count - 1].append(point)
            case .curve(let first, let second, let end):
                if lines.isEmpty { lines.append([.zero]) }
                let start = last()
                let steps = 16
                lines[lines.count - 1] += (1...steps).map { step in
                    let t = CGFloat(step) / CGFloat(steps)
                    let s = 1 - t
                    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
                    }
                    return CGPoint(
                        x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
                }
            case .close:
                if let first = lines.last?.first { lines[lines.count - 1].append(first) }
            }
        }
        return lines
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        var (winding, crossings) = (0, 0)
        for line in flattened {
            for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) {
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                winding += from.y < to.y ? 1 : -1
                crossings += 1
            }
        }
        return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
    }
}

extension Sequence<CGPoint> {
    /// A rectangle around the points; zero without one.
    var boundingBox: CGRect {
        var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        for point in self {
            low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
            high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
        }
        return low.x > high.x ? .zero : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
