import RNUIKit

/// Shows its first phase: a picture stands at rest.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let content: (Phase) -> Content
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase { (self.phases, self.content) = (Array(phases), content) }
    public init<S: Sequence, T: Equatable>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase { (self.phases, self.content) = (Array(phases), content) }
    public var body: some View { if let first = phases.first { content(first) } }
}

extension View {
    public func phaseAnimator<Phase: Equatable, V: View, S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where S.Element == Phase {
        PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
    }
    public func phaseAnimator<Phase: Equatable, V: View, S: Sequence, T: Equatable>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where S.Element == Phase { phaseAnimator(phases, content: content, animation: animation) }

    public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        var value = initialValue
        // What repeats has no end.
        if !repeating { keyframes(initialValue)._end(&value) }
        return content(PlaceholderContentView(content: AnyView(self)), value)
    }
    public func keyframeAnimator<Value, T: Equatable, V: View, K: Keyframes>(
        initialValue: Value, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value { content(PlaceholderContentView(content: AnyView(self)), initialValue) }
}

/// Shows its value at rest.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let value: Value
    private let content: (Value) -> Content
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        var value = initialValue
        if !repeating { keyframes(initialValue)._end(&value) }
        (self.value, self.content) = (value, content)
    }
    public init<T: Equatable>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { (value, self.content) = (initialValue, content) }
    public var body: some View { content(value) }
}
