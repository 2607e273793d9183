import ArgumentParser
import RenderNotification

/// Prints findings to standard error.
enum Report {
    /// Prints findings; throws them instead if one counts as an error, and the caller writes nothing.
    static func check(_ diagnostics: [Diagnostic], isStrict: Bool) throws(InputError) {
        let counted = diagnostics.map { $0.counted(isStrict: isStrict) }
        if counted.contains(where: { $0.severity == .error }) { throw InputError(counted) }
        show(counted)
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
