import RNUIKit

/// One of several views: pages with dots below, or tabs with a bar.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var index = 0
    @Environment(\.tabViewPages) private var pages
    @Environment(\.pageIndexBackground) private var hasIndexBackground

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    public var body: some View {
        ElementReader(content: content) { elements, _ in
            shownView(elements, shown(elements))
        }
    }

    @ViewBuilder private func shownView(_ elements: [Element], _ shown: Int?) -> some View {
        if let pages {
            PagesView(elements: elements, shown: shown, pages: pages, hasBackground: hasIndexBackground) {
                select($0, elements)
            }
        } else {
            VStack(spacing: 0) {
                ZStack { if let shown { ElementView(elements[shown]) } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                TabBar(elements: elements, shown: shown) { select($0, elements) }
            }
        }
    }

    private func shown(_ elements: [Element]) -> Int? {
        guard !elements.isEmpty else { return nil }
        guard let selection else { return min(index, elements.count - 1) }
        let wanted = AnyHashable(selection.wrappedValue).unwrapped
        return elements.firstIndex { $0.traits.tag?.unwrapped == wanted } ?? 0
    }
    private func select(_ new: Int, _ elements: [Element]) {
        guard elements.indices.contains(new) else { return }
        if let selection {
            if let value = elements[new].traits.tag?.as(SelectionValue.self) { selection.wrappedValue = value }
        } else {
            index = new
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// A view of a `TabView` with its item.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let tag: Value?
    private let content: Content
    private let label: Label
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (tag, self.content, self.label) = (value, content(), label())
    }
    public var body: some View {
        ZStack { content }.tabItem { label }.marked { $0.tag = tag.map { AnyHashable($0) } }
    }
}
extension Tab where Label == RNSwiftUI.Label<Text, Image> {
    public init(
        _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { (tag, self.content, label) = (value, content(), RNSwiftUI.Label(key, systemImage: systemImage)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { (tag, self.content, label) = (value, content(), RNSwiftUI.Label(title, systemImage: systemImage)) }
}
extension Tab where Value == Never, Label == RNSwiftUI.Label<Text, Image> {
    public init(
        _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { (tag, self.content, label) = (nil, content(), RNSwiftUI.Label(key, systemImage: systemImage)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { (tag, self.content, label) = (nil, content(), RNSwiftUI.Label(title, systemImage: systemImage)) }
}
public struct TabRole: Hashable, Sendable { public static let search = Self() }

/// Marks a view with its item in a tab bar.
private struct TabItemMark {
    let view: AnyView
}
extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let view = AnyView(label())
        return marked { $0[TabItemMark.self] = TabItemMark(view: view) }
    }
}

/// The chosen page, with dots over its lower edge (fact: swiftui/tab.pages).
private struct PagesView: View {
    let elements: [Element]
    let shown: Int?
    let pages: PageTabViewStyle.IndexDisplayMode
    let hasBackground: Bool
    let select: (Int) -> Void

    private var showsDots: Bool { pages == .always || pages == .automatic && elements.count > 1 }
    var body: some View {
        ZStack { if let shown { ElementView(elements[shown]) } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
            .overlay(alignment: .bottom) {
                if showsDots {
                    // The control has 35.75 points beside its dots, the capsule about 15.
                    dots.padding(.horizontal, hasBackground ? -20 : 0)
                        .background(hasBackground ? UIColor.systemFill.style : .clear, in: Capsule())
                        .padding(.bottom, 8)
                }
            }
    }
    private var dots: some View {
        ControlView { context in
            ControlElement(context, make: { UIPageControl(frame: .zero) }) { control in
                control.numberOfPages = elements.count
                control.currentPage = shown ?? 0
                control.onChange { [weak control] in if let control { select(control.currentPage) } }
            }
        }
    }
}

/// A bar of 49 points: icons over small titles (fact: swiftui/tab.bar).
private struct TabBar: View {
    let elements: [Element]
    let shown: Int?
    let select: (Int) -> Void
    var body: some View {
        HStack(spacing: 0) {
            ForEach(elements.indices, id: \.self) { index in
                (elements[index].traits[TabItemMark.self]?.view ?? AnyView(EmptyView()))
                    .labelStyle(TabLabelStyle())
                    .font(.system(size: 10, weight: .medium)).lineLimit(1)
                    .foregroundStyle(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(UIColor.systemGray.style))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .onTapGesture { select(index) }
            }
        }
        .frame(height: 49)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }

    private struct TabLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 2) {
                configuration.icon.font(.system(size: 22)).symbolVariant(.fill).frame(height: 28)
                configuration.title
            }
        }
    }
}
