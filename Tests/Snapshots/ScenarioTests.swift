import Basics
import TestSupport
import FoundationEssentials
import Renderer
import SnapshotComparison
import Testing

/// Every scenario of Tests/Fixtures/scenarios: exit code, messages, trace and snapshots.
/// `RECORD=1` writes what is missing or differs.
@Suite struct ScenarioTests {
    @Test(arguments: ScenarioCase.all) func scenario(_ scenario: ScenarioCase) throws {
        try scenario.compareProducts()
    }

    @Test func scenarioFixturesExist() {
        #expect(ScenarioCase.all.count >= 9)
    }

    @Test("The same scenario makes the same bytes, again and again", arguments: ["like-then-unlike", "hostile-order"])
    func scenarioIsDeterministic(_ name: String) throws {
        let scenario = try Self.scenario(named: name)
        let first = try scenario.play()
        for _ in 0..<20 { #expect(try scenario.play() == first) }
    }

    @Test func twoHundredRunsHaveTheSameTrace() throws {
        let scenario = try Self.scenario(named: "repeated")
        let first = try scenario.trace()
        for _ in 0..<200 { #expect(try scenario.trace() == first) }
    }

    @Test func filmsOfAScenarioAreDeterministic() throws {
        let scenario = try Self.scenario(named: "like-then-unlike")
        let first = try scenario.films()
        #expect(Set(first).count == 3)
        for _ in 0..<3 { #expect(try scenario.films() == first) }
    }

    private static func scenario(named name: String) throws -> ScenarioCase {
        try #require(ScenarioCase.all.first { $0.name == name })
    }
}
