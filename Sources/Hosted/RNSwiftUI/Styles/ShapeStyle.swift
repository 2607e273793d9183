import RNUIKit

/// Something that fills a shape or a text.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// Code's own styles answer with another style.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// The paint of this module's own styles.
    func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        stop("\(Self.self) doesn't resolve to another style")
    }
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style in an environment.
public struct _Paint {
    indirect enum Kind {
        case color(UIColor)
        case gradient(GradientPaint)
        case mesh(MeshPaint)
        /// A material by its name in the template language.
        case material(String)
        case image(UIImage)
    }
    var kind: Kind
    /// A shadow that the style brings, as keys of a view.
    var shadow: JSON?
    init(_ kind: Kind, shadow: JSON? = nil) { (self.kind, self.shadow) = (kind, shadow) }

    func fading(_ opacity: Double) -> _Paint {
        var copy = self
        switch kind {
        case .color(let color): copy.kind = .color(color.fading(opacity))
        case .gradient(var gradient):
            gradient.colors = gradient.colors.map { $0.fading(opacity) }
            copy.kind = .gradient(gradient)
        case .mesh(let mesh): copy.kind = .mesh(mesh.fading(opacity))
        case .material, .image: break
        }
        return copy
    }

    /// The colour of texts and symbols, which are painted in one: of a gradient its middle one.
    var color: UIColor {
        switch kind {
        case .color(let color): color
        case .gradient(let gradient):
            gradient.colors.isEmpty ? .clear : gradient.colors[gradient.colors.count / 2]
        case .mesh(let mesh): mesh.colors.first ?? .clear
        case .material, .image: .label
        }
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let paint: @Sendable (EnvironmentValues) -> _Paint
    public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }
    init(_ paint: _Paint) {
        let kept = Kept(paint)
        self.paint = { _ in kept.value }
    }
    public func _paint(in environment: EnvironmentValues) -> _Paint { paint(environment) }
}

extension Kept: @unchecked Sendable {}

/// The styles of `foregroundStyle`: primary and those that the code gives for the levels below.
struct ForegroundLevels {
    var levels: [_Paint] = []
    /// Of the system's own labels.
    var scheme: ColorScheme?

    /// Opacities of the levels below a style (fact: swiftui/style.hierarchy).
    private static let opacities = [1, 0.5, 0.25, 0.2]

    func paint(_ level: Int) -> _Paint {
        if levels.indices.contains(level) { return levels[level] }
        if let first = levels.first { return first.fading(Self.opacities[min(level, 3)]) }
        let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let label = labels[min(level, 3)]
        return _Paint(.color(scheme.map(label.inScheme) ?? label))
    }
}

public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 3)
    public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foreground.paint(level) }
}

/// The levels below another style, such as `.red.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        ForegroundLevels(levels: [base._paint(in: environment)]).paint(level)
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }
    /// Styles are painted in normal mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, style: style) }
}

struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment).fading(opacity) }
}

public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius, x, y: CGFloat
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y) }
    /// A shadow within the shape isn't drawn.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: .clear, radius: 0, x: 0, y: 0) }
}

struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let style: ShadowStyle
    func _paint(in environment: EnvironmentValues) -> _Paint {
        var paint = base._paint(in: environment)
        paint.shadow = .shadow(
            style.color.uiColor(in: environment), radius: style.radius, CGSize(width: style.x, height: style.y))
        return paint
    }
}

public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foreground.paint(0) }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}
    static let background = BackgroundStyle()
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.backgroundStyle?._paint(in: environment)
            ?? _Paint(.color(UIColor.systemBackground.inScheme(environment.colorScheme)))
    }
}

public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.tint?._paint(in: environment) ?? Color.accentColor._paint(in: environment)
    }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        _Paint(.color(UIColor.separator.inScheme(environment.colorScheme)))
    }
}

public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        _Paint(.color(UIColor.systemFill.inScheme(environment.colorScheme)))
    }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        _Paint(.color(UIColor.placeholderText.inScheme(environment.colorScheme)))
    }
}

public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.link)) }
}

/// An image at its size from the top left; it isn't repeated.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        MainActor.assumeIsolated { image.uiImage(in: environment).map { _Paint(.image($0)) } } ?? _Paint(.color(.clear))
    }
}
