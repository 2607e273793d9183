/// What decoding a program needs besides the JSON: where findings go, and the files it may name.
struct ProgramDecoding {
    /// Where findings go. A tree of Interface Builder's gets a collector of warnings: what is wrong with a view or a
    /// constraint is left out, as the device goes on without it.
    let report: DiagnosticCollector
    /// The descriptor's folder; image paths are relative to it.
    let files: FileScope

    init(report: DiagnosticCollector, files: FileScope) {
        self.report = report
        self.files = files
    }
}

/// The place in a descriptor that a value came from, kept so that what goes wrong later can point at it.
package struct Source: Sendable, Hashable {
    package let location: SourceLocation
    package let path: String

    init(_ value: JSONValue, path: String, report: DiagnosticCollector) {
        self.location = report.location(value.position)
        self.path = path
    }

    /// A warning at this place.
    package func warning(_ code: String, _ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.warning, code, message, at: location, path: path, hint: hint)
    }
}
