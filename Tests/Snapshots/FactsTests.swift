import TestSupport
import FoundationEssentials
import Testing

/// A page of docs/facts: tables of facts under headings, and the addresses of their sources.
struct FactPage {
    struct Row {
        /// The heading above the row.
        let section: String
        /// Id, fact, source, mark.
        let cells: [String]
    }

    /// The file's name without `.md`.
    let name: String
    private(set) var sections: [String] = []
    private(set) var rows: [Row] = []
    /// The names before `]: https://…` at the page's end.
    private(set) var sources: [String] = []

    /// The ids that a citation may use: `host/match` and `host/match.category`.
    var ids: [String] { sections.map { "\(name)/\($0)" } + rowIDs }
    var rowIDs: [String] { rows.map { "\(name)/\($0.cells[0])" } }

    init(name: String, text: String) {
        self.name = name
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") {
                sections.append(String(line.dropFirst(3)))
            } else if let source = line.firstMatch(of: /^\[([^\]]+)\]: ./) {
                sources.append(String(source.output.1))
            } else if line.hasPrefix("| "), !line.hasPrefix("| id |") {
                let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
                rows.append(Row(section: sections.last ?? "", cells: cells))
            }
        }
    }

    static func all() throws -> [FactPage] {
        let folder = "\(Repository.root)/docs/facts"
        return try Repository.entries(of: folder).filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { file in
            let text = try String(contentsOf: URL(filePath: "\(folder)/\(file)"), encoding: .utf8)
            return FactPage(name: String(file.dropLast(3)), text: text)
        }
    }

    /// The deviations from the form in docs/facts/README.md.
    func problems() -> [String] {
        var problems: [String] = []
        var seen: Set<String> = []
        for row in rows {
            let place = "\(name)/\(row.cells.first ?? "")"
            guard row.cells.count == 4 else {
                problems.append("\(place): expected 4 cells, found \(row.cells.count)")
                continue
            }
            let parts = row.cells[0].split(separator: ".", omittingEmptySubsequences: false)
            if parts.count != 2 || parts[0] != row.section || row.cells[0].wholeMatch(of: /[a-z0-9.-]+/) == nil {
                problems.append("\(place): expected the id \(row.section).name")
            }
            if !seen.insert(row.cells[0]).inserted { problems.append("\(place): duplicate id") }
            if !["measured", "documented", "memory"].contains(row.cells[3]) {
                problems.append("\(place): unknown mark \"\(row.cells[3])\"")
            }
            let cited = row.cells[2].matches(of: /\[([^\]]+)\]/).map { String($0.output.1) }
            if cited.isEmpty, row.cells[2] != "–" || row.cells[3] != "memory" {
                problems.append("\(place): expected a source")
            }
            problems += cited.filter { !sources.contains($0) }.map { "\(place): [\($0)] has no address" }
        }
        let cited = rows.map { $0.cells.count == 4 ? $0.cells[2] : "" }.joined()
        problems += sources.filter { !cited.contains("[\($0)]") }.map { "\(name): no row cites [\($0)]" }
        return problems
    }
}

/// docs/facts is well formed, and everything that cites a fact names one of its rows or sections.
@Suite struct FactsTests {
    @Test("every fact has id, source and mark") func factsAreWellFormed() throws {
        let pages = try FactPage.all()
        #expect(pages.count > 5)
        #expect(pages.flatMap { $0.problems() } == [])
    }

    @Test("every citation names a fact") func citationsNameFacts() throws {
        let ids = Set(try FactPage.all().flatMap(\.ids))
        var problems: [String] = []
        for path in try Self.citingFiles() {
            guard let text = try Self.textCitingFacts(path) else { continue }
            problems += Self.citations(in: text).filter { !ids.contains($0) }.map { "\(path): there is no fact \($0)" }
            if !path.hasSuffix("FactsTests.swift"),
                text.contains(/facts-(api|apns|behaviour|design|looks)|corpus-facts/)
            {
                problems.append("\(path) cites a sheet that isn't in the repository")
            }
        }
        #expect(problems == [])
    }

