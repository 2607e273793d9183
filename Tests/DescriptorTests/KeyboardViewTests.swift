import Testing

@testable import ContentExtensionHost
@testable import Views

private let program = #"""
    {"view": {"type": "label", "id": "comment"}, "canBecomeFirstResponder": true,
     "accessoryView": {"type": "stack", "children": [
       {"type": "textField", "id": "field", "placeholder": "For {{title}}"}, {"type": "button", "id": "send", "title": "Send"}]},
     "inputView": {"type": "label", "id": "pad"}, "bindings": {"pad": {"text": "{{body}}"}},
     "events": {"field": {"editingChanged": {"set": {"pad": {"text": "{{event.value}}"}}}},
                "send": {"touchUpInside": {"firstResponder": false, "set": {"comment": {"text": "Sent"}, "field": {"text": ""}}}}},
     "responses": {"comment": {"firstResponder": true, "option": "doNotDismiss"}}}
    """#

@Test func keyboardViewsAreMadeFromTemplates() throws {
    let run = try RunningProgram(program)
    #expect(run.sut.canBecomeFirstResponder)
    #expect(run.sut.inputAccessoryView?.find("field")?.textField?.placeholder == "For Your ferry")
    #expect(run.sut.inputView?.content.label?.text == "It leaves at <9:41> & waits")
    let plain = try RunningProgram("{}")
    #expect(!plain.sut.canBecomeFirstResponder)
    #expect(plain.sut.inputAccessoryView == nil)
    #expect(plain.sut.inputView == nil)
}

@Test func keyboardViewsHaveEventsAndChange() throws {
    let run = try RunningProgram(program)
    try run.respond("comment")
    #expect(run.context.takeRequests() == [.becomeFirstResponder(field: nil)])
    try run.touch(.editingChanged("Nice"), ["field"])
    #expect(run.sut.inputAccessoryView?.find("field")?.textField?.text == "Nice")
    #expect(run.sut.inputView?.content.label?.text == "Nice")
    try run.touch(.touchUpInside, ["send"])
    #expect(run.text("comment") == "Sent")
    #expect(run.sut.inputAccessoryView?.find("field")?.textField?.text == "")
    #expect(run.context.takeRequests() == [.resignFirstResponder])
}

@Test(arguments: [
    (#"{"accessoryView": {"type": "label"}}"#, "never-first-responder", "$.accessoryView"),
    (#"{"inputView": {"type": "label"}}"#, "never-first-responder", "$.inputView"),
    (#"{"canBecomeFirstResponder": true, "accessoryView": "bar"}"#, "wrong-type", "$.accessoryView"),
    (
        #"{"canBecomeFirstResponder": true, "view": {"id": "a"}, "inputView": {"id": "a"}}"#, "duplicate-id",
        "$.inputView.id"
    ),
    (#"{"canBecomeFirstResponder": 1}"#, "wrong-type", "$.canBecomeFirstResponder"),
])
func wrongKeyboardViews(_ json: String, _ code: String, _ path: String) throws {
    let found = try DecodedProgram(json).diagnostics
    #expect(found.map(\.code) == [code])
    #expect(found.first?.jsonPath == path)
}
