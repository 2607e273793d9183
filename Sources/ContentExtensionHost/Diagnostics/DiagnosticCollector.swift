/// Gathers what is found in one file while it is decoded.
public final class DiagnosticCollector {
    /// The file as the user named it.
    public let file: String
    /// What was found so far, in order.
    public private(set) var diagnostics: [Diagnostic] = []

    /// The files that were named on the way.
    package private(set) var namedFiles: [NamedFile] = []

    private let mostSevere: Diagnostic.Severity

    /// - Parameter mostSevere: `.warning` where the device goes on with a value that a decoder calls an error.
    public init(file: String, mostSevere: Diagnostic.Severity = .error) {
        self.file = file
        self.mostSevere = mostSevere
    }

    /// Adds a finding; a position of 0:0 means the file as a whole.
    public func add(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at position: TextPosition = .init(),
        path: String? = nil, hint: String? = nil, exit: ExitClass = .data
    ) {
        add(Diagnostic(severity, code, message, at: location(position), path: path, hint: hint, exit: exit))
    }

    /// The place in the file at a position; the file as a whole at 0:0.
    public func location(_ position: TextPosition) -> SourceSpan {
        position.line > 0
            ? SourceSpan(file: file, line: Int(position.line), column: Int(position.column))
            : SourceSpan(file: file)
    }

    /// Adds a finding, no more severe than this collector lets it be.
    public func add(_ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if diagnostic.severity == .error { diagnostic.severity = mostSevere }
        diagnostics.append(diagnostic)
    }

    /// Remembers a file that an input names.
    package func add(_ file: NamedFile) { namedFiles.append(file) }

    /// Whether an error is among the findings.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Throws everything found if an error is among it.
    public func check() throws(InputError) {
        if hasErrors { throw InputError(inFileOrder) }
    }

    /// What was found, file by file from the top to the bottom; what concerns a whole file comes last.
    public var inFileOrder: [Diagnostic] {
        var files: [String: Int] = [:]
        for diagnostic in diagnostics {
            let file = diagnostic.location?.file ?? self.file
            if files[file] == nil { files[file] = files.count }
        }
        let order = { (index: Int, diagnostic: Diagnostic) in
            let location = diagnostic.location
            return (files[location?.file ?? self.file] ?? 0, location?.line ?? .max, location?.column ?? .max, index)
        }
        return diagnostics.enumerated().sorted { order($0.offset, $0.element) < order($1.offset, $1.element) }
            .map(\.element)
    }
}
