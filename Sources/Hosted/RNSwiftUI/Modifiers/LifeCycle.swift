import RNCombine
import RNUIKit

// What runs after a layout (fact: swiftui/life.order).
extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        settling { place, host in
            let hasAppeared = place.kept("onAppear") { Kept(false) }
            guard !hasAppeared.value else { return }
            hasAppeared.value = true
            if let action { host.afterLayout(action) }
        }
    }

    /// Runs when the view leaves the tree; the end of the extension's process calls nothing.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        settling { place, _ in if let action { place.onRemoval["onDisappear"] = action } }
    }

    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(id: 0, priority: priority, action) }

    /// Runs after the view has appeared, and again for another id. It is cancelled when the view goes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        settling { place, host in
            let running = place.kept("task") { Kept<(id: T, task: Task<Void, Never>)?>(nil) }
            if let current = running.value, current.id == value { return }
            running.value?.task.cancel()
            running.value = (value, Task { @MainActor in await action() })
            place.onRemoval["task"] = { running.value?.task.cancel() }
        }
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        settling { place, host in
            let last = place.kept("onChange") { Kept<V?>(nil) }
            let old = last.value
            last.value = value
            if let old, old != value {
                host.afterLayout { action(old, value) }
            } else if old == nil, initial {
                host.afterLayout { action(value, value) }
            }
        }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        settling { place, host in
            // The latest action counts: it has the present values of the view's properties.
            let latest = place.kept("onReceive") { Kept(action) }
            latest.value = action
            _ = place.kept("onReceive subscription") {
                // A publisher may send at once, which mustn't change the tree in the middle of its layout.
                Kept(publisher.sink { value in host.afterLayoutOrNow { latest.value(value) } })
            }
        }
    }

    /// Does something after each layout, with the place that remembers what was done.
    func settling(_ body: @escaping @MainActor (Identity, ViewHost) -> Void) -> some View {
        wrapped { SettlingElement($0, $1) { body($0.identity, $0.host) } }
    }
}

/// An element that acts when layout has ended.
final class SettlingElement: Element {
    private let body: @MainActor (SettlingElement) -> Void
    /// The frame in points of the hosting view.
    private(set) var globalFrame = CGRect.zero
    init(_ child: Element, _ context: ViewContext, _ body: @escaping @MainActor (SettlingElement) -> Void) {
        self.body = body
        super.init(context, [child])
    }
    override func settle(_ frame: CGRect) {
        globalFrame = frame
        body(self)
    }
}
