import TestSupport
import Testing

@testable import Basics
@testable import Views

/// Labels that show a value each, in copies for each of some entries.
private func labels(_ text: String, count: Int = 1, values: String = "{}", over entries: String = "userInfo.i")
    -> String
{
    let label = #"{"type": "label", "text": \#(text), "repeat": {"over": "\#(entries)"}}"#
    return
        #"{"values": \#(values), "view": {"children": [\#(Array(repeating: label, count: count).joined(separator: ","))]}}"#
}

private func array(_ count: Int, _ entry: (Int) -> String = { "\($0)" }) -> String {
    "[" + (0..<count).map(entry).joined(separator: ",") + "]"
}

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

@Test(
    "computing without an end in sight is refused once",
    arguments: [
        (labels("\"" + repeated("{{userInfo.a.b.c.d}}", 200) + "\"", count: 3), ""),
        (labels("\"" + repeated("{{count(reversed(userInfo.i))}}", 60) + "\""), ""),
        (labels("\"" + repeated("{{uppercased(userInfo.s)}}", 20) + "\""), ""),
        (labels("\"{{#userInfo.i}}" + repeated("{{a}}", 400) + "{{/userInfo.i}}\""), ""),
        (labels(#"{"split": "t", "separator": ",", "part": 0}"#), repeated("a,", 2_000)),
        (labels(#"{"date": "index", "timeZone": "GMT+{{t}}"}"#, count: 2), ""),
        (labels(#"{"when": {"key": "t", "in": \#(array(9_000) { "\"\($0)x\"" })}, "then": "a"}"#), ""),
        (
            labels(
                #"{"switch": "{{t}}", "cases": {\#((0..<5_000).map { "\"case\($0)\": \"\"" }.joined(separator: ","))}}"#
            ), "case"
        ),
    ])
func limit_computingSteps(program: String, text: String) throws {
    let entries = array(Limits.repeatCount) { #"{"t": "\#(text)\#($0 / 60):\#($0 % 60 / 10)\#($0 % 10)"}"# }
    let run = try RunningProgram(
        program, userInfo: #"{"a": {"b": {"c": {"d": 1}}}, "s": "\#(repeated("ß", 5_000))", "i": \#(entries)}"#)
    let refusals = run.diagnostics.filter { $0.exit == .refused }
    #expect(refusals.map(\.code) == ["too-much-computing"])
    #expect(refusals.first?.location?.line == 1)
}

@Test("a text is split once for its copies") func sharedSplit() throws {
    let run = try RunningProgram(
        labels(#"{"split": "userInfo.s", "separator": ",", "part": -1}"#, count: 18),
        userInfo: #"{"s": "\#(repeated("a,", 16_000))b", "i": \#(array(Limits.repeatCount))}"#)
    #expect(run.codes == [])
    #expect(run.sut.view.children.last?.text == "b")
}

@Test("10,000 labels with a tag each are made") func ordinaryComputing() throws {
    let run = try RunningProgram(
        labels("\"{{index}}\"", count: 19), userInfo: #"{"i": \#(array(Limits.repeatCount))}"#)
    #expect(run.codes == [])
    #expect(run.sut.view.children.count == 19 * Limits.repeatCount)
}

@Test func limit_valueDepth() throws {
    func codes(_ count: Int) throws -> [String] {
        let values = (1..<count).reduce(#""v0": "a""#) { "\($0), \"v\($1)\": \"{{v\($1 - 1)}}\"" }
        return try RunningProgram(labelProgram("\"{{v\(count - 1)}}\"", values: "{\(values)}")).codes
    }
    #expect(try codes(Limits.valueDepth) == [])
    #expect(try codes(Limits.valueDepth + 1) == ["too-deep"])
    #expect(try codes(9_000) == ["too-deep"])
}

@Test func limit_templateWork() throws {
    // 700 tags in 3,500 bytes.
    let label = #"{"type": "label", "text": "\#(repeated("{{a}}", 700))"}"#
    func codes(labels count: Int) throws -> [String] {
        let labels = Array(repeating: label, count: count).joined(separator: ",")
        return try DecodedProgram(#"{"view": {"children": [\#(labels)]}}"#).codes
    }
    let most = Limits.templateWork / (700 * 4_000)
    #expect(try codes(labels: most) == [])
    #expect(try codes(labels: most + 3) == ["too-many-tags"])
}

@Test("the first files that templates name wrongly get a suggestion")
func filesOfTemplates() throws {
    let folder = try TemporaryFolder(["photo1.png": ""])
    let image = #"{"type": "image", "image": "{{item}}.png", "repeat": {"over": "userInfo.i"}}"#
    let run = try RunningProgram(
        #"{"view": {"children": [\#(image)]}}"#, userInfo: #"{"i": \#(array(60) { "\"phoot\($0)\"" })}"#,
        folder: folder.path)
    let missing = run.diagnostics.filter { $0.code == "file-missing" }
    #expect(missing.count == 60)
    #expect(missing.count { $0.hint?.contains("photo1.png") == true } <= Limits.fileSuggestions)
}

@Test("effects that follow at once share a picture's steps", arguments: [(10, []), (2_000, ["too-much-computing"])])
func sharedEffects(count: Int, refusals: [String]) throws {
    let labels = array(100) { _ in #"{"type": "label", "text": "{{n}}"}"# }
    let then = array(count) { #"{"values": {"n": \#($0)}}"# }
    let run = try RunningProgram(
        #"{"values": {"n": -1}, "view": {"children": \#(labels)}, "receive": {"then": \#(then)}}"#)
    #expect(run.codes == refusals)
    #expect(run.diagnostics.allSatisfy { $0.exit == .refused })
    if refusals.isEmpty { #expect(run.sut.view.children.last?.text == "9") }
}

/// Effects of the given key that compute for three million steps each, and show nothing of it.
private func busyEffects(_ key: String, count: Int) -> String {
    let then = array(count) { _ in #"{"values": {"n": {"split": "s", "separator": " ", "part": -1}}}"# }
    return #"{"values": {"s": "\#(repeated("a ", 7_500))", "n": 1}, "view": {}, "\#(key)": {"then": \#(then)}}"#
}

@Test("all that a picture computes shares its steps", arguments: ["loaded", "receive"])
func limit_pictureSteps(key: String) throws {
    #expect(try RunningProgram(busyEffects(key, count: 10)).codes == [])
    let run = try RunningProgram(busyEffects(key, count: 100))
    #expect(run.codes == ["too-much-computing"])
    #expect(run.diagnostics.first?.exit == .refused)
    #expect(run.diagnostics.first?.message.contains("\(Limits.pictureSteps) steps") == true)
}
