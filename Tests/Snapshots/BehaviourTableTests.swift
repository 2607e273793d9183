import FoundationEssentials
import Testing

/// docs/behaviour.md has a row for each of the sheets, and names tests, fixtures and limits that there are.
@Suite struct BehaviourTableTests {
    /// A line of the page's tables.
    private struct Row {
        /// `Behaviour` or `API`.
        let half: String
        let cells: [String]

        init(half: String, line: Substring) {
            self.half = half
            cells = line.dropFirst().dropLast(line.hasSuffix("|") ? 1 : 0)
                .split(separator: "|", omittingEmptySubsequences: false).map(\.trimmingSpaces)
        }

        var name: String { "\(half) \(cells.first ?? "")" }

        /// Each of the rows that it stands for: "2.3–2.4" is two.
        var numbers: [String] {
            let ends = (cells.first ?? "").split(separator: "–").map { $0.split(separator: ".").compactMap { Int($0) } }
            guard let first = ends.first?.last, let last = ends.last?.last, first <= last else { return [] }
            let section = ends[0].dropLast().map(String.init).joined(separator: ".")
            return (first...last).map { "\(half) \(section).\($0)" }
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: "\(Repository.root)/\(path)"), encoding: .utf8)
    }

    private static func rows() throws -> [Row] {
        var rows: [Row] = []
        var half = ""
        for line in try text("docs/behaviour.md").split(separator: "\n") {
            if line.hasPrefix("## ") { half = String(line.dropFirst(3)) }
            let isRow = line.hasPrefix("|") && line.dropFirst().first { $0 != " " }?.isNumber == true
            if isRow { rows.append(Row(half: half, line: line)) }
        }
        return rows
    }

    /// The functions of all tests, of the files below a folder; helpers don't show anything.
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

    /// The functions of a source that `@Test` stands before, with or without arguments between.
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

    @Test func everyRowIsShownBySomethingThatExists() throws {
        let tests = try Self.tests(in: "\(Repository.root)/Tests")
        let limits = try Self.text("docs/limits.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var problems: [String] = []
        for row in try Self.rows() {
            guard row.cells.count == 3 else {
                problems.append("\(row.name) has \(row.cells.count) cells")
                continue
            }
            let names = row.cells[2].matches(of: /`([^`]+)`/).map { String($0.output.1) }
            let phrases = row.cells[2].matches(of: /limits: "([^"]+)"/).map { String($0.output.1) }
            if row.cells[1].isEmpty || (names + phrases).isEmpty { problems.append("\(row.name) says nothing") }
            problems += names.filter { $0.contains("/") ? !Self.isFixture($0) : !tests.contains($0) }
                .map { "\(row.name): there is no \($0)" }
            problems += phrases.filter { !limits.contains($0) }.map { "\(row.name): limits.md has no \($0)" }
        }
        #expect(problems == [])
    }

    private static func isFixture(_ name: String) -> Bool {
        let path = "\(Repository.fixtures)/\(name)"
        return Repository.isFile(path) || Repository.isFolder(path)
    }

    /// `Fixtures/behaviour/rows.txt` has a line for each section with tables: the half, its number, how many rows.
    @Test func noRowOfTheSheetsIsMissing() throws {
        let wanted = try Self.text("Tests/Fixtures/behaviour/rows.txt").split(separator: "\n").flatMap { line in
            let words = line.split(separator: " ")
            return (1...(try #require(words.last.flatMap { Int($0) }))).map { "\(words[0]) \(words[1]).\($0)" }
        }
        #expect(wanted.count > 200)
        let found = Set(try Self.rows().flatMap(\.numbers))
        #expect(wanted.filter { !found.contains($0) } == [])
    }

    @Test func noRowStandsTwice() throws {
        let numbers = try Self.rows().flatMap(\.numbers)
        var seen: Set<String> = []
        #expect(numbers.filter { !seen.insert($0).inserted } == [])
    }

    @Test func onlyTestsAreTaken() {
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

    @Test func aBarWithinACellMakesACellMore() {
        #expect(Row(half: "API", line: "| 1.1 | a | b | `c` |").cells == ["1.1", "a", "b", "`c`"])
        #expect(Row(half: "API", line: "| 1.1 | a | |").cells == ["1.1", "a", ""])
        #expect(
            Row(half: "API", line: "| 2.1.9–2.1.11 | a | b |").numbers == ["API 2.1.9", "API 2.1.10", "API 2.1.11"])
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
