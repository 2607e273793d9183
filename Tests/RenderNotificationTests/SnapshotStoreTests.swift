import ContentExtensionHost
import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

@Test func limit_snapshotBytes() throws {
    var shelf = SnapshotStore()
    let half = [UInt8](repeating: 0, count: Limits.snapshotBytes / 2)
    try shelf.add("a.png", half, at: nil)
    try shelf.add("b.png", half, at: nil)
    #expect(shelf.all.map(\.path) == ["a.png", "b.png"])
    #expect {
        try shelf.add("c.png", [0], at: nil)
    } throws: {
        ($0 as? InputError)?.diagnostics.first?.code == "too-many-snapshots"
    }
}

@Test func duplicateSnapshotNamesAreReportedFirst() throws {
    func problems(_ steps: String) throws -> [String] {
        let scenario = try ScenarioFile.decode(Array("{\"steps\": [\(steps)]}".utf8), file: "s.json")
        do {
            _ = try ScenarioPlayer(
                scenario.value, in: Environment(), with: NotificationRenderer(device: Device(), fonts: FontLibrary()))
            return []
        } catch {
            return error.diagnostics.map { "\($0.code) \($0.jsonPath ?? "")" }
        }
    }
    #expect(
        try problems(#"{"snapshot": "a"}, {"snapshot": "a"}, {"snapshot": "b"}, {"snapshot": "b"}"#)
            == ["snapshot-name $.steps[1]", "snapshot-name $.steps[3]"])
    // Those in a repeat are numbered.
    let rounds = #"{"repeat": {"times": 2, "steps": [{"snapshot": "a"}]}}"#
    #expect(try problems(#"{"snapshot": "a"}, "# + rounds) == [])
    #expect(try problems(rounds + #", {"snapshot": "a-2"}"#) == ["snapshot-name $.steps[1]"])
    #expect(try problems(#"{"snapshot": "a"}, {"snapshot": {"name": "a", "what": "tree"}}"#) == [])
}

@Test("a snapshot of a place without a notification is a warning, as in a single picture")
func emptySnapshots() throws {
    let places = ["banner", "lock-screen", "notification-center", "manage", "prompt", "screen", "expanded"]
    let steps = places.map { #"{"snapshot": {"name": "\#($0)", "presentation": "\#($0)", "what": "scene"}}"# }
    let scenario = try ScenarioFile.decode(
        Array("{\"steps\": [\(steps.joined(separator: ", "))]}".utf8), file: "s.json")
    let outcome = try ScenarioPlayer(
        scenario.value, in: Environment(), with: NotificationRenderer(device: Device(), fonts: FontLibrary())
    ).run()
    #expect(outcome.snapshots.count == places.count)
    #expect(
        outcome.diagnostics.map { "\($0.code) \($0.jsonPath ?? "") \($0.message)" } == [
            "nothing-in-place $.steps[0] no banner was shown",
            "nothing-in-place $.steps[1] the locked screen shows no notification",
            "nothing-in-place $.steps[2] no notification is in the list",
            "nothing-in-place $.steps[3] there is no app whose notifications could be managed",
            "nothing-in-place $.steps[4] there is no app that could ask",
        ])
}

@Test func anErrorKeepsEarlierResultsOfAScenario() throws {
    // A JPEG can't be transparent, which is known only once it is drawn.
    let steps = """
        {"snapshot": "a"}, {"expect": {"state": "expanded"}},
        {"snapshot": {"name": "b", "crop": "platter", "format": "jpeg"}}
        """
    let scenario = try ScenarioFile.decode(Array("{\"steps\": [\(steps)]}".utf8), file: "s.json")
    let runner = try ScenarioPlayer(
        scenario.value, in: Environment(), with: NotificationRenderer(device: Device(), fonts: FontLibrary()))
    #expect(throws: InputError.self) { try runner.run() }
    #expect(runner.outcome.snapshots.map(\.path) == ["a.png"])
    #expect(runner.outcome.failures.map(\.code) == ["expectation-failed"])
}
