/// What decoding a program needs besides the JSON: where findings go, and the files it may name.
struct ProgramDecoding {
    /// Where findings go.
    let report: DiagnosticCollector
    /// The descriptor's folder; image paths are relative to it.
    let files: FileScope

    init(report: DiagnosticCollector, files: FileScope) {
        self.report = report
        self.files = files
    }
}

/// The place in a descriptor that a value came from, kept so that what goes wrong later can point at it.
struct Source: Sendable, Hashable {
    let location: SourceLocation
    let path: String

    init(_ value: JSONValue, path: String, report: DiagnosticCollector) {
        self.location = report.location(value.position)
        self.path = path
    }

    /// A warning at this place.
    func warning(_ code: String, _ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.warning, code, message, at: location, path: path, hint: hint)
    }
}
