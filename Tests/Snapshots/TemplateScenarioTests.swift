import Chrome
import TestSupport
import ContentExtensionHost
import FoundationEssentials
import RenderNotification
import Renderer
import Testing
import Views

/// The scenarios of the templates: `scenario.json`, and `scenario-….json` beside it.
private let scenarios: [String] = {
    let root = "\(Repository.root)/Templates"
    return Repository.entries(of: root).sorted().flatMap { name in
        Repository.entries(of: "\(root)/\(name)").sorted()
            .filter { $0.hasPrefix("scenario") && $0.hasSuffix(".json") }.map { "\(name)/\($0)" }
    }
}()

/// A template's scenario; the code of one without a descriptor runs.
private func read(_ name: String) throws -> Loaded<Scenario> {
    let path = "\(Repository.root)/Templates/\(name)"
    var loaded = try ScenarioFile.read(path)
    if needsCode(name) { loaded.value.code.extensions = nil }
    return loaded
}

private func needsCode(_ name: String) -> Bool {
    !Repository.isFile("\(Repository.root)/Templates/\(name.prefix { $0 != "/" })/descriptor.json")
}

@Test("What a template's scenario expects is so, and nothing else is odd", arguments: scenarios)
func templateScenario(_ name: String) throws {
    let loaded = try read(name)
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let outcome = try ScenarioPlayer(loaded.value, in: Environment(), with: renderer).run()
    let found = loaded.warnings + outcome.failures + outcome.diagnostics.filter { $0.severity != .note }
    #expect(found.map(\.description) == [])
    #expect(!outcome.snapshots.isEmpty)
}

/// Except one that taps a button below the end of the platter, which has to be scrolled to there.
@Test("It is so on iOS 26 in Arabic at a large size, too", arguments: scenarios.filter { !$0.hasPrefix("open-button") })
func templateScenarioElsewhere(_ name: String) throws {
    let loaded = try read(name)
    let device = Device().style(.ios26).locale("ar").contentSize(.accessibilityExtraLarge)
    let renderer = try NotificationRenderer(device: device, fonts: FontLibrary())
    let outcome = try ScenarioPlayer(loaded.value, in: Environment(device: device), with: renderer).run()
    #expect(outcome.failures.map(\.description) == [])
    #expect(outcome.diagnostics.filter { $0.severity == .error || $0.code == "title-not-shown" } == [])
}

@Test("A template's page names its scenario, and the gallery shows it", arguments: scenarios)
func templateScenarioIsShown(_ name: String) throws {
    let parts = name.split(separator: "/").map(String.init)
    let picture = "gallery/\(parts[0])-\(parts[1].replacing(".json", with: "")).png"
    let code = needsCode(name) ? " --run-code" : ""
    func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(Repository.root)/\(path)", encoding: .utf8)
    }
    #expect(try text("Templates/\(parts[0])/README.md").contains(parts[1]))
    #expect(
        try text("docs/gallery.md")
            .contains("render-notification run Templates/\(name)\(code) --filmstrip docs/\(picture)\n"))
    #expect(Repository.isFile("\(Repository.root)/docs/\(picture)"))
}

@Test func serviceExtensionsHaveTheirTemplates() {
    let names = ["doorbell/scenario.json", "doorbell/scenario-too-late.json", "doorbell/scenario-fails.json"]
    #expect((names + ["encrypted-message/scenario.json"]).filter { !scenarios.contains($0) } == [])
}
