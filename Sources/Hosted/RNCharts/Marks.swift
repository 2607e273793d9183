import RNSwiftUI

public struct LineMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.line, x: x.span, y: y.span)]
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { _marks = [.make(.line, x.span, y.span) { $0.series = series.span.low }] }
}

public struct AreaMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { _marks = [.make(.area, x.span, y.span) { $0.stacking = stacking }] }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) { _marks = [.make(.area, x.span, y.span) { ($0.stacking, $0.series) = (stacking, series.span.low) }] }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_ChartMark(.area, x: x.span, y: .between(yStart, yEnd))] }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) { _marks = [.make(.area, x.span, .between(yStart, yEnd)) { $0.series = series.span.low }] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { _marks = [_ChartMark(.area, x: .between(xStart, xEnd), y: y.span)] }
}

public struct BarMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        _marks = [
            .make(.bar, x.span, y.span) { ($0.width, $0.height, $0.stacking) = (width, height, stacking) }
        ]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { _marks = [.make(.bar, x.span, .between(yStart, yEnd)) { $0.width = width }] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { _marks = [.make(.bar, .between(xStart, xEnd), y.span) { $0.height = height }] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_ChartMark(.rectangle, x: .between(xStart, xEnd), y: .between(yStart, yEnd))] }
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        _marks = [
            .make(.bar, x.span, nil) { ($0.yPoints, $0.width, $0.stacking) = ((yStart, yEnd), width, stacking) }
        ]
    }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        _marks = [
            .make(.bar, nil, y.span) { ($0.xPoints, $0.height, $0.stacking) = ((xStart, xEnd), height, stacking) }
        ]
    }
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { _marks = [.make(.rectangle, .between(xStart, xEnd), nil) { $0.yPoints = (yStart, yEnd) }] }
}

public struct PointMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.point, x: x.span, y: y.span)]
    }
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        _marks = [.make(.point, x.span, nil) { $0.yPoints = (y, y) }]
    }
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        _marks = [.make(.point, nil, y.span) { $0.xPoints = (x, x) }]
    }
}

public struct RuleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        _marks = [.make(.rule, x.span, nil) { $0.yPoints = (yStart, yEnd) }]
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        _marks = [.make(.rule, nil, y.span) { $0.xPoints = (xStart, xEnd) }]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_ChartMark(.rule, x: x.span, y: .between(yStart, yEnd))] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { _marks = [_ChartMark(.rule, x: .between(xStart, xEnd), y: y.span)] }
}

public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { _marks = [.make(.rectangle, x.span, y.span) { ($0.width, $0.height) = (width, height) }] }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { _marks = [.make(.rectangle, x.span, .between(yStart, yEnd)) { $0.width = width }] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { _marks = [.make(.rectangle, .between(xStart, xEnd), y.span) { $0.height = height }] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_ChartMark(.rectangle, x: .between(xStart, xEnd), y: .between(yStart, yEnd))] }
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { _marks = [.make(.rectangle, .between(xStart, xEnd), nil) { $0.yPoints = (yStart, yEnd) }] }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [.make(.rectangle, nil, .between(yStart, yEnd)) { $0.xPoints = (xStart, xEnd) }] }
}

public struct SectorMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        _marks = [
            .make(.sector, angle.span, nil) {
                $0.sector = ChartSector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
            }
        ]
    }
}

extension _ChartMark {
    fileprivate static func make(
        _ kind: Kind, _ x: PlottedSpan?, _ y: PlottedSpan?, _ change: (inout _ChartMark) -> Void
    ) -> _ChartMark {
        var mark = _ChartMark(kind, x: x, y: y)
        change(&mark)
        return mark
    }
}

extension PlottedSpan {
    fileprivate static func between<V: Plottable>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) -> Self {
        PlottedSpan(start.span.low, end.span.high, isInterval: true)
    }
}
