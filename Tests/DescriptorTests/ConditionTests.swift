import Testing

@testable import ContentExtensionHost

private let payload = #"""
    {"text": "a", "empty": "", "zero": 0, "one": 1, "textZero": "0", "textFalse": "false", "no": false, "yes": true,
     "none": null, "list": [1], "emptyList": [], "map": {"k": 1}, "emptyMap": {}, "temperature": "21.5"}
    """#

@Test(arguments: [
    (#""userInfo.text""#, true), (#""userInfo.empty""#, false), (#""userInfo.zero""#, false),
    (#""userInfo.one""#, true),
    (#""userInfo.textZero""#, false), (#""userInfo.textFalse""#, false), (#""userInfo.no""#, false),
    (#""userInfo.yes""#, true), (#""userInfo.none""#, false), (#""userInfo.list""#, true),
    (#""userInfo.emptyList""#, false), (#""userInfo.map.k""#, true), (#""userInfo.emptyMap""#, false),
    (#""userInfo.missing.deeper""#, false), (#""attachments""#, false), (#""badge""#, true), (#""flag""#, true),
    (#"{"key": "userInfo.text"}"#, true), (#"{"key": "userInfo.text", "equals": "a"}"#, true),
    (#"{"key": "userInfo.text", "equals": "b"}"#, false), (#"{"key": "userInfo.missing", "equals": "b"}"#, false),
    (#"{"key": "userInfo.text", "notEquals": "b"}"#, true), (#"{"key": "userInfo.missing", "notEquals": "b"}"#, true),
    (#"{"key": "userInfo.one", "equals": "1"}"#, true), (#"{"key": "userInfo.textZero", "equals": 0}"#, true),
    (#"{"key": "userInfo.yes", "equals": true}"#, true), (#"{"key": "userInfo.textFalse", "equals": false}"#, true),
    (#"{"key": "userInfo.yes", "equals": 1}"#, false), (#"{"key": "userInfo.map", "equals": "k"}"#, false),
    (#"{"key": "userInfo.text", "in": ["b", "a"]}"#, true), (#"{"key": "userInfo.text", "in": []}"#, false),
    (#"{"key": "userInfo.empty", "exists": true}"#, true), (#"{"key": "userInfo.none", "exists": true}"#, false),
    (#"{"key": "userInfo.missing", "exists": false}"#, true),
    (#"{"key": "userInfo.temperature", "greaterThan": 21}"#, true),
    (#"{"key": "userInfo.one", "greaterThan": 1}"#, false),
    (#"{"key": "userInfo.one", "lessThan": 2}"#, true), (#"{"key": "userInfo.text", "lessThan": 2}"#, false),
    (#"{"not": "userInfo.yes"}"#, false), (#"{"not": {"not": "userInfo.yes"}}"#, true),
    (#"{"all": ["userInfo.yes", "userInfo.text"]}"#, true), (#"{"all": ["userInfo.yes", "userInfo.no"]}"#, false),
    (#"{"any": ["userInfo.no", "userInfo.yes"]}"#, true), (#"{"any": []}"#, false), (#"{"all": []}"#, true),
])
func condition(_ condition: String, holds: Bool) throws {
    let run = try RunningProgram(
        #"""
        {"values": {"flag": true}, "view": {"children": [{"id": "a", "visibleWhen": \#(condition)}, {"id": "b", "hiddenWhen": \#(condition)}]}}
        """#, userInfo: payload)
    #expect(run.sut.view.find("a")?.style.isHidden == !holds)
    #expect(run.sut.view.find("b")?.style.isHidden == holds)
    #expect(run.codes == [])
}

@Test(arguments: [
    (#""{{userInfo.yes}}""#, "invalid-key-path", "write \"userInfo.yes\", without braces"),
    (#""""#, "invalid-key-path", "write names with dots between them, such as userInfo.items.0.name"),
    ("true", "wrong-type", "such as \"userInfo.name\""),
    ("{}", "invalid-condition", "write {\"key\": …, \"equals\": …}, or \"not\", \"all\" or \"any\""),
    (
        #"{"key": "a", "not": "b"}"#, "invalid-condition",
        "write {\"key\": …, \"equals\": …}, or \"not\", \"all\" or \"any\""
    ),
    (#"{"key": "a", "equals": 1, "lessThan": 2}"#, "invalid-condition", "write two conditions in \"all\""),
    (#"{"key": "a", "equal": 1}"#, "unknown-key", "did you mean \"equals\"?"),
    (#"{"key": "a", "lessThan": "2"}"#, "wrong-type", "write 2, without quotes"),
    (#"{"key": "a", "equals": {}}"#, "wrong-type", "such as 1"),
    (#"{"all": "a"}"#, "wrong-type", "such as […], in brackets"),
])
func wrongConditionIsAnError(condition: String, code: String, hint: String) throws {
    let decoded = try DecodedProgram(#"{"view": {"visibleWhen": \#(condition)}}"#)
    #expect(decoded.codes == [code])
    #expect(decoded.diagnostics.first?.hint == hint)
}

@Test func misspelledFirstNameIsNoted() throws {
    let run = try RunningProgram(#"{"view": {"visibleWhen": "userinfo.yes"}}"#, userInfo: payload)
    #expect(run.codes == ["binding-empty"])
    #expect(run.diagnostics.first?.hint == "did you mean \"userInfo\"?")
}
