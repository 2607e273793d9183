import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

private let program = #"""
    {"title": "{{userInfo.city}}", "preferredContentSize": {"width": 320, "height": 120},
     "view": {"type": "stack", "id": "root", "children": [
       {"type": "label", "id": "status", "text": "Hello World"}, {"type": "image", "id": "photo", "image": {"symbol": "star"}}]},
     "bindings": {"status": {"text": "{{body}}"}},
     "actions": [{"identifier": "like", "title": "Like {{userInfo.city}}"}],
     "responses": {
       "like": {"set": {"status": {"text": "Liked", "textColor": "systemGreen"}, "photo": {"image": null}},
                "actions": [{"identifier": "unlike", "title": "Unlike"}], "title": "Thanks",
                "option": "doNotDismiss", "preferredContentSize": {"height": 240}},
       "comment": {"set": {"status": {"text": "{{response.actionIdentifier}}: {{response.userText}}"}}, "option": "dismiss"},
       "open": {"performDefaultAction": true, "actions": []},
       "*": {"set": {"status": {"hidden": true}}}}}
    """#

@Test func notificationSetsEverything() throws {
    let run = try RunningProgram(program, userInfo: #"{"city": "Oslo"}"#)
    #expect(run.text("status") == "It leaves at <9:41> & waits")
    #expect(run.sut.title == "Oslo")
    #expect(run.sut.preferredContentSize == Size(width: 320, height: 120))
    #expect(run.context.notificationActions == [NotificationAction(identifier: "like", title: "Like Oslo")])
    #expect(run.codes == [])
}

@Test func changesOfResponsesAccumulate() throws {
    let run = try RunningProgram(program, userInfo: #"{"city": "Oslo"}"#)
    try run.respond("like")
    #expect(run.text("status") == "Liked")
    #expect(run.sut.view.find("photo")?.content.imageView?.image == nil)
    #expect(run.sut.title == "Thanks")
    #expect(run.sut.preferredContentSize == Size(width: 0, height: 240))
    #expect(run.context.notificationActions.map(\.identifier) == ["unlike"])
    try run.respond("comment", text: "See <you>")
    #expect(run.text("status") == "comment: See <you>")
    #expect(run.sut.view.find("status")?.content.label?.textColor == .semantic(.systemGreen))
    #expect(run.sut.title == "Thanks")
    #expect(run.options == [.doNotDismiss, .dismiss])
}

@Test func defaultActionIsAskedForBeforeCompletion() throws {
    let run = try RunningProgram(program, userInfo: #"{"city": "Oslo"}"#)
    _ = run.context.takeRequests()
    try run.respond("open")
    #expect(run.context.takeRequests() == [.setActions([]), .performDefaultAction])
    #expect(run.options == [.dismissAndForwardAction])
}

@Test func starHandlesAllOtherActions() throws {
    let run = try RunningProgram(program, userInfo: #"{"city": "Oslo"}"#)
    try run.respond("other")
    #expect(run.sut.view.find("status")?.style.isHidden == true)
    #expect(run.options == [.dismissAndForwardAction])
}

@Test func actionWithoutAnAnswerIsForwarded() throws {
    let run = try RunningProgram(#"{"responses": {}}"#)
    try run.respond("other")
    #expect(run.options == [.dismissAndForwardAction])
}

@Test func onlyProgramsWithResponsesHandleResponses() throws {
    #expect(try RunningProgram(#"{"responses": {}}"#).sut is any NotificationResponseHandling)
    #expect(!(try RunningProgram(#"{"view": {}}"#).sut is any NotificationResponseHandling))
}

@Test func withoutActionsThoseOfTheCategoryStay() throws {
    let run = try RunningProgram(#"{"view": {}}"#)
    #expect(run.context.takeRequests() == [])
}

@Test func viewDidLoadShowsTheStoryboard() throws {
    let decoded = try DecodedProgram(program)
    let report = DiagnosticCollector(file: "")
    let sut = DeclarativeExtension.make(
        program: decoded.program, environment: DeclarativeEnvironment(app: AppInfo(name: "Ferry"), report: report))
    try sut.viewDidLoad()
    #expect(sut.view.find("status")?.content == .label(Label("Hello World")))
    #expect(sut.title == nil)
    #expect(report.diagnostics == [])
}

@Test func mediaButton() throws {
    let sut = try RunningProgram(
        #"{"media": {"buttonType": "overlay", "frame": [10, 20, 50, 40], "tintColor": "systemRed"}}"#
    ).sut
    #expect(sut.mediaPlayPauseButtonType == .overlay)
    #expect(sut.mediaPlayPauseButtonFrame == Rect(x: 10, y: 20, width: 50, height: 40))
    #expect(sut.mediaPlayPauseButtonTintColor == .semantic(.systemRed))
    #expect(try RunningProgram("{}").sut.mediaPlayPauseButtonType == .none)
}

@Test func setChangesEveryCopyOfARepeat() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"children": [{"id": "row", "repeat": {"over": "userInfo.a"}, "children": [{"type": "label", "id": "dot"}]}]},
         "responses": {"*": {"set": {"dot": {"text": "•"}}}}}
        """#, userInfo: #"{"a": [1, 2]}"#)
    try run.respond("x")
    #expect([run.text("dot[0]"), run.text("dot[1]")] == ["•", "•"])
}

@Test func findingsAreNotRepeatedForLaterNotifications() throws {
    let run = try RunningProgram(labelProgram("\"{{userInfo.missing}}\""))
    try run.sut.didReceive(try RunningProgram.notification("{}"))
    #expect(run.codes == ["binding-empty"])
}

@Test(arguments: [
    (#"{"media": {"buttonType": "big"}}"#, "unknown-value"), (#"{"media": {"frame": [0, 0, -1, 4]}}"#, "out-of-range"),
    (#"{"media": {"frame": [0, 0, 4]}}"#, "wrong-type"), (#"{"preferredContentSize": 3}"#, "wrong-type"),
    (#"{"preferredContentSize": {"height": -3}}"#, "out-of-range"),
    (#"{"responses": {"a": {"option": "close"}}}"#, "unknown-value"),
    (#"{"responses": {"a": {"sets": {}}}}"#, "unknown-key"), (#"{"responses": []}"#, "wrong-type"),
    (#"{"responses": {"a": 3}}"#, "wrong-type"),
    (#"{"actions": [{"identifier": "a", "title": "{{x"}]}"#, "template-syntax"),
    (#"{"bindings": []}"#, "wrong-type"), (#"{"title": 3}"#, "wrong-type"), (#"{"values": []}"#, "wrong-type"),
])
func wrongProgramIsAnError(json: String, code: String) throws {
    #expect(try DecodedProgram(json).codes == [code])
}
