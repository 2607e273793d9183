import RNUIKit

/// Colours at the points of a mesh, by rows.
struct MeshPaint {
    var width: Int
    var height: Int
    var colors: [UIColor]
    var background: UIColor

    /// Horizontal bands over a rectangle, as keys of `path` views.
    func bands(in rect: CGRect) -> [[WireKey: JSON]] {
        guard width > 1, height > 1, colors.count >= width * height else {
            return [[.path: .string(Path(rect).cgPath.text()), .fill: (colors.first ?? background).value.json]]
        }
        let count = 24
        return (0..<count).map { band in
            let down = (CGFloat(band) + 0.5) / CGFloat(count) * CGFloat(height - 1)
            let row = min(height - 2, Int(down))
            let shades = (0..<width).map { column in
                colors[row * width + column].mixed(with: colors[(row + 1) * width + column], down - CGFloat(row))
            }
            // To the bottom: the next band covers the rest, without a seam.
            let top = rect.height * CGFloat(band) / CGFloat(count)
            let box = CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top)
            let paint = GradientPaint(
                colors: shades, locations: (0..<width).map { CGFloat($0) / CGFloat(width - 1) },
                form: .linear(.leading, .trailing))
            return [.path: .string(Path(box).cgPath.text()), .gradient: paint.json(in: rect.size)]
        }
    }

    func fading(_ opacity: Double) -> MeshPaint {
        var copy = self
        copy.colors = colors.map { $0.fading(opacity) }
        return copy
    }
}

/// Colours that blend between the points of a mesh. Drawn as an even mesh: the points' positions have no effect.
public struct MeshGradient: FillingStyle, Sendable {
    public typealias Body = Never
    public struct BezierPoint: Equatable, Sendable {
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint,
            bottomControlPoint: SIMD2<Float>
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }
    public var width, height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        Host.shared.note("code-not-modelled", "MeshGradient: drawn as an even mesh")
        let own: [Color] =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        return _Paint(
            .mesh(
                MeshPaint(
                    width: width, height: height, colors: own.map { $0.uiColor(in: environment) },
                    background: background.uiColor(in: environment))))
    }
}
