import Testing

@testable import ContentExtensionHost

/// Monday, October 24, 2016, 18:24 in Berlin.
private let now = 1_477_326_240.0
private let minute = 60.0
private let hour = 3600.0
private let day = 86400.0

private func time(_ age: Double, _ locale: String = "en_US", _ zone: String = "Europe/Berlin") -> String {
    SystemWords(language: locale).time(of: now - age, now: now, timeZone: zone)
}

@Test(arguments: [0, 1, 59.999]) func theFirstMinuteIsNow(age: Double) { #expect(time(age) == "now") }

@Test(arguments: [-1, -day, -.infinity, .nan]) func whatIsYetToComeIsNow(age: Double) { #expect(time(age) == "now") }

@Test(arguments: [(minute, "1m ago"), (119.9, "1m ago"), (9 * minute, "9m ago"), (hour - 0.1, "59m ago")])
func minutesAreFloored(age: Double, text: String) { #expect(time(age) == text) }

@Test(arguments: [(hour, "1h ago"), (2 * hour - 1, "1h ago"), (3 * hour, "3h ago"), (4 * hour - 0.1, "3h ago")])
func hoursAreFlooredUpToThree(age: Double, text: String) { #expect(time(age) == text) }

@Test(arguments: [(4 * hour, "2:24 PM"), (4 * hour + 43 * minute, "1:41 PM"), (18 * hour + 24 * minute, "12:00 AM")])
func olderOnTheSameDayIsTheClock(age: Double, text: String) { #expect(time(age) == text) }

@Test func theClockIsTheLocales() {
    #expect(time(4 * hour + 43 * minute, "de_DE") == "13:41")
    #expect(time(4 * hour + 43 * minute, "en_GB") == "13:41")
    #expect(time(4 * hour + 43 * minute, "en_US", "America/New_York") == "7:41 AM")
}

@Test(arguments: [
    (18 * hour + 25 * minute, "Yesterday, 11:59 PM"), (day, "Yesterday, 6:24 PM"),
    (day + 18 * hour + 24 * minute, "Yesterday, 12:00 AM"),
])
func theDayBeforeIsYesterday(age: Double, text: String) { #expect(time(age) == text) }

@Test func hoursOutweighMidnight() {
    let midnight = now + 5 * hour + 36 * minute
    let words = SystemWords(language: "en_US")
    #expect(words.time(of: midnight - hour, now: midnight + hour, timeZone: "Europe/Berlin") == "2h ago")
}

@Test(arguments: [
    (day + 18 * hour + 25 * minute, "Sat 11:59 PM"), (2 * day, "Sat 6:24 PM"), (6 * day, "Tue 6:24 PM"),
])
func theLastWeekIsWeekdays(age: Double, text: String) { #expect(time(age) == text) }

@Test(arguments: [
    (6 * day + 18 * hour + 25 * minute, "10/17/16"), (7 * day, "10/17/16"), (400 * day, "9/20/15"),
    (Double.infinity, "1/1/01"),
])
func olderThanAWeekIsAShortDate(age: Double, text: String) { #expect(time(age) == text) }

@Test func daysAreThoseOfTheZone() {
    // 01:24 of the 25th in Tokyo.
    #expect(time(4 * hour, "en_US", "Asia/Tokyo") == "Yesterday, 9:24 PM")
    #expect(time(4 * hour, "en_US", "Nowhere/AtAll") == "12:24 PM")
}

@Test func clocksAndDays() {
    func both(_ locale: String) -> [String] {
        let words = SystemWords(language: locale)
        return [words.clock(at: now, timeZone: "Europe/Berlin"), words.day(at: now, timeZone: "Europe/Berlin")]
    }
    #expect(both("en_US") == ["6:24", "Monday, October 24"])
    #expect(both("en_GB") == ["18:24", "Monday 24 October"])
    #expect(both("de_DE") == ["18:24", "Montag, 24. Oktober"])
    #expect(both("zh-Hans") == ["18:24", "10月24日 星期一"])
    #expect(both("ar_EG") == ["٦:٢٤", "الاثنين، ٢٤ أكتوبر"])
}
