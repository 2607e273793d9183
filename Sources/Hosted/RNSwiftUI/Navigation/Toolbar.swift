import RNUIKit

public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place { case leading, trailing, principal, elsewhere }
    let place: Place
    public static let automatic = Self(place: .trailing)
    public static let principal = Self(place: .principal)
    public static let navigation = Self(place: .leading)
    public static let primaryAction = Self(place: .trailing)
    public static let secondaryAction = Self(place: .trailing)
    public static let confirmationAction = Self(place: .trailing)
    public static let cancellationAction = Self(place: .leading)
    public static let destructiveAction = Self(place: .trailing)
    public static let status = Self(place: .elsewhere)
    public static let keyboard = Self(place: .elsewhere)
    public static let bottomBar = Self(place: .elsewhere)
    public static let navigationBarLeading = Self(place: .leading)
    public static let navigationBarTrailing = Self(place: .trailing)
    public static let topBarLeading = Self(place: .leading)
    public static let topBarTrailing = Self(place: .trailing)
    public static let title = Self(place: .principal)
    public static let largeTitle = Self(place: .elsewhere)
    public static let subtitle = Self(place: .elsewhere)
}
public struct ToolbarPlacement: Sendable {
    let isNavigationBar: Bool
    public static let automatic = Self(isNavigationBar: true)
    public static let navigationBar = Self(isNavigationBar: true)
    public static let bottomBar = Self(isNavigationBar: false)
    public static let tabBar = Self(isNavigationBar: false)
}

/// Items of a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
    var _items: [_ToolbarEntry] { get }
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}
extension ToolbarContent {
    public var _items: [_ToolbarEntry] { body._items }
}
extension ToolbarContent where Body == Never { public var body: Never { stop("\(Self.self) has no body") } }
extension Never: ToolbarContent {
    // Said here, since `View` and `ToolbarContent` both have one.
    public var body: Never { return stop("Never has no body") }
    public var _items: [_ToolbarEntry] { [] }
}

public struct _ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    public let _items: [_ToolbarEntry]
}
extension ToolbarItem where ID == Void {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _items = [_ToolbarEntry(placement: placement, view: AnyView(content()))]
    }
}
extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { _items = [_ToolbarEntry(placement: placement, view: AnyView(content()))] }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    public let _items: [_ToolbarEntry]
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _items = [_ToolbarEntry(placement: placement, view: AnyView(content()))]
    }
}
public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    public let _items: [_ToolbarEntry] = []
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public struct SpacerSizing: Sendable { public static let flexible = Self(), fixed = Self() }

public struct _ToolbarItems: ToolbarContent {
    public typealias Body = Never
    public let _items: [_ToolbarEntry]
}

@MainActor @resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
        _ToolbarItems(_items: content._items)
    }
    public static func buildBlock(_ contents: _ToolbarItems...) -> _ToolbarItems {
        _ToolbarItems(_items: contents.flatMap(\._items))
    }
    public static func buildIf(_ content: _ToolbarItems?) -> _ToolbarItems {
        content ?? _ToolbarItems(_items: [])
    }
    public static func buildEither(first content: _ToolbarItems) -> _ToolbarItems { content }
    public static func buildEither(second content: _ToolbarItems) -> _ToolbarItems { content }
    public static func buildLimitedAvailability(_ content: _ToolbarItems) -> _ToolbarItems { content }
}

extension View {
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
        let view = AnyView(content())
        return inBar { $0.trailing.append(view) }
    }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        let items = content()._items
        return inBar { bar in
            for item in items {
                switch item.placement.place {
                case .leading: bar.leading.append(item.view)
                case .trailing: bar.trailing.append(item.view)
                case .principal: bar.principal = item.view
                case .elsewhere: break
                }
            }
        }
    }
    public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View {
        toolbar(content: content)
    }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inBar { if visibility == .hidden, bars.contains(where: \.isNavigationBar) { $0.isHidden = true } }
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inBar { if visibility == .hidden, bars.contains(where: \.isNavigationBar) { $0.isHidden = true } }
    }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }

    // The field stands in the bar of a container, which nobody pulls down here.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    public func searchCompletion(_ completion: String) -> some View { self }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
}

public struct ToolbarRole: Sendable {
    public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}
public struct SearchFieldPlacement: Sendable {
    public struct NavigationBarDrawerDisplayMode: Sendable { public static let automatic = Self(), always = Self() }
    public static let automatic = Self(), toolbar = Self(), sidebar = Self(), navigationBarDrawer = Self()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }
}
