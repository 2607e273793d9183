import Basics
import Foundation

/// Localized numbers, dates and lists; all use of ICU is here, through Foundation's formatters.
///
/// Locale and time zone are always given explicitly, never taken from the machine.
package enum LocalizedFormat {
    /// The supported dates in seconds since 1970: from the year 1 to the end of 9999.
    package static let dates = -62_135_596_800.0...253_402_300_799.0

    static func text(
        of number: Double, _ style: NumberFormat.Style, currency: String?, fractionDigits: Int?, locale: String
    ) -> String {
        let settings = NumberSettings(style: style, currency: currency, fractionDigits: fractionDigits, locale: locale)
        return numberFormatters.text(settings) {
            $0.string(from: NSNumber(value: number)) ?? JSONValue.text(of: number)
        }
    }

    private struct NumberSettings: FormatterSettings {
        var style: NumberFormat.Style
        var currency: String?
        var fractionDigits: Int?
        var locale: String

        func makeFormatter() -> NumberFormatter {
            let formatter = NumberFormatter()
            formatter.locale = known(locale)
            switch style {
            case .decimal: formatter.numberStyle = .decimal
            case .percent: formatter.numberStyle = .percent
            case .currency: formatter.numberStyle = .currency
            }
            if let currency { formatter.currencyCode = currency }
            if let fractionDigits {
                formatter.minimumFractionDigits = fractionDigits
                formatter.maximumFractionDigits = fractionDigits
            }
            return formatter
        }
    }

    private static let numberFormatters = FormatterCache<NumberSettings>()

    static func text(
        ofDate seconds: Double, date: DateFormat.Style, time: DateFormat.Style, timeZone: String, locale: String
    ) -> String {
        let settings = DateSettings(form: .styled(date: date, time: time), timeZone: timeZone, locale: locale)
        return dateFormatters.text(settings) { $0.string(from: Date(timeIntervalSince1970: seconds)) }
    }

    /// A duration in seconds; all but `relative` ones are at least 0.
    static func text(ofDuration seconds: Double, _ style: DurationFormat.Style, locale: String) -> String {
        let seconds = min(max(seconds, style == .relative ? -durations : 0), durations)
        let (duration, locale) = (Duration.seconds(seconds.rounded(.down)), known(locale))
        func units(_ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
            let units: Set<Duration.UnitsFormatStyle.Unit> = [.days, .hours, .minutes, .seconds]
            return duration.formatted(
                Duration.UnitsFormatStyle(allowedUnits: units, width: width, maximumUnitCount: 2).locale(locale))
        }
        switch style {
        case .positional:
            let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3_600 ? .minuteSecond : .hourMinuteSecond
            return duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
        case .abbreviated: return units(.narrow)
        case .short: return units(.abbreviated)
        case .full: return units(.wide)
        case .relative:
            // The style tells where its anchor lies, seen from the date that it formats.
            let now = Date(timeIntervalSince1970: 0)
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: wholeUnits(from: now, to: now + seconds), presentation: .numeric, unitsStyle: .wide,
                locale: locale, calendar: calendar)
            return style.format(now)
        }
    }

    /// The date as far as its largest unit goes: RelativeDateTimeFormatter cuts the others off, where the style would
    /// round (fact: libraries/foundation.relative-units).
    private static func wholeUnits(from now: Date, to date: Date) -> Date {
        let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute]
        let parts = calendar.dateComponents(Set(units), from: now, to: date)
        for unit in units {
            guard let count = parts.value(for: unit), count != 0 else { continue }
            return calendar.date(byAdding: unit, value: count, to: now) ?? date
        }
        return date
    }

    /// Counts in GMT, whatever the machine's zone.
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone("GMT")
        return calendar
    }()

    /// The longest duration in seconds: a hundred years.
    private static let durations = 3_155_760_000.0

    /// The seconds since midnight at a date in seconds since 1970, in local time of the zone.
    package static func secondsOfDay(at date: Double, _ timeZone: String) -> Double {
        let local = localSeconds(date, zone(timeZone))
        return local - (local / 86_400).rounded(.down) * 86_400
    }

    /// A date as local time of the zone, in seconds since 1970.
    private static func localSeconds(_ date: Double, _ zone: TimeZone) -> Double {
        let date = clamped(date)
        return date + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: date)))
    }

    /// The date formats of system texts.
    enum Moment: Hashable {
        /// `1:41 PM`; `1:41` without AM and PM; `Mon 1:41 PM`; `Monday, October 24`; `10/24/16`.
        case time, clock, weekdayAndTime, day, date
    }

    static func text(ofDate seconds: Double, _ moment: Moment, timeZone: String, locale: String) -> String {
        let settings = DateSettings(form: .system(moment), timeZone: timeZone, locale: locale)
        let text = dateFormatters.text(settings) { $0.string(from: Date(timeIntervalSince1970: clamped(seconds))) }
        // ICU puts a narrow space before AM and PM, which iOS 10 to 16 don't.
        return text.replacing("\u{202F}", with: " ")
    }

    private struct DateSettings: FormatterSettings {
        enum Form: Hashable {
            case system(Moment)
            case styled(date: DateFormat.Style, time: DateFormat.Style)
        }

        var form: Form
        var timeZone: String
        var locale: String

        func makeFormatter() -> DateFormatter {
            let formatter = DateFormatter()
            formatter.locale = known(locale)
            formatter.timeZone = zone(timeZone)
            (formatter.dateStyle, formatter.timeStyle) = (.none, .none)
            switch form {
            case .styled(let date, let time):
                (formatter.dateStyle, formatter.timeStyle) = (date.formatterStyle, time.formatterStyle)
            case .system(.time): formatter.timeStyle = .short
            case .system(.clock): formatter.setLocalizedDateFormatFromTemplate("Jmm")
            case .system(.weekdayAndTime):
                // ICU's short Arabic weekdays lack the article that iOS writes.
                let isArabic = locale == "ar" || locale.hasPrefix("ar_") || locale.hasPrefix("ar-")
                formatter.setLocalizedDateFormatFromTemplate(isArabic ? "EEEEjmm" : "EEEjmm")
            case .system(.day): formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
            case .system(.date): formatter.dateStyle = .short
            }
            return formatter
        }
    }

    private static let dateFormatters = FormatterCache<DateSettings>()

    /// The number of midnights between two dates.
    static func days(from earlier: Double, to later: Double, timeZone: String) -> Int {
        let zone = zone(timeZone)
        func day(_ seconds: Double) -> Int { Int((localSeconds(seconds, zone) / 86_400).rounded(.down)) }
        return day(later) - day(earlier)
    }

    /// A number in the locale's digits and grouping.
    static func count(_ number: Int, locale: String) -> String {
        number.formatted(IntegerFormatStyle<Int>(locale: known(locale)))
    }

    static func list(_ items: [String], locale: String) -> String {
        let style = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard)
        return style.locale(known(locale)).format(items)
    }

    /// `true` for a known time zone.
    package static func isTimeZone(_ identifier: String) -> Bool {
        // Avoids ICU for the most common zone.
        identifier == "GMT" || TimeZone(identifier: identifier) != nil
    }

    /// Parses ISO 8601 into seconds since 1970; without an offset it is local time in the zone.
    static func seconds(iso8601 text: String, _ timeZone: String) -> Double? {
        var text = text
        // The styles read a time with its seconds only, and the style of a day ignores what follows the day.
        if let time = text.firstIndex(of: "T"), let end = text.index(time, offsetBy: 6, limitedBy: text.endIndex),
            text[time..<end].dropFirst(3).first == ":", !text[end...].hasPrefix(":")
        {
            text.insert(contentsOf: ":00", at: end)
        }
        let zone = zone(timeZone)
        let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        let styles = [
            Date.ISO8601FormatStyle(timeZone: zone),
            Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: zone),
            day.time(includingFractionalSeconds: false), day.time(includingFractionalSeconds: true), day,
        ]
        return styles.lazy.compactMap { try? $0.parse(text).timeIntervalSince1970 }.first
    }

    private static func clamped(_ seconds: Double) -> Double { min(max(seconds, dates.lowerBound), dates.upperBound) }

    static func capitals(_ text: String, locale: String) -> String { text.uppercased(with: known(locale)) }

    /// The locale of a name, or the root locale for an invalid name: ICU's result for a name without a language, or
    /// with an overlong one, depends on earlier calls.
    static func known(_ name: String) -> Locale {
        let parts = name.prefix { $0 != "@" }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let isName = parts.allSatisfy { part in
            part.utf8.count <= 8 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        let hasLanguage = parts.first.map { $0.count >= 2 && $0.allSatisfy(\.isLetter) } ?? false
        return Locale(identifier: isName && hasLanguage && name.utf8.count <= 64 ? name : "und")
    }

    static func zone(_ identifier: String) -> TimeZone { TimeZone(identifier: identifier) ?? .gmt }
}

extension DateFormat.Style {
    fileprivate var formatterStyle: DateFormatter.Style {
        switch self {
        case .none: .none
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .full: .full
        }
    }
}
