import ContentExtensionHost

/// The last line of standard output: what a run came to.
package struct SummaryLine: Sendable, Hashable {
    /// The rows that have a result, by its kind.
    package var ok = 0
    package var warnings = 0
    package var errors = 0
    package var skipped = 0
    /// The rows that an earlier run had finished; they have no line of their own.
    package var resumed = 0
    /// The pictures that were drawn; in a dry run the different looks.
    package var looks = 0
    /// What the contact sheets show, where they are asked for.
    package var sheets: SheetSummary?
    /// The exit code that the run ends with.
    package var exit: Int32 = 0

    package init() {}

    /// The line as JSON, its end included. It begins with `{"summary"`, as no result does.
    package var text: String {
        let members = [
            ("rows", ok + warnings + errors + skipped), ("ok", ok), ("warning", warnings), ("error", errors),
            ("skipped", skipped), ("resumed", resumed), ("looks", looks),
        ]
        var texts = members.map { ($0.0, String($0.1)) }
        if let sheets { texts.append(("contactSheet", sheets.text)) }
        texts.append(("exit", String(exit)))
        return JSONText.object([("summary", JSONText.object(texts))]) + "\n"
    }
}

/// What is on the contact sheets of a batch.
package struct SheetSummary: Sendable, Hashable {
    /// The sheets.
    package var pages = 0
    /// The looks on them.
    package var looks = 0
    /// The rows that have one of those.
    package var rows = 0
    /// The rows that have a picture which isn't on them.
    package var left = 0

    package init() {}

    package var text: String {
        JSONText.object(
            [("pages", pages), ("looks", looks), ("rows", rows), ("left", left)].map { ($0.0, String($0.1)) })
    }
}
