import Testing

@testable import Views

/// Monday, October 24, 2016, 18:24 in Berlin.
private let now = 1_477_326_240.0

/// In seconds.
private func age(_ days: Double, _ hours: Double, _ minutes: Double, _ seconds: Double = 0) -> Double {
    days * 86400 + hours * 3600 + minutes * 60 + seconds
}

private func time(_ age: Double, _ locale: String = "en_US", _ zone: String = "Europe/Berlin") -> String {
    SystemWords(language: locale).time(of: now - age, now: now, timeZone: zone)
}

@Test(arguments: [0, 1, 59.999]) func theFirstMinuteIsNow(age: Double) { #expect(time(age) == "now") }

@Test(arguments: [-1, -86400, -Double.infinity, Double.nan])
func futureDatesAreNow(age: Double) { #expect(time(age) == "now") }

@Test(arguments: [(60.0, "1m ago"), (119.9, "1m ago"), (540, "9m ago"), (3599.9, "59m ago")])
func minutesAreFloored(age: Double, text: String) { #expect(time(age) == text) }

@Test(arguments: [(3600.0, "1h ago"), (7199, "1h ago"), (10800, "3h ago"), (14399.9, "3h ago")])
func hoursAreFlooredUpToThree(age: Double, text: String) { #expect(time(age) == text) }

@Test func olderOnTheSameDayIsTheClock() {
    #expect(time(age(0, 4, 0)) == "2:24 PM")
    #expect(time(age(0, 4, 43)) == "1:41 PM")
    #expect(time(age(0, 18, 24)) == "12:00 AM")
}

@Test func theClockFollowsTheLocale() {
    #expect(time(age(0, 4, 43), "de_DE") == "13:41")
    #expect(time(age(0, 4, 43), "en_GB") == "13:41")
    #expect(time(age(0, 4, 43), "en_US", "America/New_York") == "7:41 AM")
}

@Test func theDayBeforeIsYesterday() {
    #expect(time(age(0, 18, 25)) == "Yesterday, 11:59 PM")
    #expect(time(age(1, 0, 0)) == "Yesterday, 6:24 PM")
    #expect(time(age(1, 18, 24)) == "Yesterday, 12:00 AM")
    #expect(time(age(1, 0, 0), "de_DE") == "Gestern, 18:24")
}

@Test func hoursPrecedeYesterday() {
    let midnight = now + age(0, 5, 36)
    let words = SystemWords(language: "en_US")
    #expect(words.time(of: midnight - 3600, now: midnight + 3600, timeZone: "Europe/Berlin") == "2h ago")
}

@Test func theLastWeekIsWeekdays() {
    #expect(time(age(1, 18, 25)) == "Sat 11:59 PM")
    #expect(time(age(2, 0, 0)) == "Sat 6:24 PM")
    #expect(time(age(6, 0, 0)) == "Tue 6:24 PM")
    #expect(time(age(6, 0, 0), "zh-Hans") == "周二 18:24")
}

@Test func olderThanAWeekIsAShortDate() {
    #expect(time(age(6, 18, 25)) == "10/17/16")
    #expect(time(age(7, 0, 0)) == "10/17/16")
    #expect(time(age(400, 0, 0)) == "9/20/15")
    #expect(time(.infinity) == "1/3/01")
}

@Test func daysAreInTheTimeZone() {
    // 01:24 of the 25th in Tokyo.
    #expect(time(age(0, 4, 0), "en_US", "Asia/Tokyo") == "Yesterday, 9:24 PM")
    #expect(time(age(0, 4, 0), "en_US", "Nowhere/AtAll") == "12:24 PM")
}

@Test func arabicWeekdaysHaveTheirArticle() {
    #expect(time(age(2, 0, 0), "ar").hasPrefix("السبت "))
    #expect(time(age(6, 0, 0), "ar_SA").hasPrefix("الثلاثاء "))
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
