import ContentExtensionHost
import Renderer
import Testing

/// The scenarios of the templates: `scenario.json`, and `scenario-….json` beside it.
private let scenarios: [String] = {
    let root = "\(Repository.root)/Templates"
    return Repository.entries(of: root).sorted().flatMap { name in
        Repository.entries(of: "\(root)/\(name)").sorted()
            .filter { $0.hasPrefix("scenario") && $0.hasSuffix(".json") }.map { "\(name)/\($0)" }
    }
}()

@Test("What a template's scenario expects is so, and nothing else is odd", arguments: scenarios)
func templateScenario(_ name: String) throws {
    let loaded = try ScenarioFile.read("\(Repository.root)/Templates/\(name)")
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    let outcome = try ScenarioRunner(loaded.value, on: renderer).run()
    let found = loaded.warnings + outcome.failures + outcome.diagnostics.filter { $0.severity != .note }
    #expect(found.map(\.description) == [])
    #expect(!outcome.snapshots.isEmpty)
}

@Test func serviceExtensionsHaveTheirTemplates() {
    let names = ["doorbell/scenario.json", "doorbell/scenario-too-late.json", "doorbell/scenario-fails.json"]
    #expect((names + ["encrypted-message/scenario.json"]).filter { !scenarios.contains($0) } == [])
}
