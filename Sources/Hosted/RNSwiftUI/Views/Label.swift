import RNUIKit

/// An icon before a title.
public struct Label<Title: View, Icon: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyleBox) private var style
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
    public var body: some View {
        style.make(
            LabelStyleConfiguration(
                title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))),
            isPart: Title.self == LabelStyleConfiguration.Title.self, \.labelStyleBox)
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ key: LocalizedStringKey, image name: String) {
        self.init {
            Text(key)
        } icon: {
            Image(name)
        }
    }
    public init(_ key: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(key)
        } icon: {
            Image(systemName: name)
        }
    }
    public init(_ key: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(key)
        } icon: {
            Image(resource)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let title: Title
    public let icon: Icon
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration> {
        StyleBox(TitleAndIconLabelStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var labelStyleBox: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.labelStyleBox = StyleBox(style, inside: $0.labelStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    /// 8 points between icon and title (fact: swiftui/control.label).
    public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }

    private struct IconAndTitle: View {
        let configuration: LabelStyleConfiguration
        @Environment(\.isInList) private var isInList
        @Environment(\.listItemTint) private var itemTint
        var body: some View {
            if isInList {
                // Titles of rows stand below one another, beside icons in the tint's colour.
                HStack(spacing: 12) {
                    configuration.icon.foregroundStyle(itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
                        .frame(minWidth: 28)
                    configuration.title
                }
            } else {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    configuration.icon
                    configuration.title
                }
            }
        }
    }
}
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    /// The title names the icon (fact: swiftui/control.icon-only).
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(UnseenLabel(label: configuration.title))
    }
}
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: Self { .init() }
    public static var automatic: Self { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } }
