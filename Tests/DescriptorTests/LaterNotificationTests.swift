import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// A controller is one object until the expansion ends: what has been set stays, but for what a notification sets.
@Suite struct LaterNotificationTests {
    private static let keys = #"""
        "title": "{{userInfo.city}}", "preferredContentSize": {"height": 120}, "actions": ["like"],
        "view": {"type": "stack", "children": [
          {"type": "label", "id": "status", "text": "Asked"}, {"type": "label", "id": "city", "text": "{{userInfo.city}}"},
          {"type": "label", "id": "bound"}, {"type": "view", "id": "news", "visibleWhen": "userInfo.news"},
          {"type": "switch", "id": "alarm"}, {"type": "switch", "id": "known", "isOn": "{{userInfo.known}}"},
          {"type": "textField", "id": "draft"}]},
        "bindings": {"bound": {"text": "Asked"}},
        "responses": {"like": {
          "set": {"status": {"text": "Going", "textColor": "systemGreen"}, "city": {"text": "Going"},
            "bound": {"text": "Going"}, "news": {"hidden": false}},
          "title": "Going", "preferredContentSize": {"height": 240}, "actions": ["unlike"], "option": "doNotDismiss"}}
        """#

    /// The program after the action, touches and a second notification.
    private func answered(_ more: String = "") throws -> RunningProgram {
        let actions = ["like", "unlike"].map { NotificationAction(identifier: $0, title: $0) }
        let run = try RunningProgram(
            "{\(Self.keys)\(more)}", userInfo: #"{"city": "Oslo", "known": false}"#, actions: actions)
        try run.respond("like")
        for outlet in ["alarm", "known"] { try run.touch(.valueChanged(.isOn(true)), [outlet]) }
        try run.touch(.editingChanged("On my"), ["draft"])
        #expect(run.isOn("known") == true)
        try run.sut.didReceive(RunningProgram.notification(#"{"city": "Bergen", "known": false}"#))
        return run
    }

    @Test("what a response has set stays") func stays() throws {
        let run = try answered()
        #expect(run.text("status") == "Going")
        #expect(run.sut.view.find("status")?.content.label?.textColor == .semantic(.systemGreen))
        #expect(run.sut.preferredContentSize.height == 240)
        #expect(run.context.notificationActions.map(\.identifier) == ["unlike"])
    }

    @Test("what a touch has set stays") func touches() throws {
        let run = try answered()
        #expect(run.isOn("alarm") == true)
        #expect(run.text("draft") == "On my")
    }

    @Test("what is bound to the notification follows it") func follows() throws {
        let run = try answered()
        #expect(run.text("city") == "Bergen")
        #expect(run.text("bound") == "Asked", "bindings are what didReceive(_:) sets, whatever their values")
        #expect(run.sut.title == "Bergen")
        #expect(run.sut.view.find("news")?.style.isHidden == true)
        #expect(run.isOn("known") == false)
    }

    @Test("onReceive: reset undoes all of it") func reset() throws {
        let run = try answered(#", "onReceive": "reset""#)
        #expect(run.text("status") == "Asked")
        #expect(run.sut.view.find("status")?.content.label?.textColor == .label)
        #expect(run.sut.preferredContentSize.height == 120)
        #expect(run.context.notificationActions.map(\.identifier) == ["like"])
        #expect(run.isOn("alarm") == false)
        #expect(run.text("draft") == "")
    }

    @Test("onReceive: reset returns to what viewDidLoad has set") func resetKeepsLoaded() throws {
        let run = try RunningProgram(
            #"""
            {"onReceive": "reset", "view": {"type": "stack", "children": [{"type": "label", "id": "a", "text": "Asked"}]},
             "loaded": {"set": {"a": {"text": "loaded"}}, "title": "Loaded", "preferredContentSize": {"height": 90}},
             "responses": {"*": {"set": {"a": {"text": "Going"}}, "title": "Going",
               "preferredContentSize": {"height": 240}, "actions": ["b"]}}}
            """#,
            actions: ["a", "b"].map { NotificationAction(identifier: $0, title: $0) })
        for _ in 1...2 {
            #expect(run.text("a") == "loaded")
            #expect(run.sut.title == "Loaded")
            #expect(run.sut.preferredContentSize.height == 90)
            #expect(run.context.notificationActions.map(\.identifier) == ["a", "b"])
            try run.respond("a")
            #expect(run.text("a") == "Going")
            #expect(run.context.notificationActions.map(\.identifier) == ["b"])
            try run.sut.didReceive(RunningProgram.notification("{}"))
        }
    }

    @Test("a response sees the notification that the views show") func responseAfterAnArrival() throws {
        let run = try RunningProgram(
            #"""
            {"view": {"type": "label", "id": "a"},
             "responses": {"*": {"set": {"a": {"text": "{{userInfo.city}}"}}, "option": "doNotDismiss"}}}
            """#, userInfo: #"{"city": "Oslo"}"#)
        try run.sut.didReceive(RunningProgram.notification(#"{"city": "Bergen"}"#, identifier: "2"))
        try run.respond("a")
        #expect(run.text("a") == "Bergen")
    }

    @Test("a scroll position stays", arguments: [("", 50.0), (#", "onReceive": "reset""#, 0)])
    func scrollPosition(more: String, y: Double) throws {
        let run = try RunningProgram(#"{"view": {"type": "scrollView", "id": "list"}\#(more)}"#)
        try run.touch(.scrolled(to: Point(x: 0, y: 50)), ["list"])
        #expect(run.sut.view.content.scrolling?.contentOffset.y == 50)
        try run.sut.didReceive(RunningProgram.notification("{}"))
        #expect(run.sut.view.content.scrolling?.contentOffset.y == y)
    }

    @Test("what viewDidLoad has set stays") func loaded() throws {
        let run = try RunningProgram(
            #"""
            {"title": "Ferry", "view": {"children": [{"type": "label", "id": "a"}, {"type": "label", "id": "b", "text": "{{body}}"}]},
             "loaded": {"preferredContentSize": {"height": 90}, "title": "Loaded",
               "set": {"a": {"text": "loaded"}, "b": {"text": "loaded"}}}}
            """#)
        #expect([run.text("a"), run.text("b")] == ["loaded", "It leaves at <9:41> & waits"])
        #expect(run.sut.preferredContentSize.height == 90)
        #expect(run.sut.title == "Loaded")
    }

    @Test(
        "literals don't follow a notification",
        arguments: [
            ("text", #""Going {{title}}""#, true), ("text", #"{"literal": "{{title}}"}"#, false),
            ("text", #"{"switch": "{{title}}", "cases": {}, "default": "a"}"#, true),
            ("text", #"{"date": "userInfo.day"}"#, true),
            ("attributedText", #"[{"text": "a"}, {"text": "{{title}}"}]"#, true),
            ("attributedText", #"[{"text": "a", "font": {"size": 12}}]"#, false),
        ])
    func literals(key: String, value: String, follows: Bool) throws {
        let program = try DecodedProgram(#"{"view": {"type": "label", "id": "a", "\#(key)": \#(value)}}"#).program
        #expect(program.followingProperties["a"]?.contains(key) == follows)
    }
}

extension RunningProgram {
    fileprivate func isOn(_ id: String) -> Bool? { (sut.view.find(id)?.content.control as? Switch).map(\.isOn) }
}
