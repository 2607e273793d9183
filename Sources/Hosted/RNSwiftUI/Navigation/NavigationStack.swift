import RNUIKit

/// The root view, or the one that was pushed last, under a bar with its title and items.
public struct NavigationStack<Data, Root: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    public var body: some View { NavigationContainer(content: root, path: path) }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue = NavigationPath($0) })
    }
}
extension NavigationStack
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }
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
    private(set) var elements: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(count, elements.count)) }
}

/// The views that a container has pushed onto its root: those of a path's values, then those of links.
struct Navigator {
    struct Pushed {
        let id: AnyHashable
        let view: AnyView
    }
    let path: Binding<[AnyHashable]>
    let views: Binding<[Pushed]>

    func push(_ value: AnyHashable) { path.wrappedValue.append(value) }
    func push(_ view: AnyView) { views.wrappedValue.append(Pushed(id: views.wrappedValue.count, view: view)) }

    /// The view above the root and `depth` others, with the way back from it.
    @MainActor fileprivate func view(
        after depth: Int, _ destinations: NavigationDestinations
    ) -> (pushed: Pushed, depth: Int, pop: () -> Void)? {
        // What a view's own state presents is on it, below what was pushed after.
        if let (view, pop) = destinations.presented { return (Pushed(id: "presented", view: view), depth, pop) }
        let values = path.wrappedValue
        let linked = depth - values.count
        if linked < 0 {
            guard let view = destinations.view(of: values[depth]) else { return nil }
            return (Pushed(id: values[depth], view: view), depth + 1, { path.cut(to: depth) })
        }
        guard views.wrappedValue.indices.contains(linked) else { return nil }
        return (views.wrappedValue[linked], depth + 1, { views.cut(to: linked) })
    }
}

extension Binding {
    fileprivate func cut<Element>(to count: Int) where Value == [Element] {
        wrappedValue = Array(wrappedValue.prefix(count))
    }
}

private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
extension EnvironmentValues {
    /// The container around a view.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}

private struct NavigationContainer<Content: View>: View {
    let content: Content
    /// The code's own; `nil` without one.
    var path: Binding<[AnyHashable]>?
    @State var ownPath: [AnyHashable] = []
    @State var views: [Navigator.Pushed] = []

    var body: some View {
        NavigationLevel(content: content, navigator: Navigator(path: path ?? $ownPath, views: $views))
    }
}

/// A root or pushed view below its bar (fact: swiftui/navigation.bar), or what was pushed onto it.
private struct NavigationLevel<Content: View>: View {
    let content: Content
    let navigator: Navigator
    /// The number of the path's and links' views up to this one.
    var depth = 0
    /// Those that views below offer.
    var destinations = NavigationDestinations()
    var back: NavigationBarView.Back?

    var body: some View {
        ElementReader(content: content, change: enter) { elements, _ in
            let bar = elements.preferences(NavigationBarKey.self)
            var offered = destinations
            offered.add(elements.preferences(NavigationDestinations.Key.self))
            if let (pushed, level, pop) = navigator.view(after: depth, offered) {
                return AnyView(
                    NavigationLevel<AnyView>(
                        content: pushed.view, navigator: navigator, depth: level, destinations: offered,
                        back: .init(title: bar.title, pop: pop)
                    )
                    .id(pushed.id))
            }
            return AnyView(
                VStack(spacing: 0) {
                    if !bar.isHidden, !bar.isEmpty || back != nil { NavigationBarView(bar: bar, back: back) }
                    ZStack { ElementView(elements) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                })
        }
    }

    private func enter(_ values: inout EnvironmentValues) {
        values.navigator = navigator
        if let back { values.dismiss = DismissAction(action: back.pop) }
    }
}

extension [Element] {
    /// A preference of all elements.
    @MainActor fileprivate func preferences<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        reduce(into: key.defaultValue) { value, element in
            if let next = element.preference(key) { key.reduce(value: &value) { next } }
        }
    }
}

private struct NavigationBarView: View {
    struct Back {
        /// The title of the view below.
        let title: Text?
        let pop: () -> Void
    }
    let bar: NavigationBarContent
    let back: Back?
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                HStack(spacing: 16) {
                    if let back, !bar.hidesBack { button(back) }
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
    /// Without the title since iOS 26.
    private func button(_ back: Back) -> some View {
        let title = back.title ?? Text("Back")
        return Button(action: back.pop) {
            HStack(spacing: 6) {
                Image(systemName: direction == .rightToLeft ? "chevron.right" : "chevron.left")
                    .font(.body.weight(.semibold))
                if UIDevice.generation < 26 { title.lineLimit(1) }
            }
        }
        .accessibilityLabel(title)
    }
    private func items(_ views: [AnyView]) -> some View {
        ForEach(views.indices, id: \.self) { views[$0] }
    }
}
