import Testing

@testable import ContentExtensionHost
@testable import Views

/// Sums, differences, products and quotients of numbers and dates.
@Suite struct ArithmeticTests {
    private static let payload = #"""
        {"n": 6, "text": "1.5", "word": "soon", "start": "2026-01-01T09:40:00Z", "end": "2026-01-01T09:51:00Z", "zero": 0}
        """#

    @Test(arguments: [
        (#"{"sum": ["userInfo.n", 1]}"#, "7"), (#"{"sum": [1, "userInfo.n", "userInfo.text"]}"#, "8.5"),
        (#"{"difference": ["userInfo.n", 4, 3]}"#, "-1"), (#"{"product": ["userInfo.n", "userInfo.text"]}"#, "9"),
        (#"{"quotient": ["userInfo.n", 4]}"#, "1.5"),
        (#"{"difference": ["userInfo.end", "userInfo.start"]}"#, "660"),
        (#"{"difference": ["now", "userInfo.start"]}"#, "60"),
        (#"{"sum": ["userInfo.end", 900]}"#, "1767261960"),
    ])
    func results(value: String, expected: String) throws {
        let run = try RunningProgram(labelProgram(value), userInfo: Self.payload)
        #expect(run.text("label") == expected)
        #expect(run.codes == [])
    }

    @Test("results are numbers and dates for formats, conditions and further arithmetic") func namedResults() throws {
        let run = try RunningProgram(
            labelProgram(
                #"{"until": "end", "unitsStyle": "positional"}"#,
                values: #"{"more": {"product": ["userInfo.n", 150]}, "end": {"sum": ["userInfo.end", "more"]}}"#),
            userInfo: Self.payload)
        #expect(run.text("label") == "25:00")
        run.wait(10)
        #expect(run.text("label") == "24:50")
    }

    @Test("an effect adds to a value") func accumulation() throws {
        let run = try RunningProgram(
            #"""
            {"values": {"total": "{{userInfo.n}}"}, "view": {"type": "label", "id": "label", "text": "{{total}}"},
             "responses": {"*": {"values": {"total": {"sum": ["total", "response.userText"]}}, "option": "doNotDismiss"}}}
            """#, userInfo: Self.payload)
        for text in ["15", "15", "a lot"] { try run.respond("add", text: text) }
        #expect(run.text("label") == "36")
        #expect(run.codes == ["binding-not-a-number"])
    }

    @Test(arguments: [
        (#"{"sum": ["userInfo.word", 1]}"#, "binding-not-a-number"),
        (#"{"sum": ["userInfo.gone", 1]}"#, "binding-empty"),
        (#"{"quotient": [1, "userInfo.zero"]}"#, "binding-not-a-number"),
    ])
    func otherValuesAreFindings(value: String, code: String) throws {
        #expect(try RunningProgram(labelProgram(value), userInfo: Self.payload).codes == [code])
    }

    @Test(arguments: [
        (#"{"sum": [1]}"#, ["out-of-range"]), (#"{"sum": "a"}"#, ["wrong-type"]),
        (#"{"sum": [1, true]}"#, ["wrong-type"]), (#"{"sum": [1, 2], "product": [1, 2]}"#, ["conflicting-keys"]),
    ])
    func mistakes(value: String, codes: [String]) throws {
        #expect(try DecodedProgram(labelProgram(value)).codes == codes)
    }
}
