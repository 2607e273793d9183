import RNSwiftUI

/// Something at one value of an axis.
public protocol AxisMark { var _parts: [AxisPart] { get } }

/// A grid line, a tick or a label.
public struct AxisPart {
    enum Kind { case grid, tick, label }
    let kind: Kind
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var isCentered: Bool?
    /// A tick's length, in points.
    var length = ChartMetrics.tickLength
    /// A tick as long as the labels are high.
    var isAsLongAsLabel = false
    /// A label's view; without one it is the value.
    var view: AnyView?
    var format: ((_PlottedValue) -> String?)?
    var anchor: UnitPoint?
    var horizontalSpacing, verticalSpacing: CGFloat?
    var isRotated = false
    /// `false` for a label that is drawn over others.
    var avoidsOthers = true

    /// A value by a format, in the run's locale.
    static func text<F: FormatStyle>(_ value: _PlottedValue, _ format: F) -> String?
    where F.FormatInput: Plottable, F.FormatOutput == String {
        if let format = format as? Date.FormatStyle, let date = Date(value) { return date.formatted(format) }
        return F.FormatInput(value).map { format.locale(.current).format($0) }
    }
}

public struct _DefaultAxisMark: AxisMark { public var _parts: [AxisPart] { [] } }
struct AxisMarkList: AxisMark { let _parts: [AxisPart] }

public struct AnyAxisMark: AxisMark {
    public let _parts: [AxisPart]
    public init(_ mark: some AxisMark) { _parts = mark._parts }
    public init(erasing mark: some AxisMark) { _parts = mark._parts }
}

@resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    public static func buildBlock(_ parts: any AxisMark...) -> AnyAxisMark {
        AnyAxisMark(AxisMarkList(_parts: parts.flatMap { $0._parts }))
    }
    public static func buildIf(_ part: (any AxisMark)?) -> AnyAxisMark {
        AnyAxisMark(AxisMarkList(_parts: part?._parts ?? []))
    }
    public static func buildEither(first: any AxisMark) -> AnyAxisMark { AnyAxisMark(first) }
    public static func buildEither(second: any AxisMark) -> AnyAxisMark { AnyAxisMark(second) }
    public static func buildLimitedAvailability(_ part: any AxisMark) -> AnyAxisMark { AnyAxisMark(part) }
}

extension AxisMark {
    private func changing(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
        var parts = _parts
        for index in parts.indices { change(&parts[index]) }
        return AnyAxisMark(AxisMarkList(_parts: parts))
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changing { $0.style = AnyShapeStyle(style) }
    }
    public func font(_ font: Font?) -> some AxisMark { changing { $0.font = font } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changing {
            $0.horizontalSpacing = ($0.horizontalSpacing ?? 0) + x
            $0.verticalSpacing = ($0.verticalSpacing ?? ChartMetrics.labelSpacing) + y
        }
    }
}

public struct AxisGridLine: AxisMark {
    public let _parts: [AxisPart]
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _parts = [AxisPart(kind: .grid, stroke: stroke, isCentered: centered)]
    }
}

public struct AxisTick: AxisMark {
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        let points: CGFloat?
        public static let automatic = Length(points: ChartMetrics.tickLength)
        public static let label = Length(points: nil), longestLabel = Length(points: nil)
        public static func label(extendPastBy amount: CGFloat) -> Length { label }
        public static func longestLabel(extendPastBy amount: CGFloat) -> Length { label }
        init(points: CGFloat?) { self.points = points }
        public init(floatLiteral value: Double) { points = CGFloat(value) }
        public init(integerLiteral value: Int) { points = CGFloat(value) }
    }
    public let _parts: [AxisPart]
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        var part = AxisPart(kind: .tick, stroke: stroke, isCentered: centered)
        part.isAsLongAsLabel = length.points == nil
        part.length = length.points ?? part.length
        _parts = [part]
    }
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(points: length), stroke: stroke)
    }
}

public struct AxisValueLabelOrientation: Sendable {
    let isRotated: Bool
    public static let automatic = Self(isRotated: false), horizontal = Self(isRotated: false)
    public static let vertical = Self(isRotated: true), verticalReversed = Self(isRotated: true)
}
public struct AxisValueLabelCollisionResolution: Sendable {
    let avoidsOthers: Bool
    public static let automatic = Self(avoidsOthers: true), truncate = Self(avoidsOthers: true)
    public static let disabled = Self(avoidsOthers: false)
    public static var greedy: Self { automatic }
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { automatic }
}

public struct AxisValueLabel<Content: View>: AxisMark {
    public let _parts: [AxisPart]

    fileprivate init(
        view: AnyView?, format: ((_PlottedValue) -> String?)?, _ centered: Bool?, _ anchor: UnitPoint?,
        _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        var part = AxisPart(kind: .label, isCentered: centered)
        (part.view, part.format, part.anchor) = (view, format, anchor)
        (part.horizontalSpacing, part.verticalSpacing) = (horizontal, vertical)
        (part.isRotated, part.avoidsOthers) = (orientation.isRotated, collision.avoidsOthers)
        _parts = [part]
    }
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            view: AnyView(content()), format: nil, centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Never {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: nil, format: nil, centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            view: nil, format: { AxisPart.text($0, format) }, centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    public init(
        _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: AnyView(Text(key)), format: nil, centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            view: AnyView(Text(title)), format: nil, centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}
