import ArgumentParser
import ContentExtensionHost

/// Prints findings to standard error.
enum Report {
    /// Prints findings; throws them instead if one counts as an error, and the caller writes nothing.
    static func check(_ diagnostics: [Diagnostic], isStrict: Bool) throws(InputError) {
        let counted = diagnostics.map { $0.counted(isStrict: isStrict) }
        if counted.contains(where: { $0.severity == .error }) { throw InputError(counted) }
        show(counted)
    }

    /// Runs a step; prints what it throws, and returns the exit code.
    static func catching(_ body: () throws -> Void) -> Int32 {
        do {
            try body()
            return 0
        } catch {
            let problem = InputError(diagnostics(of: error))
            show(problem.diagnostics)
            return problem.exit.rawValue
        }
    }

    /// The findings for an error.
    static func diagnostics(of error: any Error) -> [Diagnostic] {
        switch error {
        case let error as InputError: error.diagnostics
        case let diagnostic as Diagnostic: [diagnostic]
        default: [Diagnostic(.error, "internal", "\(error)", hint: "please report this", exit: .internalError)]
        }
    }

    /// Prints findings, each once.
    static func show(_ diagnostics: [Diagnostic]) {
        var seen: Set<Diagnostic> = []
        for diagnostic in diagnostics where seen.insert(diagnostic).inserted {
            printToStandardError("\(diagnostic)")
        }
    }
}

extension Diagnostic {
    /// The finding with its effective severity: with `isStrict`, a warning is an error.
    func counted(isStrict: Bool) -> Diagnostic {
        var finding = self
        if isStrict, severity == .warning { finding.severity = .error }
        return finding
    }
}
