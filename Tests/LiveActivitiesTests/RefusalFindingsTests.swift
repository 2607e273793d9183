import Basics
import Testing

@testable import LiveActivities

/// Values that an app's types refuse: the place, the path and the hint of each.
@Suite struct RefusalFindingsTests {
    private static let payload = """
        {"aps": {
          "event": "update", "timestamp": 1700000000,
          "attributes": {"orderID": 7},
          "content-state": {
            "driver_name": "Ada",
            "arrival": "2026-01-01T10:00:00Z",
            "count": "3",
            "isLate": "true",
            "isPaid": 1,
            "title": 5,
            "step": "flying",
            "stops": [{"name": null}],
            "price": {"amount": 1}
          }
        }}
        """

    private func finding(_ refusal: ActivityReading.Refusal) throws -> Diagnostic {
        let push = try ActivityPushes.decode(Self.payload).value
        let found = ActivityReading.refused(refusal).findings(about: push)
        #expect(found.count == 1 && found[0].severity == .error && found[0].code == "activity-values")
        return found[0]
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var refusal: ActivityReading.Refusal
        /// In the file.
        var line, column: Int
        var path, message, hint: String?
    }

    private static func refusal(
        _ kind: ActivityReading.Refusal.Kind, _ path: [String], key: String? = nil, type: String? = nil,
        values: [JSONValue] = [], message: String = ""
    ) -> ActivityReading.Refusal {
        ActivityReading.Refusal(kind: kind, path: path, key: key, type: type, values: values, message: message)
    }

