/// One thing that is wrong, or odd, in an input, said so that it can be found and mended.
public struct Diagnostic: Sendable, Hashable, Error {
    /// How bad it is: an error stops before anything is written, a warning goes on as iOS would, a note explains.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Worst first; the commands' `--strict` makes errors of the warnings.
        case error, warning, note
    }

    /// How bad it is.
    public var severity: Severity
    /// A stable, dash-separated name for scripts and searches, such as `unknown-key`.
    public var code: String
    /// One sentence for people, without a final full stop.
    public var message: String
    /// Where it is, when it is in a file.
    public var location: SourceSpan?
    /// The JSON path of the offending value, such as `$.view.children[2].text`.
    public var jsonPath: String?
    /// What would mend it, such as `did you mean "categories"?`.
    public var hint: String?
    /// The sysexits class that an error of this kind ends the process with.
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

/// The exit codes that an error may end the process with: those of sysexits.h, and a failed test's.
public enum ExitClass: Int32, Sendable, Hashable {
    /// As of a test: what a scenario expects isn't so.
    case expectation = 1
    /// EX_USAGE: the command line is wrong.
    case usage = 64
    /// EX_DATAERR: an input is read, and what it says is wrong.
    case data = 65
    /// EX_NOINPUT: an input file is missing or can't be read.
    case noInput = 66
    /// EX_UNAVAILABLE: the machine lacks something, such as the fonts.
    case unavailable = 69
    /// EX_SOFTWARE: a fault of this program or of a library, such as no memory.
    case internalError = 70
    /// EX_CANTCREAT: an output file can't be made.
    case cannotCreate = 73
    /// EX_IOERR: writing failed on the way.
    case ioError = 74
    /// EX_TEMPFAIL: something that passes by itself, such as another process at the same file.
    case temporary = 75
    /// EX_NOPERM: an input goes beyond the limits (`Limits`), or outside its folder.
    case refused = 77
}

extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: severity: message [code]`, then the path and the hint on lines of their own.
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
}

/// What a stage throws when its input can't be used: at least one error, with the warnings that came before it.
public struct InputError: Error, Sendable, CustomStringConvertible {
    /// All that was found, in order.
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    public init(_ diagnostic: Diagnostic) { self.diagnostics = [diagnostic] }

    /// The exit class of the first error.
    public var exit: ExitClass { diagnostics.first { $0.severity == .error }?.exit ?? .internalError }
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
