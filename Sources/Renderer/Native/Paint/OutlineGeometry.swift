import Views

/// An outline's geometry for painting: its bounds and the shape of its four equal corners.
struct OutlineGeometry: Hashable {
    /// A corner in units of its radii.
    struct Corner: Hashable {
        /// As in `CornerCurve.points`.
        let points: [Point]
        /// The length along a side.
        var reach: Double { points.first?.x ?? 0 }

        static let circular = Corner(points: CornerCurve.circular.points)
        static let continuous = Corner(points: CornerCurve.continuous.points)
    }

    var bounds: Rect
    /// In place of the corners: any lines and curves.
    var path: Path?
    /// `nil` for right angles.
    var corner: Corner?
    /// The corners' radii in points.
    var radiusX = 0.0
    var radiusY = 0.0

    /// Limits radii to half a side; a continuous corner that doesn't fit becomes circular, as in UIKit.
    init(_ outline: Outline) {
        bounds = outline.bounds
        switch outline {
        case .rect: break
        case .roundedRect(_, let radius, let curve):
            let half = min(bounds.width, bounds.height) / 2
            let radius = min(radius.isFinite ? radius : half, half)
            guard radius > 0 else { break }
            (radiusX, radiusY) = (radius, radius)
            let fits = radius * Corner.continuous.reach <= half
            corner = curve == .continuous && fits ? .continuous : .circular
        case .ellipse:
            (radiusX, radiusY) = (bounds.width / 2, bounds.height / 2)
            corner = .circular
        case .path(let path): self.path = path
        }
    }

    /// The outline at a distance inside; its corners keep their centres.
    func inset(by distance: Double) -> OutlineGeometry {
        var inner = self
        inner.bounds = bounds.inset(by: distance)
        (inner.radiusX, inner.radiusY) = (radiusX - distance, radiusY - distance)
        if inner.radiusX <= 0 || inner.radiusY <= 0 { inner.corner = nil }
        return inner
    }

    /// The length of a corner's curve along the sides, in points.
    var reachX: Double { (corner?.reach ?? 0) * radiusX }
    var reachY: Double { (corner?.reach ?? 0) * radiusY }

    /// A rectangle inside the outline: a corner cuts off less than 0.3 radii of its diagonal.
    var core: Rect {
        if path != nil { return Rect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        let (x, y) = corner == nil ? (0, 0) : (0.3 * radiusX, 0.3 * radiusY)
        return Rect(
            x: bounds.minX + x, y: bounds.minY + y, width: max(0, bounds.width - 2 * x),
            height: max(0, bounds.height - 2 * y))
    }

    /// The horizontal insets of the outline in each of `count` equal bands of its corners' height, from the top.
    func insets(bands count: Int) -> [Double] {
        guard let corner else { return [] }
        var polyline = [Point](corner.points.prefix(1))
        for start in stride(from: 1, to: corner.points.count, by: 3) {
            let (p0, p1, p2, p3) = (
                corner.points[start - 1], corner.points[start], corner.points[start + 1], corner.points[start + 2]
            )
            for step in 1...16 {
                let t = Double(step) / 16
                let s = 1 - t
                func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
                }
                polyline.append(Point(x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y)))
            }
        }
        var segment = 1
        return (0..<count).map { band in
            let depth = (Double(band) + 0.5) / Double(count) * corner.reach
            while segment < polyline.count - 1, polyline[segment].y < depth { segment += 1 }
            let (a, b) = (polyline[segment - 1], polyline[segment])
            let t = b.y > a.y ? min(1, max(0, (depth - a.y) / (b.y - a.y))) : 1
            return (a.x + (b.x - a.x) * t) * radiusX
        }
    }
}
