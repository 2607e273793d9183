import RNUIKit

/// Buttons in one bordered shape, with lines between them.
public struct ControlGroup<Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
    }
    public init<C: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(content: content())
    }
    public init<C: View>(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.content = LabeledControlGroupContent(content: content())
    }

    public var body: some View {
        ElementReader(content: content.buttonStyle(.plain).changingEnvironment { $0.lineLimit = 1 }) { elements, _ in
            HStack(spacing: 0) {
                ForEach(elements.indices, id: \.self) { index in
                    if index > 0 { Divider() }
                    ElementView(elements[index]).padding(.horizontal, 12).padding(.vertical, 7)
                }
            }
            .fixedSize()
            .background(UIColor.tertiarySystemFill.style, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

/// The content of a control group whose label isn't shown.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}

public protocol ControlGroupStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: Self { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { .init() } }
extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
