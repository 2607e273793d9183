import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

private let table = #"""
    {"actions": {"switch": "{{userInfo.status}}", "cases": {
        "open": ["accept", {"identifier": "decline", "title": "Decline {{userInfo.what}}"}], "done": []},
      "default": ["accept"]}}
    """#

@Test(arguments: [("open", ["accept", "decline"]), ("done", []), ("other", ["accept"])])
func actionsMayBeATable(_ status: String, _ identifiers: [String]) throws {
    let run = try RunningProgram(
        table, userInfo: #"{"status": "\#(status)", "what": "it"}"#, actions: SampleAction.all)
    #expect(run.context.notificationActions.map(\.identifier) == identifiers)
    if identifiers.count == 2 { #expect(run.context.notificationActions.last?.title == "Decline it") }
    #expect(run.codes == [])
}

@Test func actionsMayBeAChoice() throws {
    let program = #"{"receive": {"actions": {"when": "userInfo.open", "then": ["accept"], "else": []}}}"#
    let open = try RunningProgram(program, userInfo: #"{"open": true}"#, actions: SampleAction.all)
    #expect(open.context.notificationActions.map(\.identifier) == ["accept"])
    let closed = try RunningProgram(program, userInfo: "{}", actions: SampleAction.all)
    #expect(closed.context.notificationActions == [])
}

@Test func aTableWithoutACaseKeepsTheActions() throws {
    let run = try RunningProgram(
        #"{"actions": {"switch": "{{userInfo.a}}", "cases": {"b": []}}}"#, userInfo: #"{"a": "c"}"#,
        actions: SampleAction.all)
    #expect(run.context.notificationActions == SampleAction.all)
    #expect(run.codes == ["no-case"])
}

@Test(arguments: ["label", "image", "button", "slider", "rectangle"])
func marginsOfAViewWithoutSubviewsAreAnError(_ type: String) throws {
    #expect(try DecodedProgram(#"{"view": {"type": "\#(type)", "margins": 8}}"#).codes == ["margins-without-subviews"])
    let bound = #"{"view": {"children": [{"type": "\#(type)", "id": "a"}]}, "bindings": {"a": {"margins": 8}}}"#
    #expect(try DecodedProgram(bound).codes == ["margins-without-subviews"])
}

@Test func marginsInsetSubviews() throws {
    let inside = #"{"view": {"type": "label", "margins": 8, "children": [{"type": "rectangle"}]}}"#
    #expect(try DecodedProgram(inside).codes == [])
    #expect(try DecodedProgram(#"{"view": {"type": "stack", "margins": 8}}"#).codes == [])
}

@Test func anExtensionTakesNotificationsOfItsAppOffTheList() throws {
    let folder = try TemporaryFolder()
    let text = #"""
        {"app": {"name": "Chat"}, "categories": "chat",
         "registeredCategories": [{"identifier": "chat", "actions": [
           {"identifier": "read", "title": "Read"}, {"identifier": "all", "title": "Read All"}]}],
         "responses": {"read": {"removeDelivered": ["{{userInfo.id}}"], "option": "doNotDismiss"},
                       "all": {"removeDelivered": true, "option": "doNotDismiss"}}}
        """#
    let descriptor = try ExtensionDescriptor.load(path: folder.write(Array(text.utf8), to: "descriptor.json")).value
    let report = DiagnosticCollector(file: "d.json")
    let installed = InstalledExtension(
        descriptor: descriptor, environment: DeclarativeEnvironment(app: descriptor.app, report: report))
    let userInfo = try JSONReader.read(Array(#"{"id": "b"}"#.utf8), file: "p.json")
    func chat(_ identifier: String) -> HostEvent {
        .deliver(
            arrival(identifier, NotificationContent(body: identifier, categoryIdentifier: "chat", userInfo: userInfo)))
    }
    let mail = UserNotification(date: 0, request: .init(identifier: "b", content: .init(body: "Mail")))
    let host = device([installed]).after(
        .deliver(Arrival(mail, app: AppInfo(name: "Mail"))), chat("a"), chat("b"), chat("c"), .expand(),
        .tapAction("read"))
    #expect(host.delivered.map(\.request.content.body) == ["c", "a", "Mail"])
    #expect(host.after(.tapAction("all")).delivered.map(\.request.content.body) == ["Mail"])
    #expect(host.state == .expanded)
}
