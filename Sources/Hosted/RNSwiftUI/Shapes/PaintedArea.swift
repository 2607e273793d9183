import RNUIKit

/// Draws what one view of the tool can't: an area in a gradient around a point, in a mesh, in a material or an image.
/// The views that show it are cut off at the outline.
@MainActor struct PaintedArea {
    let outline: Path
    let usesEvenOddRule: Bool
    /// In points; the outline's coordinates.
    let size: CGSize

    private var mask: JSON { .string((usesEvenOddRule ? "evenOdd " : "") + outline.cgPath.text()) }

    /// `false` for a paint that a `path` shows by itself.
    func draw(_ paint: _Paint, _ view: UIView) -> Bool {
        switch paint.kind {
        case .color: return false
        case .gradient(let gradient):
            guard case .angular(let center, let start, let end) = gradient.form else { return false }
            view.setKeys([.mask: mask], type: "view")
            show(sectors(gradient, center, start, end), in: view)
        case .mesh(let mesh):
            view.setKeys([.mask: mask], type: "view")
            show(mesh.bands(in: CGRect(origin: .zero, size: size)), in: view)
        case .material(let name):
            view.setKeys([.material: .string(name), .clipsToBounds: true, .mask: mask], type: "visualEffect")
        case .image(let image):
            view.setKeys(
                [.image: image.json, .contentMode: "topLeft", .clipsToBounds: true, .mask: mask], type: "image")
        }
        return true
    }

    private func show(_ parts: [[WireKey: JSON]], in view: UIView) {
        let drawing = ViewDrawing(view)
        for (index, keys) in parts.enumerated() {
            let part = view.subviews.indices.contains(index) ? view.subviews[index] : UIView(frame: .zero)
            part.setKeys(keys, type: "path")
            drawing.addKeepingSize(part, CGRect(origin: .zero, size: size))
        }
        drawing.finish()
    }

    /// Degrees of a sector, whose colours run straight from one of its sides to the other.
    private static let degrees = 6.0

    private func sectors(
        _ gradient: GradientPaint, _ center: UnitPoint, _ start: Double, _ end: Double
    ) -> [[WireKey: JSON]] {
        let middle = CGPoint(x: center.x * size.width, y: center.y * size.height)
        let bounds = outline.boundingRect
        // To the farthest corner, and as far beyond as a sector's straight side lies inside its arc.
        let radius =
            1.02
            * hypot(
                max(abs(bounds.minX - middle.x), abs(bounds.maxX - middle.x)),
                max(abs(bounds.minY - middle.y), abs(bounds.maxY - middle.y)))
        func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + radius * CGFloat(cos(angle)), y: middle.y + radius * CGFloat(sin(angle)))
        }
        let turn = min(2 * .pi, max(-2 * .pi, end - start))
        let count = max(1, Int((abs(turn) * 180 / .pi / Self.degrees).rounded(.up)))
        // Positions of the colours are sides too, so that hard changes stay hard.
        let sides = Set((0...count).map { CGFloat($0) / CGFloat(count) } + gradient.locations.filter { (0...1) ~= $0 })
            .sorted()
        var parts: [[WireKey: JSON]] = []
        if abs(turn) < 2 * .pi - 1e-6 {
            // Beyond the end its colour, from there half the rest's way on the start's.
            let rest = 2 * .pi - abs(turn)
            for (colour, from) in [
                (gradient.colors.last, end), (gradient.colors.first, end + (turn < 0 ? -rest : rest) / 2),
            ] {
                let step = (turn < 0 ? -rest : rest) / 2
                // A little over the sectors on both sides, which are drawn later and leave no seam.
                let (first, span) = (from - step / 30, step * 16 / 15)
                var path = Path()
                path.move(to: middle)
                for number in 0...16 { path.addLine(to: point(first + span * Double(number) / 16, radius)) }
                path.closeSubpath()
                parts.append([.path: .string(path.cgPath.text()), .fill: (colour ?? .clear).value.json])
            }
        }
        for (from, to) in zip(sides, sides.dropFirst()) where to - from > 1e-6 {
            let (first, last) = (start + turn * Double(from), start + turn * Double(to))
            // Each lies a little over the next one, which covers it: no seam is left between them.
            let overlap = to < 1 ? (last - first) / 4 : 0
            var path = Path()
            path.addLines([middle, point(first, radius), point(last + overlap, radius)])
            path.closeSubpath()
            let (near, far) = (point(first, radius * 0.75), point(last, radius * 0.75))
            var keys: [WireKey: JSON] = [.path: .string(path.cgPath.text())]
            let colors = [gradient.color(at: from + 1e-6), gradient.color(at: to - 1e-6)]
            keys[.gradient] = GradientPaint(
                colors: colors, locations: [0, 1],
                form: .linear(
                    UnitPoint(x: near.x / max(1, size.width), y: near.y / max(1, size.height)),
                    UnitPoint(x: far.x / max(1, size.width), y: far.y / max(1, size.height)))
            ).json(in: size)
            parts.append(keys)
        }
        return parts
    }
}
