/// An error, warning or note about an input.
public struct Diagnostic: Sendable, Hashable, Codable, Error {
    /// An error stops before anything is written; a warning continues as iOS would; a note explains.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        /// In descending order; `--strict` turns warnings into errors.
        case error, warning, note
    }

    public var severity: Severity
    /// A stable, dash-separated name for scripts and searches, such as `unknown-key`.
    public var code: String
    /// One sentence without a final full stop.
    public var message: String
    /// The position, if it is in a file.
    public var location: SourceSpan?
    /// The JSON path of the offending value, such as `$.view.children[2].text`.
    public var jsonPath: String?
    /// A remedy, such as `did you mean "categories"?`.
    public var hint: String?
    /// The exit code of a process that ends with this error.
    public var exit: ExitClass

    public init(
        _ severity: Severity, _ code: String, _ message: String, at location: SourceSpan? = nil,
        path jsonPath: String? = nil, hint: String? = nil, exit: ExitClass = .data
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.location = location?.withoutPath
        self.jsonPath = jsonPath ?? location?.jsonPath
        self.hint = hint
        self.exit = exit
    }
}

/// Exit codes: those of sysexits.h, and that of a failed test.
public enum ExitClass: Int32, Sendable, Hashable, Codable {
    /// A failed expectation of a scenario.
    case expectation = 1
    /// EX_USAGE: the command line is wrong.
    case usage = 64
    /// EX_DATAERR: an input's contents are wrong.
    case data = 65
    /// EX_NOINPUT: an input file is missing or can't be read.
    case noInput = 66
    /// EX_UNAVAILABLE: the machine lacks something, such as the fonts.
    case unavailable = 69
    /// EX_SOFTWARE: a fault of this program or of a library, such as lack of memory.
    case internalError = 70
    /// EX_CANTCREAT: an output file can't be created.
    case cannotCreate = 73
    /// EX_IOERR: writing an output failed.
    case ioError = 74
    /// EX_TEMPFAIL: a temporary condition, such as another process using the same file.
    case temporary = 75
    /// EX_NOPERM: an input exceeds a limit (`Limits`), or lies outside its folder.
    case refused = 77
}

extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: severity: message [code]`, followed by the path and the hint on separate lines.
    public var description: String {
        var text = ""
        if let location {
            text += location.file.withVisibleCharacters
            if let line = location.line { text += ":\(line)" }
            if let column = location.column { text += ":\(column)" }
            text += ": "
        }
        text += "\(severity.rawValue): \(message.withVisibleCharacters) [\(code)]"
        if let jsonPath { text += "\n  at \(jsonPath.withVisibleCharacters)" }
        if let hint { text += "\n  hint: \(hint.withVisibleCharacters)" }
        return text
    }

    /// The diagnostic as a JSON object on one line; a stable format for tools (docs/validate.md).
    package var jsonText: String {
        var members = [
            ("severity", JSONText.quoted(severity.rawValue)), ("code", JSONText.quoted(code)),
            ("message", JSONText.quoted(message)),
        ]
        if let location {
            members.append(("file", JSONText.quoted(location.file)))
            if let line = location.line { members.append(("line", String(line))) }
            if let column = location.column { members.append(("column", String(column))) }
        }
        if let jsonPath { members.append(("path", JSONText.quoted(jsonPath))) }
        if let hint { members.append(("hint", JSONText.quoted(hint))) }
        return JSONText.object(members)
    }
}

/// Thrown when an input can't be used: at least one error, with the warnings before it.
public struct InputError: Error, Sendable, CustomStringConvertible {
    /// In the order found.
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    public init(_ diagnostic: Diagnostic) { self.diagnostics = [diagnostic] }

    /// The exit class of the first error.
    public var exit: ExitClass { diagnostics.first { $0.severity == .error }?.exit ?? .internalError }
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
