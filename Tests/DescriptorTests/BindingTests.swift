import Testing

@testable import Basics
@testable import Views

private let payload = #"""
    {"aps": {"badge": 4}, "location": "Sydney", "count": 7, "first": "f", "constructor": "c", "whole": 3.0, "price": 2.5,
     "yes": true, "nothing": null, "items": [{"name": "Tea"}, {"name": "Milk"}], "tags": ["a", "b"], "big": 1e15}
    """#

@Test(arguments: [
    ("{{title}}", "Your ferry"), ("{{subtitle}}", "Pier 3"), ("{{body}}", "It leaves at <9:41> & waits"),
    ("{{badge}}", "3"), ("{{aps.badge}}", "4"), ("{{categoryIdentifier}}", "FERRY"),
    ("{{threadIdentifier}}", "ferries"), ("{{app.name}}", "Ferry"), ("{{locale}}", "en_US"),
    ("{{date}}", "2026-11-21T09:27:40Z"), ("{{response.userText}}", ""),
    ("{{userInfo.location}}", "Sydney"), ("to {{{userInfo.location}}}!", "to Sydney!"),
    ("{{&body}}", "It leaves at <9:41> & waits"),
    // Whole numbers have no fraction, null is empty, and a payload's keys are data only.
    ("{{userInfo.whole}}", "3"), ("{{userInfo.price}}", "2.5"), ("{{userInfo.big}}", "1000000000000000"),
    ("{{userInfo.yes}}", "true"), ("[{{userInfo.nothing}}]", "[]"),
    ("{{userInfo.count}}", "7"), ("{{userInfo.first}}", "f"), ("{{userInfo.constructor}}", "c"),
    ("{{userInfo.items.1.name}}", "Milk"), ("{{#userInfo.items}}{{name}};{{/userInfo.items}}", "Tea;Milk;"),
    ("{{#userInfo.tags}}{{.}}{{/userInfo.tags}}", "ab"), ("{{count(userInfo.items)}}", "2"),
    ("{{uppercased(userInfo.location)}}", "SYDNEY"), ("{{^userInfo.missing}}none{{/userInfo.missing}}", "none"),
    ("{{#userInfo.missing}}some{{/userInfo.missing}}", ""), ("{{! a comment }}x", "x"),
    ("\\n  {{userInfo.location}}", "\n  Sydney"), ("no braces", "no braces"), ("{ {{title}} { }", "{ Your ferry { }"),
])
func mustacheText(template: String, expected: String) throws {
    let run = try RunningProgram(labelProgram("\"\(template)\""), userInfo: payload)
    #expect(run.text("label") == expected)
    #expect(run.codes == [])
}

@Test(arguments: [
    ("{{userInfo.loction}}", "userInfo has no \"loction\"", "did you mean \"location\"?"),
    ("{{usrInfo.location}}", "the notification has no \"usrInfo\"", "did you mean \"userInfo\"?"),
    ("{{userInfo.items.5.name}}", "userInfo.items has 2 entries, and no \"5\"", nil),
    ("{{userInfo.location.city}}", "userInfo.location has no \"city\"", nil),
    ("{{lowercased(userInfo.locaton)}}", "userInfo has no \"locaton\"", "did you mean \"location\"?"),
])
func missingKeyIsNotedOnce(template: String, message: String, hint: String?) throws {
    let run = try RunningProgram(
        #"{"view": {"children": [{"type": "label", "text": "\#(template)"}, {"type": "label", "text": "\#(template)"}]}}"#,
        userInfo: payload)
    #expect(run.codes == ["binding-empty"])
    #expect(run.diagnostics.first?.message == message)
    #expect(run.diagnostics.first?.hint == hint)
    #expect(run.diagnostics.first?.severity == .warning)
    #expect(run.diagnostics.first?.location?.file == "descriptor.json")
    #expect(run.diagnostics.first?.jsonPath == "$.view.children[0].text")
}

@Test func objectHasNoText() throws {
    let run = try RunningProgram(labelProgram("\"{{userInfo.items}}\""), userInfo: payload)
    #expect(run.text("label") == "")
    #expect(run.codes == ["binding-not-text"])
}

@Test(arguments: [
    "{{title", "{{title}", "{{#a}}x", "{{/a}}", "{{#a}}{{#b}}{{/a}}{{/b}}", "{{a b}}", "{{>partial}}",
    "{{<parent}}{{/parent}}",
    "{{$block}}{{/block}}", "{{=<% %>=}}", "{{=| |=}}|#a||/a|", "{{% CONTENT_TYPE: HTML}}", "{{a(b}}", "{{ü}}",
    "{{}}", "{{upper(title)}}", "{{#first}}{{/first}}{{uppercase(title)}}", "{{{title}}",
])
func brokenTemplateIsAnError(template: String) throws {
    let decoded = try DecodedProgram(labelProgram("\"\(template)\""))
    #expect(decoded.codes == ["template-syntax"])
    #expect(decoded.diagnostics.first?.location?.line == 1)
    #expect(decoded.diagnostics.first?.hint != nil)
}

@Test func limit_templateDepth() throws {
    func nested(_ depth: Int) -> String {
        String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
    }
    #expect(try DecodedProgram(labelProgram("\"\(nested(Limits.templateDepth))\"")).codes == [])
    #expect(try DecodedProgram(labelProgram("\"\(nested(Limits.templateDepth + 1))\"")).codes == ["template-syntax"])
}

@Test func limit_templateBytes() throws {
    let long = "{{a}}" + String(repeating: "x", count: Limits.templateBytes)
    #expect(try DecodedProgram(labelProgram("\"\(long)\"")).codes == ["template-syntax"])
}

@Test(arguments: [(6, "x"), (2, "{{body}}{{body}}")])
func limit_renderedBytes(depth: Int, inner: String) throws {
    let entries = "[" + Array(repeating: "1", count: 900).joined(separator: ",") + "]"
    let open = String(repeating: "{{#userInfo.a}}", count: depth)
    let close = String(repeating: "{{/userInfo.a}}", count: depth)
    let run = try RunningProgram(labelProgram("\"\(open)\(inner)\(close)\""), userInfo: #"{"a": \#(entries)}"#)
    #expect(run.codes.contains("text-cut"))
    #expect(run.diagnostics.first?.message == "the templates render more than \(Limits.renderedBytes) bytes")
}

@Test func bindingsSetOutletsOverTheTemplate() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "stack", "id": "root", "children": [
            {"type": "label", "id": "place", "text": "Hello World", "textColor": "systemRed"},
            {"type": "progress", "id": "bar"}, {"type": "image", "id": "photo"}]},
         "bindings": {"place": {"text": "{{userInfo.location}}", "hidden": "{{userInfo.yes}}", "alpha": 0.5},
                      "bar": {"value": "{{userInfo.share}}"}, "root": {"backgroundColor": "{{userInfo.color}}", "width": null}}}
        """#, userInfo: #"{"location": "Oslo", "yes": true, "share": "0.25", "color": "systemGreen"}"#)
    let place = try #require(run.sut.view.find("place"))
    #expect(place.content == .label(Label("Oslo", textColor: .semantic(.systemRed))))
    #expect(place.style.isHidden)
    #expect(place.style.alpha == 0.5)
    #expect(run.sut.view.find("bar")?.content == .progress(ProgressView(0.25)))
    #expect(run.sut.view.style.backgroundColor == .semantic(.systemGreen))
    #expect(run.codes == [])
}

