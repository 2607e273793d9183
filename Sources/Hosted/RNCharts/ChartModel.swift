import RNSwiftUI

/// The plot's frame, in points of the chart, once it is laid out.
@MainActor final class ChartGeometry {
    var plot = CGRect.zero
    var size = CGSize.zero
}

/// A grid line, tick or label at a value.
struct AxisItem {
    let axis: Axis
    let edge: Edge
    let part: AxisPart
    let value: _PlottedValue
    /// The tick after this one, or the end of the axis.
    let next: _PlottedValue?
    let preset: AxisMarkPreset
    let isFirst, isLast: Bool
    /// The label without a format or view of the code's.
    let text: String

    /// `true` for a label that begins at its tick, as those of dates do (fact: swiftui/chart.dates).
    var isBesideTick: Bool {
        if case .date = value { return axis == .horizontal && part.isCentered != true && part.anchor == nil }
        return false
    }
}

/// A chart's marks, scales and axes for a size.
@MainActor struct ChartModel {
    let marks: [_ChartMark]
    let options: ChartOptions
    private(set) var x, y: ChartScale?
    private(set) var items: [AxisItem] = []
    private(set) var titles: [ChartTitle] = []
    let geometry = ChartGeometry()
    /// Values of `foregroundStyle(by:)`, `symbol(by:)`, … in the order of their first marks.
    let styleValues, symbolValues, lineValues, groupValues, sizeValues: [_PlottedValue]

    /// - Parameters:
    ///   - size: of the chart, in points.
    ///   - line: the height of a label's line, in points.
    init(_ all: [_ChartMark], _ options: ChartOptions, size: CGSize, line: CGFloat) {
        self.options = options
        func distinct(_ value: (_ChartMark) -> _PlottedValue?) -> [_PlottedValue] {
            var seen: Set<_PlottedValue> = []
            return all.compactMap(value).filter { seen.insert($0).inserted }
        }
        styleValues = distinct(\.styleValue)
        symbolValues = distinct(\.symbolValue)
        lineValues = distinct(\.lineValue)
        groupValues = distinct { $0.group?.value }
        sizeValues = distinct(\.sizeValue)
        marks = all.thinned(to: ChartMetrics.maxMarks)
        if marks.count < all.count {
            Host.shared.note(
                "code-not-modelled",
                "Chart: \(marks.count) of \(all.count) marks are drawn, the lowest and highest of each stretch")
        }
        guard all.contains(where: { $0.kind != .sector }) else { return }
        // Larger type leaves room for fewer labels.
        let factor = max(1, line / 16)
        let across = max(2, Int(size.width / (ChartMetrics.labelRoom.width * factor)))
        let down = max(1, Int(size.height / (ChartMetrics.labelRoom.height * factor)))
        let (xs, ys) = (all.compactMap(\.x), all.compactMap(\.y))
        x = .scale(
            of: xs, options.x, ticks: options.x.specs?.first?.values ?? .automatic, wanted: across, isVertical: false)
        y = .scale(
            of: ys, options.y, ticks: options.y.specs?.first?.values ?? .automatic, wanted: down, isVertical: true)
        items = Self.items(.horizontal, x, options.x, across) + Self.items(.vertical, y, options.y, down)
        titles = [
            options.x.title.map { ChartTitle(axis: .horizontal, title: $0) },
            options.y.title.map { ChartTitle(axis: .vertical, title: $0) },
        ].compactMap { $0 }
    }

    func style(of value: _PlottedValue) -> AnyShapeStyle { options.styles.style(value, among: styleValues) }
    func style(of mark: _ChartMark) -> AnyShapeStyle {
        mark.style ?? mark.styleValue.map { style(of: $0) } ?? AnyShapeStyle(ChartMetrics.palette[0])
    }
    func symbol(of value: _PlottedValue) -> ChartSymbol {
        options.symbols.first { $0.0 == value }?.1
            ?? ChartSymbol.defaults[(symbolValues.firstIndex(of: value) ?? 0) % ChartSymbol.defaults.count]
    }

    /// The items of an axis: its code's, or grid lines and labels (fact: swiftui/chart.axes).
    private static func items(
        _ axis: Axis, _ scale: ChartScale?, _ options: ChartAxisOptions, _ wanted: Int
    ) -> [AxisItem] {
        guard let scale, options.visibility != .hidden else { return [] }
        return (options.specs ?? [AxisSpec()]).flatMap { spec -> [AxisItem] in
            let (values, unit) = spec.values.values(on: scale, wanted: wanted)
            let edge = edge(spec.position, axis, scale)
            return values.enumerated().flatMap { index, value -> [AxisItem] in
                let parts =
                    spec.content?(AxisValue(index: index, count: values.count, value: value))
                    ?? defaultParts(axis, value, spec)
                let next = index + 1 < values.count ? values[index + 1] : scale.end
                return parts.map { part in
                    AxisItem(
                        axis: axis, edge: edge, part: part, value: value, next: next, preset: spec.preset,
                        isFirst: index == 0, isLast: index == values.count - 1,
                        text: part.format?(value) ?? AxisTicks.label(value, unit))
                }
            }
        }
    }

    private static func edge(_ position: AxisMarkPosition, _ axis: Axis, _ scale: ChartScale) -> Edge {
        switch position {
        case .leading: return .leading
        case .trailing: return .trailing
        case .top: return .top
        case .bottom: return .bottom
        default:
            guard axis == .vertical else { return .bottom }
            if case .categories = scale.domain { return .leading }
            return .trailing
        }
    }

    private static func defaultParts(_ axis: Axis, _ value: _PlottedValue, _ spec: AxisSpec) -> [AxisPart] {
        let (line, label) = (
            AxisPart(kind: .grid, stroke: spec.stroke), AxisPart(kind: .label, format: spec.format)
        )
        switch value {
        case .category: return [label]
        case .number: return [line, label]
        case .date:
            guard axis == .horizontal else { return [line, label] }
            return [line, AxisPart(kind: .tick, stroke: spec.stroke, isAsLongAsLabel: true), label]
        }
    }
}

extension ChartScale {
    /// The value at the end of the axis; `nil` for categories.
    fileprivate var end: _PlottedValue? {
        guard case .numbers(let low, let high, let isDate) = domain else { return nil }
        return isDate ? .date(max(low, high)) : .number(max(low, high))
    }
}
