import RenderNotification
import TestSupport
import Testing
import Views

/// Values of a push that the app's own types refuse, or take in another way than meant: a device stays silent there.
extension ActivityTests {
    struct Values: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// On a line of its own, the second one.
        var state: String
        /// The line, the column, the code and the path of the finding.
        var finding: String
        var hint: String
    }

    static let wrongValues = [
        Values(
            testDescription: "a missing key", state: #"{"arrival": 788953380}"#,
            finding: "2:1 activity-values $.aps.content-state",
            hint: "the property isn't optional: send it with every push"),
        Values(
            testDescription: "a key in another case", state: #"{"Step": "baking", "arrival": 788953380}"#,
            finding: "2:1 activity-values $.aps.content-state",
            hint: #"write "step" for "Step": keys are the properties' names, letter by letter"#),
        Values(
            testDescription: "a date as a text", state: #"{"step": "baking", "arrival": "2026-01-01T10:00:00Z"}"#,
            finding: "2:31 activity-values $.aps.content-state.arrival",
            hint: "ActivityKit reads a Date as seconds since 2001-01-01, not as a text such as "
                + #""2026-01-01T10:00:00Z": send 788954400"#),
        Values(
            testDescription: "another case of an enumeration", state: #"{"step": "on_the_way", "arrival": 788953380}"#,
            finding: "2:10 activity-values $.aps.content-state.step",
            hint: #"did you mean "onTheWay"? it takes "baking", "onTheWay" or "delivered""#),
        Values(
            testDescription: "null", state: #"{"step": null, "arrival": 788953380}"#,
            finding: "2:10 activity-values $.aps.content-state.step",
            hint: "make the property optional, or send a value"),
        Values(
            testDescription: "a number in quotes", state: #"{"step": "baking", "arrival": 788953380, "slices": "8"}"#,
            finding: "2:52 activity-values $.aps.content-state.slices", hint: "write the number without quotes"),
        Values(
            testDescription: "a boolean as a number", state: #"{"step": "baking", "arrival": 788953380, "isLate": 1}"#,
            finding: "2:52 activity-values $.aps.content-state.isLate", hint: "write true, not a number"),
        Values(
            testDescription: "a text in place of an object",
            state: #"{"step": "baking", "arrival": 788953380, "driver": "Ada"}"#,
            finding: "2:52 activity-values $.aps.content-state.driver",
            hint: #"write an object of the properties; a case of an enumeration with values is {"Ada": {}}"#),
        Values(
            testDescription: "a date since 1970", state: #"{"step": "baking", "arrival": 1767260580}"#,
            finding: "2:31 activity-date $.aps.content-state.arrival",
            hint: "the number counts from 1970, and ActivityKit counts from 2001: send 788953380"),
        Values(
            testDescription: "a key that no property reads",
            state: #"{"step": "baking", "arrival": 788953380, "driver_name": "Ada"}"#,
            finding: "2:42 activity-unread-key $.aps.content-state.driver_name",
            hint: "keys are the properties' names, letter by letter: an optional one stays empty"),
    ]

    @Test("wrong values are told with their place", arguments: wrongValues)
    func values(_ expected: Values) throws {
        let payload = """
            {"aps": {"event": "start", "timestamp": 1767260460, "attributes-type": "PizzaAttributes", "content-state":
            \(expected.state),
            "attributes": {"order": "A7"}, "alert": {"title": "Pizza"}}}
            """
        let notification = PushNotification(
            payload: .text(payload), extensions: [.folder(Self.widgets, runningCode: true)])
        var options = PictureOptions()
        options.format = nil
        let found: [Diagnostic]
        do {
            found = try notification.render(on: .iPhone8, as: .lockScreen, options: options).diagnostics
        } catch let error as InputError { found = error.diagnostics }
        let told = found.filter { $0.severity != .note }
        #expect(
            told.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.code) \($0.jsonPath ?? "-")" } == [
                expected.finding
            ])
        #expect(told.first?.hint ?? "-" == expected.hint)
    }
}
