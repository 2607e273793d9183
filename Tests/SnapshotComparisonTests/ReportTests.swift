import Basics
import TestSupport
import Testing

@testable import SnapshotComparison

/// The files that a report is written to.
@Suite struct ReportTests {
    private let report = {
        let picture = SnapshotReport.Picture(
            size: PixelSize(width: 100, height: 50), differing: 3, beyond: 2, worst: 9, box: [1, 2, 3, 4],
            tolerance: "±2 a channel")
        let change = SnapshotReport.Change(
            view: "\"a|b\" label in custom", property: "frame.y", old: "96", new: "104", file: "d.json", line: 12)
        var report = SnapshotReport(
            title: "Snapshots", references: "refs", shard: "1/2",
            cases: [
                .init(
                    name: "in<vite/</script>`x`", status: .changed, message: "first\n\u{1B}[31mred & <b>",
                    accept: "cp a b",
                    changes: [change], picture: picture,
                    files: [.init(role: .failure, kind: .picture, path: "kept/a b.png")]),
                .init(name: "quiet", status: .passed),
            ])
        report.labels = [.reference: "before"]
        return report
    }()

    @Test("JSON is read as it was written") func json() throws {
        let folder = try TemporaryFolder(["report.json": report.json.prettyText()])
        #expect(try SnapshotReport(file: folder.path + "/report.json") == report)
    }

    @Test("files of a report that was moved are found below its folder") func moved() throws {
        let folder = try TemporaryFolder(["shard/kept/a b.png": "x"])
        let located = report.located(beside: folder.path + "/shard/report.json")
        #expect(located.cases[0].files[0].path == folder.path + "/shard/kept/a b.png")
        #expect(report.located(beside: folder.path + "/report.json") == report)
    }

    @Test(
        "another file is no report", arguments: ["{}", "[]", "{\"cases\": [{\"name\": \"a\", \"status\": \"odd\"}]}"])
    func otherFile(_ text: String) throws {
        let folder = try TemporaryFolder(["report.json": text])
        #expect(throws: InputError.self) { try SnapshotReport(file: folder.path + "/report.json") }
    }

    @Test func limit_reportBytes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([UInt8](repeating: 32, count: Limits.reportBytes + 1), to: "report.json")
        let error = #expect(throws: InputError.self) { try SnapshotReport(file: path) }
        #expect(error?.diagnostics.map(\.code) == ["file-too-large"])
    }

    @Test("JUnit's XML holds hostile text as text") func junit() throws {
        let text = JUnitReport.text(of: report)
        #expect(text.contains(#"tests="2" failures="1""#))
        #expect(text.contains("first\n\u{FFFD}[31mred &amp; &lt;b&gt;</failure>"))
        #expect(text.contains(#"<testcase classname="Snapshots" name="quiet"></testcase>"#))
    }

    @Test("a comment holds hostile text as text, and links small pictures") func comment() {
        let text = ReportComment.text(of: report, pictures: "https://example.org/kept")
        #expect(text.hasPrefix("### Notification snapshots: 1 changed, 1 passed\n"))
        #expect(
            text.contains(#"&quot;a\|b&quot; label in custom: frame.y 96 → 104 (`d.json:12`)<br>0.06 % of the pixels"#))
        #expect(text.contains(#"<img width="160" src="https://example.org/kept/a%20b.png">"#))
        #expect(text.contains("`in<vite/</script>'x'`"))
    }

    @Test("the page has the report and its pictures as data") func page() {
        let text = String(decoding: HTMLReport.bytes(of: report) { _ in [1, 2, 3] }, as: UTF8.self)
        #expect(text.contains(#"<script type="text/plain" id="picture-0-failure">AQID</script>"#))
        #expect(text.contains(#""name":"in\u003cvite/\u003c/script>`x`""#))
        #expect(text.contains("Content-Security-Policy"))
        #expect(
            !text.contains("<!-- report -->") && !text.contains("<!-- style -->") && !text.contains("<!-- script -->"))
    }
}
