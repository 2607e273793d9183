import Foundation

// Formats in the run's locale and zone; Foundation's own defaults are those of the machine.

extension Date {
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        formatted(Date.FormatStyle(date: date, time: time))
    }

    public func formatted(_ style: Date.FormatStyle) -> String {
        var style = style
        if style.locale == Date.FormatStyle().locale { style.locale = .current }
        style.timeZone = .current
        return style.format(self)
    }
}

extension BinaryInteger {
    public func formatted() -> String { IntegerFormatStyle<Int>(locale: .current).format(Int(self)) }
    public func formatted(_ style: IntegerFormatStyle<Self>) -> String { style.here.format(self) }
    public func formatted(_ style: IntegerFormatStyle<Self>.Currency) -> String { style.here.format(self) }
    public func formatted(_ style: IntegerFormatStyle<Self>.Percent) -> String { style.here.format(self) }
}

extension BinaryFloatingPoint {
    public func formatted() -> String { FloatingPointFormatStyle<Double>(locale: .current).format(Double(self)) }
    public func formatted(_ style: FloatingPointFormatStyle<Self>) -> String { style.here.format(self) }
    public func formatted(_ style: FloatingPointFormatStyle<Self>.Currency) -> String { style.here.format(self) }
    public func formatted(_ style: FloatingPointFormatStyle<Self>.Percent) -> String { style.here.format(self) }
}

extension Decimal {
    public func formatted() -> String { Decimal.FormatStyle(locale: .current).format(self) }
    public func formatted(_ style: Decimal.FormatStyle) -> String { style.here.format(self) }
    public func formatted(_ style: Decimal.FormatStyle.Currency) -> String { style.here.format(self) }
    public func formatted(_ style: Decimal.FormatStyle.Percent) -> String { style.here.format(self) }
}

/// A style of numbers, which may have a locale of its own.
private protocol LocalFormatStyle: Foundation.FormatStyle { var locale: Locale { get set } }
extension IntegerFormatStyle: LocalFormatStyle {}
extension IntegerFormatStyle.Currency: LocalFormatStyle {}
extension IntegerFormatStyle.Percent: LocalFormatStyle {}
extension FloatingPointFormatStyle: LocalFormatStyle {}
extension FloatingPointFormatStyle.Currency: LocalFormatStyle {}
extension FloatingPointFormatStyle.Percent: LocalFormatStyle {}
extension Decimal.FormatStyle: LocalFormatStyle {}
extension Decimal.FormatStyle.Currency: LocalFormatStyle {}
extension Decimal.FormatStyle.Percent: LocalFormatStyle {}

extension LocalFormatStyle {
    /// The style in the run's locale, unless it names another one.
    fileprivate var here: Self {
        var style = self
        if locale == Decimal.FormatStyle().locale { style.locale = .current }
        return style
    }
}

/// Lengths of time in English words, or as `1:05`; Foundation on Linux has none. `@unchecked Sendable` as its superclass.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var calendar: Calendar? = .current
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false
    open var collapsesLargestUnit = false

    /// A year counts 365 days and a month 30, whatever the calendar. Names are for abbreviated, short and full style.
    private static let units: [(NSCalendar.Unit, seconds: Int, names: [String])] = [
        (.year, 31_536_000, ["y", "yr", "year"]), (.month, 2_592_000, ["mo", "mth", "month"]),
        (.weekOfMonth, 604_800, ["w", "wk", "week"]), (.day, 86_400, ["d", "day", "day"]),
        (.hour, 3600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]),
        (.second, 1, ["s", "sec", "second"]),
    ]

    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite else { return nil }
        var rest = Int(abs(interval).rounded())
        var parts: [(value: Int, names: [String])] = []
        for unit in Self.units where allowedUnits.contains(unit.0) {
            parts.append((rest / unit.seconds, unit.names))
            rest %= unit.seconds
        }
        return (interval < 0 ? "-" : "") + text(of: parts)
    }

    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    open func string(from components: DateComponents) -> String? {
        let seconds = [
            (components.day ?? 0) * 86_400, (components.hour ?? 0) * 3600, (components.minute ?? 0) * 60,
            components.second ?? 0,
        ]
        return string(from: TimeInterval(seconds.reduce(0, +)))
    }

    private func text(of parts: [(value: Int, names: [String])]) -> String {
        guard unitsStyle != .positional else { return positional(parts.map(\.value)) }
        if Locale.current.language.languageCode?.identifier != "en" {
            Host.shared.note("code-not-modelled", "DateComponentsFormatter writes English words only")
        }
        var shown = zeroFormattingBehavior.contains(.pad) ? parts : parts.filter { $0.value > 0 }
        if shown.isEmpty { shown = parts.suffix(1) }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let words = shown.map { value, names in
            switch unitsStyle {
            case .abbreviated: "\(value)\(names[0])"
            case .brief: "\(value)\(names[1])"
            case .short: "\(value) \(names[1])"
            default: "\(value) \(names[2])\(value == 1 ? "" : "s")"
            }
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    /// Numbers with colons; leading zeros go unless they are asked for.
    private func positional(_ values: [Int]) -> String {
        var values = values[...]
        if !zeroFormattingBehavior.contains(.pad) {
            while values.count > 1, values.first == 0 { values = values.dropFirst() }
        }
        let pads = zeroFormattingBehavior.contains(.pad)
        return values.enumerated().map { index, value in
            value < 10 && (index > 0 || pads) ? "0\(value)" : "\(value)"
        }.joined(separator: ":")
    }

    open override func string(for object: Any?) -> String? { (object as? DateComponents).flatMap { string(from: $0) } }
}

/// "in 5 minutes", "2 days ago": in English. `@unchecked Sendable` as its superclass.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
    public enum DateTimeStyle: Int { case numeric, named }
    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var locale: Locale! = .current
    open var calendar: Calendar! = .current

    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }

    /// - Parameter interval: seconds; negative for the past.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        if Locale.current.language.languageCode?.identifier != "en" {
            Host.shared.note("code-not-modelled", "RelativeDateTimeFormatter writes English words only")
        }
        let units: [(Double, String, String)] = [
            (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."), (86_400, "day", "day"),
            (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
        ]
        let length = abs(interval)
        let unit = units.first { length >= $0.0 } ?? units[6]
        let count = Int(length / unit.0)
        if dateTimeStyle == .named, unit.1 == "day", count == 1 { return interval < 0 ? "yesterday" : "tomorrow" }
        if dateTimeStyle == .named, count == 0 { return "now" }
        let word = unitsStyle == .full || unitsStyle == .spellOut ? unit.1 + (count == 1 ? "" : "s") : unit.2
        return interval < 0 ? "\(count) \(word) ago" : "in \(count) \(word)"
    }
}
