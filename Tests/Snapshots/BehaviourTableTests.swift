import TestSupport
import FoundationEssentials
import Testing

/// docs/behaviour.md has a row for each fact of two pages, and names only existing tests, fixtures and limits.
@Suite struct BehaviourTableTests {
    /// A line of the page's tables: facts, a few words and the proof; or only the last two.
    private struct Row {
        let cells: [String]

        init(line: Substring) {
            cells = line.dropFirst().dropLast(line.hasSuffix("|") ? 1 : 0)
                .split(separator: "|", omittingEmptySubsequences: false).map(\.trimmingSpaces)
        }

        /// The facts in its first cell, separated by commas: `host/match.app, host/match.category`.
        var facts: [String] {
            guard let first = cells.first, first.contains("/") else { return [] }
            return first.split(separator: ",").map(\.trimmingSpaces)
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: "\(Repository.root)/\(path)"), encoding: .utf8)
    }

    private static func rows() throws -> [Row] {
        try text("docs/behaviour.md").split(separator: "\n")
            .filter { line in
                line.hasPrefix("| ") && !["| ---", "| fact |", "| what |"].contains { line.hasPrefix($0) }
            }
            .map(Row.init)
    }

    /// The test functions in all files below a folder, without helpers.
    private static func tests(in folder: String) throws -> Set<String> {
        var names: Set<String> = []
        for entry in Repository.entries(of: folder) {
            let path = "\(folder)/\(entry)"
            if Repository.isFolder(path) {
                if entry != "Fixtures" { names.formUnion(try tests(in: path)) }
            } else if entry.hasSuffix("Tests.swift") {
                names.formUnion(tests(of: try String(contentsOf: URL(filePath: path), encoding: .utf8)))
            }
        }
        return names
    }

    /// The functions of a source with `@Test` before them, with or without arguments between.
    private static func tests(of source: String) -> [String] {
        var names: [String] = []
        var isTest = false
        for line in source.split(separator: "\n") {
            if line.trimmingSpaces.hasPrefix("@Test") { isTest = true }
            guard isTest, let match = line.firstMatch(of: /func ([A-Za-z_0-9]+)\(/) else { continue }
            names.append(String(match.output.1))
            isTest = false
        }
        return names
    }

    @Test func everyRowNamesAnExistingProof() throws {
        let tests = try Self.tests(in: "\(Repository.root)/Tests")
        let limits = try Self.text("docs/limits.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var problems: [String] = []
        for row in try Self.rows() {
            let name = row.cells[0]
            guard row.cells.count == (row.facts.isEmpty ? 2 : 3), let shown = row.cells.last else {
                problems.append("\(name) has \(row.cells.count) cells")
                continue
            }
            let names = shown.matches(of: /`([^`]+)`/).map { String($0.output.1) }
            let phrases = shown.matches(of: /limits: "([^"]+)"/).map { String($0.output.1) }
            if row.cells.contains("") || (names + phrases).isEmpty { problems.append("\(name) says nothing") }
            problems += names.filter { $0.contains("/") ? !Self.isFixture($0) : !tests.contains($0) }
                .map { "\(name): there is no \($0)" }
            problems += phrases.filter { !limits.contains($0) }.map { "\(name): limits.md has no \($0)" }
        }
        #expect(problems == [])
    }

    private static func isFixture(_ name: String) -> Bool {
        let path = "\(Repository.fixtures)/\(name)"
        return Repository.isFile(path) || Repository.isFolder(path)
    }

    @Test("every fact of the two pages has one row") func everyFactHasOneRow() throws {
        let pages = try FactPage.all().filter { ["host", "api"].contains($0.name) }
        let wanted = pages.flatMap(\.rowIDs)
        #expect(wanted.count > 200)
        #expect(try Self.rows().flatMap(\.facts).sorted() == wanted.sorted())
    }

    @Test func onlyTestFunctionsAreFound() {
        let source = """
            func helper() {}
            @Test func one() {
                func inner() {}
            }
            @Test(arguments: [
                1, 2,
            ])
            func two(_ number: Int) {}
            private func another() {}
            """
        #expect(Self.tests(of: source) == ["one", "two"])
    }

    @Test func aBarSplitsACell() {
        #expect(Row(line: "| a/b.c | a | b | `c` |").cells == ["a/b.c", "a", "b", "`c`"])
        #expect(Row(line: "| a/b.c | a | |").cells == ["a/b.c", "a", ""])
        #expect(Row(line: "| a/b.c, a/b.d | a | b |").facts == ["a/b.c", "a/b.d"])
        #expect(Row(line: "| a and b | c |").facts == [])
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
