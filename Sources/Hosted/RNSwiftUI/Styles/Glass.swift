import RNUIKit

/// Liquid Glass: drawn as a thin material with a bright edge. It neither bends light nor merges with other glass.
public struct Glass: Equatable, Sendable {
    fileprivate var tint: Color?
    fileprivate var isClear = false
    fileprivate var isIdentity = false
    public static let regular = Glass()
    public static let clear = Glass(isClear: true)
    public static let identity = Glass(isIdentity: true)
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A capsule.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

public struct GlassEffectTransition: Sendable {
    public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

extension View {
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: DefaultGlassEffectShape())
    }
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background { GlassBackground(glass: glass, shape: shape) }
    }
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
}

private struct GlassBackground<S: Shape>: View {
    let glass: Glass
    let shape: S
    var body: some View {
        if !glass.isIdentity {
            ZStack {
                shape.fill(glass.isClear ? Material.ultraThin : Material.thin)
                if let tint = glass.tint { shape.fill(tint.opacity(0.8)) }
                shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
            }
        }
    }
}

/// Glass that would merge lies side by side.
public struct GlassEffectContainer<Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}

public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: Style(glass: glass, isProminent: false)).makeBody(configuration: configuration)
    }

    fileprivate struct Style: ButtonStyle {
        let glass: Glass
        let isProminent: Bool
        func makeBody(configuration: Configuration) -> some View {
            GlassLabel(configuration: configuration, glass: glass, isProminent: isProminent)
        }
    }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: GlassButtonStyle.Style(glass: .regular, isProminent: true))
            .makeBody(configuration: configuration)
    }
}

private struct GlassLabel: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    private var insets: EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
    private var outline: AnyShape { shape == .automatic ? AnyShape(Capsule()) : AnyShape(shape) }
    private var foreground: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(UIColor.tertiaryLabel.style) }
        return isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
    }
    var body: some View {
        let label = configuration.label.foregroundStyle(foreground).padding(insets)
        if isProminent {
            label.background(AnyShapeStyle(.tint), in: outline)
        } else {
            label.glassEffect(glass, in: outline)
        }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: Self { .init() }
    public static func glass(_ glass: Glass) -> Self { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: Self { .init() }
}
