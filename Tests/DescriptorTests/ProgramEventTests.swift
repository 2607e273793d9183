import TestSupport
import Testing

@testable import ContentExtensionHost
@testable import Views

private let program = #"""
    {"values": {"stars": 0},
     "view": {"type": "stack", "id": "root", "children": [
       {"type": "label", "id": "log"},
       {"type": "stack", "id": "box", "children": [
         {"type": "button", "id": "send", "title": "Send"}, {"type": "label", "id": "plain"},
         {"type": "image", "id": "star", "repeat": {"over": "userInfo.stars"}}]},
       {"type": "switch", "id": "mute"}, {"type": "slider", "id": "volume", "maximumValue": 10},
       {"type": "stepper", "id": "seats"}, {"type": "segmentedControl", "id": "size", "segments": [{"title": "S"}, {"title": "L"}]},
       {"type": "textField", "id": "note"}]},
     "events": {
       "send": {"touchUpInside": {"set": {"log": {"text": "sent"}}}},
       "box": {"tap": {"set": {"log": {"text": "box {{event.view}}"}}}},
       "star": {"tap": {"set": {"log": {"text": "star {{number}} {{name}}"}}}},
       "mute": {"valueChanged": {"set": {"log": {"text": "mute {{event.value}}"}}}},
       "volume": {"valueChanged": {"set": {"log": {"text": "volume {{event.value}}"}}}},
       "note": {"editingDidBegin": {"set": {"log": {"text": "typing"}}},
                "editingChanged": {"set": {"log": {"text": "note {{event.value}}"}}}}}}
    """#

private func run() throws -> RunningProgram {
    try RunningProgram(program, userInfo: #"{"stars": [{"name": "bad"}, {"name": "good"}]}"#)
}

@Test func theNearestEntryIsPerformed() throws {
    let run = try run()
    try run.touch(.touchUpInside, ["send", "box", "root"])
    #expect(run.text("log") == "sent")
    try run.touch(.tap, ["plain", "box", "root"])
    #expect(run.text("log") == "box plain")
    try run.touch(.tap, ["log", "root"])
    #expect(run.text("log") == "box plain")
}

@Test func aTouchedCopySeesItsEntry() throws {
    let run = try run()
    try run.touch(.tap, ["star[1]", "box", "root"])
    #expect(run.text("log") == "star 2 good")
    // A missing copy matches no entry.
    try run.touch(.tap, ["star[7]", "box", "root"])
    #expect(run.text("log") == "star  ")
}

@Test func controlsChangeBeforeTheirEvents() throws {
    let run = try run()
    try run.touch(.valueChanged(.isOn(true)), ["mute", "root"])
    #expect(run.sut.view.find("mute")?.switch?.isOn == true)
    #expect(run.text("log") == "mute true")
    try run.touch(.valueChanged(.number(2.5)), ["volume", "root"])
    #expect(run.sut.view.find("volume")?.slider?.value == 2.5)
    #expect(run.text("log") == "volume 2.5")
    try run.touch(.valueChanged(.number(4)), ["seats", "root"])
    #expect(run.sut.view.find("seats")?.stepper?.value == 4)
    try run.touch(.valueChanged(.index(1)), ["size", "root"])
    #expect(run.sut.view.find("size")?.segmentedControl?.selectedIndex == 1)
    try run.touch(.editingDidBegin, ["note", "root"])
    #expect(run.text("log") == "typing")
    try run.touch(.editingChanged("Hi"), ["note", "root"])
    #expect([run.text("note"), run.text("log")] == ["Hi", "note Hi"])
}

@Test func touchedValuesStay() throws {
    let run = try RunningProgram(
        #"""
        {"values": {"n": 0}, "view": {"children": [{"type": "switch", "id": "s"}]},
         "events": {"s": {"valueChanged": {"values": {"n": 1}}}}}
        """#)
    try run.touch(.valueChanged(.isOn(true)), ["s"])
    #expect(run.sut.view.find("s")?.switch?.isOn == true)
    try run.sut.didReceive(try RunningProgram.notification("{}"))
    #expect(run.sut.view.find("s")?.switch?.isOn == true)
}

@Test func effectsOverrideTouchedValues() throws {
    let run = try RunningProgram(
        #"""
        {"values": {"n": 0}, "view": {"children": [{"type": "textField", "id": "note"}, {"type": "button", "id": "send"}]},
         "events": {"send": {"touchUpInside": {"set": {"note": {"text": ""}}, "then": [{"values": {"n": 1}}]}}}}
        """#)
    try run.touch(.editingChanged("Hi"), ["note"])
    try run.touch(.touchUpInside, ["send"])
    #expect(run.text("note") == "")
    try run.touch(.editingChanged("Again"), ["note"])
    #expect(run.text("note") == "Again")
}

@Test func tapOnAButtonIsATapToo() throws {
    let run = try RunningProgram(
        #"{"view": {"type": "button", "id": "b"}, "events": {"b": {"tap": {"set": {"b": {"title": "!"}}}}}}"#)
    try run.touch(.touchUpInside, ["b"])
    #expect(run.text("b") == "!")
}

@Test(arguments: [
    (#"{"a": {"touchUpInside": {}}}"#, "wrong-event", "$.events.a"),
    (#"{"a": {"valueChanged": {}}}"#, "wrong-event", "$.events.a"),
    (#"{"a": {"taps": {}}}"#, "unknown-key", "$.events.a"), (#"{"c": {"tap": {}}}"#, "unknown-outlet", "$.events.c"),
    (#"{"a": {"tap": []}}"#, "wrong-type", "$.events.a.tap"), (#"{"a": 3}"#, "wrong-type", "$.events.a"),
    (#"[]"#, "wrong-type", "$.events"), (#"{"b": {"tap": {"sett": {}}}}"#, "unknown-key", "$.events.b.tap"),
])
func wrongEventsAreAnError(_ events: String, _ code: String, _ path: String) throws {
    let view = #"{"children": [{"type": "label", "id": "a"}, {"type": "button", "id": "b"}]}"#
    let found = try DecodedProgram(#"{"view": \#(view), "events": \#(events)}"#).diagnostics
    #expect(found.map(\.code) == [code])
    #expect(found.first?.jsonPath == path)
}

@Test func controlsAcceptOnlySuitableValues() {
    let slider = ViewNode(.slider(Slider(5, minimumValue: 0, maximumValue: 10)), id: "s")
    func value(_ kind: ControlEvent.Kind, of node: ViewNode) -> ViewContent {
        node.applying(ControlEvent(kind, path: ["s"])).content
    }
    #expect(value(.valueChanged(.number(99)), of: slider) == .slider(Slider(10, minimumValue: 0, maximumValue: 10)))
    #expect(value(.valueChanged(.number(.nan)), of: slider) == slider.content)
    #expect(value(.valueChanged(.isOn(true)), of: slider) == slider.content)
    #expect(value(.touchUpInside, of: slider) == slider.content)
    let segments = ViewNode(.segmentedControl(SegmentedControl([.init("A"), .init("B", isEnabled: false)])), id: "s")
    #expect(value(.valueChanged(.index(1)), of: segments) == segments.content)
    #expect(value(.valueChanged(.index(-1)), of: segments) == segments.content)
    var field = TextField(text: "a")
    field.isEnabled = false
    #expect(value(.editingChanged("b"), of: ViewNode(.textField(field), id: "s")) == .textField(field))
    let pages = ViewNode(.pageControl(PageControl(3)), id: "s")
    #expect(value(.valueChanged(.index(2)), of: pages) == .pageControl(PageControl(3, currentPage: 2)))
}

@Test func onlyTheTouchedViewChanges() {
    let tree = ViewNode(children: [
        ViewNode(.switch(Switch()), id: "row[0]"), ViewNode(.switch(Switch()), id: "row[1]"),
    ])
    let touched = tree.applying(ControlEvent(.valueChanged(.isOn(true)), path: ["row[1]", "list"]))
    #expect(touched.children.map { $0.switch?.isOn } == [false, true])
    #expect(tree.applying(ControlEvent(.valueChanged(.isOn(true)), path: [])) == tree)
}

@Test(arguments: [(true, false), (false, true)])
func unreachableEventsAreAWarning(_ isEnabled: Bool, _ isWarned: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
        Array(
            #"""
            {"app": {"name": "a"}, "categories": "a", "userInteractionEnabled": \#(isEnabled),
             "view": {"type": "button", "id": "b"}, "events": {"b": {"tap": {}}}}
            """#.utf8), to: "descriptor.json")
    let warnings = try ExtensionDescriptor.load(path: path).warnings
    #expect(warnings.map(\.code) == (isWarned ? ["events-unheard"] : []))
}

@Test func accessoryAndInputViewsAlwaysReceiveEvents() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
        Array(
            #"""
            {"app": {"name": "a"}, "categories": "a", "canBecomeFirstResponder": true,
             "accessoryView": {"type": "button", "id": "b"}, "events": {"b": {"tap": {}}}}
            """#.utf8), to: "descriptor.json")
    #expect(try ExtensionDescriptor.load(path: path).warnings == [])
}
