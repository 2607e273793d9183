import RNUIKit

/// A bar for a value, or a wheel without one.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    /// 0…1.
    private let fraction: Double?
    private let label: Label?
    private let current: CurrentValueLabel?
    @Environment(\.progressStyleBox) private var style
    @Environment(\.hidesLabels) private var hidesLabels

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V?, _ total: V, _ label: Label?, _ current: CurrentValueLabel?
    ) {
        fraction = value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
        (self.label, self.current) = (label, current)
    }

    public var body: some View {
        style.make(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: hidesLabels ? nil : label.map { .init(content: AnyView($0)) },
                currentValueLabel: hidesLabels ? nil : current.map { .init(content: AnyView($0)) }),
            isPart: Label.self == ProgressViewStyleConfiguration.Label.self, \.progressStyleBox)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(Double?.none, 1, nil, nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(value, total, nil, nil) }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(Double?.none, 1, label(), nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value, total, label(), nil)
    }
}
extension ProgressView where CurrentValueLabel == Text {
    /// With the time that is left, or has passed, below the bar.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        let shown = Self.shown(timerInterval, countsDown)
        self.init(shown.value, shown.total, label(), Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}
extension ProgressView {
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let shown = Self.shown(timerInterval, countsDown)
        self.init(shown.value, shown.total, label(), currentValueLabel())
    }
    /// Seconds of an interval, by the run's clock.
    private static func shown(
        _ interval: ClosedRange<Date>, _ countsDown: Bool
    ) -> (value: TimeInterval, total: TimeInterval) {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let done = min(max(0, Date().timeIntervalSince(interval.lowerBound)), length)
        return (countsDown ? length - done : done, length)
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, total, label(), currentValueLabel()) }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ key: LocalizedStringKey) { self.init(Double?.none, 1, Text(key), nil) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(Double?.none, 1, Text(title), nil) }
    public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value, total, Text(key), nil)
    }
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value, total, Text(title), nil)
    }
}
extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, 1, configuration.label, configuration.currentValueLabel)
    }
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

private struct ProgressStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration> {
        StyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    }
}
extension EnvironmentValues {
    var progressStyleBox: StyleBox<ProgressViewStyleConfiguration> {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}
extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.progressStyleBox = StyleBox(style, inside: $0.progressStyleBox) { $0.makeBody(configuration: $1) }
        }
    }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ControlView { context in
                ControlElement(context, flexible: .horizontal, make: { UIProgressView(frame: .zero) }) { bar in
                    bar.progress = Float(configuration.fractionCompleted ?? 0)
                    bar.progressTintColor =
                        tint?.uiColor(in: context.environment) ?? context.environment.tintColor
                    // A part of the picture may have the other appearance.
                    let isOwn = context.environment.colorScheme == EnvironmentValues().colorScheme
                    bar.trackTintColor =
                        isOwn ? nil : Color(UIColor.systemFill).uiColor(in: context.environment)
                }
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            ProgressRing(
                fraction: fraction, tint: tint,
                label: configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(configuration.label))
        } else {
            wheel(configuration)
        }
    }

    private func wheel(_ configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            ControlView { context in
                ControlElement(context, make: { UIActivityIndicatorView(frame: .zero) }) { wheel in
                    let size = context.environment.controlSize
                    wheel.style = size == .large || size == .extraLarge ? .large : .medium
                    if let color = tint?.uiColor(in: context.environment) ?? context.environment.tintColor {
                        wheel.color = color
                    }
                    wheel.startAnimating()
                }
            }
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }
