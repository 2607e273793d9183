import RNSwiftUI

public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable { case linear, logarithmic, squareRoot, symmetricLogarithmic(Double), other }
    let kind: Kind
    public static let linear = Self(kind: .linear), log = Self(kind: .logarithmic)
    public static let squareRoot = Self(kind: .squareRoot), category = Self(kind: .other), date = Self(kind: .other)
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    public static func symmetricLog(slopeAtZero slope: Double) -> Self { Self(kind: .symmetricLogarithmic(slope)) }

    /// The value on a linear axis.
    func linear(_ value: Double) -> Double {
        switch kind {
        case .linear, .other: value
        case .logarithmic: log10(max(value, 1e-12))
        case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .symmetricLogarithmic(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
        }
    }
    func value(_ linear: Double) -> Double {
        switch kind {
        case .linear, .other: linear
        case .logarithmic: pow(10, linear)
        case .squareRoot: linear * abs(linear)
        case .symmetricLogarithmic(let slope): (linear < 0 ? -1 : 1) * expm1(abs(linear)) / slope
        }
    }
}

/// The values of an axis, and their positions on a plot.
struct ChartScale: Equatable {
    enum Domain: Equatable {
        case categories([String])
        /// Numbers or seconds, the end of the axis at which it begins first.
        case numbers(Double, Double, isDate: Bool)
    }
    var domain: Domain
    var type = ScaleType.linear
    /// Points kept free before and after the domain.
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// `true` for an axis of numbers that grows upwards.
    var isUpwards = false

    static func == (first: Self, second: Self) -> Bool {
        first.domain == second.domain && first.type == second.type && first.isUpwards == second.isUpwards
    }

    private func point(_ share: CGFloat, _ length: CGFloat) -> CGFloat {
        let inner = padding.start + share * (length - padding.start - padding.end)
        return isUpwards ? length - inner : inner
    }

    /// The start and end of a value's extent on a plot of a length, in points; a category has a band.
    func extent(_ span: PlottedSpan, _ length: CGFloat) -> (CGFloat, CGFloat)? {
        switch domain {
        case .categories(let names):
            guard case .category(let low) = span.low, case .category(let high) = span.high,
                let first = names.firstIndex(of: low), let last = names.firstIndex(of: high)
            else { return nil }
            let count = CGFloat(names.count)
            return (point(CGFloat(first) / count, length), point(CGFloat(last + 1) / count, length))
        case .numbers:
            guard let low = position(span.low, length), let high = position(span.high, length) else { return nil }
            return (low, high)
        }
    }

    /// The middle of a value, in points; `nil` for a value that isn't on the axis.
    func position(_ value: _PlottedValue, _ length: CGFloat) -> CGFloat? {
        guard case .numbers(let low, let high, _) = domain else {
            return extent(PlottedSpan(value), length).map { ($0 + $1) / 2 }
        }
        guard let coordinate = value.coordinate, low != high else { return nil }
        let (start, end) = (type.linear(low), type.linear(high))
        return point(CGFloat((type.linear(coordinate) - start) / (end - start)), length)
    }

    func middle(_ span: PlottedSpan, _ length: CGFloat) -> CGFloat? {
        extent(span, length).map { ($0 + $1) / 2 }
    }

    /// The value at a point of the plot.
    func value(at point: CGFloat, _ length: CGFloat) -> _PlottedValue? {
        let inner = (isUpwards ? length - point : point) - padding.start
        let room = length - padding.start - padding.end
        guard room > 0 else { return nil }
        let share = Double(inner / room)
        switch domain {
        case .categories(let names):
            guard share >= 0, share < 1 else { return nil }
            return .category(names[Int(share * Double(names.count))])
        case .numbers(let low, let high, let isDate):
            let (start, end) = (type.linear(low), type.linear(high))
            let value = type.value(start + share * (end - start))
            return isDate ? .date(value) : .number(value)
        }
    }

    /// The scale of an axis whose marks have these values.
    /// - Parameter ticks: the wanted number of ticks, for a domain that ends at ticks.
    static func scale(
        of spans: [PlottedSpan], _ options: ChartAxisOptions, ticks: AxisMarkValues, wanted: Int, isVertical: Bool
    ) -> ChartScale? {
        var scale = ChartScale(domain: .categories([]), type: options.type ?? .linear, padding: options.padding)
        let given = options.domain.values
        let isCategory = (given.first ?? spans.first?.low)?.isCategory ?? options.domain.values.isEmpty
        guard !spans.isEmpty || !given.isEmpty else { return nil }
        if isCategory {
            var names: [String] = []
            var seen: Set<String> = []
            for value in given.isEmpty ? spans.flatMap({ [$0.low, $0.high] }) : given {
                if case .category(let name) = value, seen.insert(name).inserted { names.append(name) }
            }
            if options.domain.isReversed { names.reverse() }
            scale.domain = .categories(names)
            return names.isEmpty ? nil : scale
        }
        scale.isUpwards = isVertical
        let values = given.isEmpty ? spans.flatMap { [$0.low, $0.high] } : given
        var isDate = false
        if case .date = values[0] { isDate = true }
        let coordinates = values.compactMap(\.coordinate)
        guard var low = coordinates.min(), var high = coordinates.max() else { return nil }
        var isReversed = options.domain.isReversed
        if given.isEmpty {
            if !isDate, options.domain.includesZero, scale.type.kind != .logarithmic {
                (low, high) = (min(low, 0), max(high, 0))
            }
            if low == high { high = isDate ? low + 86_400 : low + 1 }
            if !isDate, scale.type.kind == .linear, let step = ticks.numberStep(high - low, wanted) {
                (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
            }
        } else {
            if let first = given[0].coordinate, let last = given[given.count - 1].coordinate, first > last {
                isReversed.toggle()
            }
            if low == high { high = low + 1 }
        }
        if let visible = options.visibleLength { high = min(high, low + visible) }
        scale.domain = isReversed ? .numbers(high, low, isDate: isDate) : .numbers(low, high, isDate: isDate)
        return scale
    }
}
