import Foundation

// Formatters that Foundation on Linux hasn't, in the words and marks of English.

enum FormatterLanguage {
    /// Tells once that a formatter writes English in another language.
    fileprivate static func check(_ name: String) { _ = isEnglish(.current, "the texts of \(name)") }

    /// `false` for another language, which is told once.
    static func isEnglish(_ locale: Locale, _ name: String) -> Bool {
        if locale.language.languageCode?.identifier == "en" { return true }
        Host.shared.note("code-not-modelled", "\(name) are English only")
        return false
    }
}

/// Lists such as "a, b, and c". `@unchecked Sendable` as its superclass.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    open func string(from items: [Any]) -> String? {
        FormatterLanguage.check("ListFormatter")
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        guard texts.count > 1 else { return texts.first ?? "" }
        let start = texts.dropLast().joined(separator: ", ") + (texts.count > 2 ? "," : "")
        return "\(start) and \(texts[texts.count - 1])"
    }

    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }
}

/// Quantities with their unit's symbol or name. `@unchecked Sendable` as its superclass.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current { didSet { numberFormatter.locale = locale } }
    open lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        (formatter.numberStyle, formatter.locale, formatter.maximumFractionDigits) = (.decimal, locale, 2)
        return formatter
    }()

    /// The unit that people of the locale read, as long as none is asked for.
    private func shown<U: Unit>(_ measurement: Measurement<U>) -> (value: Double, unit: Unit) {
        let same = (measurement.value, measurement.unit as Unit)
        guard unitOptions.isDisjoint(with: [.providedUnit, .naturalScale]),
            let unit = measurement.unit as? Dimension
        else { return same }
        let isMetric = locale.measurementSystem != .us
        let target: Dimension? =
            switch unit {
            case is UnitTemperature: isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
            case is UnitLength where unit.converter.baseUnitValue(fromValue: measurement.value) >= 1000:
                isMetric ? UnitLength.kilometers : UnitLength.miles
            case is UnitLength: isMetric ? UnitLength.meters : UnitLength.feet
            case is UnitMass: isMetric ? UnitMass.kilograms : UnitMass.pounds
            case is UnitSpeed: isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
            default: nil
            }
        guard let target else { return same }
        let base = unit.converter.baseUnitValue(fromValue: measurement.value)
        return (target.converter.value(fromBaseUnitValue: base), target)
    }

    open func string<U: Unit>(from measurement: Measurement<U>) -> String { string(from: measurement, number: nil) }

    /// - Parameter style: writes the number in place of the formatter's own.
    func string<U: Unit>(from measurement: Measurement<U>, number style: FloatingPointFormatStyle<Double>?) -> String {
        let (value, unit) = shown(measurement)
        let number = style?.format(value) ?? numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol)
        }
        return unitStyle == .short ? number + unit.symbol : "\(number) \(string(from: unit))"
    }

    /// A plural name in the long style, whatever the quantity; a unit that isn't listed keeps its symbol.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long else { return unit.symbol }
        FormatterLanguage.check("MeasurementFormatter")
        let names = [
            "km": "kilometers", "m": "meters", "cm": "centimeters", "mi": "miles", "ft": "feet", "kg": "kilograms",
            "g": "grams", "lb": "pounds", "km/h": "kilometers per hour", "mph": "miles per hour", "L": "liters",
            "hr": "hours", "min": "minutes", "s": "seconds", "kCal": "kilocalories",
        ]
        return names[unit.symbol] ?? unit.symbol
    }
}

/// A person's name in the order of English. `@unchecked Sendable` as its superclass.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int { case `default`, short, medium, long, abbreviated }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 2)
    }
    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .current

    open func string(from name: PersonNameComponents) -> String {
        let parts: [String?] =
            switch style {
            case .short: [name.nickname ?? name.givenName ?? name.familyName]
            case .abbreviated: [name.givenName, name.familyName].map { $0?.first.map(String.init) }
            case .long:
                [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
            default: [name.givenName, name.familyName]
            }
        let words = parts.compactMap { $0 }.filter { !$0.isEmpty }
        return words.joined(separator: style == .abbreviated ? "" : " ")
    }

    open override func string(for object: Any?) -> String? {
        (object as? PersonNameComponents).map { string(from: $0) }
    }

    open class func localizedString(
        from name: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: name)
    }

    open func personNameComponents(from text: String) -> PersonNameComponents? {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var name = PersonNameComponents()
        name.givenName = first
        if words.count > 1 { name.familyName = words[words.count - 1] }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return name
    }
}

extension DateComponentsFormatter {
    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        return formatter.string(from: components)
    }
}

extension RelativeDateTimeFormatter {
    public func localizedString(from components: DateComponents) -> String {
        let start = Date()
        return localizedString(for: Calendar.current.date(byAdding: components, to: start) ?? start, relativeTo: start)
    }
}
