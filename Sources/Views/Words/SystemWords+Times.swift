/// Ages, times of day and dates.
extension SystemWords {
    /// The age of a notification (fact: host/times): `now`, minutes and hours of the last four hours, the time of the
    /// same day, yesterday, a weekday of the last week, a date.
    /// - Parameters:
    ///   - date: date of arrival in seconds since 1970; a future one counts as now.
    ///   - now: seconds since 1970.
    package func time(of date: Double, now: Double, timeZone: String) -> String {
        let age = now - date
        // NaN counts as now, too.
        guard age >= 60 else { return text(.now) }
        if age < 3600 { return text(.minutesAgo, count: Int(age / 60)) }
        if age < 4 * 3600 { return text(.hoursAgo, count: Int(age / 3600)) }
        let format: (LocalizedFormat.Moment) -> String = { [locale] in
            LocalizedFormat.text(ofDate: date, $0, timeZone: timeZone, locale: locale)
        }
        return switch LocalizedFormat.days(from: date, to: now, timeZone: timeZone) {
        case ...0: format(.time)
        case 1: text(.yesterdayAt, format(.time))
        case ...6: format(.weekdayAndTime)
        default: format(.date)
        }
    }

    /// The time in the status bar and on the locked screen: `9:41`, without AM and PM.
    package func clock(at date: Double, timeZone: String) -> String {
        LocalizedFormat.text(ofDate: date, .clock, timeZone: timeZone, locale: locale)
    }

    /// The date on the locked screen: `Thursday, January 1`.
    package func day(at date: Double, timeZone: String) -> String {
        LocalizedFormat.text(ofDate: date, .day, timeZone: timeZone, locale: locale)
    }
}
