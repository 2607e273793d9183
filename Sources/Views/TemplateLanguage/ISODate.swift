import Basics
import PlatformFoundation

/// Dates in the notation of the command line and of scenarios.
package enum ISODate {
    /// Seconds since 1970 for `2026-01-01T09:41:00Z`, `2026-01-01` (midnight GMT), or a number of seconds.
    package static func seconds(_ text: String) -> Double? {
        if let seconds = Double(text), seconds.isFinite, abs(seconds) < 1e11 { return seconds }
        if let date = try? Date(text, strategy: .iso8601) { return date.timeIntervalSince1970 }
        if let date = try? Date(text + "T00:00:00Z", strategy: .iso8601) { return date.timeIntervalSince1970 }
        return nil
    }

    /// A date in GMT, such as `2026-01-01T09:41:00Z`; fractions of a second are dropped.
    /// - Parameter seconds: since 1970, in a year from 1 to 9999.
    package static func text(of seconds: Double) -> String {
        // Avoids Foundation's calendar, whose first use takes two million instructions.
        guard (0...LocalizedFormat.dates.upperBound).contains(seconds) else {
            return Date(timeIntervalSince1970: seconds.rounded(.down)).formatted(.iso8601)
        }
        let (days, second) = Int(seconds).quotientAndRemainder(dividingBy: 86_400)
        let date = civilDate(days)
        func padded(_ number: Int) -> String { FixedText.padded(String(number), to: 2) }
        return "\(date.year)-\(padded(date.month))-\(padded(date.day))T"
            + "\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
    }

    /// The Gregorian date of a day since 1970. Years start in March, so that the leap day is their last.
    private static func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
        // From 0000-03-01 on, in cycles of 400 years.
        let (cycle, day) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        // Months of 31 and 30 days alternate, except for July and August, and December and January.
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (
            cycle * 400 + year + (isNextYear ? 1 : 0), month + (isNextYear ? -9 : 3),
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }
}

extension ObjectReader {
    /// A date in seconds since 1970; other values are reported.
    package func moment(_ key: String) -> Double? {
        guard let raw = raw(key) else { return nil }
        let moment =
            raw.number.flatMap { ISODate.seconds(JSONValue.text(of: $0)) } ?? raw.string.flatMap(ISODate.seconds)
        if moment == nil {
            report.add(
                .error, "wrong-type", "expected a moment, found \(raw.string?.quoted() ?? raw.kindName)",
                at: raw.position, path: child(key), hint: "it is like \"2026-01-01T09:41:00Z\", or seconds since 1970")
        }
        return moment
    }
}
