import Basics
import ContentExtensionHost
import RenderNotification
import TestSupport
import Testing
import Views

@testable import Preview

/// The live page shows Live Activities. The widget's code is compiled once.
@Suite(.serialized) struct PreviewActivityTests {
    private let folder = Repository.path("Templates/pizza-delivery")
    private let renderer: PreviewRenderer

    init() {
        var code = CodeOptions()
        code.extensions = nil
        renderer = PreviewRenderer(code: code)
    }

    @Test("the pushes below a folder of widgets are listed with it, and it has none of its own then") func items() {
        let items = PreviewFolder.items(below: folder)
        #expect(items.map(\.kind) == [.scenario] + Array(repeating: .notification, count: 8))
        #expect(items.dropFirst().allSatisfy { $0.extensions == [folder] })
    }

    @Test("widgets without a push get one that starts their Live Activity") func start() throws {
        let widgets = try TemporaryFolder([
            "Info.plist": Repository.text("Templates/pizza-delivery/Info.plist"),
            "Pizza.swift": Repository.text("Templates/pizza-delivery/PizzaActivity.swift"),
        ])
        let items = PreviewFolder.items(below: widgets.path)
        #expect(items.map(\.kind) == [.extension])
        let payload = try JSONReader.read(Array((items.first?.payloadText ?? "").utf8), file: "")
        #expect(payload["aps"]?["event"]?.string == "start")
        #expect(payload["aps"]?["attributes-type"]?.string == "PizzaAttributes")
    }

    @Test("a push shows its activity in each place", arguments: [Place.expanded, .lockScreen, .banner])
    func card(_ place: Place) throws {
        let texts = try texts(request("1-ordered", in: place))
        #expect(texts.prefix(2) == ["Order received", "Trattoria Lena"])
    }

    @Test("the island is a place") func island() throws {
        #expect(try texts(request("1-ordered", in: .islandCompact)) == ["38:00"])
        #expect(try texts(request("1-ordered", in: .islandExpanded)).contains("2 pizzas"))
        let empty = try renderer.draw(request("1-ordered", in: .group))
        #expect(empty.diagnostics.map(\.code) == ["nothing-in-place"])
    }

    @Test("edits are drawn, and a wrong state has its line") func edits() throws {
        var wanted = request("1-ordered")
        let path = "\(folder)/pushes/1-ordered.apns"
        let text = try Repository.text("Templates/pizza-delivery/pushes/1-ordered.apns")
        wanted.drafts[path] = text.replacing("\"ordered\"", with: "\"baking\"")
        #expect(try texts(wanted).first == "In the oven")
        wanted.drafts[path] = text.replacing("\"step\"", with: "\"Step\"")
        let error = #expect(throws: InputError.self) { try renderer.draw(wanted) }
        #expect(error?.diagnostics.first?.code == "activity-values")
        #expect(error?.diagnostics.first?.location == SourceSpan(file: path, line: 7, column: 22))
    }

    @Test("an update follows the start beside it, and the slider goes back to it") func update() throws {
        var wanted = request("4-on-the-way")
        let shown = try renderer.draw(wanted)
        #expect(shown.state.time == 1260 && shown.state.activities == ["active"])
        #expect(shown.inputs.contains("\(folder)/pushes/1-ordered.apns"))
        #expect(try texts(wanted).starts(with: ["On the way", "Ada brings it", "15:00"]))
        wanted.moment = 60
        #expect(try texts(wanted).starts(with: ["Order received", "Trattoria Lena", "37:00"]))
    }

    @Test("the touches on an update are saved with its start and the texts of the card") func recorded() throws {
        let text = try RecordedScenario(request("4-on-the-way"), for: folder, with: renderer).text
        let scenario = try JSONReader.read(Array(text.utf8), file: "")
        let steps = scenario["steps"]?.array ?? []
        #expect(
            steps.prefix(4).map(\.compactText) == [
                #""lock""#, #"{"deliver":"pushes/1-ordered.apns"}"#, #"{"wait":1260}"#,
                #"{"deliver":"pushes/4-on-the-way.apns"}"#,
            ])
        #expect(
            steps.compactMap { $0["expect"]?["activities"]?.compactText } == [
                #"[{"state":"active","lockScreen":["On the way","Ada brings it","15:00"]}]"#
            ])
        #expect(scenario["extensions"]?.compactText == #"["."]"#)
        #expect(try ScenarioFile.decode(Array(text.utf8), file: "a.json", folder: folder).warnings == [])
    }

    private func request(_ push: String, in place: Place = .lockScreen) -> PreviewRequest {
        var request = PreviewRequest(
            .notification(payload: .file("\(folder)/pushes/\(push).apns"), extensions: [folder], bindings: []))
        request.place = place
        request.touches.settings.style = .ios18
        request.touches.settings.device = Spanned("iphone-16-pro")
        return request
    }

    /// The texts of the picture, in the order of the views.
    private func texts(_ request: PreviewRequest) throws -> [String] {
        try renderer.draw(request).views.json.array?.compactMap { $0["text"]?.string } ?? []
    }
}
