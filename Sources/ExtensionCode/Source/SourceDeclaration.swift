import SourceReading

/// A declaration of a Swift file outside the bodies of others, such as a method with its attributes and its body.
struct SourceDeclaration {
    /// The first word behind attributes and modifiers, such as `func`.
    var keyword: String
    /// The name of a type; the next word for others.
    var name: String
    /// From the first attribute to the last token.
    var tokens: Range<Int>
    /// The members of a type, without its braces; `nil` for others.
    var members: [SourceDeclaration]?

    /// All declarations of a file.
    /// - Parameter tokens: the file's tokens, those of compiler directives included.
    static func all(in tokens: [SourceToken]) -> [SourceDeclaration] {
        var index = 0
        return read(tokens, &index)
    }

    /// Reads up to the brace that closes the type, or the file's end.
    private static func read(_ tokens: [SourceToken], _ index: inout Int) -> [SourceDeclaration] {
        var found: [SourceDeclaration] = []
        var open: SourceDeclaration?
        func close(at end: Int) {
            guard var declaration = open else { return }
            declaration.tokens = declaration.tokens.lowerBound..<end
            found.append(declaration)
            open = nil
        }
        while index < tokens.count, !tokens[index].isMark("}") {
            if tokens[index].isMark("#"), tokens[index].isFirstOnLine {
                close(at: index)
                let line = tokens[index].line
                while index < tokens.count, tokens[index].line == line { index += 1 }
                continue
            }
            if let keyword = keyword(tokens, index) {
                close(at: index)
                open = SourceDeclaration(
                    keyword: tokens[keyword].text,
                    name: tokens.indices.contains(keyword + 1) ? tokens[keyword + 1].text : "",
                    tokens: index..<index)
                index = keyword + 1
                if tokens[keyword].isWord("import") {
                    while index < tokens.count, tokens[index].line == tokens[keyword].line, !tokens[index].isMark(";") {
                        index += 1
                    }
                    close(at: index)
                    continue
                }
                guard DeclarationPrefix.types.contains(tokens[keyword].text) else { continue }
                while index < tokens.count, !tokens[index].isMark("{") { index += 1 }
                index += 1
                open?.members = read(tokens, &index)
                index += 1
                close(at: min(index, tokens.count))
            } else {
                index = tokens.end(ofGroupAt: index)
            }
        }
        close(at: index)
        return found
    }

    /// The keyword of the declaration that begins at a token; `nil` if none does.
    private static func keyword(_ tokens: [SourceToken], _ start: Int) -> Int? {
        let before = start > 0 ? tokens[start - 1] : .none
        guard tokens[start].isFirstOnLine || ["{", "}", ";", ""].contains(before.text) && before.kind == .mark
        else { return nil }
        let keyword = DeclarationPrefix.end(in: tokens, at: start)
        guard tokens.indices.contains(keyword), tokens[keyword].kind == .word else { return nil }
        let text = tokens[keyword].text
        return DeclarationPrefix.types.contains(text) || DeclarationPrefix.others.contains(text) ? keyword : nil
    }
}

extension SourceDeclaration {
    /// The innermost declaration around a token.
    static func innermost(_ declarations: [SourceDeclaration], around token: Int) -> SourceDeclaration? {
        guard let found = declarations.first(where: { $0.tokens.contains(token) }) else { return nil }
        return innermost(found.members ?? [], around: token) ?? found
    }

    /// The bytes of the declaration in its file.
    func bytes(in all: [SourceToken]) -> Range<Int> {
        all.bytes(of: tokens)
    }

    /// The name behind `import`, and behind a kind such as `struct`; `nil` for other declarations.
    func module(in all: [SourceToken]) -> SourceToken? {
        guard let keyword = tokens.first(where: { all[$0].isWord("import") }) else { return nil }
        let words = all[keyword..<tokens.upperBound].dropFirst()
        return words.first.flatMap { SourcePass.importKinds.contains($0.text) ? words.dropFirst().first : $0 }
    }

    /// `true` for a function without a result.
    func isProcedure(in all: [SourceToken]) -> Bool {
        guard keyword == "func", let opening = tokens.first(where: { all[$0].isMark("(") }),
            let body = tokens.first(where: { all[$0].isMark("{") })
        else { return false }
        let end = all.end(ofGroupAt: opening)
        guard end < body, let arrow = (end..<body).first(where: { all[$0].isMark("->") }) else { return true }
        return all[arrow + 1].isWord("Void") || all[arrow + 1].isMark("(") && all[arrow + 2].isMark(")")
    }

    private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "mutating", "nonmutating"]

    /// The tokens between the braces of the body around a token: of the method, the accessor, or the closure that makes
    /// the value; `nil` outside of them.
    func body(around token: Int, in all: [SourceToken]) -> Range<Int>? {
        guard members == nil else { return nil }
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            guard all[index].isMark("{") else {
                index += 1
                continue
            }
            let end = all.end(ofGroupAt: index)
            let inner = (index + 1)..<max(index + 1, end - 1)
            if inner.contains(token), !Self.accessors.contains(all[index + 1].text) { return inner }
            // Accessors have bodies of their own.
            index = inner.contains(token) ? index + 1 : end
        }
        return nil
    }
}

extension [SourceToken] {
    /// The bytes from a token's first to another's last.
    /// - Parameter tokens: at least one.
    func bytes(of tokens: Range<Int>) -> Range<Int> {
        self[tokens.lowerBound].bytes.lowerBound..<self[tokens.upperBound - 1].bytes.upperBound
    }

    /// The index behind a token, or behind the bracket that closes the one at the index.
    func end(ofGroupAt index: Int) -> Int {
        var depth = 0
        for position in index..<count {
            if self[position].kind == .mark {
                if ["(", "[", "{"].contains(self[position].text) { depth += 1 }
                if [")", "]", "}"].contains(self[position].text) { depth -= 1 }
            }
            if depth <= 0 { return position + 1 }
        }
        return count
    }
}
