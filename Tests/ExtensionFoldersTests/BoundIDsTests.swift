import Basics
import Testing

@testable import ExtensionFolders

private let bound = BoundIDs(connections: ["textLabel": ["a", "b"], "title": ["a"]])

private func value(_ text: JSONValue.Kind) -> JSONValue { JSONValue(text) }

@Test func bindingsOfATemplateUseViewIDs() {
    let outlets = value(
        .members([
            "textLabel": .members(["text": .string("x"), "alpha": .number(1)]),
            "title": .members(["text": .string("y")]),
            "other": .members(["text": .string("z")]),
        ]))
    #expect(
        bound.assignments(outlets).compactText
            == #"{"a":{"alpha":1,"text":"y"},"b":{"text":"x","alpha":1},"other":{"text":"z"}}"#)
}

@Test func responsesSetTheSameViews() {
    let responses = value(
        .members([
            "go": .array([value(.members(["set": .members(["textLabel": .object([])]), "title": .string("t")]))])
        ]))
    #expect(bound.effects(responses).compactText == #"{"go":[{"set":{"a":{},"b":{}},"title":"t"}]}"#)
}
