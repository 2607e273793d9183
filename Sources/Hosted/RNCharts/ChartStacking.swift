import RNSwiftUI

/// Gives bars and areas that stand on one another their starts and ends.
enum ChartStacking {
    private struct Place: Hashable {
        let kind: Bool
        let isHorizontal: Bool
        let value: _PlottedValue?
        let group: _PlottedValue?
    }

    static func stacked(_ marks: [_ChartMark]) -> [_ChartMark] {
        var marks = marks
        var totals: [Place: Double] = [:]
        for mark in marks {
            if let (place, length) = place(mark) { totals[place, default: 0] += abs(length) }
        }
        var ends: [Place: (below: Double, above: Double)] = [:]
        for index in marks.indices {
            guard let (place, length) = place(marks[index]) else { continue }
            let stacking = marks[index].stacking
            var (below, above) = ends[place] ?? (0, 0)
            var (start, end) = (0.0, length)
            if stacking != .unstacked {
                start = length < 0 ? below : above
                end = start + length
                if length < 0 { below = end } else { above = end }
                ends[place] = (below, above)
            }
            let total = totals[place] ?? 0
            if stacking == .normalized, total > 0 { (start, end) = (start / total, end / total) }
            if stacking == .center { (start, end) = (start - total / 2, end - total / 2) }
            let span = PlottedSpan(.number(start), .number(end), isInterval: true)
            if place.isHorizontal { marks[index].x = span } else { marks[index].y = span }
        }
        return marks
    }

    /// The stack of a mark and its length in it; `nil` for one that has a place of its own.
    private static func place(_ mark: _ChartMark) -> (Place, Double)? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        let isHorizontal = mark.isHorizontal
        guard let length = isHorizontal ? mark.x : mark.y, !length.isInterval, case .number(let number) = length.low,
            number.isFinite
        else { return nil }
        let other = isHorizontal ? mark.y : mark.x
        return (
            Place(
                kind: mark.kind == .bar, isHorizontal: isHorizontal, value: other?.low, group: mark.group?.value),
            number
        )
    }
}

extension Array where Element == _ChartMark {
    /// At most a number of marks: of each stretch of a series the lowest and the highest, so that peaks remain.
    func thinned(to limit: Int) -> [_ChartMark] {
        guard count > limit else { return self }
        let stretch = (2 * count + limit - 1) / limit
        var series: [[_PlottedValue?]: [Int]] = [:]
        for index in indices { series[self[index].seriesKey, default: []].append(index) }
        guard series.count * 2 <= limit else { return Swift.Array(prefix(limit)) }
        var kept: Set<Int> = []
        for positions in series.values {
            for start in Swift.stride(from: 0, to: positions.count, by: stretch) {
                let part = positions[start..<Swift.min(start + stretch, positions.count)]
                func height(_ index: Int) -> Double { self[index].y?.high.coordinate ?? 0 }
                if let low = part.min(by: { height($0) < height($1) }) { kept.insert(low) }
                if let high = part.max(by: { height($0) < height($1) }) { kept.insert(high) }
            }
        }
        return kept.sorted().map { self[$0] }
    }
}
