import Foundation

// `formatted()` of values that Foundation on Linux formats by a formatter only.

extension PersonNameComponents {
    /// The parts of a name: "Ada Lovelace" is a given and a family name.
    /// - Throws: if the text has no word.
    public init(_ text: String) throws {
        guard let name = PersonNameComponentsFormatter().personNameComponents(from: text) else {
            throw CocoaError(.formatting)
        }
        self = name
    }

    public func formatted() -> String { formatted(.name(style: .medium)) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    public struct FormatStyle: Foundation.FormatStyle {
        public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public var style: Style

        public init(style: Style = .medium) { self.style = style }
        public func format(_ name: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.style =
                switch style {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            return formatter.string(from: name)
        }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// The use of a measurement; `asProvided` keeps its unit, the others take the locale's.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let keepsUnit: Bool

    public static var general: Self { Self(keepsUnit: false) }
    public static var asProvided: Self { Self(keepsUnit: true) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { general }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { general }
    public static var person: Self { general }
}

extension Measurement where UnitType: Dimension {
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    public struct FormatStyle: Foundation.FormatStyle {
        public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }
        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var locale: Locale

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitStyle =
                switch width {
                case .wide: .long
                case .abbreviated: .medium
                case .narrow: .short
                }
            if usage.keepsUnit { formatter.unitOptions = .providedUnit }
            return formatter.string(from: measurement, number: numberFormatStyle?.locale(locale))
        }
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// The time between two dates, as "2 hours, 5 minutes": `Date.ComponentsFormatStyle`, whose name on Linux is taken by a
/// type without members.
public struct DateComponentsStyle: FormatStyle {
    public enum Style: String, Codable, Hashable, Sendable {
        case wide, abbreviated, condensedAbbreviated, narrow, spellOut
    }
    public enum Field: String, Codable, Hashable, Sendable { case year, month, week, day, hour, minute, second }
    public var style: Style
    public var fields: Set<Field>
    fileprivate var isPositional = false

    public init(style: Style, fields: Set<Field>? = nil) {
        (self.style, self.fields) = (style, fields ?? [.year, .month, .week, .day, .hour, .minute, .second])
    }

    public func format(_ dates: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle =
            switch style {
            case _ where isPositional: .positional
            case .wide: .full
            case .spellOut: .spellOut
            case .abbreviated: .short
            case .condensedAbbreviated, .narrow: .abbreviated
            }
        let units: [(Field, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        formatter.allowedUnits = units.reduce(into: []) { if fields.contains($1.0) { $0.insert($1.1) } }
        return formatter.string(from: dates.lowerBound, to: dates.upperBound) ?? ""
    }
}

extension FormatStyle where Self == DateComponentsStyle {
    public static func components(
        style: DateComponentsStyle.Style, fields: Set<DateComponentsStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// Hours, minutes and seconds with colons.
    public static var timeDuration: Self {
        var style = Self(style: .narrow, fields: [.hour, .minute, .second])
        style.isPositional = true
        return style
    }
}

extension Range where Bound == Date {
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
        style.format(self)
    }
}
