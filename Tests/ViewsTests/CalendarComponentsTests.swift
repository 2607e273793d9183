import Testing

@testable import Views

/// Seconds since 1970 of a date in ISO 8601.
private func moment(_ text: String) throws -> Double {
    try #require(LocalizedFormat.seconds(iso8601: text, "GMT"))
}

private struct Match: Sendable {
    var after: String
    var components: CalendarComponents
    var zone = "GMT"
    /// `nil` for none.
    var next: String?
}

/// 2026-01-01 is a Thursday. Berlin's clocks skip 2:00 to 3:00 on 2026-03-29 and repeat it on 2026-10-25.
private let matches = [
    Match(after: "2026-01-01T08:00:00Z", components: .init([.hour: 9]), next: "2026-01-01T09:00:00Z"),
    Match(after: "2026-01-01T09:00:00Z", components: .init([.hour: 9]), next: "2026-01-02T09:00:00Z"),
    Match(after: "2026-01-01T09:00:00.5Z", components: .init([.hour: 9, .minute: 1]), next: "2026-01-01T09:01:00Z"),
    Match(after: "2026-01-01T09:41:00Z", components: .init([.minute: 30]), next: "2026-01-01T10:30:00Z"),
    Match(after: "2026-01-01T09:41:07Z", components: .init([.second: 5]), next: "2026-01-01T09:42:05Z"),
    Match(after: "2026-01-01T09:41:00Z", components: .init([.weekday: 2, .hour: 7]), next: "2026-01-05T07:00:00Z"),
    Match(
        after: "2026-01-01T09:41:00Z", components: .init([.weekday: 1, .weekdayOrdinal: 2, .hour: 7]),
        next: "2026-01-11T07:00:00Z"),
    Match(after: "2026-01-01T09:41:00Z", components: .init([.day: 1]), next: "2026-02-01T00:00:00Z"),
    Match(after: "2026-01-31T09:41:00Z", components: .init([.day: 31, .hour: 8]), next: "2026-03-01T00:00:00Z"),
    Match(after: "2026-01-01T09:41:00Z", components: .init([.month: 2, .day: 29]), next: "2026-03-01T00:00:00Z"),
    Match(after: "2026-01-01T09:41:00Z", components: .init([.month: 12, .day: 24]), next: "2026-12-24T00:00:00Z"),
    Match(
        after: "2026-01-01T09:41:00Z", components: .init([.year: 2026, .month: 5, .day: 4, .hour: 3, .minute: 2]),
        next: "2026-05-04T03:02:00Z"),
    Match(after: "2026-01-01T09:41:00Z", components: .init([.year: 2025]), next: nil),
    Match(
        after: "2026-01-01T22:00:00Z", components: .init([.hour: 8]), zone: "Europe/Berlin",
        next: "2026-01-02T07:00:00Z"),
    Match(
        after: "2026-01-01T22:00:00Z", components: .init([.hour: 8], timeZone: "America/New_York"),
        zone: "Europe/Berlin", next: "2026-01-02T13:00:00Z"),
    Match(
        after: "2026-03-28T12:00:00Z", components: .init([.hour: 2, .minute: 30]), zone: "Europe/Berlin",
        next: "2026-03-29T01:00:00Z"),
    Match(
        after: "2026-03-29T01:00:00Z", components: .init([.hour: 2, .minute: 30]), zone: "Europe/Berlin",
        next: "2026-03-30T00:30:00Z"),
    Match(
        after: "2026-10-24T12:00:00Z", components: .init([.hour: 2, .minute: 30]), zone: "Europe/Berlin",
        next: "2026-10-25T00:30:00Z"),
    Match(
        after: "2026-10-25T00:30:00Z", components: .init([.hour: 2, .minute: 30]), zone: "Europe/Berlin",
        next: "2026-10-26T01:30:00Z"),
]

@Suite struct CalendarComponentsTests {
    @Test("the next date that matches, by the zone's clock", arguments: matches)
    fileprivate func nextDateThatMatches(_ match: Match) throws {
        let next = LocalizedFormat.nextDate(
            after: try moment(match.after), matching: match.components, match.zone)
        #expect(try next == match.next.map { try moment($0) })
    }

    @Test("no date matches after the last supported one") func endOfTheDates() {
        let hour = CalendarComponents([.hour: 9])
        #expect(LocalizedFormat.nextDate(after: LocalizedFormat.dates.upperBound + 1, matching: hour, "GMT") == nil)
    }
}
