import Testing

@testable import ContentExtensionHost
@testable import Views

/// Transforms of values: `{{plusone(likes)}}`.
@Suite struct TransformTests {
    private static let payload = #"{"n": 3, "text": "3", "word": "abc", "list": [1, 2], "yes": true, "none": null}"#

    @Test(
        "a named value that is one tag keeps its type",
        arguments: [("n", "2"), ("text", "2")])
    func namedValues(key: String, expected: String) throws {
        let run = try RunningProgram(
            labelProgram(#""{{minusone(count)}}""#, values: #"{"count": "{{userInfo.\#(key)}}"}"#),
            userInfo: Self.payload)
        #expect(run.text("label") == expected)
        #expect(run.codes == [])
    }

    @Test(
        "a value of another type is a finding",
        arguments: [
            ("minusone(userInfo.text)", #"minusone needs a number, and userInfo.text is a string: "3""#),
            ("even(userInfo.word)", #"even needs a number, and userInfo.word is a string: "abc""#),
            ("uppercased(userInfo.n)", "uppercased needs a text, and userInfo.n is a number"),
            ("plusone(userInfo.yes)", "plusone needs a number, and userInfo.yes is a boolean: true"),
            ("count(userInfo.word)", #"count needs an array, and userInfo.word is a string: "abc""#),
        ])
    func wrongType(tag: String, message: String) throws {
        let run = try RunningProgram(labelProgram(#""{{\#(tag)}}""#), userInfo: Self.payload)
        #expect(run.diagnostics.map(\.code) == ["binding-wrong-type"])
        #expect(run.diagnostics.map(\.message) == [message])
        #expect(run.diagnostics.first?.location?.line == 1)
    }

    @Test(
        "a value of another type is a finding in and around sections, too",
        arguments: [
            "{{#even(userInfo.text)}}a{{/even(userInfo.text)}}",
            "{{#userInfo.n}}{{even(userInfo.text)}}{{/userInfo.n}}",
        ])
    func wrongTypeInSection(text: String) throws {
        let run = try RunningProgram(labelProgram(#""\#(text)""#), userInfo: Self.payload)
        #expect(run.diagnostics.map(\.message) == [#"even needs a number, and its value is a string: "3""#])
        #expect(run.diagnostics.first?.location?.line == 1)
    }

    @Test("a named value that is one tag may be an array or an object") func namedParts() throws {
        let run = try RunningProgram(
            labelProgram(
                #""{{count(rows)}} {{part.name}}""#,
                values: #"{"rows": "{{userInfo.list}}", "part": "{{userInfo.whole}}"}"#),
            userInfo: #"{"list": [1, 2], "whole": {"name": "Ann"}}"#)
        #expect(run.text("label") == "2 Ann")
        #expect(run.codes == [])
    }

    @Test(arguments: [
        "plusone(userInfo.n)", "uppercased(userInfo.word)", "reversed(userInfo.word)", "count(userInfo.list)",
        "uppercased(reversed(userInfo.word))", "plusone(userInfo.none)", "count(reversed(userInfo.list))",
    ])
    func fittingTypesAreNoFinding(tag: String) throws {
        let run = try RunningProgram(labelProgram(#""{{\#(tag)}}""#), userInfo: Self.payload)
        #expect(run.codes == [])
    }
}
