/// Gathers what is found in one file while it is decoded.
public final class DiagnosticCollector {
    /// The file as the user named it.
    public let file: String
    /// What was found so far, in order.
    public private(set) var diagnostics: [Diagnostic] = []

    public init(file: String) { self.file = file }

    /// Adds a finding; a position of 0:0 means the file as a whole.
    public func add(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at position: JSONValue.Position = .init(),
        path: String? = nil, hint: String? = nil, exit: ExitClass = .data
    ) {
        let location = SourceLocation(
            file: file, line: position.line > 0 ? Int(position.line) : nil,
            column: position.line > 0 ? Int(position.column) : nil)
        add(Diagnostic(severity, code, message, at: location, path: path, hint: hint, exit: exit))
    }

    /// Adds a finding as it is.
    public func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Whether an error is among the findings.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Throws everything found if an error is among it.
    public func check() throws(InputError) {
        if hasErrors { throw InputError(diagnostics) }
    }
}
