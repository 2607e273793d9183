import ContentExtensionHost
import RenderNotification

/// The touches on the page as a scenario's file, with what they led to as expectations.
package struct RecordedScenario: Sendable {
    package let text: String

    /// Plays the request to its end.
    /// - Parameter folder: the folder that the file is for, where its paths begin.
    /// - Throws: `InputError` with each error in the subject and its files.
    package init(_ request: PreviewRequest, for folder: String, with renderer: PreviewRenderer) throws {
        let (facts, scenario) = try renderer.play(request)
        var members: [(String, JSONValue)] = []
        func path(_ file: String) -> JSONValue { JSONValue(.string(Self.relative(file, to: folder))) }
        if !scenario.extensions.isEmpty {
            members.append(("extensions", JSONValue(.array(scenario.extensionPaths.map(path)))))
        }
        let bindings = scenario.bindings.compactMap(\.self)
        if !bindings.isEmpty {
            members.append(
                ("bindings", JSONValue(.array(bindings.map { path(FilePath.joined(scenario.folder, $0.value)) }))))
        }
        members += Self.settings(request, scenario)
        var steps: [JSONValue] = []
        switch request.subject {
        case .notification(let payload, _, _):
            if request.place == .lockScreen { steps.append("lock") }
            switch payload {
            case .file(let file): steps.append(["deliver": path(file)])
            case .text(let text):
                steps.append(["deliver": ["payload": try JSONReader.read(text.utf8, file: PreviewRequest.name)]])
            }
            if request.place == .expanded { steps.append("expand") }
            if request.place == .swipe { steps.append("swipe") }
        case .scenario(let file):
            steps +=
                try JSONReader.read(
                    try FileReader.readInput(file, limit: Limits.scenarioBytes), file: file
                )["steps"]?.array ?? []
        }
        steps += request.steps
        steps.append(["expect": Self.expectation(facts)])
        members.append(("steps", JSONValue(.array(steps))))
        text = JSONValue(members: members).prettyText(width: 100)
    }

    /// The settings in which the device differs from that of a scenario that says nothing.
    private static func settings(_ request: PreviewRequest, _ scenario: Scenario) -> [(String, JSONValue)] {
        let settings = scenario.settings
        var members: [(String, JSONValue)] = []
        if let device = settings.device { members.append(("device", JSONValue(.string(device.value)))) }
        if let style = settings.style { members.append(("style", JSONValue(.string(style.rawValue)))) }
        if let appearance = settings.appearance { members.append(("appearance", JSONValue(.string(appearance.value)))) }
        if let size = settings.contentSize { members.append(("contentSize", JSONValue(.string(size.value)))) }
        for (key, flag) in [
            ("increaseContrast", settings.increaseContrast), ("reduceTransparency", settings.reduceTransparency),
            ("boldText", settings.boldText),
        ] {
            if let flag { members.append((key, JSONValue(.bool(flag)))) }
        }
        if let locale = settings.locale { members.append(("locale", JSONValue(.string(locale)))) }
        if let zone = settings.timeZone { members.append(("timeZone", JSONValue(.string(zone)))) }
        return members
    }

    /// The state, the actions, the texts of the extension's outlets, and the app's inbox.
    private static func expectation(_ facts: HostFacts) -> JSONValue {
        var members: [(String, JSONValue)] = [("state", JSONValue(.string(facts.stateName.rawValue)))]
        if facts.scene.presentation == .expanded {
            members.append(("actions", JSONValue(texts: facts.shownActions.map(\.identifier))))
            let texts = facts.scene.outlets.compactMap { outlet in
                facts.scene.view(outlet)?.view.saidText.map {
                    JSONValue.Member(key: outlet, value: JSONValue(.string($0)))
                }
            }
            if !texts.isEmpty { members.append(("text", JSONValue(.object(texts)))) }
        }
        members.append(("inbox", JSONValue(texts: facts.app.inbox.map(\.response.actionIdentifier))))
        return JSONValue(members: members)
    }

    /// A path from a folder; both begin at the project's folder.
    static func relative(_ file: String, to folder: String) -> String {
        let from = folder == "." ? [] : folder.split(separator: "/")
        let to = file.split(separator: "/").drop { $0 == "." }
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init))
            .joined(separator: "/")
    }
}
