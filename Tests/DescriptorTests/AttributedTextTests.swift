import Testing

@testable import Views

private let red = Color.semantic(.systemRed)

/// A label's runs after applying a binding.
private func runs(binding: String) throws -> [TextRun] {
    let run = try RunningProgram(
        """
        {"view": {"id": "l", "type": "label", "attributedText": [
            {"text": "{{title}} ", "font": 20, "textColor": "systemRed", "underline": true}, {"text": "two", "kern": 2}]},
         "bindings": {"l": {\(binding)}}}
        """)
    #expect(run.codes == [])
    return try #require(run.sut.view.content.label).runs
}

@Test func runsAreReadWithTheirAttributes() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "label", "attributedText": [
          {"text": "{{title}}", "font": "headline", "textColor": "systemRed", "backgroundColor": "white", "underline": true,
           "underlineColor": "systemRed", "strikethrough": "{{userInfo.gone}}", "strikethroughColor": "black", "kern": 1.5, "baselineOffset": -2}, {}]}}
        """#, userInfo: #"{"gone": true}"#)
    #expect(
        run.sut.view.content.label?.runs == [
            TextRun(
                "Your ferry", font: .style(.headline), textColor: red, backgroundColor: .white, isUnderlined: true,
                underlineColor: red, isStruckThrough: true, strikethroughColor: .black, kern: 1.5, baselineOffset: -2),
            TextRun(""),
        ])
    #expect(run.codes == [])
}

@Test func aPlainTextKeepsTheFirstRunsAttributes() throws {
    #expect(
        try runs(binding: #""text": "New""#) == [
            TextRun("New", font: .system(20), textColor: red, isUnderlined: true)
        ])
}

@Test func fontAndColourAreSetOnAllRuns() throws {
    let changed = try runs(binding: #""font": "body", "textColor": "white""#)
    #expect(changed.map(\.text) == ["Your ferry ", "two"])
    #expect(changed.map(\.font) == [nil, nil] && changed.map(\.textColor) == [nil, nil])
    #expect(changed[0].isUnderlined && changed[1].kern == 2)
}

@Test func nullRemovesTheRuns() throws { #expect(try runs(binding: #""attributedText": null"#) == []) }

@Test func runsAreAppliedAfterPlainProperties() throws {
    let run = try RunningProgram(
        #"{"view": {"type": "button", "attributedTitle": [{"text": "A", "textColor": "systemRed"}], "title": "B"}}"#)
    #expect(run.sut.view.button?.runs == [TextRun("A", textColor: red)])
}

@Test func aTableSelectsRuns() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "label", "attributedText":
          {"switch": "{{title}}", "cases": {"Your ferry": [{"text": "{{subtitle}}"}]}, "default": []}}}
        """#)
    #expect(run.sut.view.content.label?.runs == [TextRun("Pier 3")])
}

@Test(arguments: [
    (#""attributedText": "x""#, "wrong-type", "such as […], in brackets"),
    (#""attributedText": ["x"]"#, "wrong-type", "such as {…}, in braces"),
    (#""attributedText": [{"colour": "white"}]"#, "unknown-key", nil as String?),
    (#""attributedText": [{"kern": "wide"}]"#, "wrong-type", "such as 1"),
    (#""shadowOffset": [1]"#, "wrong-type", "write [x, y]"),
])
func wrongRunsAreErrors(property: String, code: String, hint: String?) throws {
    let decoded = try DecodedProgram(#"{"view": {"type": "label", \#(property)}}"#)
    #expect(decoded.codes == [code])
    if let hint { #expect(decoded.diagnostics.first?.hint == hint) }
}

@Test func aShadowKeepsItsOffsetWithoutAColor() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"id": "l", "type": "label", "shadowOffset": [0, 2]},
         "bindings": {"l": {"shadowColor": "systemRed"}}}
        """#)
    #expect(run.sut.view.content.label?.textShadow == TextShadow(color: red, offset: Point(x: 0, y: 2)))
}
