import RNUIKit

/// A label, and a value at the end of the line.
public struct LabeledContent<Label: View, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyleBox) private var style
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    public var body: some View {
        style.make(
            LabeledContentStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content))),
            isPart: Content.self == LabeledContentStyleConfiguration.Content.self, \.labeledContentStyleBox)
    }
}

extension LabeledContent where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(key) })
    }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
    public init<F: FormatStyle>(_ key: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(key) })
    }
    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(title) })
    }
}
extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

public struct LabeledContentStyleConfiguration {
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

@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: Self { .init() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabeledContentStyleConfiguration> {
        StyleBox(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var labeledContentStyleBox: StyleBox<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.labeledContentStyleBox = StyleBox(style, inside: $0.labeledContentStyleBox) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}
