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
    /// The exit code that the run ends with.
    package var exit: Int32 = 0

    package init() {}

    /// The line as JSON, its end included. It begins with `{"summary"`, as no result does.
    package var text: String {
        let members = [
            ("rows", ok + warnings + errors + skipped), ("ok", ok), ("warning", warnings), ("error", errors),
            ("skipped", skipped), ("resumed", resumed), ("looks", looks), ("exit", Int(exit)),
        ]
        return JSONText.object([("summary", JSONText.object(members.map { ($0.0, String($0.1)) }))]) + "\n"
    }
}
