import RNSwiftUI

/// Marks of an axis at several values.
public protocol AxisContent { var _specs: [AxisSpec] { get } }

/// The values of an axis, and what stands at each.
public struct AxisSpec {
    var position = AxisMarkPosition.automatic
    var preset = AxisMarkPreset.automatic
    var values = AxisMarkValues.automatic
    /// `nil` for the default marks.
    var content: ((AxisValue) -> [AxisPart])?
    var format: ((_PlottedValue) -> String?)?
    var stroke: StrokeStyle?
}

struct AxisContentList: AxisContent { let _specs: [AxisSpec] }

public struct AnyAxisContent: AxisContent {
    public let _specs: [AxisSpec]
    public init(_ content: some AxisContent) { _specs = content._specs }
    public init(erasing content: some AxisContent) { _specs = content._specs }
}

@resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildBlock(_ parts: any AxisContent...) -> AnyAxisContent {
        AnyAxisContent(AxisContentList(_specs: parts.flatMap { $0._specs }))
    }
    public static func buildIf(_ part: (any AxisContent)?) -> AnyAxisContent {
        AnyAxisContent(AxisContentList(_specs: part?._specs ?? []))
    }
    public static func buildEither(first: any AxisContent) -> AnyAxisContent { AnyAxisContent(first) }
    public static func buildEither(second: any AxisContent) -> AnyAxisContent { AnyAxisContent(second) }
    public static func buildLimitedAvailability(_ part: any AxisContent) -> AnyAxisContent { AnyAxisContent(part) }
}

public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), leading = Self(name: "leading")
    public static let trailing = Self(name: "trailing"), top = Self(name: "top"), bottom = Self(name: "bottom")
}
public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), extended = Self(name: "extended")
    public static let aligned = Self(name: "aligned"), inset = Self(name: "inset")
}

/// A value of an axis.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: _PlottedValue
    /// The value as one of a type; `nil` if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(value) }
}

/// The marks of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let spec: AxisSpec
    public var _specs: [AxisSpec] { [spec] }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { spec = AxisSpec(position: position, preset: preset, values: values, content: { content($0)._parts }) }
    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset: preset, position: position, values: .explicit(values), content: content) }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { spec = AxisSpec(position: position, preset: preset, values: values, content: { _ in content()._parts }) }
    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: .explicit(values), content: content) }
}

extension AxisMarks where Content == _DefaultAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { spec = AxisSpec(position: position, preset: preset, values: values, stroke: stroke) }
    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        stroke: StrokeStyle? = nil
    ) { self.init(preset: preset, position: position, values: .explicit(values), stroke: stroke) }
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        spec = AxisSpec(
            position: position, preset: preset, values: values, format: { AxisPart.text($0, format) }, stroke: stroke)
    }
    public init<F: FormatStyle, V: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: .explicit(values), stroke: stroke)
    }
}

extension AxisMarkValues {
    fileprivate static func explicit<V: Plottable>(_ values: [V]) -> Self {
        Self(kind: .explicit(values.prefix(ChartMetrics.maxTicks).map { $0.primitivePlottable._plotted }))
    }
}
