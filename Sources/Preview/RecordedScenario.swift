import ContentExtensionHost
import RenderNotification

/// The touches on the page as a scenario's file, with what they led to as expectations.
package struct RecordedScenario: Sendable {
    package let text: String

    /// Plays the request to its end.
    /// - Parameter folder: the folder that the file is for, where its paths begin.
    /// - Throws: `InputError` with each error in the subject and its files.
    package init(_ request: PreviewRequest, for folder: String, with renderer: PreviewRenderer) throws {
        let facts = try renderer.play(request)
        var members: [JSONValue.Member]
        var steps: [JSONValue] = []
        switch request.subject {
        case .notification(let payload, let extensions, let bindings):
            func paths(_ files: [String]) -> JSONValue {
                // A payload may lie in the folder of its extension.
                JSONValue(texts: files.map { $0 == folder ? "." : FilePath.relative($0, to: folder) })
            }
            members = [
                .init(key: "extensions", value: paths(extensions)), .init(key: "bindings", value: paths(bindings)),
            ]
            members.removeAll { $0.value.array?.isEmpty ?? true }
            if request.orientation == .landscape { steps.append(["rotate": "landscape"]) }
            if request.place == .lockScreen { steps.append("lock") }
            switch payload {
            case .file(let file):
                if let start = request.start {
                    steps.append(["deliver": JSONValue(.string(FilePath.relative(start.path, to: folder)))])
                    if start.ago > 0 { steps.append(["wait": JSONValue(floatLiteral: start.ago)]) }
                }
                steps.append(["deliver": JSONValue(.string(FilePath.relative(file, to: folder)))])
            case .text(let text):
                steps.append(["deliver": ["payload": try JSONReader.read(text.utf8, file: PreviewRequest.name)]])
            }
            if request.place == .expanded { steps.append("expand") }
            if request.place == .swipe { steps.append("swipe") }
        case .scenario(let file):
            let own = try request.withDrafts {
                try JSONReader.read(try FileReader.readInput(file, limit: Limits.scenarioBytes), file: file)
            }
            members = (own.members ?? []).filter { $0.key != "steps" }
            steps = own["steps"]?.array ?? []
        }
        for setting in request.settings {
            members.removeAll { $0.key == setting.key }
            members.append(setting)
        }
        steps += request.steps
        steps.append(["expect": Self.expectation(facts)])
        // What was expanded may be closed again.
        let isExpanded = facts.scene.phase == .expanded
        let place: Place = request.place == .expanded && !isExpanded ? .screen : request.shownPlace(facts)
        steps.append(["snapshot": ["name": "end.png", "presentation": JSONValue(.string(place.rawValue))]])
        members.append(.init(key: "steps", value: JSONValue(.array(steps))))
        text = JSONValue(.object(members)).prettyText(width: 100)
    }

    /// The state, the actions, the texts of the extension's outlets and of Live Activities, and the app's inbox.
    private static func expectation(_ facts: HostFacts) -> JSONValue {
        var members: [(String, JSONValue)] = [("state", JSONValue(.string(facts.stateName.rawValue)))]
        if facts.scene.phase == .expanded {
            members.append(("actions", JSONValue(texts: facts.shownActions.map(\.identifier))))
            let texts = facts.scene.outlets.compactMap { outlet in
                facts.scene.view(outlet)?.view.saidText.map {
                    JSONValue.Member(key: outlet, value: JSONValue(.string($0)))
                }
            }
            if !texts.isEmpty { members.append(("text", JSONValue(.object(texts)))) }
        }
        if !facts.activities.isEmpty {
            let activities = facts.activities.map { activity -> JSONValue in
                [
                    "state": JSONValue(.string(activity.state.rawValue)),
                    "lockScreen": JSONValue(texts: activity.texts[.lockScreen] ?? []),
                ]
            }
            members.append(("activities", JSONValue(.array(activities))))
        }
        members.append(("inbox", JSONValue(texts: facts.app.inbox.map(\.response.actionIdentifier))))
        return JSONValue(members: members)
    }
}
