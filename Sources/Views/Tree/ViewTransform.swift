import Basics
import Platform

/// UIView.transform: a map about the view's centre, (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty), y downwards.
///
/// Layout ignores it, as UIKit's does.
public struct ViewTransform: Sendable, Hashable, Encodable {
    public var a, b, c, d: Double
    /// In points.
    public var tx, ty: Double

    /// In the order of CGAffineTransform's initializer.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A clockwise rotation.
    public static func rotation(degrees: Double) -> ViewTransform {
        let angle = degrees * .pi / 180
        return ViewTransform(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
    }

    /// The same map about another centre than the origin.
    package func about(_ center: Point) -> ViewTransform {
        let moved = apply(to: Point(x: -center.x, y: -center.y))
        return ViewTransform(a, b, c, d, moved.x + center.x, moved.y + center.y)
    }

    package func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// `nil` where the map leaves no area.
    package var inverse: ViewTransform? {
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
        let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
        return ViewTransform(ia, ib, ic, id, -(ia * tx + ic * ty), -(ib * tx + id * ty))
    }

    /// A rectangle around the map of a rectangle.
    package func bounds(of rect: Rect) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ].map(apply(to:))
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let origin = Point(x: xs.min() ?? 0, y: ys.min() ?? 0)
        return Rect(
            x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
    }

    /// The largest enlargement of a length in any direction: the larger singular value.
    package var magnification: Double {
        let (sum, difference) = ((a * a + b * b + c * c + d * d) / 2, (a * a + b * b - c * c - d * d) / 2)
        let mixed = a * c + b * d
        return (sum + (difference * difference + mixed * mixed).squareRoot()).squareRoot()
    }
}

extension ViewTransform: JSONDecodable {
    /// Decodes `[a, b, c, d, tx, ty]`.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> ViewTransform? {
        report.numbers(value, path: path, count: 6...6, in: -Limits.points...Limits.points, "[a, b, c, d, tx, ty]")
            .map { ViewTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
    }
}
