import RNSwiftUI

/// A value on an axis of a chart.
public enum _PlottedValue: Hashable, Sendable {
    case number(Double)
    /// Seconds since 2001.
    case date(Double)
    case category(String)

    /// The coordinate on a continuous axis; `nil` for a category.
    var coordinate: Double? {
        switch self {
        case .number(let value), .date(let value): value.isFinite ? value : nil
        case .category: nil
        }
    }
    var isCategory: Bool {
        if case .category = self { return true }
        return false
    }
}

/// A value that a chart can draw.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a category.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _plotted: _PlottedValue { get }
    init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    /// The value that the chart of a tick or a touch knows; `nil` if it is of another kind.
    init?(_ value: _PlottedValue) {
        guard let primitive = PrimitivePlottable(_plotted: value) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_plotted value: _PlottedValue) {
        guard case .number(let number) = value else { return nil }
        self.init(exactly: number.rounded())
    }
}
extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_plotted value: _PlottedValue) {
        guard case .number(let number) = value else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_plotted value: _PlottedValue) {
        guard case .number(let number) = value else { return nil }
        self.init(number)
    }
}
extension Date: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }
    public init?(_plotted value: _PlottedValue) {
        guard case .date(let seconds) = value else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
extension String: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .category(self) }
    public init?(_plotted value: _PlottedValue) {
        guard case .category(let name) = value else { return nil }
        self = name
    }
}

/// A value's extent on an axis: from itself to itself, or over a calendar's unit or a bin.
struct PlottedSpan: Equatable {
    var low, high: _PlottedValue
    /// `true` for a unit or bin, which has a width of its own.
    var isUnit = false
    /// `true` where code has given a start and an end.
    var isInterval = false

    init(_ value: _PlottedValue) { (low, high) = (value, value) }
    init(_ low: _PlottedValue, _ high: _PlottedValue, isUnit: Bool = false, isInterval: Bool = false) {
        (self.low, self.high, self.isUnit, self.isInterval) = (low, high, isUnit, isInterval)
    }
    /// A bar or line gives such a value a band or a middle, not a length.
    var isDiscrete: Bool { isUnit || low.isCategory }
}

/// A value with its name, which only accessibility reads.
public struct PlottableValue<Value: Plottable> {
    let span: PlottedSpan
    private init(_ value: Value) { span = PlottedSpan(value.primitivePlottable._plotted) }
    private init(span: PlottedSpan) { self.span = span }

    public static func value(_ label: Text, _ value: Value) -> Self { Self(value) }
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { Self(value) }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
        Self(value)
    }

    fileprivate static func range(_ low: Value, _ high: Value) -> Self {
        Self(span: PlottedSpan(low.primitivePlottable._plotted, high.primitivePlottable._plotted, isUnit: true))
    }
}

extension PlottableValue where Value == Date {
    private static func unit(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> Self {
        guard let interval = (calendar ?? .current).dateInterval(of: unit, for: date) else { return Self(date) }
        return range(interval.start, interval.end)
    }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { self.unit(value, unit, calendar) }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { self.unit(value, unit, calendar) }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { self.unit(value, unit, calendar) }
}
