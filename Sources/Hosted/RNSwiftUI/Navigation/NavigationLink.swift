import RNUIKit

/// A button that pushes its destination: in a list a row with a chevron.
public struct NavigationLink<Label: View, Destination: View>: View {
    /// The destination of a link.
    fileprivate enum Target {
        case view(AnyView)
        /// A value for the path; `nil` for a link that is off.
        case value(AnyHashable?)
        /// A view that is shown while the code's own state says so.
        case presented(Binding<Bool>, AnyView)
    }
    public nonisolated var _place = _ViewPlace(.view)
    private let target: Target
    private let label: Label
    @Environment(\.isInList) private var isInList
    @Environment(\.navigator) private var navigator

    fileprivate init(_ target: Target, _ label: Label) { (self.target, self.label) = (target, label) }
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(AnyView(destination())), label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(AnyView(destination)), label())
    }
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.presented(isActive, AnyView(destination())), label())
    }

    public var body: some View {
        if case .presented(let isActive, let view) = target {
            link.navigationDestination(isPresented: isActive) { view }
        } else {
            link
        }
    }

    @ViewBuilder private var link: some View {
        if isInList {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                ListChevron()
            }
            .onTapGesture(perform: push)
        } else {
            Button(action: push, label: { label })
        }
    }
    private func push() {
        guard let navigator else {
            return Host.shared.note("code-not-modelled", "SwiftUI: a NavigationLink outside a stack leads nowhere")
        }
        switch target {
        case .view(let view): navigator.push(view)
        case .value(let value): if let value { navigator.push(value) }
        case .presented(let isActive, _): isActive.wrappedValue = true
        }
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }
}
extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ key: LocalizedStringKey, value: P?) { self.init(value: value) { Text(key) } }
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
extension NavigationLink where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(key) }
    }
    public init(_ key: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(key) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

/// The views that a stack's content offers for values of a path, and the one that its state presents.
struct NavigationDestinations {
    struct Key: PreferenceKey {
        static var defaultValue: NavigationDestinations { NavigationDestinations() }
        static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
            let (first, next) = (value.presented, nextValue())
            value.add(next)
            value.presented = first ?? next.presented
        }
    }
    private var views: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
    fileprivate(set) var presented: (view: AnyView, pop: () -> Void)?

    @MainActor fileprivate mutating func offer<D: Hashable, C: View>(_ destination: @escaping (D) -> C) {
        views[ObjectIdentifier(D.self)] = { ($0.base as? D).map { AnyView(destination($0)) } }
    }
    /// Takes those of a view further in; what it presents goes with it.
    mutating func add(_ inner: NavigationDestinations) {
        views.merge(inner.views) { outer, _ in outer }
        presented = inner.presented
    }
    @MainActor func view(of value: AnyHashable) -> AnyView? {
        let type = type(of: value.base) as Any.Type
        if let view = views[ObjectIdentifier(type)]?(value) { return view }
        Host.shared.note("code-not-modelled", "SwiftUI: no navigationDestination for \(type)")
        return nil
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { transformPreference(NavigationDestinations.Key.self) { $0.offer(destination) } }
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        presented(isPresented.wrappedValue ? AnyView(destination()) : nil) { isPresented.wrappedValue = false }
    }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        presented(item.wrappedValue.map { AnyView(destination($0)) }) { item.wrappedValue = nil }
    }
    private func presented(_ view: AnyView?, _ pop: @escaping () -> Void) -> some View {
        transformPreference(NavigationDestinations.Key.self) { if let view { $0.presented = (view, pop) } }
    }
}
