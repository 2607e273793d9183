import Basics
import ContentExtensionHost
import RenderNotification
import TestSupport
import Testing
import Views

@testable import Preview

/// The folder with a template's files in it, as paths from the working folder of the tests.
private func template(_ name: String) -> (folder: String, descriptor: String) {
    let folder = Repository.path("Templates/\(name)")
    return (folder, "\(folder)/descriptor.json")
}

/// A request for a template's notification.
private func request(_ name: String, _ payload: String) -> PreviewRequest {
    let files = template(name)
    return PreviewRequest(
        .notification(
            payload: .file("\(files.folder)/payloads/\(payload)"), extensions: [files.descriptor], bindings: []))
}

@Suite struct PreviewRendererTests {
    private let renderer = PreviewRenderer()

    @Test("pictures are those of render, byte for byte") func picturesAreThoseOfRender() throws {
        let files = template("event-invite")
        let options = try Configuration.nearest(to: files.folder)
        let rendering = try PushNotification(
            payload: .file("\(files.folder)/payloads/rooftop.apns"), extensions: [.descriptor(files.descriptor)],
            timeZone: options.environment.timeZone, date: options.environment.date
        ).render(on: options.environment.device, as: .expanded, options: options.options)
        #expect(try renderer.draw(request("event-invite", "rooftop.apns")).bytes == rendering.png)
    }

    @Test("a text that isn't saved is drawn, and the file stays as it is") func draftsAreDrawn() throws {
        var wanted = request("event-invite", "rooftop.apns")
        guard case .notification(.file(let path), _, _) = wanted.subject else { return }
        let before = try renderer.draw(wanted)
        wanted.drafts[path] = try Repository.text("Templates/event-invite/payloads/rooftop.apns")
            .replacing("Rooftop", with: "Basement")
        let drafted = try renderer.draw(wanted)
        #expect(drafted.bytes != before.bytes)
        #expect(drafted.views.json.compactText.contains("Basement"))
        wanted.drafts[path] = "{\n  \"aps\": oops"
        let error = #expect(throws: InputError.self) { try renderer.draw(wanted) }
        #expect(error?.diagnostics.first?.location?.line == 2)
        wanted.drafts = [:]
        #expect(try renderer.draw(wanted).bytes == before.bytes)
    }

    @Test("touches lead to states, and moments show changes under way") func touchesAndMoments() throws {
        var wanted = request("like-unlike", "vases.apns")
        let before = try renderer.draw(wanted)
        #expect(before.state.name == "expanded" && before.state.actions.first == "like")
        wanted.touches.steps = [ScenarioStep(.host(.tapAction("like")))]
        let touched = try renderer.draw(wanted)
        #expect(touched.state.actions.first == "unlike")
        #expect(touched.trace.json.contains("actionsReplaced"))
        wanted.touches.steps.append(ScenarioStep(.wait(3)))
        wanted.moment = 1
        #expect(try renderer.draw(wanted).state.time == 1)
        wanted.touches.steps.append(ScenarioStep(.host(.dismiss)))
        wanted.moment = nil
        #expect(try renderer.draw(wanted).state.name == "dismissed")
    }

    @Test("an expanded notification covers the banner that it was opened from") func expansionCovers() throws {
        var wanted = request("event-invite", "rooftop.apns")
        wanted.place = .banner
        #expect(try renderer.draw(wanted).place == .banner)
        wanted.touches.steps = [ScenarioStep(.host(.pullDownBanner))]
        #expect(try renderer.draw(wanted).place == .expanded)
    }

    @Test("views have font, colours in both appearances, and their line") func viewsAreDescribed() throws {
        let views = try renderer.draw(request("event-invite", "rooftop.apns")).views.json.array ?? []
        let label = try #require(
            views.first { $0["id"]?.string == "headline" || $0["font"]?.string != nil && $0["source"] != nil })
        #expect(label["font"]?.string?.hasPrefix("SF Pro ") == true)
        let color = try #require(label["colors"]?.array?.first)
        #expect(color["light"]?.string?.hasPrefix("#") == true && color["dark"]?.string?.hasPrefix("#") == true)
        #expect(label["source"]?["file"]?.string?.hasSuffix("descriptor.json") == true)
        #expect((label["source"]?["line"]?.number ?? 0) > 1)
        #expect(views.dropFirst().allSatisfy { view in view["parent"] == nil || (view["parent"]?.number ?? -1) >= 0 })
    }

    @Test("a recorded scenario has relative paths, the touches and what they led to") func scenariosAreRecorded() throws
    {
        var wanted = request("like-unlike", "vases.apns")
        wanted.touches.steps = [ScenarioStep(.host(.tapAction("like")))]
        wanted.steps = [["tapAction": "like"]]
        let folder = template("like-unlike").folder
        let text = try RecordedScenario(wanted, for: folder, with: renderer).text
        let scenario = try ScenarioFile.decode(Array(text.utf8), file: "touched.scenario.json", folder: folder).value
        #expect(scenario.extensions.map(\.value) == ["descriptor.json"])
        let outcome = try RendererStoreForTests.play(scenario)
        #expect(outcome.failures.isEmpty, "\(outcome.failures)")
        #expect(text.contains(#""state": "expanded""#) && text.contains("unlike"))
    }

    @Test("a scenario recorded on a scenario keeps the file's own settings") func recordedScenariosKeepSettings() throws
    {
        let file = """
            {"apps": {"News": {"alerts": false}}, "style": "ios18", "steps": [
              {"deliver": {"payload": {"aps": {"alert": "headline"}}, "app": "News"}}]}
            """
        try TemporaryFolder.with(["news.scenario.json": file]) { folder in
            var wanted = PreviewRequest(.scenario("\(folder)/news.scenario.json"))
            wanted.settings = [.init(key: "style", value: "ios26")]
            wanted.steps = ["clearAll"]
            let text = try RecordedScenario(wanted, for: folder, with: renderer).text
            let recorded = try JSONReader.read(text.utf8, file: "recorded.json")
            #expect(recorded["apps"]?["News"]?["alerts"] != nil)
            #expect(recorded["style"]?.string == "ios26")
            #expect(recorded["steps"]?.array?.count == 4)
            #expect(recorded["steps"]?.array?.last?["snapshot"]?["presentation"]?.string == "screen")
        }
    }
}

/// Plays scenarios as `run` does.
private enum RendererStoreForTests {
    static func play(_ scenario: Scenario) throws -> ScenarioOutcome {
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        return try ScenarioPlayer(scenario, in: Environment(), with: renderer).run()
    }
}
