import Foundation

/// A month in the calendar and words of a locale.
struct CalendarMonth {
    /// `November 2026`.
    let title: String
    /// `SUN`, `MON`, …, from the locale's first day of the week.
    let weekdays: [String]
    /// The day of the week of the month's first day, as an index of `weekdays`.
    let firstWeekday: Int
    /// `1`, `2`, …
    let days: [String]
    /// The index of the day that the month was made for.
    let day: Int

    /// The month of a date in seconds since 1970.
    init(of seconds: Double, timeZone: String, locale name: String) {
        let locale = LocalizedFormat.known(name)
        let date = Date(timeIntervalSince1970: seconds)
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = LocalizedFormat.zone(timeZone)
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title = formatter.string(from: date)
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = calendar.firstWeekday - 1
        weekdays = Array(names[first...] + names[..<first])
        days = (1...(calendar.range(of: .day, in: .month, for: date)?.count ?? 1)).map {
            LocalizedFormat.count($0, locale: name)
        }
        day = calendar.component(.day, from: date) - 1
        // Weekdays count from 1; the months of all calendars have fewer than 35 days.
        firstWeekday = (calendar.component(.weekday, from: date) - 1 - first - day + 42) % 7
    }

    /// A date some days later, at the same time of day; seconds since 1970.
    static func date(_ seconds: Double, movedBy days: Int, timeZone: String) -> Double {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = LocalizedFormat.zone(timeZone)
        let date = Date(timeIntervalSince1970: seconds)
        return calendar.date(byAdding: .day, value: days, to: date)?.timeIntervalSince1970 ?? seconds
    }
}
