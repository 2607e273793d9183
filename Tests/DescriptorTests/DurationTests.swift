import Testing

@testable import ContentExtensionHost
@testable import Views

/// Durations, and the time that is left until a date.
@Suite struct DurationTests {
    private static let payload = #"""
        {"short": 65, "long": 3725.9, "text": "90", "negative": -5, "word": "soon",
         "almost": 7199, "minutes": 179, "days": 1209599, "months": 5097599, "years": 63071999,
         "departure": "2026-01-01T09:44:00Z", "past": "2026-01-01T09:21:00Z",
         "lately": "2026-01-01T09:21:01Z"}
        """#

    @Test(arguments: [
        (#"{"duration": "userInfo.short"}"#, "1:05"), (#"{"duration": "userInfo.long"}"#, "1:02:05"),
        (#"{"duration": "userInfo.text"}"#, "1:30"), (#"{"duration": "userInfo.negative"}"#, "0:00"),
        (#"{"duration": "userInfo.long", "unitsStyle": "abbreviated"}"#, "1h 2m"),
        (#"{"duration": "userInfo.long", "unitsStyle": "short"}"#, "1 hr, 2 min"),
        (#"{"duration": "userInfo.short", "unitsStyle": "full"}"#, "1 minute, 5 seconds"),
        (#"{"duration": "userInfo.long", "unitsStyle": "relative"}"#, "in 1 hour"),
    ])
    func durations(format: String, expected: String) throws {
        let run = try RunningProgram(labelProgram(format), userInfo: Self.payload)
        #expect(run.text("label") == expected)
        #expect(run.codes == [])
    }

    @Test(
        "of a relative duration the largest unit counts, cut off as by RelativeDateTimeFormatter",
        arguments: [
            ("almost", "in 1 hour"), ("minutes", "in 2 minutes"), ("days", "in 1 week"), ("months", "in 1 month"),
            ("years", "in 1 year"), ("short", "in 1 minute"), ("negative", "5 seconds ago"),
        ])
    func relativeDurations(key: String, expected: String) throws {
        let run = try RunningProgram(
            labelProgram(#"{"duration": "userInfo.\#(key)", "unitsStyle": "relative"}"#), userInfo: Self.payload)
        #expect(run.text("label") == expected)
    }

    @Test(arguments: [("de", "in 1 Stunde"), ("fr", "dans 1 heure"), ("ja", "1 時間後")])
    func durationsInOtherLanguages(locale: String, expected: String) throws {
        let run = try RunningProgram(
            labelProgram(#"{"duration": "userInfo.long", "unitsStyle": "relative"}"#), userInfo: Self.payload,
            locale: locale)
        #expect(run.text("label") == expected)
    }

    /// The environment's clock begins at 9:41.
    @Test("the time until a date follows the virtual clock") func countdown() throws {
        let run = try RunningProgram(
            labelProgram(#"{"until": "userInfo.departure", "unitsStyle": "positional"}"#), userInfo: Self.payload)
        #expect(run.text("label") == "3:00")
        run.wait(1)
        #expect(run.text("label") == "2:59")
        run.wait(0.5)
        #expect(run.text("label") == "2:59")
        run.wait(178.5)
        #expect(run.text("label") == "0:00")
        run.wait(1_000)
        #expect(run.text("label") == "0:00")
    }

    @Test(arguments: [("departure", "in 3 minutes"), ("past", "20 minutes ago"), ("lately", "19 minutes ago")])
    func relativeDates(key: String, expected: String) throws {
        let run = try RunningProgram(labelProgram(#"{"until": "userInfo.\#(key)"}"#), userInfo: Self.payload)
        #expect(run.text("label") == expected)
    }

    @Test(arguments: [
        (#"{"duration": "userInfo.word"}"#, "binding-not-a-number"),
        (#"{"until": "userInfo.word"}"#, "binding-not-a-date"),
        (#"{"until": "userInfo.gone"}"#, "binding-empty"),
    ])
    func otherValuesAreFindings(format: String, code: String) throws {
        #expect(try RunningProgram(labelProgram(format), userInfo: Self.payload).codes == [code])
    }
}
