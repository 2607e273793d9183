import ContentExtensionHost
import TestSupport
import Testing

@testable import RenderNotification

/// The files that a scenario names.
@Suite struct ScenarioFilesTests {
    private static func read(_ text: String, in folder: TemporaryFolder) throws -> Scenario {
        try ScenarioFile.read(folder.write(text, to: "tests/a.scenario.json")).value
    }

    @Test(
        "a scenario names no files outside of its project",
        arguments: [
            #"{"extensions": "../secret.json", "steps": []}"#, #"{"extensions": "/etc/passwd", "steps": []}"#,
            #"{"assets": {"https://a.b/c.png": "../../c.png"}, "steps": []}"#,
            #"{"steps": [{"deliver": "../secret.json"}]}"#,
            #"{"steps": [{"deliver": {"payload": {"aps": {"alert": "a"}}, "attachments": ["/etc/passwd"]}}]}"#,
        ]) func outside(_ text: String) throws
    {
        let folder = try TemporaryFolder(["secret.json": "{}"])
        let scenario = try Self.read(text, in: folder)
        let error = #expect(throws: InputError.self) {
            _ = try scenario.environment(over: Environment())
            var arrivals = ScenarioArrivals(scenario, files: NotificationFiles())
            arrivals.descriptors = try ScenarioInstallation(scenario, locale: "en_US", isDark: false).descriptors
            for step in scenario.steps {
                if case .deliver(let delivery) = step.act { try arrivals.prepare(delivery) }
            }
        }
        #expect(error?.diagnostics.map(\.code) == ["path-outside"])
        #expect(error?.diagnostics.first?.location?.line == 1)
    }

    @Test("the repository around it is its project") func inside() throws {
        let folder = try TemporaryFolder([".git/HEAD": "", "shared/c.png": ""])
        let scenario = try Self.read(
            #"{"assets": {"https://a.b/c.png": "../shared/c.png"}, "steps": []}"#, in: folder)
        let environment = try scenario.environment(over: Environment())
        #expect(environment.assets["https://a.b/c.png"]?.path == "\(folder.path)/tests/../shared/c.png")
    }
}
