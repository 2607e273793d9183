import Testing

@testable import Basics

/// Decoding and rendering any text terminate: templates on which swift-mustache traps are refused before.
@Test func noTemplateStopsTheProcess() throws {
    let pieces = [
        "{{", "}}", "{", "}", "#", "^", "/", "!", "&", "=", "%", ">", "<", "$", "|", "(", ")", ".", "*", " ", "\n",
        "\r\n", "a",
        "title", "userInfo", "items", "{{#userInfo.items}}", "{{/userInfo.items}}", "{{^a}}", "{{/a}}", "{{a}}",
        "{{.}}",
        "{{first()}}", "{{uppercased(title)}}", "{{reversed(", "{{{", "}}}", "\u{301}", "é", "\u{0}", "👩‍👧",
    ]
    var state: UInt64 = 42
    var parsed = 0
    for _ in 0..<600 {
        var text = ""
        for _ in 0..<8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += pieces[Int(state >> 33) % pieces.count]
        }
        let program = labelProgram(JSONText.quoted(text))
        guard try DecodedProgram(program).codes == [] else { continue }
        parsed += 1
        _ = try RunningProgram(program, userInfo: #"{"items": [{"a": 1}, 2, null, []]}"#)
    }
    #expect(parsed > 60)
}
