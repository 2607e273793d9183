@testable import RNWidgetKit
import Testing

/// The reading of a push's values by the app's own types, as ActivityKit does it.
extension HostedTests {
    private func refusal(_ state: String, _ attributes: String = #"{"orderID": "A1"}"#) -> JSON? {
        startActivity()
        return push(state, attributes)[.requests]?.array?.last?[request: .activityRefused]
    }

    @Test(
        "values of another type are refused with their path",
        arguments: [
            (#"{"step": "baking"}"#, "missing", ["state"], "title"),
            (#"{"title": "a"}"#, "missing", ["state"], "step"),
            (#"{"title": 5, "step": "baking"}"#, "type", ["state", "title"], "String"),
            (#"{"title": null, "step": "baking"}"#, "null", ["state", "title"], "String"),
            (#"{"title": "a", "step": "flying"}"#, "value", ["state", "step"], "Step"),
            (#"{"title": "a", "step": null}"#, "null", ["state", "step"], "Step"),
            (#"{"title": "a", "step": "baking", "count": "3"}"#, "type", ["state", "count"], "Int"),
            (
                #"{"title": "a", "step": "baking", "arrival": "2026-01-01T10:00:00Z"}"#, "type", ["state", "arrival"],
                "Date"
            ),
            (
                #"{"title": "a", "step": "baking", "stops": [{"name": 1}]}"#, "type", ["state", "stops", "0", "name"],
                "String"
            ),
            (#"{"title": "a", "step": "baking", "count": 3.5}"#, "type", ["state", "count"], "Int"),
            (
                #"{"title": "a", "step": "baking", "stops": [5]}"#, "type", ["state", "stops", "0"],
                "Dictionary<String, Any>"
            ),
            (#"{"title": "a", "step": "baking", "stops": {"name": 1}}"#, "type", ["state", "stops"], "Array<Any>"),
        ] as [(String, String, [String], String?)])
    func refusedState(state: String, kind: String, path: [String], name: String?) throws {
        let found = try #require(refusal(state))
        #expect(found[.kind]?.string == kind)
        #expect(found[.path]?.array?.compactMap(\.string) == path)
        #expect((found[.key] ?? found[.type])?.string == name)
        #expect(found[.message]?.string?.isEmpty == false)
        #expect(found[.options] == (name == "Step" ? ["baking", "onTheWay"] : []))
    }

    @Test("the raw values of an enumeration are told, of another type none") func rawValues() {
        enum Level: Int { case low = 3, high = 7 }
        enum Payload { case some(Int), none }
        struct Name: RawRepresentable { var rawValue: UInt8 }
        struct Root {
            var level: Level?
            var levels: [String: [Level]]
            var payload: Payload
            var name: Name
        }
        func values(_ path: [String]) -> [Int]? {
            PropertyType(Root.self, at: path)?.rawValues.compactMap { $0 as? Int }
        }
        #expect(values(["level"]) == [3, 7])
        #expect(values(["levels", "a", "0"]) == [3, 7])
        #expect(values(["payload"]) == [] && values(["name"]) == [] && values(["levels"]) == [])
        #expect(values(["other"]) == nil)
        #expect(PropertyType(Root.self, at: ["level"])?.name == "Level")
        func takes(_ number: Double) -> Bool {
            PropertyType(Root.self, at: ["name", "rawValue"])?.integer(without: number) == nil
        }
        #expect(PropertyType(Root.self, at: ["level"])?.integer(without: 3.5) == Int.self)
        #expect(takes(255) && !takes(256) && !takes(-1) && !takes(0.5))
    }

    @Test("a state is read without attributes, and shows nothing") func stateAlone() throws {
        startActivity()
        let reply = call(.activity, [.state: #"{"title": "a", "step": "baking", "arrival": 90, "x": 1}"#])
        #expect(reading(reply)?[.missing] == [["state", "x"]])
        #expect(reading(reply)?[.date] == [[.path: ["state", "arrival"], .second: 978_307_290]])
        #expect(reading(reply)?[.presentations] == [:])
        #expect(refusal(#"{"title": "a", "step": "baking", "count": "3"}"#)?[.path] == ["state", "count"])
    }

    @Test("attributes are refused as such") func refusedAttributes() throws {
        let found = try #require(refusal(#"{"title": "a", "step": "baking"}"#, "{}"))
        #expect(found[.path] == ["attributes"])
        #expect(found[.key]?.string == "orderID")
    }

    @Test("members that no property takes are told with their paths") func unreadMembers() {
        startActivity()
        let reply = push(
            #"{"title": "a", "step": "baking", "Count": 3, "stops": [{"name": "b", "kind": 1}]}"#,
            #"{"orderID": "A1", "order_id": 2}"#)
        #expect(
            reading(reply)?[.missing] == [
                ["attributes", "order_id"], ["state", "Count"], ["state", "stops", "0", "kind"],
            ])
        #expect(reading(push(#"{"title": "a", "step": "baking", "count": null}"#))?[.missing] == [])
    }

    @Test("dates are told with the seconds since 1970 that they became") func readDates() {
        startActivity()
        let reply = push(#"{"title": "a", "step": "baking", "arrival": 90}"#)
        #expect(reading(reply)?[.date] == [[.path: ["state", "arrival"], .second: 978_307_290]])
    }
}
