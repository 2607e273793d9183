import ContentExtensionHost

/// The last line of standard output: the counts of a run.
package struct SummaryLine: Sendable {
    private let tally: BatchTally
    private let sheets: SheetSummary?
    private let exit: Int32

    /// - Parameters:
    ///   - sheets: the contact sheets, if there are any.
    ///   - exit: the exit code of the run.
    package init(_ tally: BatchTally, sheets: SheetSummary? = nil, exit: Int32) {
        (self.tally, self.sheets, self.exit) = (tally, sheets, exit)
    }

    /// The line as JSON, its end included.
    package var text: String {
        var members = [
            ("rows", tally.rows), ("ok", tally.results[.ok]), ("warning", tally.results[.warning]),
            ("error", tally.results[.error]), ("skipped", tally.results[.skipped]), ("resumed", tally.resumed),
            ("looks", tally.pictures),
        ].map { ($0.0, String($0.1 ?? 0)) }
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
            [("pages", pages), ("looks", pictures), ("rows", rows), ("left", left)].map { ($0.0, String($0.1)) })
    }
}
