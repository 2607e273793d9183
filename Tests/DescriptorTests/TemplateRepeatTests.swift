import Testing

@testable import Basics
@testable import Views

private let payload = #"""
    {"items": [{"name": "Tea", "price": 2, "slots": ["9", "10"]}, {"name": "Milk", "price": 1.5, "slots": ["11"]},
               {"name": "Salt", "first": "own", "slots": []}], "tags": ["a", "b"], "word": "x"}
    """#

private func list(_ rows: String) -> String {
    #"{"view": {"type": "stack", "id": "list", "children": [\#(rows)]}}"#
}

/// The texts of the root's labels.
private func texts(_ run: RunningProgram) -> [String] {
    run.sut.view.children.compactMap { $0.content.label?.text }
}

@Test(arguments: [
    ("{{name}}", ["Tea", "Milk", "Salt"]), ("{{item.name}}", ["Tea", "Milk", "Salt"]),
    ("{{index}} {{number}}", ["0 1", "1 2", "2 3"]), ("{{last}}", ["false", "false", "true"]),
    ("{{first}}", ["true", "false", "own"]), ("{{title}}", ["Your ferry", "Your ferry", "Your ferry"]),
])
func entryNamesComeFirst(template: String, expected: [String]) throws {
    let run = try RunningProgram(
        list(#"{"type": "label", "text": "\#(template)", "repeat": {"over": "userInfo.items"}}"#), userInfo: payload)
    #expect(texts(run) == expected)
    #expect(run.codes == [])
}

@Test(
    "the ends of a repeat lack a neighbour, which is no finding; a misspelt name of a neighbour is one",
    arguments: [
        ("{{previous.name}}<{{next.name}}", ["<Milk", "Tea<Salt", "Milk<"], []),
        ("{{next.nam}}", ["", "", ""], ["binding-empty"]),
    ])
func neighbours(template: String, expected: [String], codes: [String]) throws {
    let run = try RunningProgram(
        list(#"{"type": "label", "text": "\#(template)", "repeat": {"over": "userInfo.items"}}"#), userInfo: payload)
    #expect(texts(run) == expected)
    #expect(run.codes == codes)
}

@Test func scalarEntriesAreItems() throws {
    let run = try RunningProgram(
        list(#"{"type": "label", "text": "{{item}}", "repeat": {"over": "userInfo.tags"}}"#), userInfo: payload)
    #expect(texts(run) == ["a", "b"])
}

@Test func limitsAndEmptyArrays() throws {
    let run = try RunningProgram(
        list(
            #"""
            {"type": "label", "text": "{{name}}", "repeat": {"over": "userInfo.items", "limit": 2}},
            {"type": "label", "repeat": {"over": "attachments"}}
            """#), userInfo: payload)
    #expect(texts(run) == ["Tea", "Milk"])
}

@Test func nestedRepeatsNumberTheirIds() throws {
    let run = try RunningProgram(
        list(
            #"""
            {"id": "row", "repeat": {"over": "userInfo.items"}, "children": [
              {"type": "label", "id": "slot", "text": "{{name}} {{item}}", "repeat": {"over": "slots"}}]}
            """#), userInfo: payload)
    #expect(run.text("slot[0][1]") == "Tea 10")
    #expect(run.text("slot[1][0]") == "Milk 11")
    #expect(run.sut.view.find("row[2]")?.children == [])
}

@Test func namedValuesAndConditionsSeeTheEntry() throws {
    let run = try RunningProgram(
        #"""
        {"values": {"amount": {"number": "price", "fractionDigits": 2}},
         "view": {"type": "stack", "children": [{"type": "label", "id": "row", "text": "{{name}} {{amount}}",
            "visibleWhen": {"key": "price", "greaterThan": 1.6}, "repeat": {"over": "userInfo.items", "limit": 2}}]},
         "bindings": {"row": {"textColor": {"switch": "{{name}}", "cases": {"Tea": "systemGreen"}, "default": "label"}}}}
        """#, userInfo: payload)
    #expect(texts(run) == ["Tea 2.00", "Milk 1.50"])
    #expect(run.sut.view.children.map(\.style.isHidden) == [false, true])
    #expect(run.sut.view.children.map(\.content.label?.textColor) == [.semantic(.systemGreen), .label])
}

@Test(arguments: [
    ("userInfo.word", "repeat-not-array"), ("userInfo.itms", "binding-empty"),
])
func nothingToRepeatIsNoted(path: String, code: String) throws {
    let run = try RunningProgram(list(#"{"repeat": {"over": "\#(path)"}}"#), userInfo: payload)
    #expect(run.codes == [code])
    #expect(run.sut.view.children == [])
}

@Test("a negative limit takes the latest entries") func latestEntries() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "stack", "children": [
           {"type": "label", "id": "row", "text": "{{number}}. {{item}}", "repeat": {"over": "userInfo.items", "limit": -2}}]}}
        """#, userInfo: #"{"items": ["a", "b", "c"]}"#)
    #expect([run.text("row[0]"), run.text("row[1]"), run.text("row[2]")] == ["1. b", "2. c", nil])
    #expect(run.codes == [])
}

@Test func limit_repeatCount() throws {
    let entries = Array(repeating: "1", count: Limits.repeatCount + 1).joined(separator: ",")
    let run = try RunningProgram(list(#"{"repeat": {"over": "userInfo.a"}}"#), userInfo: #"{"a": [\#(entries)]}"#)
    #expect(run.sut.view.children.count == Limits.repeatCount)
    #expect(run.codes == ["repeat-cut"])
}

@Test(
    "dots and segments count as views",
    arguments: [
        #""type": "pageControl", "numberOfPages": 99"#,
        #""type": "segmentedControl", "segments": [{"title": "a"}, {"title": "b"}, {"title": "c"}]"#,
    ]) func partsOfControls(control: String) throws
{
    func codes(_ copies: Int) throws -> [String] {
        let entries = Array(repeating: "1", count: copies).joined(separator: ",")
        return try RunningProgram(
            list(#"{"repeat": {"over": "userInfo.a"}, "children": [{"repeat": {"over": "userInfo.a"}, \#(control)}]}"#),
            userInfo: #"{"a": [\#(entries)]}"#
        ).codes
    }
    #expect(try codes(9) == [])
    #expect(try codes(60) == ["too-many-views"])
}

@Test func limit_views() throws {
    let entries = Array(repeating: "1", count: 200).joined(separator: ",")
    let run = try RunningProgram(
        list(#"{"repeat": {"over": "userInfo.a"}, "children": [{"repeat": {"over": "userInfo.a"}}]}"#),
        userInfo: #"{"a": [\#(entries)]}"#)
    #expect(run.codes == ["too-many-views"])
    #expect(run.diagnostics.first?.exit == .refused)
}
