import Basics
import Testing
import Views

@testable import ProjectReading

private func read(_ text: String) -> OpenStepValue? {
    var left = Limits.projectValues
    return YAMLReader.read(Array(text.utf8), left: &left)
}

@Test func yamlIsRead() {
    let text = """
        --- # a project
        name: Corner Shop   # its name
        options: {bundleIdPrefix: com.example, "key": [a, 'b''c', "d\\"e"]}
        empty:
        sources:
        - path: Shop # one
          excludes:
            - "*.md"
        - Shared
        - - x
          - y
        nested:
          'a b': http://example.com#x
          script: |
            one: 1
            two
          - stray
        """
    // A list inside a mapping isn't YAML: the rest of the document is unknown.
    #expect(read(text) == nil)
    let value = read(text.replacing("\n  - stray", with: ""))
    #expect(
        value
            == .table([
                "name": .text("Corner Shop"),
                "options": .table([
                    "bundleIdPrefix": .text("com.example"),
                    "key": .list([.text("a"), .text("b'c"), .text("d\"e")]),
                ]), "empty": .text(""),
                "sources": .list([
                    .table(["path": .text("Shop"), "excludes": .list([.text("*.md")])]), .text("Shared"),
                    .list([.text("x"), .text("y")]),
                ]),
                "nested": .table([
                    "a b": .text("http://example.com#x"), "script": .text("one: 1\ntwo"),
                ]),
            ]))
}

@Test("a document that isn't a collection has no value", arguments: ["", "# only a comment", "text", "a: 1\n  b: 2"])
func otherDocuments(_ text: String) { #expect(read(text) == nil) }

@Test func limit_yaml_projectDepth() {
    func nested(_ depth: Int) -> String {
        (0..<depth).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    }
    func deepest(_ value: OpenStepValue?) -> Int { value?["a"].map { deepest($0) + 1 } ?? 0 }
    #expect(deepest(read(nested(Limits.projectDepth))) == Limits.projectDepth)
    #expect(read(nested(Limits.projectDepth + 2)) == nil)
    let flow = String(repeating: "[", count: 10_000)
    #expect(read("a: \(flow)") != nil)
}

@Test("brackets that are never closed are read in time that grows with their number", arguments: ["[", "{a: "])
func deepFlows(open: String) { #expect(read("a: " + String(repeating: open, count: 200_000)) != nil) }

@Test func limit_yaml_projectValues() {
    func entries(_ count: Int) -> String { (0..<count).map { "k\($0):\n" }.joined() }
    #expect(read(entries(Limits.projectValues))?.table.count == Limits.projectValues)
    #expect(read(entries(Limits.projectValues + 1)) == nil)
    let list = "a: [" + String(repeating: "b,", count: Limits.projectValues) + "]"
    #expect(read(list)?["a"]?.elements.count == Limits.projectValues - 2)
}

@Test(
    arguments: [
        ("**", "a/b.swift", true), ("**/*.swift", "a/b/c.swift", true), ("**/*.swift", "b.swift", true),
        ("*.swift", "a/b.swift", false), ("*.swift", "b.swift", true), ("Tests", "Tests/A.swift", true),
        ("Tests", "MyTests/A.swift", false), ("a/*/c*", "a/b/card", true), ("a/**/c", "a/c", true),
        ("**/x/**/y", "a/x/b/c/y", true), ("*a*b", "xaxxb", true), ("*a*b", "xaxxc", false),
        ("Tests/*", "Tests/a/b", false),
    ])
func aPatternMatches(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
}

@Test("a pattern with many wildcards is matched in bounded time")
func manyWildcards() {
    let pattern = String(repeating: "**/a/", count: 200) + "b"
    #expect(!PathPattern(pattern).matches(String(repeating: "a/", count: 2_000)))
    #expect(!PathPattern(String(repeating: "*a", count: 500) + "b").matches(String(repeating: "a", count: 5_000)))
}
