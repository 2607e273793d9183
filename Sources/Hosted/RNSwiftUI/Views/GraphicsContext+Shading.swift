import RNUIKit

extension GraphicsContext {
    /// A colour or pattern. Points are in the canvas's coordinates of the moment.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            /// Radii in points.
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }
        let kind: Kind
        private init(_ kind: Kind) { self.kind = kind }

        public static var foreground: Shading { style(ForegroundStyle()) }
        public static var backdrop: Shading { style(Color.clear) }
        public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? foreground }
        public static func color(_ color: Color) -> Shading { style(color) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(space, white: white, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.linear(gradient, startPoint, endPoint)) }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.radial(gradient, center, startRadius, endRadius)) }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.conic(gradient, center, angle)) }
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }

        @MainActor func paint(in context: GraphicsContext) -> _Paint {
            let (size, map) = (context.recorder.size, context.transform)
            func unit(_ point: CGPoint) -> UnitPoint {
                let point = point.applying(map)
                return UnitPoint(x: point.x / max(1, size.width), y: point.y / max(1, size.height))
            }
            let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
            switch kind {
            case .style(let style): return style._paint(in: context.environment)
            case .linear(let gradient, let start, let end):
                return gradient.paint(.linear(unit(start), unit(end)), in: context.environment)
            case .radial(let gradient, let center, let start, let end):
                return gradient.paint(.radial(unit(center), start * factor, end * factor), in: context.environment)
            case .conic(let gradient, let center, let angle):
                return gradient.paint(
                    .angular(unit(center), angle.radians, angle.radians + 2 * .pi), in: context.environment)
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A change of what is drawn later. Shadows are drawn, the others are noted.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, CGFloat, CGSize)
            case other
        }
        let kind: Kind
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .other)
        }
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .other) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .other) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .other) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .other) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .other) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .other) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .other) }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .other)
        }
        public static var luminanceToAlpha: Filter { Filter(kind: .other) }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .other) }
    }
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
}
