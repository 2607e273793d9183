import RNUIKit

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a change.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ShadowedStyle(base: ForegroundStyle(), style: style))
    }
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(OpacityStyle(base: ForegroundStyle(), opacity: opacity))
    }
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }
extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// Blurs what lies behind.
public struct Material: ShapeStyle {
    let name: String
    public static let ultraThin = Material(name: "systemUltraThinMaterial")
    public static let thin = Material(name: "systemThinMaterial")
    public static let regular = Material(name: "systemMaterial")
    public static let thick = Material(name: "systemThickMaterial")
    public static let ultraThick = Material(name: "systemChromeMaterial")
    public static let bar = Material(name: "systemChromeMaterial")
    /// In the run's appearance, unless the code has chosen another.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        let isDark = environment.colorScheme == .dark
        return _Paint(.material(isDark == ColorValue.isDark ? name : name + (isDark ? "Dark" : "Light")))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.foreground = ForegroundLevels(levels: [style._paint(in: $0)]) }
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        changingEnvironment {
            $0.foreground = ForegroundLevels(levels: [primary._paint(in: $0), secondary._paint(in: $0)])
        }
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment {
            $0.foreground = ForegroundLevels(
                levels: [primary._paint(in: $0), secondary._paint(in: $0), tertiary._paint(in: $0)])
        }
    }
    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { values in
            values.foreground = ForegroundLevels(levels: color.map { [$0._paint(in: values)] } ?? [])
        }
    }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
    }
    public func tint(_ color: Color?) -> some View { changingEnvironment { $0.tint = color.map { AnyShapeStyle($0) } } }
    public func tint<S: ShapeStyle>(_ style: S) -> some View { changingEnvironment { $0.tint = AnyShapeStyle(style) } }
    public func accentColor(_ color: Color?) -> some View { tint(color) }
}
