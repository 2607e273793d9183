import Foundation

/// Numbers and dates in a locale's words: the one place that uses ICU, through the formatters an app would use.
///
/// The locale and the time zone are always given, never the machine's.
package enum LocalizedFormat {
    /// The dates that are written, in seconds since 1970: from the year 1 to the end of 9999.
    static let dates = -62_135_596_800.0...253_402_300_799.0

    static func text(
        of number: Double, _ style: NumberFormat.Style, currency: String?, fractionDigits: Int?, locale: String
    ) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
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
        return formatter.string(from: NSNumber(value: number)) ?? JSONValue.text(of: number)
    }

    static func text(
        ofDate seconds: Double, date: DateFormat.Style, time: DateFormat.Style, timeZone: String, locale: String
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = zone(timeZone)
        formatter.dateStyle = date.formatterStyle
        formatter.timeStyle = time.formatterStyle
        return formatter.string(from: Date(timeIntervalSince1970: seconds))
    }

    /// The seconds since midnight at a date in seconds since 1970, by the zone's clock.
    static func secondsOfDay(at date: Double, _ timeZone: String) -> Double {
        guard dates.contains(date) else { return 0 }
        // Without ICU for the zone that nearly everyone has.
        let offset = timeZone == "GMT" ? 0 : zone(timeZone).secondsFromGMT(for: Date(timeIntervalSince1970: date))
        let seconds = (date + Double(offset)).truncatingRemainder(dividingBy: 86_400)
        return seconds < 0 ? seconds + 86_400 : seconds
    }

    /// Whether the system knows a time zone.
    package static func isTimeZone(_ identifier: String) -> Bool {
        // Without ICU for the zone that nearly everyone has.
        identifier == "GMT" || TimeZone(identifier: identifier) != nil
    }

    /// The seconds since 1970 of ISO 8601 text; without an offset of its own it is local time in the zone.
    static func seconds(iso8601 text: String, _ timeZone: String) -> Double? {
        let zone = zone(timeZone)
        let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        let styles = [
            Date.ISO8601FormatStyle(timeZone: zone),
            Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: zone),
            day.time(includingFractionalSeconds: false), day.time(includingFractionalSeconds: true), day,
        ]
        return styles.lazy.compactMap { try? $0.parse(text).timeIntervalSince1970 }.first
    }

    private static func zone(_ identifier: String) -> TimeZone { TimeZone(identifier: identifier) ?? .gmt }
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
