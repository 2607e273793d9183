import Chrome
import ContentExtensionHost
import RenderNotification
import Renderer
import TestSupport
import Testing
import Views

/// What iOS does, as far as an extension's author can rely on it: the scenarios of Tests/Fixtures/acceptance. They draw
/// nothing; each says in its comment where the behaviour is written.
@Suite struct AcceptanceTests {
    @Test("What the scenario expects is so", arguments: FixtureArea.acceptance.cases())
    func behaviour(_ fixture: FixtureCase) throws {
        let loaded = try ScenarioFile.read("\(fixture.folder)/scenario.json")
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        let outcome = try ScenarioPlayer(loaded.value, in: Environment(), with: renderer).run()
        #expect((loaded.warnings + outcome.failures).map(\.description) == [])
    }

    @Test("Each scenario names its source", arguments: FixtureArea.acceptance.cases())
    func source(_ fixture: FixtureCase) throws {
        let text = try Repository.text("Tests/Fixtures/acceptance/\(fixture.name)/scenario.json")
        let comment = text.firstRange(of: #""//": ""#).map { text[$0.upperBound...].prefix { $0 != "\n" } }
        let sources = ["WWDC ", "developer.apple.com", "a property of view controllers"]
        #expect(sources.contains { comment?.contains($0) == true }, "write \"//\": \"behaviour (source)\" first")
    }
}
