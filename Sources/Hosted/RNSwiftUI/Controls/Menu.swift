import RNUIKit

/// A button whose items show above the content when it is tapped.
public struct Menu<Label: View, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let content: Content
    private let label: Label
    /// Instead of opening the menu, which nobody holds here.
    private let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.closeMenu) private var closeMenu

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }

    public var body: some View {
        Group {
            if closeMenu != nil {
                MenuRow(leadsOn: true, action: { isOpen = true }, content: { label })
            } else {
                Button(action: primaryAction ?? { isOpen = true }, label: { label })
            }
        }
        .menu(content, isOpen: $isOpen)
    }
}

extension Menu where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(key) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}
extension Menu where Label == RNSwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { RNSwiftUI.Label(key, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { RNSwiftUI.Label(title, systemImage: systemImage) } }
    public init(_ key: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { RNSwiftUI.Label(key, image: image) }
    }
}

public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }

public struct MenuOrder: Sendable { public static let automatic = Self(), fixed = Self(), priority = Self() }
public struct MenuActionDismissBehavior: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

extension View {
    /// The menu's button takes the style of buttons in every style of menus.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Nobody holds a view here, so its menu never shows.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}
