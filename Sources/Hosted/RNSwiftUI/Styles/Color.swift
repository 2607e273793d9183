import RNUIKit

/// A colour, which depends on the environment it is shown in. As a view it fills what it is offered.
public struct Color: Hashable, CustomStringConvertible, @unchecked Sendable {
    public nonisolated var _place = _ViewPlace(.view)
    private indirect enum Source: Hashable {
        case uiColor(UIColor)
        case asset(String)
        case accent
        case opacity(Color, Double)
        case mix(Color, Color, Double, isPerceptual: Bool)
    }
    private let source: Source
    private init(source: Source) { self.source = source }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    // `.brand` is the catalog's colour before it is UIKit's of the same name, and never Core Graphics', whose type is
    // generic for that reason.
    @_disfavoredOverload public init(_ color: UIColor) { source = .uiColor(color) }
    /// Generic, so that `.white` is UIKit's.
    @_disfavoredOverload public init<Own: _OwnColor>(_ color: Own) { self = color._color }
    public init(uiColor: UIColor) { source = .uiColor(uiColor) }
    public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
    @_disfavoredOverload public init<Core: CGColor>(_ color: Core) { self.init(cgColor: color) }
    public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        func gamma(_ value: Double) -> Double {
            guard space == .sRGBLinear else { return value }
            return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        self.init(
            UIColor(
                red: CGFloat(gamma(red)), green: CGFloat(gamma(green)), blue: CGFloat(gamma(blue)),
                alpha: CGFloat(opacity)))
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            UIColor(
                hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
                alpha: CGFloat(opacity)))
    }
    /// A colour of the asset catalog; clear if there is none.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    public init(_ resource: ColorResource) { source = .asset(resource.name) }

    public static let red = Color(UIColor.systemRed)
    public static let orange = Color(UIColor.systemOrange)
    public static let yellow = Color(UIColor.systemYellow)
    public static let green = Color(UIColor.systemGreen)
    public static let mint = Color(UIColor.systemMint)
    public static let teal = Color(UIColor.systemTeal)
    public static let cyan = Color(UIColor.systemCyan)
    public static let blue = Color(UIColor.systemBlue)
    public static let indigo = Color(UIColor.systemIndigo)
    public static let purple = Color(UIColor.systemPurple)
    public static let pink = Color(UIColor.systemPink)
    public static let brown = Color(UIColor.systemBrown)
    public static let gray = Color(UIColor.systemGray)
    public static let white = Color(UIColor.white)
    public static let black = Color(UIColor.black)
    public static let clear = Color(UIColor.clear)
    public static let primary = Color(UIColor.label)
    public static let secondary = Color(UIColor.secondaryLabel)
    public static let accentColor = Color(source: .accent)

    public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(self, opacity)) }
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(self, other, min(1, max(0, fraction)), isPerceptual: space == .perceptual))
    }
    public var gradient: AnyGradient { AnyGradient(self) }
    public var cgColor: CGColor? { uiColor(in: EnvironmentValues()).cgColor }
    public var description: String { "\(uiColor(in: EnvironmentValues()))" }

    public struct Resolved: Hashable, ShapeStyle {
        public var red, green, blue, opacity: Float
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) { (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity) }
        public func _paint(in environment: EnvironmentValues) -> _Paint {
            Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
                ._paint(in: environment)
        }
    }
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        uiColor(in: environment).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The colour in an environment: for both appearances, unless the code has chosen another than the run's.
    func uiColor(in environment: EnvironmentValues) -> UIColor {
        switch source {
        case .uiColor(let color): return color.inScheme(environment.colorScheme)
        case .asset(let name): return (UIColor(named: name) ?? .clear).inScheme(environment.colorScheme)
        case .accent:
            if case .color(let color)? = environment.tint?._paint(in: environment).kind { return color }
            return UIColor(named: "AccentColor") ?? .systemBlue
        case .opacity(let color, let opacity): return color.uiColor(in: environment).fading(opacity)
        case .mix(let first, let second, let fraction, let isPerceptual):
            let (first, second) = (first.uiColor(in: environment), second.uiColor(in: environment))
            return isPerceptual
                ? first.mixedPerceptually(with: second, CGFloat(fraction))
                : first.mixed(with: second, CGFloat(fraction))
        }
    }
}

/// `Color` as the type of an argument whose type is written out.
public protocol _OwnColor { var _color: Color { get } }
extension Color: _OwnColor { public var _color: Color { self } }

extension UIColor {
    /// The colour of one appearance, if it isn't the run's.
    func inScheme(_ scheme: ColorScheme) -> UIColor {
        guard (scheme == .dark) != ColorValue.isDark else { return self }
        return resolvedColor(with: UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
    }

    /// With its opacity multiplied, in both appearances.
    func fading(_ opacity: Double) -> UIColor {
        func faded(_ color: RGBA) -> RGBA { RGBA(color.red, color.green, color.blue, color.alpha * CGFloat(opacity)) }
        return UIColor(ColorValue(light: faded(value.light), dark: faded(value.dark)))
    }

    func mixed(with other: UIColor, _ fraction: CGFloat) -> UIColor {
        func mix(_ first: RGBA, _ second: RGBA) -> RGBA {
            func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
            return RGBA(
                between(first.red, second.red), between(first.green, second.green), between(first.blue, second.blue),
                between(first.alpha, second.alpha))
        }
        return UIColor(
            ColorValue(light: mix(value.light, other.value.light), dark: mix(value.dark, other.value.dark)))
    }
}

extension Color: View, PrimitiveView {
    public typealias Body = Never
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        [ShapeElement(Rectangle(), _paint(in: context.environment), FillStyle(), context, of: Self.self)]
    }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(uiColor(in: environment))) }
}

extension UIColor {
    public convenience init(_ color: Color) { self.init(color.uiColor(in: EnvironmentValues()).value) }
}
