import RNUIKit

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public enum ToolbarTitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }

/// The title and items of a navigation bar.
struct NavigationBarContent {
    var title: Text?
    var isInline = false
    var isHidden = false
    var hidesBack = false
    var leading: [AnyView] = []
    var trailing: [AnyView] = []
    var principal: AnyView?
    var isEmpty: Bool { title == nil && leading.isEmpty && trailing.isEmpty && principal == nil }
}

struct NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }
    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.isInline = value.isInline || next.isInline
        value.isHidden = value.isHidden || next.isHidden
        value.hidesBack = value.hidesBack || next.hidesBack
        value.leading += next.leading
        value.trailing += next.trailing
        value.principal = value.principal ?? next.principal
    }
}

extension View {
    /// Hands something up to the bar of the navigation container around.
    func inBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    public func navigationTitle(_ title: Text) -> some View { inBar { $0.title = title } }
    public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
    public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        inBar { $0.isInline = mode == .inline }
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        inBar { $0.isInline = mode == .inline }
    }
    public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(key) }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }
    public func navigationBarTitle(
        _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(key).navigationBarTitleDisplayMode(displayMode) }
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    public func navigationBarHidden(_ hidden: Bool) -> some View { inBar { $0.isHidden = hidden } }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        inBar { $0.hidesBack = hidden }
    }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        inBar {
            $0.leading.append(AnyView(leading))
            $0.trailing.append(AnyView(trailing))
        }
    }
    public func navigationBarItems<L: View>(leading: L) -> some View { inBar { $0.leading.append(AnyView(leading)) } }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        inBar { $0.trailing.append(AnyView(trailing)) }
    }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { .init() }
}
