import Basics
import Testing

@testable import ProjectReading

private func read(_ text: String) throws -> OpenStepValue {
    var left = Limits.projectValues
    return try OpenStepReader.read(Array(text.utf8), file: "project.pbxproj", left: &left)
}

@Test func openStepListsAreRead() throws {
    let value = try read(
        #"""
        // !$*UTF8*$!
        { a /* A */ = b/c-d_1.swift; "quoted key" = "a \"b\"\n\U00e9 // no comment"; list = (x, "y z", ); table = {k = ();}; }
        """#)
    #expect(
        value
            == .table([
                "a": .text("b/c-d_1.swift"), "quoted key": .text("a \"b\"\né // no comment"),
                "list": .list([.text("x"), .text("y z")]), "table": .table(["k": .list([])]),
            ]))
    #expect(value["list"]?.texts == ["x", "y z"])
    #expect(value["a"]?["b"] == nil)
}

@Test(arguments: [
    ("{\n<<<<<<< HEAD\n}", "2:1", "expected a value, found <"), ("{a = b\n}", "2:1", "expected \";\""),
    ("{é = \"", "1:6", "the text has no closing quote"), ("(a b)", "1:4", "expected \",\" or \")\""),
    ("{a = ", "1:6", "the file ends inside a value"), ("a b", "1:3", "expected the end of the file"),
    ("/* a", "1:1", "the comment has no end"),
])
func aMistakeInAProjectHasItsPosition(_ text: String, _ position: String, _ message: String) {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.description.hasPrefix("project.pbxproj:\(position): error: \(message) [project-syntax]") == true)
}

@Test func limit_projectDepth() throws {
    func nested(_ depth: Int) -> String {
        String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    _ = try read(nested(Limits.projectDepth + 1))
    let error = #expect(throws: Diagnostic.self) { try read(nested(Limits.projectDepth + 2)) }
    #expect(error?.code == "project-too-large" && error?.exit == .refused)
}

@Test func limit_projectValues() throws {
    func list(_ count: Int) -> String { "(" + String(repeating: "a,", count: count) + ")" }
    _ = try read(list(Limits.projectValues - 1))
    #expect(throws: Diagnostic.self) { try read(list(Limits.projectValues)) }
}
