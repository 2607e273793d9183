import FoundationEssentials
import Testing

/// docs/behaviour.md names tests, fixtures and limits that there are.
@Suite struct BehaviourTableTests {
    /// A row of the page.
    private struct Row {
        let number: String
        let what: String
        let shownBy: String
    }

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: URL(filePath: "\(Repository.root)/docs/\(name)"), encoding: .utf8)
    }

    private static func rows() throws -> [Row] {
        try page("behaviour.md").split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingSpaces }
            guard cells.count == 3, cells[0].first?.isNumber == true else { return nil }
            return Row(number: cells[0], what: cells[1], shownBy: cells[2])
        }
    }

    /// The functions of all tests, of the files below a folder.
    private static func tests(in folder: String) throws -> Set<String> {
        var names: Set<String> = []
        for entry in Repository.entries(of: folder) {
            let path = "\(folder)/\(entry)"
            if Repository.isFolder(path) {
                if entry != "Fixtures" { names.formUnion(try tests(in: path)) }
            } else if entry.hasSuffix("Tests.swift") {
                let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
                names.formUnion(text.matches(of: /func ([A-Za-z_0-9]+)\(/).map { String($0.output.1) })
            }
        }
        return names
    }

    @Test func everyRowIsShownBySomethingThatExists() throws {
        let rows = try Self.rows()
        #expect(rows.count > 150)
        let tests = try Self.tests(in: "\(Repository.root)/Tests")
        let limits = try Self.page("limits.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var problems: [String] = []
        for row in rows {
            let names = row.shownBy.matches(of: /`([^`]+)`/).map { String($0.output.1) }
            let phrases = row.shownBy.matches(of: /limits: "([^"]+)"/).map { String($0.output.1) }
            if row.what.isEmpty || (names + phrases).isEmpty { problems.append("\(row.number) says nothing") }
            problems += names.filter { $0.contains("/") ? !Self.isFixture($0) : !tests.contains($0) }
                .map { "\(row.number): there is no \($0)" }
            problems += phrases.filter { !limits.contains($0) }.map { "\(row.number): limits.md has no \($0)" }
        }
        #expect(problems == [])
    }

    private static func isFixture(_ name: String) -> Bool {
        let path = "\(Repository.fixtures)/\(name)"
        return Repository.isFile(path) || Repository.isFolder(path)
    }

    @Test func noRowStandsTwice() throws {
        let page = try Self.page("behaviour.md").components(separatedBy: "## API")
        #expect(page.count == 2)
        for part in page {
            let numbers = part.split(separator: "\n").filter { $0.hasPrefix("| ") }
                .compactMap { $0.split(separator: "|").first?.trimmingSpaces }.filter { $0.first?.isNumber == true }
            #expect(Set(numbers).count == numbers.count)
        }
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
