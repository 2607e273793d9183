import ContentExtensionHost

extension BatchTally {
    /// The last line of standard output, its end included.
    /// - Parameters:
    ///   - sheets: the contact sheets, if there are any.
    ///   - exit: the exit code of the run.
    package func summary(sheets: SheetSummary? = nil, exit: Int32) -> String {
        var members = [
            ("rows", rows), ("ok", results[.ok]), ("warning", results[.warning]),
            ("error", results[.error]), ("skipped", results[.skipped]), ("resumed", resumed),
            ("looks", pictures),
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