@Test(arguments: [
    (#""alpha": "{{userInfo.bad}}""#, "wrong-type"), (#""backgroundColor": "{{userInfo.bad}}""#, "unknown-color"),
    (#""hidden": "{{userInfo.bad}}""#, "wrong-type"), (#""alpha": "{{userInfo.high}}""#, "out-of-range"),
    (#""cornerCurve": "{{userInfo.bad}}""#, "unknown-value"),
])
func badPayloadIsAWarningAndKeepsTheValue(property: String, code: String) throws {
    let run = try RunningProgram("{\"view\": {\(property)}}", userInfo: #"{"bad": "blurple", "high": 7}"#)
    #expect(run.codes == [code])
    #expect(run.diagnostics.first?.severity == .warning)
    #expect(run.sut.view == ViewNode())
}

@Test(arguments: [("place", "place"), ("S3S-Oj-5AN", "S3S-Oj-5AN, gMo-al-Kdx")])
func hintsPreferOutletNamesToObjectIdentifiers(id: String, outlets: String) throws {
    let decoded = try DecodedProgram(
        #"{"view": {"id": "gMo-al-Kdx", "children": [{"id": "\#(id)"}]}, "bindings": {"nobody": {"alpha": 1}}}"#)
    #expect(decoded.diagnostics.first?.hint == "the outlets are: \(outlets)")
}

@Test func unknownOutletIsAnErrorWithTheNearest() throws {
    let decoded = try DecodedProgram(
        #"{"view": {"type": "label", "id": "place"}, "bindings": {"plce": {"text": "x"}}, "responses": {"*": {"set": {"nobody": {}}}}}"#
    )
    #expect(decoded.codes == ["unknown-outlet", "unknown-outlet"])
    #expect(decoded.diagnostics.first?.hint == "did you mean \"place\"?")
    #expect(decoded.diagnostics.last?.hint == "the outlets are: place")
}

@Test func bindingAPropertyOfAnotherTypeIsAnError() throws {
    let decoded = try DecodedProgram(
        #"{"view": {"type": "image", "id": "photo"}, "bindings": {"photo": {"text": "x"}}}"#)
    #expect(decoded.codes == ["unknown-key"])
    #expect(decoded.diagnostics.first?.message == "text is a key of label, textField, textView, not of image")
    #expect(decoded.diagnostics.first?.jsonPath == "$.bindings.photo")
}
