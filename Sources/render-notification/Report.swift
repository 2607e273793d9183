import ArgumentParser
import RenderNotification

/// Prints findings to standard error.
enum Report {
    /// Prints findings; throws them instead if one counts as an error, and the caller writes nothing.
    static func check(_ diagnostics: [Diagnostic], isStrict: Bool) throws(InputError) {
        let counted = diagnostics.map { $0.counted(isStrict: isStrict) }
        if counted.contains(where: { $0.severity == .error }) { throw InputError(counted) }
        show(folded(counted))
    }

    /// The notes that every folder of a real extension has, with what each is about.
    private static let folderNotes = [
        "extension-found": "which extension is meant", "app-name-guessed": "the app's name",
        "bindings-guessed": "what the code does",
    ]

    /// The findings with a folder's notes on one line; `validate` prints them in full.
    private static func folded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let notes = diagnostics.withoutRepeats.filter { $0.severity == .note && folderNotes[$0.code] != nil }
        guard notes.count > 1, let first = notes.first else { return diagnostics }
        let guesses = notes.compactMap { folderNotes[$0.code] }.joined(separator: ", ")
        let note = Diagnostic(
            .note, "guessed", "guessed: \(guesses); validate tells more",
            at: first.location.map { SourceSpan(file: $0.file) })
        return [note] + diagnostics.filter { !notes.contains($0) }
    }

    /// Prints an error's findings, and returns its exit code. An `ExitCode` is printed already.
    static func exitCode(showing error: any Error) -> Int32 {
        if let code = error as? ExitCode { return code.rawValue }
        let problem = InputError(Diagnostic.all(of: error))
        show(problem.diagnostics)
        return problem.exit.rawValue
    }

    /// Prints findings, each once.
    static func show(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics.withoutRepeats { printToStandardError("\(diagnostic)") }
    }
}
