/// A recursive-descent parser of Objective-C.
///
/// Invalid code gives `unreadable` parts, but never traps; what is nested too deep is skipped.
package struct ObjectiveCParser {
    private let tokens: [ObjectiveCToken]
    var index = 0
    var depth = 0
    /// `true` between `NS_ASSUME_NONNULL_BEGIN` and its end.
    var assumesNonnull = false
    /// Functions and constants that stand within implementations.
    var nestedDeclarations: [ObjectiveCDeclaration] = []

    static let maxDepth = 100

    private init(_ tokens: [ObjectiveCToken]) { self.tokens = tokens }

    /// The declarations of a file.
    /// - Parameter preprocessor: macros of the headers read before; it gets the file's own.
    package static func declarations(
        of bytes: [UInt8], _ preprocessor: inout ObjectiveCPreprocessor
    ) -> [ObjectiveCDeclaration] {
        var parser = ObjectiveCParser(preprocessor.tokens(of: bytes))
        let found = parser.file()
        return found + parser.nestedDeclarations
    }

    /// An expression of the given tokens.
    static func expression(_ tokens: [ObjectiveCToken]) -> ObjectiveCExpression {
        var parser = ObjectiveCParser(tokens)
        return parser.expression()
    }

    var token: ObjectiveCToken { peek(0) }
    var isAtEnd: Bool { index >= tokens.count }

    func peek(_ ahead: Int) -> ObjectiveCToken {
        tokens.indices.contains(index + ahead) ? tokens[index + ahead] : .end
    }

    /// The bytes from a token to the one before the current one.
    func bytes(from first: ObjectiveCToken) -> Range<Int> {
        let start = first.bytes.lowerBound
        return start..<max(start, peek(-1).bytes.upperBound)
    }

    mutating func advance(_ count: Int = 1) { index = min(tokens.count, index + count) }

    mutating func take(_ mark: String) -> Bool {
        guard token.isMark(mark) else { return false }
        advance()
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard token.isWord(word) else { return false }
        advance()
        return true
    }

    mutating func takeName() -> String? {
        guard token.kind == .word else { return nil }
        defer { advance() }
        return token.text
    }

    /// `true` for `@name`.
    func isAt(_ name: String) -> Bool { token.isMark("@") && peek(1).isWord(name) }

    /// The distance to the token behind the bracket that closes the one at a distance.
    func end(ofGroupAt ahead: Int) -> Int {
        var depth = 0
        var ahead = ahead
        while true {
            let next = peek(ahead)
            if next.kind == .end { return ahead }
            if next.kind == .mark {
                if ["(", "[", "{"].contains(next.text) { depth += 1 }
                if [")", "]", "}"].contains(next.text) { depth -= 1 }
            }
            ahead += 1
            if depth <= 0 { return ahead }
        }
    }

    /// The distance to the token behind the `>` for the `<` at a distance; `nil` if these are no type arguments.
    func end(ofArgumentsAt start: Int) -> Int? {
        var depth = 0
        for ahead in start..<start + 64 {
            let next = peek(ahead)
            switch next.text {
            case "<" where next.kind == .mark: depth += 1
            case ">" where next.kind == .mark: depth -= 1
            case ">>" where next.kind == .mark: depth -= 2
            case "*", ",", "^", "(", ")": break
            default: if next.kind != .word { return nil }
            }
            if depth <= 0 { return ahead + 1 }
        }
        return nil
    }

    /// Skips a bracket with what it holds, or else one token.
    mutating func skipGroup() { advance(end(ofGroupAt: 0)) }

    /// Skips to the end of a statement: behind its semicolon, or before a brace that closes around it.
    mutating func skipStatement() {
        while !isAtEnd {
            if take(";") || token.isMark("}") || isAt("end") { return }
            skipGroup()
        }
    }

    mutating func nested<T>(_ fallback: T, _ parse: (inout Self) -> T) -> T {
        guard depth < Self.maxDepth else {
            skipGroup()
            return fallback
        }
        depth += 1
        defer { depth -= 1 }
        return parse(&self)
    }

    /// The elements up to a bracket; the opening one is the current token.
    mutating func list<T>(_ close: String, _ element: (inout Self) -> T) -> [T] {
        advance()
        var found: [T] = []
        while !isAtEnd, !take(close) {
            let start = index
            found.append(element(&self))
            while !isAtEnd, !token.isMark(","), !token.isMark(close), !token.isMark("}"), !token.isMark(";") {
                skipGroup()
            }
            if !take(","), !token.isMark(close) { break }
            if index == start { break }
        }
        return found
    }
}
