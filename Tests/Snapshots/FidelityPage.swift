import TestSupport
import FoundationEssentials

@testable import Basics
@testable import Renderer

/// The generated tables in docs/fidelity.md; the text around them is written by hand.
enum FidelityPage {
    static let path = Repository.path("docs/fidelity.md")
    private static let begin = "<!-- measured: begin -->"
    private static let end = "<!-- measured: end -->"

    /// The page with its tables replaced; `nil` when it lacks the markers.
    static func replacingTables(in page: String, with tables: String) -> String? {
        guard let begin = page.range(of: begin), let end = page.range(of: end), begin.upperBound <= end.lowerBound
        else { return nil }
        return page[..<begin.upperBound] + "\n\n" + tables + "\n" + page[end.lowerBound...]
    }

    /// All cases: the worst values of each, then all values.
    static func tables(_ cases: [(FidelityCase, MeasuredSource, FidelityComparison)]) -> String {
        var lines = [
            "| case | screenshot | known to | edges | baselines | text widths |", "|---|---|---:|---:|---:|---:|",
        ]
        for (fidelity, measured, comparison) in cases {
            let (edges, texts) = (
                comparison.rows.filter { !$0.isText }, comparison.rows.filter(\.isText)
            )
            lines.append(
                "| [\(fidelity.name)](#\(fidelity.name)) | \(measured.source) | ±\(number(measured.uncertainty)) "
                    + "| \(worst(edges.map(\.difference))) | \(worst(texts.map(\.difference))) "
                    + "| \(texts.contains { $0.deviceSpan != nil } ? worst(texts.compactMap(\.widthDifference)) : "–") |"
            )
        }
        for (fidelity, _, comparison) in cases {
            lines += ["", "### \(fidelity.name)", "", "| item | device | ours | off by | x, device | x, ours |"]
            lines += ["|---|---:|---:|---:|---:|---:|"] + comparison.rows.map(line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ row: FidelityComparison.Row) -> String {
        let cells = [
            row.item, numbers(row.device), numbers(row.ours.map(Optional.some)),
            row.difference.map(signed) ?? "missing",
            span(row.deviceSpan), span(row.span),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func worst(_ differences: [Double?]) -> String {
        if differences.contains(nil) { return "missing" }
        return signed(differences.compactMap(\.self).max { abs($0) < abs($1) } ?? 0)
    }

    private static func span(_ span: ClosedRange<Double>?) -> String {
        span.map { "\(number($0.lowerBound))–\(number($0.upperBound))" } ?? ""
    }

    private static func numbers(_ values: [Double?]) -> String {
        values.map { $0.map(number) ?? "·" }.joined(separator: ", ")
    }

    /// A number with one decimal; half points are the resolution of a screen with two pixels a point.
    private static func number(_ value: Double) -> String { FixedText.short((value * 10).rounded() / 10) }

    private static func signed(_ value: Double) -> String {
        let text = number(abs(value))
        return text == "0" ? "0" : (value < 0 ? "−" : "+") + text
    }
}

extension FidelityComparison.Row {
    /// The difference of our text's width; `nil` when our picture lacks it.
    fileprivate var widthDifference: Double? {
        guard let deviceSpan, let span else { return nil }
        return (span.upperBound - span.lowerBound) - (deviceSpan.upperBound - deviceSpan.lowerBound)
    }
}
