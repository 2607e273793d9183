import Basics

/// Deduplicated diagnostics of a host.
struct Findings {
    private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    /// Adds a finding.
    /// - Returns: the new diagnostics: the finding, or a note that the limit is reached; empty for a repetition.
    mutating func add(_ diagnostic: Diagnostic) -> [Diagnostic] {
        guard diagnostics.count <= Limits.hostFindings, known.insert(diagnostic).inserted else { return [] }
        let new =
            diagnostics.count < Limits.hostFindings
            ? diagnostic
            : Diagnostic(
                .warning, "too-many-findings",
                "more than \(Limits.hostFindings) things are odd, and no more are listed",
                hint: "mend those above first")
        diagnostics.append(new)
        return [new]
    }
}