    @Test("every section is cited outside of docs/facts")
    func sectionsAreCited() throws {
        let cited = try Self.citingFiles().filter { !$0.hasPrefix("docs/facts/") }.flatMap { path in
            Self.citations(in: try Self.textCitingFacts(path) ?? "").map { String($0.prefix { $0 != "." }) }
        }
        let sections = try FactPage.all().flatMap { page in page.sections.map { "\(page.name)/\($0)" } }
        #expect(Set(sections).subtracting(cited).sorted() == [])
    }

    @Test("rows that break the form are found") func malformedRowsAreFound() {
        let page = FactPage(
            name: "page",
            text: """
                ## part
                | id | fact | source | mark |
                |---|---|---|---|
                | part.good | 1 | [a] | measured |
                | part.good | 1 | – | memory |
                | other.row | 1 | [b] | guessed |
                | part.short | 1 | – |
                | part.bare | 1 | – | documented |

                [a]: https://a.example
                [c]: https://c.example
                """)
        #expect(
            page.problems() == [
                "page/part.good: duplicate id", "page/other.row: expected the id part.name",
                "page/other.row: unknown mark \"guessed\"", "page/other.row: [b] has no address",
                "page/part.short: expected 4 cells, found 3", "page/part.bare: expected a source",
                "page: no row cites [c]",
            ])
    }

    @Test("citations are single, lists and links") func citationsAreRead() {
        let text = "(fact: a/b.c). (facts: a/b, d-e/f.g) [x](facts/h.md#i) [y](facts/j.md)"
        #expect(Self.citations(in: text) == ["a/b.c", "a/b", "d-e/f.g", "h/i"])
    }

    /// The text of a file; `nil` if it can't cite a fact, to skip the slow matching.
    private static func textCitingFacts(_ path: String) throws -> String? {
        let data = try Data(contentsOf: URL(filePath: "\(Repository.root)/\(path)"))
        return data.firstRange(of: Data("fact".utf8)) == nil ? nil : String(decoding: data, as: UTF8.self)
    }

    /// Comments cite `fact: page/id` or `facts: page/id, page/id`; pages link to `facts/page.md#section`.
    private static func citations(in text: String) -> [String] {
        let lists = text.matches(
            of:
                /\bfacts?: ((?:, )?[a-z0-9-]+\/[a-z0-9-]+(?:\.[a-z0-9-]+)?(?:, [a-z0-9-]+\/[a-z0-9-]+(?:\.[a-z0-9-]+)?)*)/
        )
        .flatMap { $0.output.1.split(separator: ", ").map(String.init) }
        let links = text.matches(of: /facts\/([a-z0-9-]+)\.md#([a-z0-9-]+)/).map { "\($0.output.1)/\($0.output.2)" }
        return lists + links
    }

    /// Swift files, scripts and pages, except docs/facts/README.md, which shows the form.
    private static func citingFiles() throws -> [String] {
        let roots = ["Sources", "Tests", "docs", "scripts"].flatMap(files(below:))
        let pages = Repository.entries(of: Repository.root).filter { $0.hasSuffix(".md") }
        return (roots + pages).filter { path in
            [".swift", ".md", ".sh", ".py"].contains { path.hasSuffix($0) }
                && !["docs/facts/README.md", "Tests/Snapshots/FactsTests.swift"].contains(path)
        }
    }

    private static func files(below folder: String) -> [String] {
        Repository.entries(of: "\(Repository.root)/\(folder)").flatMap { entry -> [String] in
            let path = "\(folder)/\(entry)"
            if entry == "Fixtures" { return [] }
            return Repository.isFolder("\(Repository.root)/\(path)") ? files(below: path) : [path]
        }
    }
}
