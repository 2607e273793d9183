/// A position in an input file. Lines and columns count from 1, columns in characters as an editor shows them.
public struct SourceSpan: Sendable, Hashable, Codable {
    /// The file as named by the user.
    public var file: String
    /// The line; `nil` for the whole file.
    public var line: Int?
    public var column: Int?
    /// The JSON path of the value there, such as `$.steps[3].expect.badge`.
    public var jsonPath: String?

    public init(file: String, line: Int? = nil, column: Int? = nil, jsonPath: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.jsonPath = jsonPath
    }

    /// A warning at this position.
    package func warning(_ code: String, _ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(.warning, code, message, at: self, hint: hint)
    }

    /// The same position without the JSON path.
    package var withoutPath: SourceSpan { SourceSpan(file: file, line: line, column: column) }
}

/// A span that is ignored by `==`, so that equal views from different positions stay equal.
package struct UncomparedSpan: Sendable, Equatable {
    /// `nil` for values made by code.
    package var span: SourceSpan?

    package init(_ span: SourceSpan? = nil) { self.span = span }

    package static func == (_: UncomparedSpan, _: UncomparedSpan) -> Bool { true }
}

extension DiagnosticCollector {
    /// The span of a value in the collector's file; without a path for a value that code has made.
    package func span(_ value: JSONValue, _ path: String) -> SourceSpan {
        var span = location(value.position)
        if span.line != nil { span.jsonPath = path }
        return span
    }
}
