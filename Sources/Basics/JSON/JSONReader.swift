/// Parses JSON text into values with positions.
///
/// FoundationEssentials' decoder reports neither error positions nor duplicate keys
/// (fact: libraries/foundation.json-duplicates).
package struct JSONReader {
    private var cursor: JSONCursor
    /// The path to the value being read; its length is the nesting depth.
    private var path: [JSONPath.Step] = []
    private var members = 0
    private let limit: Int

    /// Reads a document.
    /// - Parameters:
    ///   - bytes: UTF-8 text; a byte-order mark is skipped.
    ///   - file: the name for diagnostics.
    ///   - members: maximum number of members of all objects and arrays together.
    ///   - line: the number of the text's first line in the file.
    /// - Throws: `InputError` with the first syntax error, duplicate key, or exceeded limit.
    package static func read(
        _ bytes: some Sequence<UInt8>, file: String, members: Int = Limits.jsonMembers, line: Int = 1
    ) throws(InputError) -> JSONValue {
        var path: [JSONPath.Step] = []
        do throws(Diagnostic) {
            var reader = JSONReader(cursor: try JSONCursor(Array(bytes), file: file, line: line), limit: members)
            defer { path = reader.path }
            return try reader.document()
        } catch {
            var diagnostic = error
            diagnostic.jsonPath = JSONPath.text(of: path)
            throw InputError(diagnostic)
        }
    }

    private mutating func document() throws(Diagnostic) -> JSONValue {
        try cursor.skipSpace()
        if cursor.peek == nil {
            throw cursor.fault(
                "json-empty", "the file holds no JSON value",
                hint: "write an object, {…}: render-notification init makes one to start from")
        }
        let value = try value()
        try cursor.skipSpace()
        if let next = cursor.peek {
            let isMember = next == UInt8(ascii: ":") && value.string != nil && value.position.line == 1
            throw cursor.fault(
                "json-trailing-text", "there is more text after the end of the JSON value",
                hint: isMember
                    ? "the file begins with a key: write { before it, and } at the end"
                    : "delete it, or the bracket before it that closes too much")
        }
        return value
    }

    // These three recurse as deep as the document nests. Work with large frames is kept in other functions: in a debug
    // build, half a megabyte of stack is enough.

    private mutating func value() throws(Diagnostic) -> JSONValue {
        let start = cursor.position
        switch cursor.peek {
        case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: start)
        case UInt8(ascii: "["): return JSONValue(.array(try array()), at: start)
        default: return try cursor.scalar()
        }
    }

    private mutating func object() throws(Diagnostic) -> [JSONValue.Member] {
        var result: [JSONValue.Member] = []
        if try enter(closing: UInt8(ascii: "}")) { return result }
        var seen: [String: TextPosition] = [:]
        repeat {
            let (key, position) = try key(&seen)
            result.append(.init(key: key, keyPosition: position, value: try value()))
            path.removeLast()
        } while try another(before: UInt8(ascii: "}"), of: "object")
        return result
    }

    private mutating func array() throws(Diagnostic) -> [JSONValue] {
        var result: [JSONValue] = []
        if try enter(closing: UInt8(ascii: "]")) { return result }
        repeat {
            path.append(.index(result.count))
            result.append(try value())
            path.removeLast()
        } while try another(before: UInt8(ascii: "]"), of: "array")
        return result
    }

    /// Reads a key and its colon, up to the value.
    private mutating func key(
        _ seen: inout [String: TextPosition]
    ) throws(Diagnostic) -> (key: String, position: TextPosition) {
        let position = cursor.position
        guard cursor.peek == UInt8(ascii: "\"") else {
            throw cursor.fault(
                "json-syntax", "expected a key in straight double quotes",
                hint: cursor.quoteHint ?? "write \(cursor.word.map { "\"\($0)\"" } ?? "\"key\""): value")
        }
        let key = try cursor.string()
        path.append(.key(key))
        if let first = seen.updateValue(position, forKey: key) {
            throw Diagnostic(
                .error, "duplicate-key",
                "the key \(key.quoted()) stands twice in this object, first at \(first.line):\(first.column)",
                at: cursor.location(position), hint: "keep one: parsers disagree on which of the two counts")
        }
        try cursor.skipSpace()
        guard cursor.peek == UInt8(ascii: ":") else {
            throw cursor.fault(
                "json-syntax", "a colon should follow the key \(key.quoted())", hint: "write \"key\": value")
        }
        cursor.advance()
        try cursor.skipSpace()
        return (key, position)
    }

    /// Reads an opening bracket; returns `true` after also reading the closing one of an empty container.
    private mutating func enter(closing close: UInt8) throws(Diagnostic) -> Bool {
        if path.count >= Limits.jsonDepth {
            throw cursor.fault(
                "json-too-deep", "arrays and objects nest deeper than \(Limits.jsonDepth) levels",
                hint: "look for brackets that are opened and never closed", exit: .refused)
        }
        cursor.advance()
        try cursor.skipSpace()
        guard cursor.peek == close else { return false }
        cursor.advance()
        return true
    }

    /// Reads the comma or closing bracket after a member, and white space; returns `true` if another member follows.
    private mutating func another(before close: UInt8, of container: String) throws(Diagnostic) -> Bool {
        members += 1
        if members > limit {
            throw cursor.fault(
                "json-too-large", "the document has more than \(limit) members",
                hint: "leave out what the notification doesn't show; a \"repeat\" stands for views that are alike",
                exit: .refused)
        }
        try cursor.skipSpace()
        if cursor.peek == close {
            cursor.advance()
            return false
        }
        guard cursor.peek == UInt8(ascii: ",") else {
            let name = String(UnicodeScalar(close))
            if cursor.peek == nil {
                throw cursor.fault(
                    "json-syntax", "the file ends inside an \(container): \"\(name)\" is missing",
                    hint: "write \(name), or whatever was cut off before it")
            }
            throw cursor.fault(
                "json-syntax", "expected a comma or \"\(name)\"",
                hint: "put a comma between what stands before and what stands after")
        }
        let comma = cursor.position
        cursor.advance()
        try cursor.skipSpace()
        if cursor.peek == close {
            throw Diagnostic(
                .error, "json-trailing-comma", "JSON allows no comma after the last member of an \(container)",
                at: cursor.location(comma), hint: "delete the comma")
        }
        return true
    }
}
