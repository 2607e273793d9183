import RNUIKit

/// The colours of a gradient around a point, in sectors that are narrow enough to be drawn as straight gradients.
@MainActor struct AngularColors {
    /// Angles in radians, clockwise from the right.
    struct Sector {
        var from, to: Double
        var first, last: UIColor
    }

    private let gradient: GradientPaint
    private let start, turn: Double

    init(_ gradient: GradientPaint, from start: Double, to end: Double) {
        (self.gradient, self.start) = (gradient, start)
        turn = min(2 * .pi, max(-2 * .pi, end - start))
    }

    /// Degrees of a sector.
    private static let degrees = 6.0

    private var isWhole: Bool { abs(turn) > 2 * .pi - 1e-6 }

    /// The sectors between the gradient's ends, in its own direction.
    var sectors: [Sector] {
        let count = max(1, Int((abs(turn) * 180 / .pi / Self.degrees).rounded(.up)))
        // Positions of the colours are sides too, so that hard changes stay hard.
        let sides = Set((0...count).map { CGFloat($0) / CGFloat(count) } + gradient.locations.filter { (0...1) ~= $0 })
            .sorted()
        return zip(sides, sides.dropFirst()).filter { $1 - $0 > 1e-6 }.map { from, to in
            Sector(
                from: start + turn * Double(from), to: start + turn * Double(to),
                first: gradient.color(at: from + 1e-6), last: gradient.color(at: to - 1e-6))
        }
    }

    /// The rest of the turn: beyond the end its colour, from half the way on the start's.
    var rest: [Sector] {
        guard !isWhole else { return [] }
        let end = start + turn
        let step = (turn < 0 ? -1 : 1) * (2 * .pi - abs(turn)) / 2
        let (first, last) = (gradient.colors.first ?? .clear, gradient.colors.last ?? .clear)
        return [
            Sector(from: end, to: end + step, first: last, last: last),
            Sector(from: end + step, to: end + 2 * step, first: first, last: first),
        ]
    }

    /// The sectors of a part of the turn, clockwise.
    func sectors(from: Double, to: Double) -> [Sector] {
        let all = (sectors + rest).map { sector in
            sector.from <= sector.to
                ? sector : Sector(from: sector.to, to: sector.from, first: sector.last, last: sector.first)
        }
        return (-2...2).flatMap { turns in
            all.compactMap { sector in
                let (low, high) = (sector.from + 2 * .pi * Double(turns), sector.to + 2 * .pi * Double(turns))
                let (cutLow, cutHigh) = (max(low, from), min(high, to))
                guard cutHigh - cutLow > 1e-6 else { return nil }
                func color(_ angle: Double) -> UIColor {
                    sector.first.mixed(with: sector.last, CGFloat((angle - low) / (high - low)))
                }
                return Sector(from: cutLow, to: cutHigh, first: color(cutLow), last: color(cutHigh))
            }
        }
        .sorted { $0.from < $1.from }
    }
}

/// A disc, or a circle's line: its sectors have arcs of their own, so that they needn't be cut off at an outline.
@MainActor struct PaintedRing {
    let center: CGPoint
    /// In points.
    let inner, outer: CGFloat
    /// Radians, clockwise from the right.
    let from, to: Double
    let cap: CGLineCap

    /// `nil` for any other figure.
    init?(_ figure: _ShapeFigure) {
        guard case .ellipse(let rect) = figure.path.cgPath.shape, abs(rect.width - rect.height) < 0.01 else {
            return nil
        }
        let isWhole = figure.trim == 0...1
        (center, from, to) = (
            CGPoint(x: rect.midX, y: rect.midY), 2 * .pi * Double(figure.trim.lowerBound),
            2 * .pi * Double(figure.trim.upperBound)
        )
        guard let stroke = figure.stroke else {
            guard isWhole else { return nil }
            (inner, outer, cap) = (0, rect.width / 2, .butt)
            return
        }
        guard stroke.dash.isEmpty else { return nil }
        (inner, outer) = (max(0, (rect.width - stroke.lineWidth) / 2), (rect.width + stroke.lineWidth) / 2)
        cap = isWhole ? .butt : stroke.lineCap
    }

    func isAround(_ point: CGPoint) -> Bool { hypot(center.x - point.x, center.y - point.y) < 0.01 }

    private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }

    /// The parts of the ring in the colours around its middle, as keys of paths.
    func parts(_ colors: AngularColors, in size: CGSize) -> [[WireKey: JSON]] {
        let middle = (inner + outer) / 2
        // The angle that half the line's width takes beyond an end.
        let beyond = cap == .butt ? 0 : Double((outer - inner) / 2 / max(middle, 1e-6))
        let ends = cap == .square ? (from - beyond, to + beyond) : (from, to)
        let sectors = colors.sectors(from: ends.0, to: ends.1)
        var parts: [[WireKey: JSON]] = []
        for (index, sector) in sectors.enumerated() {
            // Each lies a little over the next one, which covers it: no seam is left between them.
            let overlap = index + 1 < sectors.count ? (sector.to - sector.from) / 4 : 0
            var path = Path()
            path.addArc(
                center: center, radius: outer, startAngle: .radians(sector.from),
                endAngle: .radians(sector.to + overlap), clockwise: false)
            if inner > 0 {
                path.addArc(
                    center: center, radius: inner, startAngle: .radians(sector.to + overlap),
                    endAngle: .radians(sector.from), clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
            parts.append(
                PaintedArea.keys(path, sector, point(sector.from, middle), point(sector.to, middle), in: size))
        }
        guard cap == .round, beyond > 0 else { return parts }
        // Discs below the sectors, which leave the half beyond the end to be seen.
        for (end, place) in [(from, from - beyond / 2), (to, to + beyond / 2)] {
            guard let colour = colors.sectors(from: place, to: place + 1e-4).first?.first else { continue }
            let (middle, radius) = (point(end, middle), (outer - inner) / 2)
            let disc = Path(
                ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
            parts.insert([.path: .string(disc.cgPath.text()), .fill: colour.value.json], at: 0)
        }
        return parts
    }
}
