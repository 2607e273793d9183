import RNUIKit

/// The root view under a bar with its title and items. Nothing is pushed onto it here.
public struct NavigationStack<Data, Root: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let root: Root
    public var body: some View { NavigationContainer(content: root) }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}
extension NavigationStack
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

public struct NavigationView<Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationContainer(content: content) }
}

/// The first column, as on an iPhone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let sidebar: Sidebar
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    public var body: some View { NavigationContainer(content: sidebar) }
}
extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.sidebar = sidebar() }
}

public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(count, elements.count)) }
}

/// A button that leads on: in a list a row with a chevron. Its destination isn't shown.
public struct NavigationLink<Label: View, Destination: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    @Environment(\.isInList) private var isInList

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        if isInList {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                ListChevron()
            }
            .onTapGesture(perform: Self.push)
        } else {
            Button(action: Self.push, label: { label })
        }
    }
    private static func push() {
        Host.shared.note("code-not-modelled", "SwiftUI: a NavigationLink's destination isn't shown")
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}
extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ key: LocalizedStringKey, value: P?) { label = Text(key) }
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}
extension NavigationLink where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(key) }
    public init(_ key: LocalizedStringKey, destination: Destination) { label = Text(key) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}

/// The content below its bar. Lengths: fact swiftui/navigation.bar.
private struct NavigationContainer<Content: View>: View {
    let content: Content

    var body: some View {
        ElementReader(content: content) { elements, _ in
            let bar = Self.bar(elements)
            return VStack(spacing: 0) {
                if !bar.isHidden, !bar.isEmpty { NavigationBarView(bar: bar) }
                ZStack { ElementView(elements) }.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
    private static func bar(_ elements: [Element]) -> NavigationBarContent {
        var bar = NavigationBarContent()
        for element in elements {
            guard let next = element.preference(NavigationBarKey.self) else { continue }
            NavigationBarKey.reduce(value: &bar) { next }
        }
        return bar
    }
}

private struct NavigationBarView: View {
    let bar: NavigationBarContent

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                HStack(spacing: 16) {
                    items(bar.leading)
                    Spacer(minLength: 0)
                    items(bar.trailing)
                }
                if let principal = bar.principal {
                    principal
                } else if bar.isInline {
                    bar.title.font(.headline).lineLimit(1)
                }
            }
            .frame(height: 44)
            if !bar.isInline, let title = bar.title {
                title.font(.largeTitle.bold()).lineLimit(1).frame(height: 52, alignment: .center)
            }
        }
        .padding(.horizontal, ListMetrics.margin)
    }
    private func items(_ views: [AnyView]) -> some View {
        ForEach(views.indices, id: \.self) { views[$0] }
    }
}
