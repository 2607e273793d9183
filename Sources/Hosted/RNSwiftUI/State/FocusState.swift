import RNFoundation

/// The field that has the keyboard, as a value of the view: `true`, or the field's own.
@propertyWrapper public struct FocusState<Value: Hashable>: ConnectedProperty {
    private let state: State<Value>
    private let unfocused: Value

    public init() where Value == Bool { (state, unfocused) = (State(wrappedValue: false), false) }
    public init<T: Hashable>() where Value == T? { (state, unfocused) = (State(wrappedValue: nil), nil) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(value: state.projectedValue, unfocused: unfocused) }
    func connect(in context: ViewContext, as name: String) { state.connect(in: context, as: name) }

    @propertyWrapper public struct Binding {
        let value: RNSwiftUI.Binding<Value>
        let unfocused: Value
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }
        public var projectedValue: Self { self }
    }
}

/// The tie of a field to a `FocusState`.
struct FocusLink {
    /// `true` if the state wants the field to have the keyboard.
    let isWanted: Bool
    /// Tells the state that the field has the keyboard or has lost it.
    let changed: (Bool) -> Void
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        changingEnvironment {
            $0.focus = FocusLink(isWanted: binding.wrappedValue == value) { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.unfocused
                }
            }
        }
    }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}
