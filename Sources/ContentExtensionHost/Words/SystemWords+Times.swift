/// When a notification came, as rows and headers say it, the clock and the day.
extension SystemWords {
    /// How long ago a notification came (fact: host/times): `now`, minutes and hours of the last four hours, the
    /// time of the same day, yesterday, a weekday of the last week, a date.
    /// - Parameters:
    ///   - date: seconds since 1970 when it came; one that is yet to come counts as now.
    ///   - now: seconds since 1970.
    package func time(of date: Double, now: Double, timeZone: String) -> String {
        let age = now - date
        // What isn't a number, too, is now.
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

    /// The clock of the status bar and of the locked screen: `9:41`, without AM and PM.
    package func clock(at date: Double, timeZone: String) -> String {
        LocalizedFormat.text(ofDate: date, .clock, timeZone: timeZone, locale: locale)
    }

    /// The day as the locked screen writes it: `Thursday, January 1`.
    package func day(at date: Double, timeZone: String) -> String {
        LocalizedFormat.text(ofDate: date, .day, timeZone: timeZone, locale: locale)
    }
}
