import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// Values that grow: what arrives and what the user sends, in order.
@Suite struct ConversationTests {
    private static let chat = #"""
        {"values": {"turns": []},
         "view": {"type": "stack", "children": [
           {"type": "label", "id": "turn", "repeat": {"over": "turns"}, "text": "{{from}}: {{text}}"}]},
         "receive": {"append": {"turns": {"id": "{{userInfo.id}}", "from": "{{userInfo.from}}", "text": "{{userInfo.text}}"}}},
         "responses": {"reply": {"append": {"turns": {"from": "me", "text": "{{response.userText}}"}}, "option": "doNotDismiss"},
           "clear": {"values": {"turns": []}, "option": "doNotDismiss"}}}
        """#

    private static func message(_ id: Int, _ text: String) -> String {
        #"{"id": "m\#(id)", "from": "Ana", "text": "\#(text)"}"#
    }

    private func turns(_ run: RunningProgram) -> [String] {
        run.sut.view.children.compactMap(\.text)
    }

    @Test func arrivalsAndRepliesStandInOrder() throws {
        let run = try RunningProgram(Self.chat, userInfo: Self.message(1, "Lunch?"))
        try run.respond("reply", text: "Yes")
        try run.respond("reply", text: "12:30")
        try run.sut.didReceive(RunningProgram.notification(Self.message(2, "Good"), identifier: "2"))
        try run.respond("reply", text: "true")
        #expect(turns(run) == ["Ana: Lunch?", "me: Yes", "me: 12:30", "Ana: Good", "me: true"])
    }

    @Test func anEntryReplacesTheOneWithItsID() throws {
        let run = try RunningProgram(Self.chat, userInfo: Self.message(1, "Lunch?"))
        try run.respond("reply", text: "Yes")
        try run.sut.didReceive(RunningProgram.notification(Self.message(1, "Dinner?")))
        #expect(turns(run) == ["Ana: Dinner?", "me: Yes"])
    }

    @Test("an empty id is none") func entriesWithoutID() throws {
        let run = try RunningProgram(Self.chat, userInfo: #"{"id": "", "from": "Ana", "text": "Lunch?"}"#)
        try run.sut.didReceive(RunningProgram.notification(#"{"from": "Ana", "text": "Hello?"}"#))
        #expect(turns(run) == ["Ana: Lunch?", "Ana: Hello?"])
    }

    /// The environment's clock begins at 9:41.
    @Test("an entry may have the time of its effect") func timeOfAReply() throws {
        let run = try RunningProgram(
            #"""
            {"values": {"turns": []},
             "view": {"type": "stack", "children": [
               {"type": "label", "repeat": {"over": "turns"}, "text": {"date": "at", "dateStyle": "none", "timeStyle": "medium"}},
               {"type": "label", "text": {"date": "now", "timeStyle": "medium"}}]},
             "responses": {"*": {"append": {"turns": {"at": "{{now}}"}}, "option": "doNotDismiss"}}}
            """#)
        run.wait(5)
        try run.respond("a")
        run.wait(2)
        #expect(run.sut.view.children.compactMap(\.text).map { $0.prefix(7) } == ["9:41:05", "9:41:07"])
    }

    @Test("a conversation may begin with what the notification brings") func earlierTurns() throws {
        let chat = Self.chat.replacing(#""turns": []"#, with: #""turns": "{{userInfo.earlier}}""#, maxReplacements: 1)
        let run = try RunningProgram(
            chat, userInfo: #"{"id": "2", "from": "Ana", "text": "Hi", "earlier": [{"from": "Ben", "text": "Ho"}]}"#)
        try run.respond("reply", text: "Hey")
        #expect(turns(run) == ["Ben: Ho", "Ana: Hi", "me: Hey"])
        #expect(run.codes == [])
    }

    @Test func limit_valueEntries() throws {
        let run = try RunningProgram(Self.chat, userInfo: Self.message(1, "Lunch?"))
        for number in 1...Limits.valueEntries { try run.respond("reply", text: "\(number)") }
        #expect(turns(run).count == Limits.valueEntries)
        #expect(turns(run).first == "me: 1" && turns(run).last == "me: \(Limits.valueEntries)")
        try run.respond("clear")
        #expect(turns(run) == [])
        let many = Array(repeating: "1", count: Limits.valueEntries + 1).joined(separator: ",")
        #expect(try DecodedProgram(#"{"values": {"a": [\#(many)]}}"#).codes == ["out-of-range"])
    }

    @Test(arguments: [
        (#"{"turns": {"text": ["a"]}}"#, "wrong-type"), (#"{"turns": "a"}"#, "wrong-type"),
        (#"{"turn": {"text": "a"}}"#, "unknown-value"), (#"{"likes": {"text": "a"}}"#, "append-to-no-array"),
    ])
    func wrongEntryIsAnError(append: String, code: String) throws {
        #expect(
            try DecodedProgram(#"{"values": {"turns": [], "likes": 1}, "receive": {"append": \#(append)}}"#).codes == [
                code
            ])
    }
}
