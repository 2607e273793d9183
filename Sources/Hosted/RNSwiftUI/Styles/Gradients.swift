import RNUIKit

/// Colours along a line or from a point outwards, in an environment. Positions are units of the shape's size.
struct GradientPaint {
    enum Form {
        case linear(UnitPoint, UnitPoint)
        /// Radii in points.
        case radial(UnitPoint, CGFloat, CGFloat)
        /// Radii in shares of the shape's half size.
        case elliptical(UnitPoint, CGFloat, CGFloat)
        /// Clockwise from the right, in radians.
        case angular(UnitPoint, Double, Double)
    }
    var colors: [UIColor]
    var locations: [CGFloat]
    var form: Form

    /// The value of a view's `gradient`.
    func json(in size: CGSize) -> JSON {
        var keys: [WireKey: JSON] = [.colors: .array(colors.map { .string($0.value.current.text) })]
        var locations = locations
        func setRadial(_ center: UnitPoint, _ start: CGFloat, _ end: CGFloat, _ x: CGFloat, _ y: CGFloat) {
            keys[.radial] = true
            keys[.startPoint] = .points([center.x, center.y])
            keys[.endPoint] = .points([center.x + x, center.y + y])
            // The inner radius takes a share of the way.
            locations = locations.map { end > 0 ? (start + $0 * (end - start)) / end : $0 }
        }
        switch form {
        case .linear(let start, let end):
            let end = Self.upright(start, end, in: size)
            keys[.startPoint] = .points([start.x, start.y])
            keys[.endPoint] = .points([end.x, end.y])
        case .radial(let center, let start, let end):
            setRadial(center, start, end, end / max(1, size.width), end / max(1, size.height))
        case .elliptical(let center, let start, let end): setRadial(center, start, end, end, end)
        case .angular: break
        }
        keys[.locations] = .points(locations.map { min(1, max(0, $0)) })
        return .object(keys)
    }

    /// The end point with which the tool's colours stand across the line in points: by itself it draws them so in units
    /// of the size, as Core Animation does.
    private static func upright(_ start: UnitPoint, _ end: UnitPoint, in size: CGSize) -> UnitPoint {
        let (x, y) = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
        let (across, down) = (x * size.width, y * size.height)
        guard x != 0, y != 0, size.width != size.height else { return end }
        let share = (x * x + y * y) / (across * across + down * down)
        return UnitPoint(x: start.x + across * share, y: start.y + down * share)
    }

    /// The colour at a position, 0…1.
    func color(at position: CGFloat) -> UIColor {
        guard let next = locations.firstIndex(where: { $0 > position }) else { return colors.last ?? .clear }
        guard next > 0 else { return colors[0] }
        let (low, high) = (locations[next - 1], locations[next])
        return colors[next - 1].mixed(with: colors[next], (position - low) / max(1e-9, high - low))
    }
}

public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    func paint(_ form: GradientPaint.Form, in environment: EnvironmentValues) -> _Paint {
        return _Paint(
            .gradient(
                GradientPaint(
                    colors: stops.map { $0.color.uiColor(in: environment) }, locations: stops.map(\.location),
                    form: form)))
    }
    /// From the top down.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        paint(.linear(.top, .bottom), in: environment)
    }
}

/// A gradient of one colour: a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    init(_ color: Color) { gradient = Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color]) }
    public func _paint(in environment: EnvironmentValues) -> _Paint { gradient._paint(in: environment) }
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A view that fills what it is offered with a style.
protocol FillingStyle: ShapeStyle, View, PrimitiveView {}

extension FillingStyle {
    @MainActor public func _elements(in context: _ViewContext) -> [_ViewElement] {
        [ShapeElement(Rectangle(), _paint(in: context.environment), FillStyle(), context, of: Self.self)]
    }
}

public struct LinearGradient: FillingStyle, Sendable {
    public typealias Body = Never
    let gradient: Gradient
    let startPoint, endPoint: UnitPoint
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.linear(startPoint, endPoint), in: environment)
    }
}

public struct RadialGradient: FillingStyle, Sendable {
    public typealias Body = Never
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.radial(center, startRadius, endRadius), in: environment)
    }
}

public struct EllipticalGradient: FillingStyle, Sendable {
    public typealias Body = Never
    let gradient: Gradient
    let center: UnitPoint
    let start, end: CGFloat
    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { (self.gradient, self.center, start, end) = (gradient, center, startRadiusFraction, endRadiusFraction) }
    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.elliptical(center, start, end), in: environment)
    }
}

/// Colours around a point, clockwise from the right.
public struct AngularGradient: FillingStyle, Sendable {
    public typealias Body = Never
    let gradient: Gradient
    let center: UnitPoint
    let start, end: Angle
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) { (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle) }
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.angular(center, start.radians, end.radians), in: environment)
    }
}
