import Basics
import RenderNotification
import TestSupport
import Testing
import Views

@testable import Preview

/// A list with a stack of three notifications and one of another app.
private let list = """
    {"apps": {"News": {"authorization": "provisional"}, "Chat": {"authorization": "not-determined"}}, "offersManagement": true, "steps": [
      {"deliver": {"payload": {"aps": {"alert": "first", "thread-id": "a"}}, "identifier": "one"}},
      {"deliver": {"payload": {"aps": {"alert": "second", "thread-id": "a"}}, "identifier": "two"}},
      {"deliver": {"payload": {"aps": {"alert": "third", "thread-id": "a"}}, "identifier": "three"}},
      {"deliver": {"payload": {"aps": {"alert": "headline"}}, "identifier": "other", "app": "News"}}
    ]}
    """

/// A touch of a view, which a text or an identifier names, and the step that it is.
private struct TouchCase: CustomTestStringConvertible, Sendable {
    var steps = "[]"
    var place = "notification-center"
    /// The view's text or its identifiers in the styles.
    var views: [String]
    /// The finger's way from the middle of the view.
    var way = Point(x: 0, y: 0)
    var seconds = 0.1
    let step: String?

    var testDescription: String { "\(place) \(steps) \(views[0]): \(step ?? "nothing")" }
}

private let cases = [
    TouchCase(views: ["headline"], step: #"{"tapNotification":"other"}"#),
    TouchCase(views: ["third"], step: #"{"tapNotification":"three"}"#),
    TouchCase(views: ["third"], way: Point(x: -90, y: 4), step: #"{"swipe":"three"}"#),
    TouchCase(views: ["headline"], seconds: 0.8, step: #"{"longPressNotification":"other"}"#),
    TouchCase(views: ["headline"], way: Point(x: 90, y: 4), step: nil),
    TouchCase(views: ["headline"], way: Point(x: 4, y: 90), step: nil),
    TouchCase(place: "banner", views: ["third"], way: Point(x: 4, y: 90), step: #""pullDownBanner""#),
    TouchCase(steps: #"[{"expandGroup": "two"}]"#, views: ["second"], step: #"{"tapNotification":"two"}"#),
    TouchCase(steps: #"[{"expandGroup": "two"}]"#, views: ["show-less"], step: #"{"collapseGroup":"three"}"#),
    TouchCase(
        steps: #"[{"expandGroup": "two"}]"#, place: "group", views: ["clear-group", "clear"],
        step: #"{"tapClearButton":"three"}"#),
    TouchCase(steps: #"[{"swipe": "two"}]"#, views: ["tile-clear"], step: #"{"clearGroup":"three"}"#),
    TouchCase(steps: #"[{"swipe": "other"}]"#, views: ["tile-clear"], step: #"{"clear":"other"}"#),
    TouchCase(
        steps: #"[{"swipe": "other"}]"#, place: "swipe", views: ["tile-view"],
        step: #"{"longPressNotification":"other"}"#),
    TouchCase(
        steps: #"[{"swipe": "other"}]"#, views: ["tile-manage", "tile-options"], step: #"{"manage":"other"}"#),
    TouchCase(views: ["clear-all", "clear"], step: #""clearAll""#),
    TouchCase(views: ["Keep…"], step: #"{"keep":"other"}"#),
    TouchCase(views: ["Turn Off…"], step: #"{"turnOff":"other"}"#),
    TouchCase(steps: #"["lock"]"#, place: "lock-screen", views: ["third"], step: #"{"tapNotification":"three"}"#),
    TouchCase(
        steps: #"[{"manage": "other"}]"#, place: "manage", views: ["choice-turnOff", "turnOff"],
        step: #"{"choose":"turnOff"}"#),
    TouchCase(
        steps: #"[{"turnOff": "other"}]"#, place: "screen", views: ["Cancel"], step: #"{"choose":"cancel"}"#),
    TouchCase(
        steps: #"[{"requestAuthorization": {"app": "Chat", "options": ["alert"]}}]"#, place: "prompt",
        views: ["Allow"], step: #"{"answerPrompt":true}"#),
    TouchCase(
        steps: #"[{"requestAuthorization": {"app": "Chat", "options": ["alert"]}}]"#, place: "screen",
        views: ["Don’t Allow"], step: #"{"answerPrompt":false}"#),
]

@Suite struct PreviewTouchTests {
    private let renderer = PreviewRenderer()

    @Test(
        "a touch on the list and its alerts is the step of what it hits", arguments: cases, ["ios10", "ios18", "ios26"])
    fileprivate func listsAreTouched(_ touch: TouchCase, style: String) throws {
        try TemporaryFolder.with(["list.scenario.json": list]) { folder in
            var request = try PreviewRequest.decode(
                Array(
                    """
                    {"scenario": "list.scenario.json", "place": "\(touch.place)", "steps": \(touch.steps),
                     "settings": {"style": "\(style)"}}
                    """.utf8), in: FileScope(root: folder))
            request.subject = .scenario("\(folder)/list.scenario.json")
            let middle = try #require(try middle(of: touch.views, in: request))
            let gesture = TouchGesture(
                start: middle, end: Point(x: middle.x + touch.way.x, y: middle.y + touch.way.y), duration: touch.seconds
            )
            #expect(try renderer.step(for: gesture, on: request)?.compactText == touch.step)
        }
    }

    @Test(
        "a touch on an expanded notification names what it hits, with and without the screen around it",
        arguments: [Crop.notification, .screen])
    func expandedIsTouched(_ crop: Crop) throws {
        let folder = Repository.path("Templates/like-unlike")
        var wanted = PreviewRequest(
            .notification(
                payload: .file("\(folder)/payloads/vases.apns"), extensions: ["\(folder)/descriptor.json"], bindings: []
            ))
        wanted.crop = crop
        let action = try #require(try middle(of: ["like"], in: wanted))
        let step = try renderer.step(for: TouchGesture(start: action, end: action), on: wanted)
        #expect(step?.compactText == #"{"tapAction":"like"}"#)
        // Down, away from the plate.
        let end = Point(x: action.x, y: action.y + 100)
        #expect(
            try renderer.step(for: TouchGesture(start: action, end: end), on: wanted)?.compactText
                == #"{"close":"backdrop"}"#)
    }

    /// The middle of the first view with a text or an identifier.
    private func middle(of names: [String], in request: PreviewRequest) throws -> Point? {
        let views = try renderer.draw(request).views.json.array ?? []
        let view = names.lazy.compactMap { name in
            views.first { $0["text"]?.string == name || $0["id"]?.string == name }
        }.first
        let frame = (view?["frame"]?.array ?? []).compactMap(\.number)
        return frame.count == 4 ? Point(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2) : nil
    }
}
