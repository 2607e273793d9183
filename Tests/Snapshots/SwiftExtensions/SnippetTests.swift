import FoundationEssentials
import Testing

/// The page's code is code that is compiled and run (docs/swift-extensions.md).
///
/// `SNAPSHOT_TESTING_RECORD=all` writes the regions into the page.
@Suite struct SnippetTests {
    private static let page = "\(Repository.root)/docs/swift-extensions.md"
    private static let folder = "\(Repository.root)/Tests/Snapshots/SwiftExtensions"

    @Test func thePagesCodeIsTheTests() throws {
        let page = try String(contentsOf: URL(filePath: Self.page), encoding: .utf8)
        let snippets = try Self.snippets()
        #expect(snippets.count >= 5)
        for name in snippets.keys.sorted() {
            #expect(page.contains("<!-- snippet: \(name) -->"), "the page leaves \(name) out")
        }
        let wanted = Self.filled(page, with: snippets)
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try Data(wanted.utf8).write(to: URL(filePath: Self.page))
        } else {
            #expect(page == wanted, "run SNAPSHOT_TESTING_RECORD=all swift test --filter SnippetTests")
        }
    }

    @Test func noCodeOfThePageIsUntested() throws {
        let lines = try String(contentsOf: URL(filePath: Self.page), encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line == "```swift" {
            #expect(index > 0 && lines[index - 1].hasPrefix("<!-- snippet: "), "line \(index + 1)")
        }
    }

    /// The regions between `// snippet: name` and `// end`, without what they are indented by.
    private static func snippets() throws -> [String: String] {
        var snippets: [String: String] = [:]
        for file in Repository.entries(of: folder) {
            let text = try String(contentsOf: URL(filePath: "\(folder)/\(file)"), encoding: .utf8)
            for part in text.components(separatedBy: "// snippet: ").dropFirst() {
                let lines = part.components(separatedBy: "\n")
                let body = lines.dropFirst().prefix { $0.drop { $0 == " " } != "// end" }
                let indent = body.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                // This file speaks of the marks, and has none.
                guard !body.isEmpty, file != "SnippetTests.swift", let name = lines.first else { continue }
                snippets[name] = body.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
            }
        }
        return snippets
    }

    /// The page with each snippet in the code block below its name.
    private static func filled(_ page: String, with snippets: [String: String]) -> String {
        var result: [String] = []
        var isSkipping = false
        for line in page.components(separatedBy: "\n") {
            if isSkipping {
                isSkipping = line != "```"
                if isSkipping { continue }
            }
            result.append(line)
            let name = result.dropLast().last?.split(separator: " ").dropFirst(2).first.map(String.init)
            if line == "```swift", let name, let snippet = snippets[name] {
                result.append(snippet)
                isSkipping = true
            }
        }
        return result.joined(separator: "\n")
    }
}
