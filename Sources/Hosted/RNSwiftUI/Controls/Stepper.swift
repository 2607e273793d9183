import RNUIKit

/// Two buttons that lower and raise a value, after their label.
public struct Stepper<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let changed: (Bool) -> Void

    /// A step that isn't possible is `nil`, and its button grey.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { (self.label, increment, decrement, changed) = (label(), onIncrement, onDecrement, onEditingChanged) }

    private init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ changed: @escaping (Bool) -> Void
    ) {
        func stepped(_ by: V.Stride) -> (() -> Void)? {
            let old = value.wrappedValue
            let new = old.advanced(by: by)
            let limited = bounds.map { min($0.upperBound, max($0.lowerBound, new)) } ?? new
            return limited == old ? nil : { value.wrappedValue = limited }
        }
        (self.label, self.changed) = (label, changed)
        (increment, decrement) = (stepped(step), stepped(0 - step))
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, label(), onEditingChanged) }
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, label(), onEditingChanged) }

    /// In the order of code that was written before iOS 15, as the next two.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { (self.label, increment, decrement, changed) = (label(), onIncrement, onDecrement, onEditingChanged) }
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(value, nil, step, label(), onEditingChanged) }
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, step, label(), onEditingChanged) }

    public var body: some View {
        LabeledRow(label: label) {
            ControlView { context in
                ControlElement(context, make: { UIStepper(frame: .zero) }) { control in
                    // The control only says in which direction it was touched: its value is always 1 in 0…2.
                    control.minimumValue = decrement == nil ? 1 : 0
                    control.maximumValue = increment == nil ? 1 : 2
                    control.value = 1
                    control.isEnabled = context.environment.isEnabled
                    control.onChange { [weak control] in
                        guard let control else { return }
                        let isUp = control.value > 1
                        control.value = 1
                        changed(true)
                        (isUp ? increment : decrement)?()
                        changed(false)
                    }
                }
            }
        }
    }
}

extension Stepper where Label == Text {
    public init(
        _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(key) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged
        )
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(
        _ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(key), onEditingChanged) }
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(title), onEditingChanged) }
    public init<V: Strideable>(
        _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(key), onEditingChanged) }
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(title), onEditingChanged) }
    /// The value after the title, by its format.
    public init<F: ParseableFormatStyle>(
        _ key: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(key) + Text(" " + format.format(value.wrappedValue)), onEditingChanged)
    }
}
