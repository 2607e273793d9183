extension Diagnostic {
    /// The finding with its effective severity: with `isStrict`, a warning is an error.
    package func counted(isStrict: Bool) -> Diagnostic {
        var finding = self
        if isStrict, severity == .warning { finding.severity = .error }
        return finding
    }

    fileprivate var withoutSeverity: Diagnostic {
        Diagnostic(.note, code, message, at: location, path: jsonPath)
    }

    /// The findings of an error; an unknown error is a fault of this program.
    package static func all(of error: any Error) -> [Diagnostic] {
        switch error {
        case let error as InputError: error.diagnostics
        case let diagnostic as Diagnostic: [diagnostic]
        default: [Diagnostic(.error, "internal", "\(error)", hint: "please report this", exit: .internalError)]
        }
    }
}

extension Sequence<Diagnostic> {
    /// Each finding once, in the order of their first occurrence; a note that is a warning as well only as that.
    package var withoutRepeats: [Diagnostic] {
        let serious = Set(filter { $0.severity != .note }.map(\.withoutSeverity))
        var seen: Set<Diagnostic> = []
        return filter {
            seen.insert($0).inserted && ($0.severity != .note || !serious.contains($0.withoutSeverity))
        }
    }
}
