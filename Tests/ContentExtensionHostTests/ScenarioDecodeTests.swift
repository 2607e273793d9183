import TestSupport
import FoundationEssentials
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

@Test("A scenario's errors are said exactly so", arguments: ErrorFixtures.holding("scenario.json"))
func scenarioError(_ fixture: FixtureCase) throws {
    try fixture.check { folder throws(InputError) in try ScenarioFile.read("\(folder)/scenario.json").warnings }
}

@Test func everyKindOfScenarioErrorHasAFixture() {
    #expect(ErrorFixtures.holding("scenario.json").count >= 7)
}

@Test func eventNamesAreThoseOfTheDocumentation() throws {
    let path = Repository.path("docs/trace-json.md")
    let page = String(decoding: try FileReader.read(path, limit: Limits.descriptorBytes), as: UTF8.self)
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("## Delivery") }.filter { $0.hasPrefix("| `") }
    let documented = rows.flatMap { row in
        (row.split(separator: "|").first ?? "").split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }
    #expect(documented.count > 30)
    #expect(documented.sorted() == TraceEvent.Kind.names.sorted())
}

private func scenario(_ steps: String) throws(InputError) -> Scenario {
    try ScenarioFile.decode(Array("{\"steps\": [\(steps)]}".utf8), file: "s.json").value
}

private func codes(_ steps: String) -> [String] {
    do throws(InputError) {
        _ = try scenario(steps)
        return []
    } catch {
        return error.diagnostics.map(\.code)
    }
}

@Test func aVerbAloneIsAStep() throws {
    #expect(try scenario(#""expand", {"close": true}"#).steps.map(\.act) == [.host(.expand()), .host(.dismiss)])
}

@Test func stepsKnowTheirPlaces() throws {
    let step = try #require(try scenario(#"{"repeat": {"times": 2, "steps": ["load"]}}"#).steps.first)
    guard case .repeat(2, let inner) = step.act else {
        Issue.record("\(step)")
        return
    }
    #expect(inner.first?.span?.jsonPath == "$.steps[0].repeat.steps[0]")
    #expect(inner.first?.span?.withoutPath == SourceSpan(file: "s.json", line: 1, column: 46))
}

@Test func tapsAreNamesPointsAndValues() throws {
    let steps = try scenario(
        """
        {"tap": "like"}, {"tap": [10, 20.5]}, {"tap": {"view": "map", "at": [0, 1]}}, {"tap": {"view": "on", "value": true}}
        """
    ).steps
    #expect(
        steps.map(\.act) == [
            .tap(.view("like", x: 0.5, y: 0.5)), .tap(.point(x: 10, y: 20.5)), .tap(.view("map", x: 0, y: 1)),
            .tap(.value("on", 1)),
        ])
}

@Test func scrollsAreDistancesEndsAndNames() throws {
    let steps = try scenario(
        """
        {"scroll": -20}, {"scroll": "bottom"}, {"scroll": "like"}, {"scroll": {"to": "top"}},
        {"scroll": {"view": "list", "by": [10, 20]}}, {"scroll": {"view": "list", "to": "row"}}
        """
    ).steps
    #expect(
        steps.map(\.act) == [
            .scroll(ScenarioScroll(.by(x: 0, y: -20))), .scroll(ScenarioScroll(.to(.bottom))),
            .scroll(ScenarioScroll(.toView("like"))), .scroll(ScenarioScroll(.to(.top))),
            .scroll(ScenarioScroll(view: "list", .by(x: 10, y: 20))),
            .scroll(ScenarioScroll(view: "list", .toView("row"))),
        ])
    #expect(codes(#"{"scroll": {"view": "list"}}, "scroll""#) == ["missing-key", "wrong-type"])
    #expect(
        codes(#"{"scroll": {"by": 1, "to": "top"}}, {"scroll": {"by": "far"}}"#) == ["conflicting-keys", "wrong-type"])
}

@Test func factsStandInTheFilesOrder() throws {
    let step = try #require(try scenario(#"{"expect": {"time": 1, "badge": 2, "hidden": ["a", "b"]}}"#).steps.first)
    guard case .expect(let expectation) = step.act else {
        Issue.record("\(step)")
        return
    }
    #expect(expectation.facts.map(\.key) == [.time, .badge, .hidden, .hidden])
    #expect(
        expectation.facts.map(\.span.jsonPath)
            == ["time", "badge", "hidden[0]", "hidden[1]"].map { "$.steps[0].expect.\($0)" })
}

@Test func limit_scenarioBytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: " ", count: Limits.scenarioBytes + 1), to: "scenario.json")
    #expect { try ScenarioFile.read(path) } throws: { ($0 as? InputError)?.diagnostics.first?.code == "file-too-large" }
}

@Test func limit_scenarioMembers() {
    let step = #""load""#
    #expect(codes(Array(repeating: step, count: Limits.jsonMembers + 1).joined(separator: ",")) == [])
    let tooMany = Array(repeating: "0", count: Limits.scenarioMembers).joined(separator: ",")
    #expect(codes(tooMany) == ["json-too-large"])
}

@Test func limit_scenarioSteps() {
    let most = Limits.scenarioSteps - 1
    #expect(codes(#"{"repeat": {"times": \#(most), "steps": ["load"]}}"#) == [])
    #expect(codes(#"{"repeat": {"times": \#(most), "steps": ["load", "load"]}}"#) == ["too-many-steps"])
    let nested = #"{"repeat": {"times": 100000, "steps": [{"repeat": {"times": 100000, "steps": ["load"]}}]}}"#
    #expect(codes(nested) == ["too-many-steps"])
}
