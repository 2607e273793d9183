import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

private let labels = #"{"type": "stack", "children": [{"type": "label", "id": "a"}, {"type": "label", "id": "b"}]}"#

/// A program of two labels, `a` and `b`, with further keys.
private func program(_ keys: String) -> String { #"{"view": \#(labels), \#(keys)}"# }

@Test func delayedEffectsRunOnTime() throws {
    let run = try RunningProgram(
        program(
            #"""
            "responses": {"go": {"set": {"a": {"text": "1"}}, "option": "doNotDismiss", "then": [
              {"set": {"b": {"text": "at once"}}},
              {"after": 2, "set": {"a": {"text": "2"}}, "then": [{"after": 0.5, "set": {"a": {"text": "3"}}}]},
              {"after": 1, "title": "One"}]}}
            """#))
    try run.respond("go")
    #expect([run.text("a"), run.text("b"), run.sut.title] == ["1", "at once", nil])
    run.wait(1)
    #expect([run.text("a"), run.sut.title] == ["1", "One"])
    run.wait(1)
    #expect(run.text("a") == "2")
    run.wait(0.5)
    #expect(run.text("a") == "3")
}

@Test func aDelayedStepCanCallTheCompletion() throws {
    let run = try RunningProgram(
        program(#""responses": {"go": {"then": [{"after": 1.5, "option": "dismiss"}]}}"#))
    try run.respond("go")
    #expect(run.options == [])
    run.wait(1.4)
    #expect(run.options == [])
    run.wait(0.1)
    #expect(run.options == [.dismiss])
}

@Test func neverDoesNotCallTheCompletion() throws {
    let run = try RunningProgram(program(#""responses": {"go": {"option": "never"}}"#))
    try run.respond("go")
    run.wait(100)
    #expect(run.options == [])
}

@Test func twoOptionsCallTheCompletionTwice() throws {
    let run = try RunningProgram(
        program(#""responses": {"go": {"option": "doNotDismiss", "then": [{"after": 1, "option": "dismiss"}]}}"#))
    try run.respond("go")
    run.wait(1)
    #expect(run.options == [.doNotDismiss, .dismiss])
}

@Test func effectsRunIfTheirConditionHolds() throws {
    let run = try RunningProgram(
        program(
            #"""
            "values": {"answered": false},
            "receive": {"then": [{"after": 5, "when": {"not": "answered"}, "set": {"a": {"text": "too late"}}}]},
            "responses": {"go": {"values": {"answered": true}, "option": "doNotDismiss"}}
            """#))
    try run.respond("go")
    run.wait(5)
    #expect(run.text("a") == "")
    let other = try RunningProgram(
        program(#""receive": {"then": [{"after": 5, "when": "body", "set": {"a": {"text": "late"}}}]}"#))
    other.wait(5)
    #expect(other.text("a") == "late")
}

@Test func bindingsFollowChangedValues() throws {
    let run = try RunningProgram(
        #"""
        {"values": {"likes": 7, "liked": false, "line": "{{likes}} likes"},
         "view": {"children": [{"type": "label", "id": "count", "text": "{{line}}"},
           {"type": "label", "id": "heart", "visibleWhen": "liked", "text": "♥"}]},
         "responses": {"*": {"values": {"likes": "{{plusone(likes)}}", "liked": true}, "option": "doNotDismiss"}}}
        """#)
    #expect(run.text("count") == "7 likes")
    #expect(run.sut.view.find("heart")?.style.isHidden == true)
    try run.respond("like")
    try run.respond("like")
    #expect(run.text("count") == "9 likes")
    #expect(run.sut.view.find("heart")?.style.isHidden == false)
}

@Test func setPropertiesSurviveChangedValues() throws {
    let run = try RunningProgram(
        program(
            #"""
            "values": {"on": false}, "bindings": {"b": {"text": "{{on}}"}},
            "responses": {"set": {"set": {"a": {"text": "set"}}, "option": "doNotDismiss"},
                          "turn": {"values": {"on": true}, "option": "doNotDismiss"}}
            """#))
    try run.respond("set")
    try run.respond("turn")
    #expect([run.text("a"), run.text("b")] == ["set", "true"])
}

@Test func valuesSurviveTheNextNotification() throws {
    let run = try RunningProgram(
        program(
            #""values": {"on": false}, "bindings": {"b": {"text": "{{on}}"}}, "responses": {"*": {"values": {"on": true}}}"#
        ))
    try run.respond("x")
    try run.sut.didReceive(try RunningProgram.notification("{}"))
    #expect(run.text("b") == "true")
}

@Test func countdown() throws {
    let run = try RunningProgram(
        #"""
        {"values": {"left": 3}, "view": {"type": "label", "id": "left", "text": "{{left}}"},
         "receive": {"then": [{"after": 1, "times": 3, "values": {"left": "{{minusone(left)}}"}}]}}
        """#)
    var seen: [String?] = []
    for _ in 0..<5 {
        seen.append(run.text("left"))
        run.wait(1)
    }
    #expect(seen == ["3", "2", "1", "0", "0"])
}

@Test func loadedComesBeforeAnyNotification() throws {
    let decoded = try DecodedProgram(program(#""loaded": {"set": {"a": {"text": "…"}}, "title": "Loading"}"#))
    let sut = DeclarativeExtension.make(
        program: decoded.program,
        environment: DeclarativeEnvironment(app: AppInfo(name: "Ferry"), report: DiagnosticCollector(file: "")))
    try sut.viewDidLoad()
    #expect(sut.view.find("a")?.content.label?.text == "…")
    #expect(sut.title == "Loading")
}

@Test func receiveComesAfterBindings() throws {
    let run = try RunningProgram(
        program(
            #""bindings": {"a": {"text": "bound"}}, "title": "bound", "receive": {"set": {"a": {"text": "{{title}}"}}, "title": "R"}"#
        ))
    #expect([run.text("a"), run.sut.title] == ["Your ferry", "R"])
}

@Test func effectsSendRequestsToTheHost() throws {
    let run = try RunningProgram(
        program(
            #"""
            "responses": {"close": {"dismiss": true}, "type": {"firstResponder": true, "option": "doNotDismiss"},
                          "done": {"firstResponder": false, "option": "doNotDismiss"},
                          "play": {"mediaPlaying": true, "option": "doNotDismiss"},
                          "stop": {"mediaPlaying": false, "option": "doNotDismiss"}}
            """#))
    func requests(_ action: String) throws -> [ExtensionContext.Request] {
        try run.respond(action)
        return run.context.takeRequests()
    }
    #expect(try requests("close") == [.dismiss])
    #expect(try requests("type") == [.becomeFirstResponder(field: nil)])
    #expect(try requests("done") == [.resignFirstResponder])
    #expect(try requests("play") == [.mediaPlayingStarted])
    #expect(try requests("stop") == [.mediaPlayingPaused])
}

@Test func crashIsThrownOrRequestedWhenDelayed() throws {
    let run = try RunningProgram(
        program(#""responses": {"now": {"crash": "no memory"}, "later": {"then": [{"after": 1, "crash": "late"}]}}"#))
    #expect(throws: ProgramCrash.self) { try run.respond("now") }
    #expect(run.options == [])
    try run.respond("later")
    run.wait(1)
    #expect(run.context.takeRequests() == [.crash(ExtensionCrash("late"))])
}

@Test func actionIdentifiersReferToTheCategory() throws {
    let like = NotificationAction(identifier: "like", title: "Like", options: .destructive)
    let run = try RunningProgram(
        program(
            #""actions": ["like", {"identifier": "more", "title": "More"}], "responses": {"more": {"actions": ["lik"]}}"#
        ),
        actions: [like, NotificationAction(identifier: "no", title: "No")])
    #expect(run.context.notificationActions == [like, NotificationAction(identifier: "more", title: "More")])
    try run.respond("more")
    #expect(run.context.notificationActions == [])
    #expect(run.codes == ["action-missing"])
    #expect(run.diagnostics.first?.hint == "did you mean \"like\"?")
}

@Test func receivedListsAllNotifications() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "stack", "children": [{"type": "label", "id": "line", "repeat": {"over": "received"},
          "text": "{{number}}. {{userInfo.text}}"}]}}
        """#, userInfo: #"{"text": "Hi"}"#)
    try run.sut.didReceive(try RunningProgram.notification(#"{"text": "There"}"#, identifier: "2"))
    #expect([run.text("line[0]"), run.text("line[1]")] == ["1. Hi", "2. There"])
    // The same identifier updates the notification.
    try run.sut.didReceive(try RunningProgram.notification(#"{"text": "Hello"}"#, identifier: "1"))
    #expect([run.text("line[0]"), run.text("line[1]")] == ["1. Hello", "2. There"])
    #expect(run.sut.view.children.count == 2)
}

@Test func limit_receivedNotifications() throws {
    let run = try RunningProgram(
        labelProgram("\"{{count(received)}} {{received.0.userInfo.n}}\""), userInfo: #"{"n": 0}"#)
    for number in 1...Limits.receivedNotifications {
        try run.sut.didReceive(try RunningProgram.notification(#"{"n": \#(number)}"#, identifier: "n\(number)"))
    }
    #expect(run.text("label") == "\(Limits.receivedNotifications) 1")
}

@Test(arguments: [
    (#""responses": {"a": {"then": [{"after": -1}]}}"#, "out-of-range", "$.responses.a.then[0].after"),
    (#""responses": {"a": {"then": [{"times": 3}]}}"#, "times-without-delay", "$.responses.a.then[0].times"),
    (#""responses": {"a": {"then": {}}}"#, "wrong-type", "$.responses.a.then"),
    (#""receive": {"option": "dismiss"}"#, "option-without-response", "$.receive.option"),
    (#""receive": {"then": [{"option": "dismiss"}]}"#, "option-without-response", "$.receive.then[0].option"),
    (#""receive": {"values": {"liked": true}}"#, "unknown-value", "$.receive.values.liked"),
    (#""receive": {"actions": [3]}"#, "wrong-type", "$.receive.actions[0]"),
    (#""receive": {"set": {"c": {"text": ""}}}"#, "unknown-outlet", "$.receive.set.c"),
    (#""receive": {"when": 3}"#, "wrong-type", "$.receive.when"),
    (#""loaded": []"#, "wrong-type", "$.loaded"),
    (#""media": {"duration": -3}"#, "out-of-range", "$.media.duration"),
    (#""media": {"play": {"sett": {}}}"#, "unknown-key", "$.media.play"),
])
func wrongEffectsAreAnError(_ keys: String, _ code: String, _ path: String) throws {
    let found = try DecodedProgram(program(keys)).diagnostics
    #expect(found.map(\.code) == [code])
    #expect(found.first?.jsonPath == path)
}

@Test func limit_delaySeconds() throws {
    let day = JSONValue.text(of: Limits.delaySeconds)
    #expect(try DecodedProgram(program(#""receive": {"then": [{"after": \#(day)}]}"#)).codes == [])
    #expect(try DecodedProgram(program(#""receive": {"then": [{"after": \#(day)1}]}"#)).codes == ["out-of-range"])
}

@Test func limit_effectTimes() throws {
    let times = Limits.effectTimes
    #expect(try DecodedProgram(program(#""receive": {"then": [{"after": 1, "times": \#(times)}]}"#)).codes == [])
    #expect(
        try DecodedProgram(program(#""receive": {"then": [{"after": 1, "times": \#(times + 1)}]}"#)).codes
            == ["out-of-range"])
}
