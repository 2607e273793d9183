import Basics
import Chrome
import ContentExtensionHost
import RenderNotification
import Renderer
import Testing
import Views

@Test func limit_identifierSuggestions() throws {
    let names = (0...Limits.identifierSuggestions).map { "order-a\($0 + 10)" }
    let steps = names.map { #"{"removeDelivered": ["\#($0)"]}"# }.joined(separator: ", ")
    let delivery = #"{"deliver": {"payload": {"aps": {"alert": "Hi"}}, "identifier": "order-a1"}}"#
    let scenario = try ScenarioFile.decode(Array("{\"steps\": [\(delivery), \(steps)]}".utf8), file: "s.json")
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let outcome = try ScenarioPlayer(scenario.value, in: Environment(), with: renderer).run()
    let hints = outcome.diagnostics.filter { $0.code == "not-delivered" }.map(\.hint)
    #expect(Set(hints) == [NearestName.hint("order-a1"), nil])
    #expect(hints.count == names.count && hints.last == .some(nil))
}
