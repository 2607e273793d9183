import Basics
import TestSupport
import Batch
import Foundation
import Testing

/// docs/batch.md lists everything that users rely on.
struct BatchPageTests {
    private func page() throws -> String {
        try Repository.text("docs/batch.md")
    }

    @Test func everyExitCodeIsInTheTable() throws {
        let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| ") && $0.first { $0.isNumber } != nil }
        let codes = rows.flatMap { $0.split(separator: "|")[0].matches(of: /[0-9]+/).compactMap { Int32($0.0) } }
        for code in [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 130, 143] as [Int32] {
            #expect(codes.contains(code), "\(code)")
        }
    }

    @Test func everyStatusAndMetricIsNamed() throws {
        let page = try page()
        for status in ResultLine.Status.allCases { #expect(page.contains("| `\(status.rawValue)` |")) }
        for name in Self.metrics { #expect(page.contains("`\(name)"), "\(name)") }
    }

    /// The names of all metrics without their prefix.
    private static var metrics: [String] {
        var metrics = BatchMetrics()
        metrics.measure("paint", microseconds: 1)
        var tally = BatchTally()
        tally.cut = 1
        return metrics.text(tally).matches(of: /# TYPE render_notification_batch_([a-z_]+)/).map { String($0.1) }
    }

    @Test("the dashboard shows every metric and no other")
    func dashboard() throws {
        let text = try Repository.text("integrations/grafana/batch.json")
        let names = Set(text.matches(of: /render_notification_batch_([a-z_]+)/).map { String($0.1) })
        let shown = names.map { name in
            ["_bucket", "_sum", "_count"].reduce(name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
        }
        #expect(Set(shown) == Set(Self.metrics))
    }

    @Test func theBatchPageDescribesContactSheets() throws {
        let page = try page()
        #expect(page.contains("first \(BatchProgress.count(Limits.sheetPictures, "picture"))"))
        #expect(page.contains("\(Limits.sheetPagePictures) on a sheet"))
        for match in SheetSummary().text.matches(of: /"([a-z]+)":/) { #expect(page.contains("\"\(match.1)\":")) }
        for name in [SheetNames().file(1, of: 1), SheetNames().file(1, of: 2)] { #expect(page.contains("`\(name)`")) }
    }

    @Test func theBatchPageNamesArrayJobVariables() throws {
        let page = try page()
        for variable in Shard.variables { #expect(page.contains("`\(variable)`")) }
    }
}
