import Testing

@testable import SnapshotComparison

@Suite struct ReportGroupTests {
    private func entry(_ name: String, _ status: SnapshotReport.Status, _ changes: [SnapshotReport.Change] = [])
        -> SnapshotReport.Case
    {
        var entry = SnapshotReport.Case(name: name, status: status, message: name)
        entry.changes = changes
        return entry
    }

    private func moved(_ view: String, to new: String, line: Int = 9) -> SnapshotReport.Change {
        .init(view: view, property: "frame.y", old: "8", new: new, file: "Card/descriptor.json", line: line)
    }

    private var report: SnapshotReport {
        SnapshotReport(
            title: "Card", references: "__Snapshots__",
            cases: [
                entry("wide", .changed, [moved("title", to: "16")]), entry("passed", .passed),
                entry("narrow", .changed, [moved("title", to: "24")]),
                entry("other line", .changed, [moved("title", to: "16", line: 12)]),
                entry("two views", .changed, [moved("title", to: "16"), moved("place", to: "40")]),
                entry("failed", .failed), entry("pixels", .changed), entry("more pixels", .changed),
                entry("dark", .changed, [moved("title", to: "16")]),
            ])
    }

    @Test("cases in which the same views differ are together") func groups() {
        let names = report.groups.map { $0.map(\.name) }
        let expected = [
            ["wide", "narrow", "dark"], ["other line"], ["two views"], ["pixels"], ["more pixels"], ["failed"],
        ]
        #expect(names == expected)
    }

    @Test("a comment has a row for each cause") func comment() {
        let lines = ReportComment.text(of: report).split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(lines.count == 6)
        #expect(lines.first?.contains("| `wide`<br>and 2 more: `narrow`, `dark` | changed |") == true, "\(lines)")
    }
}
