import RNUIKit

/// Views on a grey plate, under a bold label.
public struct GroupBox<Label: View, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyleBox) private var style
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
    public var body: some View {
        style.make(
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content))),
            isPart: Content.self == GroupBoxStyleConfiguration.Content.self, \.groupBoxStyleBox)
    }
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}
extension GroupBox where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(key), content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
}
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

public struct GroupBoxStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Measures: fact swiftui/control.group.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Plate(configuration: configuration) }

    private struct Plate: View {
        let configuration: GroupBoxStyleConfiguration
        @Environment(\.groupBoxDepth) private var depth
        @Environment(\.backgroundStyle) private var style
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.font(.headline)
                configuration.content.changingEnvironment { $0.groupBoxDepth += 1 }
                    .frame(maxWidth: .infinity)
            }
            .padding()
            .background(
                style
                    ?? AnyShapeStyle(
                        (depth % 2 == 0 ? UIColor.secondarySystemBackground : .tertiarySystemBackground).style),
                in: RoundedRectangle(cornerRadius: 8, style: .continuous))
        }
    }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { .init() } }

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration> {
        StyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
}
private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
    var groupBoxStyleBox: StyleBox<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
    /// Group boxes around.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.groupBoxStyleBox = StyleBox(style, inside: $0.groupBoxStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}
