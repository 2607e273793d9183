import Basics
import Batch
import Foundation
import Renderer
import Testing
import Views

struct ReportTests {
    private func line(_ id: String, _ status: ResultLine.Status, microseconds: Int? = nil) -> ResultLine {
        var line = ResultLine(id: id, line: 1, status: status)
        line.microseconds = microseconds
        return line
    }

    @Test func aResultIsALineOfJSONWithItsIdentifierFirst() {
        var line = line("a\n\"b\"", .warning, microseconds: 12_034)
        line.template = "0123456789abcdef"
        line.output = "ab/cd/abcd.png"
        line.sha256 = "00ff"
        line.key = "abcd"
        line.width = 1179
        line.height = 600
        line.diagnostics = [
            Diagnostic(
                .warning, "text-cut", "cut", at: SourceSpan(file: "rows.ndjson", line: 3), path: "$.x",
                hint: "shorten it")
        ]
        #expect(
            line.text == #"""
                {"id":"a\n\"b\"","status":"warning","template":"0123456789abcdef","line":1,"output":"ab/cd/abcd.png","sha256":"00ff","key":"abcd","width":1179,"height":600,"ms":12.034,"diagnostics":[{"severity":"warning","code":"text-cut","message":"cut","file":"rows.ndjson","line":3,"path":"$.x","hint":"shorten it"}]}

                """#)
        #expect(line.text.hasPrefix(ResultLine.start))
    }

    @Test("truncated texts are in the line, the summary and the metrics")
    func cuts() throws {
        let device = try #require(DeviceModel.named("iphone-se"))
        var cut = line("a", .warning)
        cut.cuts = [TextCut(role: "title", lost: "the \"rest\"", on: device, style: .ios18, in: "banner")]
        #expect(
            cut.text.contains(
                #""cut":[{"role":"title","lost":"the \"rest\"","device":"iphone-se","style":"ios18","presentation":"banner"}],"diagnostics""#
            ))
        var whole = line("b", .ok)
        whole.cuts = []
        #expect(whole.text.contains(#""cut":[],"#))
        #expect(!line("c", .ok).text.contains("cut"))

        var tally = BatchTally()
        tally.cut = 7
        #expect(tally.summary(exit: 0).contains("\"pictures\":0,\"cut\":7,\"exit\":0"))
        var metrics = BatchMetrics()
        for each in [cut, cut, whole] { metrics.count(each) }
        let text = metrics.text(tally)
        #expect(text.contains("render_notification_batch_cut_rows_total 7\n"))
        #expect(text.contains(#"render_notification_batch_cuts_total{role="title",device="iphone-se"} 2"#))
        #expect(!metrics.text(BatchTally()).contains("cut"))
    }

    @Test func resultsOmitMissingValues() {
        #expect(
            line("1", .error, microseconds: -4).text
                == "{\"id\":\"1\",\"status\":\"error\",\"line\":1,\"ms\":0.000,\"diagnostics\":[]}\n")
    }

    @Test func unreadableRowsHaveTheirLineInsteadOfAnId() {
        let line = ResultLine(id: nil, line: 12, status: .error)
        #expect(line.text.hasPrefix("{\"id\":null,\"status\":\"error\",\"line\":12,"))
    }

    @Test func theSummaryCountsRows() {
        var tally = BatchTally()
        tally.results = [.ok: 1, .warning: 2, .error: 3, .skipped: 4]
        (tally.resumed, tally.pictures) = (5, 3)
        let summary = tally.summary(exit: 1)
        #expect(
            summary
                == "{\"summary\":{\"rows\":10,\"ok\":1,\"warning\":2,\"error\":3,\"skipped\":4,\"resumed\":5,\"pictures\":3,\"exit\":1}}\n"
        )
    }

    @Test func theSummaryDescribesContactSheets() {
        var sheets = SheetSummary()
        (sheets.pages, sheets.pictures, sheets.rows, sheets.left) = (2, 150, 900, 3)
        let summary = BatchTally().summary(sheets: sheets, exit: 0)
        #expect(
            summary.hasSuffix(
                ",\"pictures\":0,\"contactSheet\":{\"pages\":2,\"pictures\":150,\"rows\":900,\"left\":3},\"exit\":0}}\n"
            ))
    }

    @Test func metricsCountRowsAndErrorsByTheirCode() {
        var metrics = BatchMetrics()
        for status in [ResultLine.Status.ok, .ok, .skipped] { metrics.count(line("a", status, microseconds: 400)) }
        var failed = line("b", .error)
        failed.diagnostics = [Diagnostic(.warning, "odd", "odd"), Diagnostic(.error, "timed-out", "late")]
        metrics.count(failed)
        var tally = BatchTally()
        tally.results = [.ok: 2, .error: 1, .skipped: 1]
        (tally.resumed, tally.pictures, tally.crashes) = (7, 2, 1)
        let lines = Set(metrics.text(tally).split(separator: "\n").map(String.init))
        for line in [
            #"rows_total{status="ok"} 2"#, #"rows_total{status="warning"} 0"#, #"rows_total{status="error"} 1"#,
            #"rows_total{status="skipped"} 1"#, #"errors_total{code="timed-out"} 1"#, "resumed_total 7",
            "looks_total 2",
            "crashes_total 1", #"row_seconds_bucket{kind="row",le="0.00025"} 0"#,
            #"row_seconds_bucket{kind="row",le="0.0005"} 3"#, #"row_seconds_bucket{kind="row",le="+Inf"} 3"#,
            #"row_seconds_sum{kind="row"} 0.0012"#, #"row_seconds_count{kind="row"} 3"#,
        ] {
            #expect(lines.contains("render_notification_batch_" + line), "\(line)")
        }
    }

    @Test func eachStageHasAHistogram() {
        var metrics = BatchMetrics()
        metrics.measure("layout", microseconds: 900)
        metrics.measure("encode", microseconds: 11_000_000)
        metrics.measure("layout", microseconds: 1_000)
        let text = metrics.text(BatchTally())
        #expect(text.contains(#"stage_seconds_bucket{stage="layout",le="0.0005"} 0"#))
        #expect(text.contains(#"stage_seconds_bucket{stage="layout",le="0.001"} 2"#))
        #expect(text.contains(#"stage_seconds_bucket{stage="encode",le="10"} 0"#))
        #expect(text.contains(#"stage_seconds_bucket{stage="encode",le="+Inf"} 1"#))
        #expect(text.contains(#"stage_seconds_sum{stage="encode"} 11"#))
    }

    /// The exposition format: names, labels, numbers; the type of every family comes before its samples.
    @Test func metricsAreInPrometheusFormat() throws {
        var metrics = BatchMetrics()
        metrics.count(line("a", .ok, microseconds: 1_234_567))
        metrics.measure("paint", microseconds: 5)
        var families: Set<String> = []
        for line in metrics.text(BatchTally()).split(separator: "\n") {
            if let type = try /# TYPE ([a-z_]+) (counter|histogram)/.wholeMatch(in: line) {
                #expect(families.insert(String(type.1)).inserted)
            } else if !line.hasPrefix("# HELP ") {
                let sample = try #require(
                    try /([a-z_]+?)(?:_bucket|_sum|_count)?(?:\{[a-z]+="[^"]*"(?:,le="[^"]+")?\})? [0-9.]+/.wholeMatch(
                        in: line))
                #expect(families.contains(String(sample.1)), "\(line)")
            }
        }
        #expect(families.count == 7)
    }

    @Test func progressShowsShareRateAndTime() {
        var tally = BatchTally()
        #expect(BatchProgress.text(tally, fraction: nil, seconds: 0) == "0 rows")
        tally.results = [.ok: 612_400]
        #expect(
            BatchProgress.text(tally, fraction: 0.612, seconds: 120)
                == "████████████░░░░░░░░ 61 %  612,400 rows  5,103/s  1 min 17 s left")
        (tally.results, tally.resumed) = ([.ok: 612_399, .error: 1], 1_000)
        #expect(
            BatchProgress.text(tally, fraction: nil, seconds: 120)
                == "612,400 rows  5,103/s  1,000 done before  1 error")
    }

    @Test(arguments: [-1, 2, .nan, .infinity, 1e-300]) func extremeProgressDoesNotTrap(number: Double) {
        var tally = BatchTally()
        tally.results = [.ok: .max]
        #expect(BatchProgress.text(tally, fraction: number, seconds: 1e300).contains("%"))
        #expect(!BatchProgress.text(tally, fraction: number, seconds: number).isEmpty)
    }
}
