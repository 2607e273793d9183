/// Collects the diagnostics of one file during decoding.
public final class DiagnosticCollector {
    /// The file as named by the user.
    public let file: String
    /// In the order found.
    public private(set) var diagnostics: [Diagnostic] = []

    /// The files that the input names.
    package private(set) var namedFiles: [NamedFile] = []

    /// The remaining work of parsing the file's templates, in bytes.
    private var templateWork = Limits.templateWork
    /// The remaining work of suggesting names, in letters.
    private var suggestionWork = Limits.suggestionWork
    private let mostSevere: Diagnostic.Severity
    /// Findings about the same input that another collector has.
    private let earlier: Int

    /// - Parameter mostSevere: `.warning` where a device tolerates values that decoders call errors.
    public convenience init(file: String, mostSevere: Diagnostic.Severity = .error) {
        self.init(file: file, mostSevere: mostSevere, earlier: 0)
    }

    /// - Parameter earlier: findings about the same input that another collector has.
    package init(file: String, mostSevere: Diagnostic.Severity, earlier: Int) {
        self.file = file
        self.mostSevere = mostSevere
        self.earlier = earlier
    }

    /// `true` while a missing file gets a suggestion.
    var suggestsFiles: Bool { earlier + diagnostics.count < Limits.fileSuggestions }

    /// Counts work of parsing a template before it is done; `false` beyond the limit.
    package func mayParse(_ bytes: Int) -> Bool {
        templateWork -= bytes
        return templateWork >= 0
    }

    /// A hint with the most similar of the names that an input has, or else the one made of all of them. None is made once
    /// the file's findings have looked through many names.
    package func hint(
        for name: String, among names: @autoclosure () -> [String], or all: ([String]) -> String? = { _ in nil }
    ) -> String? {
        guard suggestionWork > 0 else { return nil }
        let names = names()
        suggestionWork -= names.reduce(0) { $0 + NearestName.work(of: $1) }
        return NearestName.hint(for: name, among: names) ?? all(names)
    }

    /// Adds a diagnostic; the position 0:0 means the whole file.
    public func add(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at position: TextPosition = .init(),
        path: String? = nil, hint: String? = nil, exit: ExitClass = .data
    ) {
        add(Diagnostic(severity, code, message, at: location(position), path: path, hint: hint, exit: exit))
    }

    /// The span of a position in the file; the whole file for 0:0.
    public func location(_ position: TextPosition) -> SourceSpan {
        position.line > 0
            ? SourceSpan(file: file, line: Int(position.line), column: Int(position.column)) : SourceSpan(file: file)
    }

    /// Adds a diagnostic, its severity capped at `mostSevere`.
    public func add(_ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if diagnostic.severity == .error { diagnostic.severity = mostSevere }
        diagnostics.append(diagnostic)
    }

    /// Records a file that the input names.
    package func add(_ file: NamedFile) { namedFiles.append(file) }

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Throws all diagnostics if they contain an error.
    public func check() throws(InputError) { if hasErrors { throw InputError(inFileOrder) } }

    /// The diagnostics by file and position; those of a whole file last.
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
