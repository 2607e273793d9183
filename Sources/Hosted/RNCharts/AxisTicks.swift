import RNSwiftUI

/// The values at which an axis has marks.
public struct AxisMarkValues {
    enum Kind {
        case automatic(Int?)
        case stride(Double)
        case dates(Calendar.Component, Int, Calendar?)
        case explicit([_PlottedValue])
    }
    let kind: Kind
    public static var automatic: Self { Self(kind: .automatic(nil)) }
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .automatic(desiredCount)) }
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .automatic(desiredCount)) }
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .stride(Double(step))) }
    public static func stride<P: Plottable & BinaryInteger>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .stride(Double(step))) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> Self { Self(kind: .dates(component, max(1, count), calendar)) }

    /// The distance of an axis's numbers; `nil` for one that has none.
    func numberStep(_ length: Double, _ wanted: Int) -> Double? {
        switch kind {
        case .automatic(let count): AxisTicks.step(length, count ?? wanted)
        case .stride(let step): step > 0 && length / step <= Double(ChartMetrics.maxTicks) ? step : nil
        case .dates, .explicit: AxisTicks.step(length, wanted)
        }
    }

    /// The values on a scale, with the unit that a date's label shows.
    func values(on scale: ChartScale, wanted: Int) -> (values: [_PlottedValue], unit: Calendar.Component?) {
        if case .explicit(let values) = kind {
            return (values, values.isEmpty ? nil : AxisTicks.commonUnit(values))
        }
        switch scale.domain {
        case .categories(let names): return (names.map { .category($0) }, nil)
        case .numbers(let first, let second, isDate: true):
            let (low, high) = (min(first, second), max(first, second))
            if case .dates(let unit, let count, let calendar) = kind {
                return (AxisTicks.dates(low, high, unit, count, calendar ?? .current), unit)
            }
            var count = wanted
            if case .automatic(let given?) = kind { count = given }
            let (unit, step) = AxisTicks.dateStep(high - low, count)
            return (AxisTicks.dates(low, high, unit, step, .current), unit)
        case .numbers(let first, let second, isDate: false):
            let (low, high) = (min(first, second), max(first, second))
            if scale.type.kind == .logarithmic { return (AxisTicks.powers(low, high), nil) }
            guard let step = numberStep(high - low, wanted) else { return ([], nil) }
            return (AxisTicks.numbers(low, high, step), nil)
        }
    }
}

/// Round values on axes. Steps of numbers are those of d3-array (Bostock): 1, 2 or 5 times a power of ten, the one
/// whose number of ticks is nearest to the wanted one.
enum AxisTicks {
    /// For example, 9,400 with 5 ticks wanted: 1,880, rounded to 2,000.
    static func step(_ length: Double, _ wanted: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        let raw = length / Double(max(1, wanted))
        let power = pow(10, log10(raw).rounded(.down))
        let error = raw / power
        let factor: Double =
            error >= 50.squareRoot() ? 10 : error >= 10.squareRoot() ? 5 : error >= 2.squareRoot() ? 2 : 1
        return factor * power
    }

    static func numbers(_ low: Double, _ high: Double, _ step: Double) -> [_PlottedValue] {
        let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
        guard last >= first, last - first <= Double(ChartMetrics.maxTicks) else { return [] }
        // A division keeps 0.3 what it is; a product makes it 0.30000000000000004.
        let inverse = (1 / step).rounded()
        return (0...Int(last - first)).map { index in
            // Zero without a sign.
            let count = first + Double(index) + 0
            return .number(step < 1 ? count / inverse : count * step)
        }
    }

    static func powers(_ low: Double, _ high: Double) -> [_PlottedValue] {
        let (first, last) = (log10(max(low, 1e-12)).rounded(.up), log10(max(high, 1e-12)).rounded(.down))
        guard last >= first else { return [] }
        return (Int(first)...Int(last)).map { .number(pow(10, Double($0))) }
    }

    /// Distances of ticks, with their seconds.
    private static let steps: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
        (.minute, 30, 1_800), (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476), (.year, 1, 31_556_952),
        (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520), (.year, 50, 1_577_847_600),
        (.year, 100, 3_155_695_200), (.year, 1_000, 31_556_952_000),
    ]
    /// The shortest distance with at most the wanted number of ticks.
    static func dateStep(_ seconds: Double, _ wanted: Int) -> (Calendar.Component, Int) {
        // A month or year may be a little longer than on average.
        let step = steps.first { seconds / $0.2 <= Double(max(1, wanted)) * 1.03 } ?? steps[steps.count - 1]
        return (step.0, step.1)
    }

    static func dates(
        _ low: Double, _ high: Double, _ unit: Calendar.Component, _ count: Int, _ calendar: Calendar
    ) -> [_PlottedValue] {
        let start = Date(timeIntervalSinceReferenceDate: low)
        guard var first = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        // Multiples of hours, months and years begin at a whole day, year and century.
        if count > 1, unit != .day, unit != .weekOfYear {
            let number = calendar.component(unit, from: first)
            let offset = unit == .month ? (number - 1) % count : number % count
            first = calendar.date(byAdding: unit, value: -offset, to: first) ?? first
        }
        var values: [_PlottedValue] = []
        for index in 0..<2 * ChartMetrics.maxTicks {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: first) else { break }
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds > high + 1e-3 { break }
            if seconds >= low - 1e-3 { values.append(.date(seconds)) }
        }
        return values
    }

    /// The largest unit of which all dates are beginnings.
    static func commonUnit(_ values: [_PlottedValue]) -> Calendar.Component {
        let calendar = Calendar.current
        let units: [Calendar.Component] = [.year, .month, .day, .hour]
        return units.first { unit in
            values.allSatisfy { value in
                guard case .date(let seconds) = value else { return false }
                let date = Date(timeIntervalSinceReferenceDate: seconds)
                return calendar.dateInterval(of: unit, for: date)?.start == date
            }
        } ?? .minute
    }

    /// A tick's label without a format of the code's.
    static func label(_ value: _PlottedValue, _ unit: Calendar.Component?) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number): return number.formatted()
        case .date(let seconds):
            let style = Date.FormatStyle(locale: .current, calendar: .current, timeZone: .current)
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            switch unit {
            case .year: return style.year().format(date)
            case .month: return style.month(.abbreviated).format(date)
            case .day, .weekOfYear: return style.month(.abbreviated).day().format(date)
            case .hour: return style.hour().format(date)
            default: return style.hour().minute().format(date)
            }
        }
    }
}
