import RNUIKit

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    /// Always `false`: a picture shows no finger.
    public let isPressed: Bool
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        init<V: View>(content: V) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    @MainActor @preconcurrency public func trigger() { action() }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration> {
        StyleBox(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
}
private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonStyleBox: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.buttonStyleBox = StyleBox(LabelButtonStyle(base: style), inside: $0.buttonStyleBox) {
                $0.makeBody(configuration: $1)
            }
        }
    }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.buttonStyleBox = StyleBox(style, inside: $0.buttonStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        changingEnvironment { $0.buttonBorderShape = shape }
    }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

public struct ButtonRepeatBehavior: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

// MARK: The system's styles

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: TintedStyle()).makeBody(configuration: configuration)
    }
}

/// Text in the colour around it where the code sets one, else tinted, or red for a destructive role.
private struct TintedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }

    private struct TintedLabel: View {
        let configuration: ButtonStyleConfiguration
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.foreground) private var foreground
        private var tint: AnyShapeStyle {
            if !foreground.levels.isEmpty { return AnyShapeStyle(.foreground) }
            return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
        }
        var body: some View {
            configuration.label.foregroundStyle(isEnabled ? tint : AnyShapeStyle(UIColor.tertiaryLabel.style))
        }
    }
}

extension UIColor {
    var style: Color { Color(self) }
}

/// A style of labels as one of buttons.
struct LabelButtonStyle<Base: ButtonStyle>: PrimitiveButtonStyle {
    let base: Base
    func makeBody(configuration: Configuration) -> some View {
        let label = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: false)
        StyledView(style: base) { base.makeBody(configuration: label) }.onTapGesture { configuration.trigger() }
    }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: TintedStyle()).makeBody(configuration: configuration)
    }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: Style()).makeBody(configuration: configuration)
    }
    private struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: BorderStyle(isProminent: false)).makeBody(configuration: configuration)
    }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelButtonStyle(base: BorderStyle(isProminent: true)).makeBody(configuration: configuration)
    }
}

/// A label on a coloured shape, in the measures of UIKit's configurations (fact: swiftui/control.button).
private struct BorderStyle: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration: configuration, isProminent: isProminent)
    }
}

private struct BorderedLabel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.font) private var font
    @Environment(\.foreground) private var foreground
    @Environment(\.tint) private var ownTint

    private var tint: AnyShapeStyle { configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    private var insets: EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
    private var borderShape: ButtonBorderShape {
        guard shape == .automatic else { return shape }
        if UIDevice.generation >= 26 { return .capsule }
        switch size {
        case .mini, .small: return .capsule
        case .regular: return .roundedRectangle(radius: 8)
        case .large, .extraLarge: return .roundedRectangle(radius: 12)
        }
    }
    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(UIColor.tertiaryLabel.style) }
        guard foreground.levels.isEmpty else { return AnyShapeStyle(.foreground) }
        return isProminent ? AnyShapeStyle(Color.white) : tint
    }
    private var fill: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(UIColor.tertiarySystemFill.style) }
        if isProminent { return tint }
        return ownTint.map { AnyShapeStyle($0.opacity(Self.tintOpacity)) }
            ?? AnyShapeStyle(UIColor.tertiarySystemFill.style)
    }
    /// Of a tint that the code sets, behind a label in it (fact: swiftui/control.bordered-tint).
    private static let tintOpacity = 0.18

    var body: some View {
        configuration.label
            .font(font ?? (size == .mini || size == .small ? .subheadline : .body))
            .foregroundStyle(labelStyle)
            .padding(insets)
            .background(fill, in: borderShape)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
}
