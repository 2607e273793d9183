import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost

/// An unknown key without similar ones.
private let stranger = "qqqqqqqqqqqqqqqqqqqqqqqq"

/// Definitions of Schemas/scenario.schema.json that allow no other keys, each with a scenario that contains it.
private let closedDefinitions: [(name: String, scenario: String)] = [
    ("", #"{"steps": [], STRANGER}"#),
    ("asset", #"{"assets": {"https://example.com": {STRANGER}}, "steps": []}"#),
    ("delivery", #"{"steps": [{"deliver": {"payload": "a", STRANGER}}]}"#),
    ("trigger", #"{"steps": [{"deliver": {"payload": "a", "trigger": {STRANGER}}}]}"#),
    ("dateComponents", #"{"steps": [{"deliver": {"payload": "a", "trigger": {"dateMatching": {STRANGER}}}}]}"#),
    ("deliveredApp", #"{"steps": [{"deliver": {"payload": "a", "app": {STRANGER}}}]}"#),
    ("attachment", #"{"steps": [{"deliver": {"payload": "a", "attachments": [{STRANGER}]}}]}"#),
    ("reply", #"{"steps": [{"reply": {STRANGER}}]}"#),
    ("tap", #"{"steps": [{"tap": {STRANGER}}]}"#),
    ("scroll", #"{"steps": [{"scroll": {STRANGER}}]}"#),
    ("snapshot", #"{"steps": [{"snapshot": {STRANGER}}]}"#),
    ("repeat", #"{"steps": [{"repeat": {STRANGER}}]}"#),
    ("expect", #"{"steps": [{"expect": {STRANGER}}]}"#),
    ("contains", #"{"steps": [{"expect": {"title": {"contains": "a", STRANGER}}}]}"#),
    ("content", #"{"steps": [{"expect": {"notification": {STRANGER}}}]}"#),
    ("group", #"{"steps": [{"expect": {"groups": [{STRANGER}]}}]}"#),
    ("activity", #"{"steps": [{"expect": {"activities": [{STRANGER}]}}]}"#),
    ("range", #"{"steps": [{"expect": {"contentHeight": {STRANGER}}}]}"#),
    ("response", #"{"steps": [{"expect": {"inbox": [{STRANGER}]}}]}"#),
    ("traceMatch", #"{"steps": [{"expect": {"trace": {STRANGER}}}]}"#),
    ("app", #"{"apps": {"News": {STRANGER}}, "steps": []}"#),
    ("authorizationRequest", #"{"steps": [{"requestAuthorization": {STRANGER}}]}"#),
    ("sound", #"{"steps": [{"expect": {"sounds": [{STRANGER}]}}]}"#),
    ("summary", #"{"steps": [{"expect": {"summary": {STRANGER}}}]}"#),
    ("step", #"{"steps": [{STRANGER}]}"#),
]

private func schema() throws -> JSONValue {
    let path = Repository.path("Schemas/scenario.schema.json")
    return try JSONReader.read(FileReader.read(path, limit: Limits.descriptorBytes), file: path)
}

/// The keys known to the decoder, taken from its hint for an unknown one.
private func knownKeys(in scenario: String) throws -> Set<String> {
    let text = scenario.replacing("STRANGER", with: "\"\(stranger)\": 0")
    do throws(InputError) {
        _ = try ScenarioFile.decode(Array(text.utf8), file: "s.json")
        Issue.record("nothing minds an unknown key in \(scenario)")
        return []
    } catch {
        let finding = error.diagnostics.first { ["unknown-key", "unknown-step"].contains($0.code) }
        let hint = try #require(finding?.hint, "\(error)")
        return Set(hint.dropFirst("one of: ".count).split(separator: ",").map { $0.filter { $0 != " " } })
    }
}

@Test("The scenario's schema has the decoder's keys, and no others", arguments: closedDefinitions)
func scenarioSchemaKeys(_ name: String, _ scenario: String) throws {
    let root = try schema()
    let definition = name.isEmpty ? root : try #require(root["$defs"]?[name])
    let keys = try #require(definition["properties"]?.members).map(\.key).filter { !$0.hasPrefix("$") }
    #expect(try Set(keys) == knownKeys(in: scenario))
}

@Test func everyObjectOfTheScenarioSchemaMatchesTheDecoder() throws {
    let definitions = try #require(try schema()["$defs"]?.members)
    let closed = definitions.filter { $0.value["additionalProperties"]?.bool == false }.map(\.key)
    #expect((closed + [""]).sorted() == closedDefinitions.map(\.name).sorted())
}

@Test(arguments: [
    ("state", Expectation.State.allCases.map(\.rawValue)),
    ("stage", ScenarioSnapshot.Stage.allCases.map(\.rawValue)),
    ("presentation", Place.allCases.map(\.rawValue)),
    ("grouping", NotificationGrouping.allCases.map(\.rawValue)),
    ("previews", ShowPreviewsSetting.allCases.map(\.rawValue)),
    ("lockScreenDisplay", LockScreenDisplay.allCases.map(\.rawValue)),
    ("authorization", AuthorizationStatus.allCases.map(\.rawValue)),
    ("activityState", ActivityFacts.State.allCases.map(\.rawValue)),
    ("choice", ManagementView.Choice.Kind.allCases.map(\.rawValue)),
])
func scenarioSchemaNames(_ name: String, _ names: [String]) throws {
    #expect(try schema()["$defs"]?[name]?["enum"]?.array?.compactMap(\.string) == names)
}

@Test func verbsWithoutArgumentsTakeTrue() throws {
    let plain = try #require(try schema()["$defs"]?["plainVerb"]?["enum"]?.array).compactMap(\.string)
    for verb in ScenarioStep.Verb.allCases.map(\.rawValue) {
        let decoded = try? ScenarioFile.decode(Array("{\"steps\": [\"\(verb)\"]}".utf8), file: "s.json")
        #expect((decoded != nil) == plain.contains(verb), "\(verb)")
    }
}

@Test func everyKeyOfAScenarioIsDescribedAndDocumented() throws {
    let root = try schema()
    let path = Repository.path("docs/scenarios.md")
    let page = String(decoding: try FileReader.read(path, limit: Limits.descriptorBytes), as: UTF8.self)
    for definition in [("", root)] + (root["$defs"]?.members ?? []).map({ ($0.key, $0.value) }) {
        for member in definition.1["properties"]?.members ?? [] where member.key != "$schema" {
            let target = member.value["$ref"]?.string?.split(separator: "/").last.map(String.init)
            let text = member.value["description"] ?? target.flatMap { root["$defs"]?[$0]?["description"] }
            #expect(text?.string?.isEmpty == false, "\(definition.0).\(member.key) has no description")
            #expect(
                page.contains("`\(member.key)`") || page.contains("\"\(member.key)\""),
                "\(definition.0).\(member.key) isn't in docs/scenarios.md")
        }
    }
}
