import RNUIKit

extension UIControl {
    /// Calls a closure on an event, the one of the last evaluation only.
    func onChange(_ event: Event = .valueChanged, _ action: @escaping () -> Void) {
        let id = UIAction.Identifier("swiftui")
        removeAction(identifiedBy: id, for: event)
        addAction(UIAction(identifier: id) { _ in action() }, for: event)
    }
}

extension EnvironmentValues {
    /// The tint's colour, if the code has set one: controls have colours of their own.
    var tintColor: UIColor? { tint?._paint(in: self).color }
}

/// A switch after its label.
public struct Toggle<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyleBox) private var style
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
    public var body: some View {
        style.make(
            ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn),
            isPart: Label.self == ToggleStyleConfiguration.Label.self, \.toggleStyleBox)
    }
}

extension Toggle where Label == Text {
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(key) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
extension Toggle where Label == RNSwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RNSwiftUI.Label(key, systemImage: systemImage) }
    }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ToggleStyleConfiguration> {
        StyleBox(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var toggleStyleBox: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}
extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.toggleStyleBox = StyleBox(style, inside: $0.toggleStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}

public struct SwitchToggleStyle: ToggleStyle {
    private let color: Color?
    public init() { color = nil }
    public init(tint: Color) { color = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) {
            ControlView { context in
                ControlElement(context, make: { UISwitch(frame: .zero) }) { control in
                    control.isOn = configuration.isOn
                    control.isEnabled = context.environment.isEnabled
                    control.onTintColor = color?.uiColor(in: context.environment) ?? context.environment.tintColor
                    control.onChange { [weak control] in configuration.isOn = control?.isOn ?? false }
                }
            }
        }
    }
}
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
            .buttonStyle(configuration.isOn ? AnyPrimitiveStyle(.bordered) : AnyPrimitiveStyle(.borderless))
    }
}
struct AnyPrimitiveStyle: PrimitiveButtonStyle {
    private let box: StyleBox<PrimitiveButtonStyleConfiguration>
    init<S: PrimitiveButtonStyle>(_ style: S) { box = StyleBox(style) { $0.makeBody(configuration: $1) } }
    func makeBody(configuration: Configuration) -> some View { box.make(configuration) }
}
public typealias DefaultToggleStyle = SwitchToggleStyle
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: Self { .init() }
    public static var automatic: Self { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

/// A control at the end of a line, after its label and all the room between.
struct LabeledRow<RowLabel: View, Control: View>: View {
    let label: RowLabel
    @ViewBuilder let control: Control
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.isInList) private var isInList
    var body: some View {
        if hidesLabel {
            control
        } else {
            HStack(spacing: 8) {
                LabelLines(label: label)
                Spacer(minLength: 0)
                // A row of a list is as high with a switch as with a text (fact: swiftui/list.row).
                control.padding(.vertical, isInList ? -6 : 0)
            }
        }
    }
}

/// A control's label: of several texts, those after the first are its subtitle (fact: swiftui/control.subtitle).
private struct LabelLines<Content: View>: View {
    let label: Content
    var body: some View {
        ElementReader(content: label) { elements, _ in Lines(elements: elements, label: label) }
    }

    private struct Lines: View {
        let elements: [Element]
        let label: Content
        var body: some View {
            if elements.count > 1, elements.allSatisfy({ $0.firstImage == nil && !$0.plainText.isEmpty }) {
                VStack(alignment: .leading, spacing: 2) {
                    ElementView(elements[0])
                    ElementReader(content: label.font(.subheadline).foregroundStyle(.secondary)) { again, _ in
                        ElementView(Array(again.dropFirst()))
                    }
                }
            } else {
                ElementView(elements)
            }
        }
    }
}

public struct Slider<Label: View, ValueLabel: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let changed: (Bool) -> Void
    private let label: Label?
    private let minimum, maximum: ValueLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label?, _ minimum: ValueLabel?,
        _ maximum: ValueLabel?, _ changed: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (self.step, self.changed) = (step.map { Double($0) }, changed)
        (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
    }

    public var body: some View {
        HStack(spacing: 8) {
            minimum
            ControlView { context in
                ControlElement(context, flexible: .horizontal, make: { UISlider(frame: .zero) }) { control in
                    control.minimumValue = Float(bounds.lowerBound)
                    control.maximumValue = Float(bounds.upperBound)
                    control.value = Float(value.wrappedValue)
                    control.isEnabled = context.environment.isEnabled
                    control.minimumTrackTintColor = context.environment.tintColor
                    control.onChange { [weak control] in
                        guard let control else { return }
                        let raw = Double(control.value)
                        let stepped =
                            step.map { (raw - bounds.lowerBound) / $0 }.map {
                                bounds.lowerBound + $0.rounded() * (step ?? 1)
                            } ?? raw
                        changed(true)
                        value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, stepped))
                        changed(false)
                    }
                }
            }
            .modifier(UnseenLabel(label: label))
            maximum
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil, nil, nil, onEditingChanged) }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, nil, nil, nil, onEditingChanged) }
}
extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), nil, nil, onEditingChanged) }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, label(), nil, nil, onEditingChanged) }
}
extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}
