/// Gathers what is found in one file while it is decoded.
public final class DiagnosticCollector {
    /// The file as the user named it.
    public let file: String
    /// What was found so far, in order.
    public private(set) var diagnostics: [Diagnostic] = []

    private let mostSevere: Diagnostic.Severity

    /// - Parameter mostSevere: `.warning` where the device goes on with a value that a decoder calls an error.
    public init(file: String, mostSevere: Diagnostic.Severity = .error) {
        self.file = file
        self.mostSevere = mostSevere
    }

    /// Adds a finding; a position of 0:0 means the file as a whole.
    public func add(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at position: JSONValue.Position = .init(),
        path: String? = nil, hint: String? = nil, exit: ExitClass = .data
    ) {
        add(Diagnostic(severity, code, message, at: location(of: position), path: path, hint: hint, exit: exit))
    }

    /// Adds a finding, no more severe than this collector lets it be.
    public func add(_ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if diagnostic.severity == .error { diagnostic.severity = mostSevere }
        diagnostics.append(diagnostic)
    }

    /// A position of this file; 0:0 means the file as a whole.
    public func location(of position: JSONValue.Position) -> SourceLocation {
        SourceLocation(
            file: file, line: position.line > 0 ? Int(position.line) : nil,
            column: position.line > 0 ? Int(position.column) : nil)
    }

    /// Whether an error is among the findings.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Throws everything found if an error is among it.
    public func check() throws(InputError) {
        if hasErrors { throw InputError(diagnostics) }
    }
}
