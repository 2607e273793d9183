import Basics
import Testing
import Views

@testable import LiveActivities

/// Values that an app's types take in another way than meant, and views that are cut.
@Suite struct ReadingFindingsTests {
    private func findings(
        _ state: String = "{}", unread: [[String]] = [], dates: [ActivityReading.Date] = [],
        sizes: [ActivityPresentation: Size] = [:]
    ) throws -> [Diagnostic] {
        let push = try ActivityPushes.update(state)
        return ActivityReading.read(unread: unread, dates: dates, sizes: sizes).findings(about: push)
    }

    /// The column at which the state begins in the push.
    private static let column = 71

    @Test("a key that no property reads is a warning at the key")
    func unread() throws {
        let found = try findings(
            #"{"a": 1, "b": {"c": 2}}"#, unread: [["state", "a"], ["state", "b", "c"]])
        #expect(found.map(\.code) == ["activity-unread-key", "activity-unread-key"])
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.jsonPath) == ["$.aps.content-state.a", "$.aps.content-state.b.c"])
        #expect(found.map { $0.location?.column } == [Self.column + 1, Self.column + 15])
        #expect(found[1].message == "no property of the app's type reads \"c\" of content-state")
    }

    @Test("of many unread keys the first are told")
    func limit_unknownKeys() throws {
        let paths = (0..<50).map { ["state", "key\($0)"] }
        #expect(try findings(unread: paths).count == Limits.unknownKeys)
    }

    /// A number of a state, and what the app's type made of it.
    private func date(_ number: String) throws -> Diagnostic? {
        let seconds = (Double(number) ?? 0) + 978_307_200
        return try findings(#"{"at": \#(number)}"#, dates: [.init(path: ["state", "at"], seconds: seconds)]).first
    }

    @Test(
        "seconds since 1970, milliseconds and other units are told with the year that they become",
        arguments: [
            (
                "1700000000", "\"at\" of content-state is the year 2054",
                "the number counts from 1970, and ActivityKit counts from 2001: send 721692800"
            ),
            (
                "1700000000000", "\"at\" of content-state is the year 55871",
                "the number is milliseconds since 1970, and ActivityKit counts seconds from 2001: send 721692800"
            ),
            (
                "90", "\"at\" of content-state is the year 2001",
                "ActivityKit reads a Date as seconds since 2001-01-01"
            ),
            (
                "-1e14", "\"at\" of content-state is the year 0",
                "ActivityKit reads a Date as seconds since 2001-01-01"
            ),
        ])
    func dates(number: String, message: String, hint: String) throws {
        let found = try #require(try date(number))
        #expect((found.severity, found.code) == (.warning, "activity-date"))
        #expect((found.message, found.hint) == (message, hint))
        #expect(found.jsonPath == "$.aps.content-state.at")
        #expect(found.location?.column == Self.column + 7)
    }

    @Test("dates from 2010 to 2040 are meant so", arguments: ["721692800", "283996800", "1230681600"])
    func meantDates(number: String) throws {
        #expect(try date(number) == nil)
    }

    @Test("what is higher than the system shows is told", arguments: [160, 160.5, 161, 300])
    func cut(height: Double) throws {
        let presentations: [ActivityPresentation: Size] = [
            .lockScreen: Size(width: 370, height: height), .expanded: Size(width: 370, height: height),
            .compactLeading: Size(width: 300, height: height),
        ]
        let found = try findings(sizes: presentations)
        guard height > 160.5 else { return #expect(found == []) }
        #expect(found.map(\.code) == ["activity-cut", "activity-cut"])
        #expect(
            found.map(\.message) == [
                "the card on the locked screen is cut at 160 points: its content needs \(Int(height))",
                "the expanded island is cut at 160 points: its content needs \(Int(height))",
            ])
    }
}
