import Basics

/// The counts of a run, and its end.
package struct BatchTally: Sendable, Equatable {
    /// The rows that have a result, by its kind.
    package var results: [ResultLine.Status: Int] = [:]
    /// The rows that an earlier run had finished.
    package var resumed = 0
    /// The rows with truncated texts; `nil` without `--truncation`.
    package var cut: Int?
    /// The pictures that were drawn; in a dry run the different ones.
    package var pictures = 0
    /// The workers that died.
    package var crashes = 0
    /// The reason why the run ended before the input did.
    package var stop: Stop?

    package enum Stop: Error, Equatable {
        /// The number of a signal.
        case signal(Int32)
        case tooManyErrors
        /// The run can't go on.
        case failed(Diagnostic)
    }

    package init() {}

    /// The tally of a run before its first row.
    package init(_ plan: BatchPlan) { cut = plan.measuresTruncation ? 0 : nil }

    mutating func count(_ line: ResultLine) {
        results[line.status, default: 0] += 1
        if line.cuts?.isEmpty == false { cut = (cut ?? 0) + 1 }
    }

    package var rows: Int { results.values.reduce(0, +) }
    package var errors: Int { results[.error] ?? 0 }

    /// The last line of standard output, its end included.
    /// - Parameters:
    ///   - sheets: the contact sheets, if there are any.
    ///   - exit: the exit code of the run.
    package func summary(sheets: SheetSummary? = nil, exit: Int32) -> String {
        var members = [
            ("rows", rows), ("ok", results[.ok]), ("warning", results[.warning]), ("error", results[.error]),
            ("skipped", results[.skipped]), ("resumed", resumed), ("pictures", pictures),
        ].map { ($0.0, String($0.1 ?? 0)) }
        if let cut { members.append(("cut", String(cut))) }
        if let sheets { members.append(("contactSheet", sheets.text)) }
        members.append(("exit", String(exit)))
        return JSONText.object([("summary", JSONText.object(members))]) + "\n"
    }
}

/// The counts of a batch's contact sheets.
package struct SheetSummary: Sendable, Hashable {
    package var pages = 0
    /// The pictures on the sheets.
    package var pictures = 0
    /// The rows that have one of those pictures.
    package var rows = 0
    /// The rows whose picture isn't on the sheets.
    package var left = 0

    package init() {}

    package var text: String {
        JSONText.object(
            [("pages", pages), ("pictures", pictures), ("rows", rows), ("left", left)].map { ($0.0, String($0.1)) })
    }
}
