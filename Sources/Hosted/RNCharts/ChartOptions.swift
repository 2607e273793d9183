import RNSwiftUI

/// A chart's options, from the modifiers around it.
struct ChartOptions {
    var x = ChartAxisOptions()
    var y = ChartAxisOptions()
    var styles = ChartStyleScale()
    var symbols: [(_PlottedValue, ChartSymbol)] = []
    /// Areas in square points.
    var sizes: ClosedRange<CGFloat> = 20...200
    var lines: [StrokeStyle] = []
    var legend = ChartLegendOptions()
    var plotStyle: (@MainActor (AnyView) -> AnyView)?
    var background: (@MainActor (ChartProxy) -> AnyView)?
    var overlay: (@MainActor (ChartProxy) -> AnyView)?
}

struct ChartAxisOptions {
    var visibility = Visibility.automatic
    /// `nil` for the default marks.
    var specs: [AxisSpec]?
    var title: ChartAxisTitle?
    var domain = ChartDomain()
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    var type: ScaleType?
    /// The part of a scrolled axis that is seen, in numbers or seconds.
    var visibleLength: Double?
}

struct ChartAxisTitle {
    var view: AnyView
    var position: AnnotationPosition?
    var alignment: Alignment?
    /// In points.
    var spacing: CGFloat?
}

struct ChartLegendOptions {
    var visibility = Visibility.automatic
    var position: AnnotationPosition = .bottom
    var alignment: Alignment?
    /// In points.
    var spacing: CGFloat = ChartMetrics.legendSpacing
    var content: AnyView?
}

/// An axis's domain as far as code gives it.
public struct ChartDomain {
    var values: [_PlottedValue] = []
    var includesZero = true
    var isReversed = false
}

public protocol ScaleDomain { var _domain: ChartDomain { get } }
extension Array: ScaleDomain where Element: Plottable {
    public var _domain: ChartDomain { ChartDomain(values: map { $0.primitivePlottable._plotted }) }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: ChartDomain { [lowerBound, upperBound]._domain }
}
extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: ChartDomain { [lowerBound, upperBound]._domain }
}
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: ChartDomain
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: Self { Self(_domain: ChartDomain()) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
        Self(_domain: ChartDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false))
    }
    public static func automatic<V: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: V.Type,
        modifyInferredDomain: (inout [V]) -> Void
    ) -> Self { automatic(includesZero: includesZero, reversed: reversed) }
}

public struct PlotDimensionScaleRange {
    let padding: (start: CGFloat, end: CGFloat)
    public static var plotDimension: Self { Self(padding: (0, 0)) }
    public static func plotDimension(padding: CGFloat) -> Self { Self(padding: (padding, padding)) }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
        Self(padding: (startPadding, endPadding))
    }
}

/// Styles by value.
struct ChartStyleScale {
    var given: [(_PlottedValue, AnyShapeStyle)] = []
    var mapping: ((_PlottedValue) -> AnyShapeStyle?)?
    /// Styles of values without one of their own, in their order.
    var range: [AnyShapeStyle] = []
    /// Colours of numbers, from the least to the greatest.
    var gradient: Gradient?

    func style(_ value: _PlottedValue, among values: [_PlottedValue]) -> AnyShapeStyle {
        if let style = given.first(where: { $0.0 == value })?.1 ?? mapping?(value) { return style }
        if let number = value.coordinate, range.isEmpty, given.isEmpty {
            let all = values.compactMap(\.coordinate)
            let (low, high) = (all.min() ?? 0, all.max() ?? 1)
            return AnyShapeStyle(color(low == high ? 1 : (number - low) / (high - low)))
        }
        let index = values.firstIndex(of: value) ?? 0
        if range.isEmpty { return AnyShapeStyle(ChartMetrics.palette[index % ChartMetrics.palette.count]) }
        return range[index % range.count]
    }

    /// - Parameter share: 0…1 of the gradient.
    func color(_ share: Double) -> Color {
        let stops = numberGradient.stops
        guard let next = stops.firstIndex(where: { Double($0.location) >= share }), next > 0 else {
            return (share <= 0 ? stops.first : stops.last)?.color ?? .blue
        }
        let (before, after) = (stops[next - 1], stops[next])
        let length = Double(after.location - before.location)
        return before.color.mix(
            with: after.color, by: length > 0 ? (share - Double(before.location)) / length : 1, in: .device)
    }
    var numberGradient: Gradient { gradient ?? Gradient(colors: [Color.blue.opacity(0.15), .blue]) }
}

private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}
extension EnvironmentValues {
    var chart: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}
