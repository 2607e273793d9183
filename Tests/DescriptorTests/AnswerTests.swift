import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// Answers to actions that nothing has.
@Suite struct AnswerTests {
    private static let categories =
        #""registeredCategories": [{"identifier": "A", "actions": [{"identifier": "reply", "title": "Reply"}]}]"#

    private static func program(_ responses: String, _ more: String = categories) throws -> DecodedProgram {
        try DecodedProgram("{\(more), \"responses\": \(responses)}")
    }

    @Test(arguments: [#"{"repyl": {}}"#, #"{"repyl": {}, "*": {}}"#]) func misspelt(responses: String) throws {
        let found = try Self.program(responses).diagnostics.filter { $0.code == "answer-unused" }
        #expect(found.map(\.hint) == [#"did you mean "reply"?"#])
        #expect(found.first?.severity == .warning && found.first?.location?.line == 1)
    }

    @Test(
        "a tag in a text of a category is a finding",
        arguments: [
            #""actions": [{"identifier": "a", "title": "Pay {{title}}"}]"#,
            #""hiddenPreviewsBodyPlaceholder": "{{body}}""#,
            #""categorySummaryFormat": {"one": "{{a}}", "other": "%u"}"#,
        ])
    func tags(category: String) throws {
        let report = DiagnosticCollector(file: "descriptor.json")
        let value = try JSONReader.read(#"{"identifier": "A", \#(category)}"#.utf8, file: "descriptor.json")
        let context = ProgramDecoding(report: report, files: FileScope(root: "/nonexistent"))
        #expect(NotificationCategory.decode(value, path: "$", context: context) != nil)
        #expect(report.diagnostics.map(\.code) == ["tag-in-category"])
    }

    @Test(
        "an action of an effect, of the system or of code has its answer",
        arguments: [
            (#"{"reply": {"actions": [{"identifier": "undo", "title": "Undo"}]}, "undo": {}, "*": {}}"#, categories),
            (#"{"com.apple.UNNotificationDismissActionIdentifier": {}}"#, categories),
            (#"{"other": {}}"#, #""values": {}"#),
        ])
    func known(responses: String, more: String) throws {
        #expect(!(try Self.program(responses, more)).codes.contains("answer-unused"))
    }
}
