import RNUIKit

/// Draws what one view of the tool can't: an area in a gradient around a point, in a mesh, in a material or an image.
/// The views that show it are cut off at the outline.
@MainActor struct PaintedArea {
    let outline: Path
    let usesEvenOddRule: Bool
    /// In points; the outline's coordinates.
    let size: CGSize
    /// The outline as a ring around the middle, if it is one.
    var ring: PaintedRing?

    private var mask: JSON { .string((usesEvenOddRule ? "evenOdd " : "") + outline.cgPath.text()) }

    /// `false` for a paint that a `path` shows by itself.
    func draw(_ paint: _Paint, _ view: UIView) -> Bool {
        switch paint.kind {
        case .color: return false
        case .gradient(let gradient):
            guard case .angular(let center, let start, let end) = gradient.form else { return false }
            let colors = AngularColors(gradient, from: start, to: end)
            if let ring, center == .center {
                view.setKeys([:], type: "view")
                show(ring.parts(colors, in: size), in: view)
            } else {
                view.setKeys([.mask: mask], type: "view")
                show(sectors(colors, center), in: view)
            }
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

    private func sectors(_ colors: AngularColors, _ center: UnitPoint) -> [[WireKey: JSON]] {
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
        var parts: [[WireKey: JSON]] = colors.rest.map { sector in
            // A little over the sectors on both sides, which are drawn later and leave no seam.
            let step = sector.to - sector.from
            let (first, span) = (sector.from - step / 30, step * 16 / 15)
            var path = Path()
            path.move(to: middle)
            for number in 0...16 { path.addLine(to: point(first + span * Double(number) / 16, radius)) }
            path.closeSubpath()
            return [.path: .string(path.cgPath.text()), .fill: sector.first.value.json]
        }
        let sectors = colors.sectors
        for (index, sector) in sectors.enumerated() {
            // Each lies a little over the next one, which covers it: no seam is left between them.
            let overlap = index + 1 < sectors.count ? (sector.to - sector.from) / 4 : 0
            var path = Path()
            path.addLines([middle, point(sector.from, radius), point(sector.to + overlap, radius)])
            path.closeSubpath()
            parts.append(
                Self.keys(path, sector, point(sector.from, radius * 0.75), point(sector.to, radius * 0.75), in: size))
        }
        return parts
    }

    /// A sector's outline, in a straight gradient from a point on its first side to one on its last.
    static func keys(
        _ path: Path, _ sector: AngularColors.Sector, _ near: CGPoint, _ far: CGPoint, in size: CGSize
    ) -> [WireKey: JSON] {
        let gradient = GradientPaint(
            colors: [sector.first, sector.last], locations: [0, 1],
            form: .linear(
                UnitPoint(x: near.x / max(1, size.width), y: near.y / max(1, size.height)),
                UnitPoint(x: far.x / max(1, size.width), y: far.y / max(1, size.height))))
        return [.path: .string(path.cgPath.text()), .gradient: gradient.json(in: size)]
    }
}
