import RNUIKit

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    /// 0…1.
    private let value: Double
    private let label: Label
    private let current: CurrentValueLabel?
    private let minimum, maximum: BoundsLabel?
    @Environment(\.gaugeStyleBox) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        self.value = length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
        (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
    }

    public var body: some View {
        style.make(
            GaugeStyleConfiguration(
                value: value, label: .init(content: AnyView(label)),
                currentValueLabel: current.map { .init(content: AnyView($0)) },
                minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
                maximumValueLabel: maximum.map { .init(content: AnyView($0)) }))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label(), nil, nil, nil) }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}
extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}
extension Gauge {
    /// Marks on the scale aren't drawn.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

public struct GaugeStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct MarkedValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: [MarkedValueLabel] { [] }
}

@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GaugeStyleConfiguration> {
        StyleBox(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var gaugeStyleBox: StyleBox<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}
extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.gaugeStyleBox = StyleBox(style, inside: $0.gaugeStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}