    static let cases = [
        Case(
            testDescription: "a key in another case", refusal: refusal(.missing, ["state"], key: "driverName"), line: 4,
            column: 20, path: "$.aps.content-state", message: "content-state lacks the key \"driverName\"",
            hint: "write \"driverName\" for \"driver_name\": keys are the properties' names, letter by letter"),
        Case(
            testDescription: "a key that isn't there", refusal: refusal(.missing, ["state"], key: "zebra"), line: 4,
            column: 20, path: "$.aps.content-state", message: "content-state lacks the key \"zebra\"",
            hint: "the property isn't optional: send it with every push"),
        Case(
            testDescription: "a key that is written nearly so", refusal: refusal(.missing, ["state"], key: "arival"),
            line: 4, column: 20, path: "$.aps.content-state", message: "content-state lacks the key \"arival\"",
            hint: "one of \"driver_name\", \"arrival\", \"count\", \"isLate\", \"isPaid\", \"title\", \"step\", "
                + "\"stops\", \"price\" may be meant"),
        Case(
            testDescription: "a key of an inner object",
            refusal: refusal(.missing, ["state", "price"], key: "currency"), line: 13, column: 14,
            path: "$.aps.content-state.price", message: "\"price\" of content-state lacks the key \"currency\"",
            hint: "the property isn't optional: send it with every push"),
        Case(
            testDescription: "a date as a text", refusal: refusal(.type, ["state", "arrival"], type: "Date"), line: 6,
            column: 16, path: "$.aps.content-state.arrival",
            message: "\"arrival\" of content-state is a string, and the property wants a date, in seconds since 2001",
            hint: "ActivityKit reads a Date as seconds since 2001-01-01, not as a text such as "
                + "\"2026-01-01T10:00:00Z\": send 788954400"),
        Case(
            testDescription: "a number in quotes", refusal: refusal(.type, ["state", "count"], type: "Int"), line: 7,
            column: 14, path: "$.aps.content-state.count",
            message: "\"count\" of content-state is a string, and the property wants a whole number",
            hint: "write the number without quotes"),
        Case(
            testDescription: "a number that doesn't fit", refusal: refusal(.type, ["state", "isPaid"], type: "UInt8"),
            line: 9, column: 15, path: "$.aps.content-state.isPaid",
            message: "\"isPaid\" of content-state is 1, and the property wants a whole number from 0 to 255"),
        Case(
            testDescription: "a case without its values",
            refusal: refusal(.type, ["state", "step"], type: "Dictionary"),
            line: 11, column: 13, path: "$.aps.content-state.step",
            message: "\"step\" of content-state is a string, and the property wants an object",
            hint: "write an object of the properties; a case of an enumeration with values is {\"flying\": {}}"),
        Case(
            testDescription: "a date in words", refusal: refusal(.type, ["state", "driver_name"], type: "Date"),
            line: 5, column: 20, path: "$.aps.content-state.driver_name",
            message:
                "\"driver_name\" of content-state is a string, and the property wants a date, in seconds since 2001",
            hint: "subtract 978307200 from seconds since 1970"),
        Case(
            testDescription: "a boolean in quotes", refusal: refusal(.type, ["state", "isLate"], type: "Bool"), line: 8,
            column: 15, path: "$.aps.content-state.isLate",
            message: "\"isLate\" of content-state is a string, and the property wants true or false",
            hint: "write true without quotes"),
        Case(
            testDescription: "a boolean as a number", refusal: refusal(.type, ["state", "isPaid"], type: "Bool"),
            line: 9, column: 15, path: "$.aps.content-state.isPaid",
            message: "\"isPaid\" of content-state is a number, and the property wants true or false",
            hint: "write true, not a number"),
        Case(
            testDescription: "a text without quotes", refusal: refusal(.type, ["state", "title"], type: "String"),
            line: 10, column: 14, path: "$.aps.content-state.title",
            message: "\"title\" of content-state is a number, and the property wants a text", hint: "write it in quotes"
        ),
        Case(
            testDescription: "an enumeration's other value",
            refusal: refusal(
                .value, ["state", "step"], values: [JSONValue(.string("baking")), JSONValue(.string("frying"))],
                message: "Cannot initialize Step from flying"), line: 11,
            column: 13, path: "$.aps.content-state.step",
            message: "\"step\" of content-state isn't a value that its type takes: Cannot initialize Step from flying",
            hint: "did you mean \"frying\"? it takes \"baking\" or \"frying\""),
        Case(
            testDescription: "an enumeration's value in another spelling",
            refusal: refusal(
                .value, ["state", "driver_name"], values: [JSONValue(.string("a-d_a")), JSONValue(.string("b"))],
                message: "Not Ada"), line: 5,
            column: 20, path: "$.aps.content-state.driver_name",
            message: "\"driver_name\" of content-state isn't a value that its type takes: Not Ada",
            hint: "did you mean \"a-d_a\"? it takes \"a-d_a\" or \"b\""),
        Case(
            testDescription: "null for an enumeration of numbers",
            refusal: refusal(
                .null, ["state", "title"], type: "Kind", values: [JSONValue(.number(1, isInteger: true))]), line: 10,
            column: 14, path: "$.aps.content-state.title",
            message: "\"title\" of content-state is null, and the property wants 1",
            hint: "make the property optional, or send a value"),
        Case(
            testDescription: "a value that its type checks itself",
            refusal: refusal(.value, ["state", "title"], type: "Title", message: "Too short"), line: 10, column: 14,
            path: "$.aps.content-state.title",
            message: "\"title\" of content-state isn't a value that its type takes: Too short"),
        Case(
            testDescription: "null in an array",
            refusal: refusal(.null, ["state", "stops", "0", "name"], type: "String"), line: 12, column: 24,
            path: "$.aps.content-state.stops[0].name",
            message: "\"stops[0].name\" of content-state is null, and the property wants a text",
            hint: "make the property optional, or send a value"),
        Case(
            testDescription: "an array for an object",
            refusal: refusal(.type, ["state", "stops"], type: "Dictionary<String, Any>"), line: 12, column: 14,
            path: "$.aps.content-state.stops",
            message: "\"stops\" of content-state is an array, and the property wants an object"),
        Case(
            testDescription: "an attribute", refusal: refusal(.type, ["attributes", "orderID"], type: "String"),
            line: 3, column: 29, path: "$.aps.attributes.orderID",
            message: "\"orderID\" of attributes is a number, and the property wants a text", hint: "write it in quotes"),
    ]

    @Test("a refused value is told with its place and the way to mend it", arguments: cases)
    func refusals(_ expected: Case) throws {
        let found = try finding(expected.refusal)
        #expect(found.location?.file == "push.json")
        #expect(found.location?.line == expected.line && found.location?.column == expected.column)
        #expect(found.jsonPath == expected.path)
        #expect(found.message == expected.message.map { $0 + ", so the device ignores the push without a word" })
        #expect(found.hint == expected.hint)
    }

    @Test("a value that no push sent is told at aps")
    func unsent() throws {
        let push = try ActivityPushes.decode(#"{"aps":  {"event": "end", "timestamp": 1700000000}}"#).value
        let refusal = Self.refusal(.missing, ["attributes"], key: "a")
        let found = ActivityReading.refused(refusal).findings(about: push)
        #expect(found.map { $0.location?.column } == [10])
        #expect(found.first?.jsonPath == "$.aps.attributes")
    }
}
