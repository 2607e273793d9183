import RNUIKit

public protocol TabViewStyle {
    /// The pages' dots; `nil` for a bar.
    var _pages: PageTabViewStyle.IndexDisplayMode? { get }
}
extension TabViewStyle {
    public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }
    private let mode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _pages: IndexDisplayMode? { mode }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

public protocol IndexViewStyle { var _hasBackground: Bool { get } }
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let interactive = Self(name: "interactive")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }
    private let mode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    public var _hasBackground: Bool { mode == .always }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PagesKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}
private struct PageIndexKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var tabViewPages: PageTabViewStyle.IndexDisplayMode? {
        get { self[PagesKey.self] }
        set { self[PagesKey.self] = newValue }
    }
    var pageIndexBackground: Bool {
        get { self[PageIndexKey.self] }
        set { self[PageIndexKey.self] = newValue }
    }
}
extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.tabViewPages = style._pages }
    }
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.pageIndexBackground = style._hasBackground }
    }
}
