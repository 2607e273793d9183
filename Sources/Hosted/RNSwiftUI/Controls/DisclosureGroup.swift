import RNUIKit

/// Views that show and hide below their label.
public struct DisclosureGroup<Label: View, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    private let content: Content
    private let binding: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.isInList) private var isInList
    @Environment(\.disclosureStyleBox) private var style

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, binding) = (label(), content(), nil)
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { (self.label, self.content, binding) = (label(), content(), isExpanded) }

    public var body: some View {
        style.make(
            DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                isExpanded: binding ?? $isOpen))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(key) }
    }
    public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool
    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content) = (label, content)
        _isExpanded = isExpanded
    }
}
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Disclosure(configuration: configuration) }

    private struct Disclosure: View {
        let configuration: DisclosureGroupStyleConfiguration
        @Environment(\.isInList) private var isInList
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            if isInList {
                title
                if configuration.isExpanded { configuration.content.padding(.leading, 20) }
            } else {
                VStack(alignment: .leading, spacing: 0) {
                    title
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        private var title: some View {
            HStack(spacing: 8) {
                configuration.label.modifier(DisclosureTint(isTinted: !isInList))
                Spacer(minLength: 0)
                Image(systemName: "chevron.\(symbol)").font(.footnote.weight(.semibold)).modifier(TintedContent())
            }
            .onTapGesture { configuration.isExpanded.toggle() }
        }
        private var symbol: String {
            configuration.isExpanded ? "down" : direction == .rightToLeft ? "left" : "right"
        }
    }

    private struct DisclosureTint: ViewModifier {
        let isTinted: Bool
        func body(content: Content) -> some View {
            if isTinted { content.modifier(TintedContent()) } else { content }
        }
    }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { .init() }
}

private struct DisclosureStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration> {
        StyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var disclosureStyleBox: StyleBox<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureStyleKey.self] }
        set { self[DisclosureStyleKey.self] = newValue }
    }
}
extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.disclosureStyleBox = StyleBox(style, inside: $0.disclosureStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}
