import SourceReading

/// A part of a file that can be left out because of an error in it.
struct Omission {
    /// The tokens that go.
    var tokens: Range<Int>
    /// The bytes that go, if they are a part of the token.
    var bytes: Range<Int>?
    /// The text in their place.
    var replacement: Replacement
    /// The names that the tokens declare: errors about them are consequences.
    var names: Set<String> = []

    enum Replacement: Equatable {
        case nothing
        /// A call that says what is left out: in place of a value the empty value of its type, of a view a box.
        case call
        /// A call in place of a whole body, which ends the program where the body is indispensable.
        case stop
        /// A box in place of a view before its modifiers.
        case box
        /// The empty value of an argument, or a box: it doesn't compile where there is none.
        case empty
        /// A call in place of an `if` and its first block, before the word that lets the next block run.
        case alternative(String)
        /// An empty text in place of an interpolated value.
        case text
        /// A property wrapper that only holds its value, the empty one where the property has none.
        case wrapper(isEmpty: Bool)
    }

    /// The parts of a body around a token, the smallest first.
    /// - Parameter body: the tokens between the braces of the declaration's body.
    static func around(
        _ token: Int, in body: Range<Int>, of declaration: SourceDeclaration, because error: CompilerMessage,
        _ all: [SourceToken]
    ) -> [Omission] {
        let head = all[declaration.tokens.lowerBound..<body.lowerBound]
        let makesViews = head.contains { $0.isWord("View") || $0.isWord("ViewBuilder") }
        return StatementRanges.around(token, in: body, all).reversed().flatMap { statement in
            let larger = parts(of: statement, at: token, makesViews, declaration.keyword == "init", all)
            let arguments = arguments(in: statement, at: token, because: error, all)
            // A modifier goes rather than having another effect.
            let modifier = larger.prefix { makesViews && $0.replacement == .nothing }
            // The value for nothing is the code's own.
            let operands = arguments.compactMap { operand(in: $0.tokens, at: token, all) }
            let whole = operand(in: statement, at: token, all).map { [$0] } ?? []
            return operands + modifier + arguments + whole + larger.dropFirst(modifier.count)
        }
    }

    /// The beginning of the tokens: a name with its members, behind a keyword and the name that it declares.
    func name(in all: [SourceToken]) -> String {
        var name = ""
        for token in all[tokens] where name.utf8.count < 40 {
            let isKeyword = Self.keywords.contains(token.text)
            let isPart =
                token.kind == .word ? name.isEmpty || name.hasSuffix(".") || name.hasSuffix(" ") : token.isMark(".")
            guard isPart else { break }
            name += token.text + (isKeyword ? " " : "")
        }
        return name.last.map { $0 == "." || $0 == " " } ?? false ? String(name.dropLast()) : name
    }

    private static let keywords: Set<String> = [
        "guard", "if", "let", "var", "for", "while", "switch", "try", "await",
    ]
    private static let blocks: Set<String> = ["if", "guard", "for", "while", "switch", "do", "repeat", "defer"]
    private static let locals: Set<String> = ["func", "class", "struct", "enum", "typealias", "extension"]

    private static func parts(
        of statement: Range<Int>, at token: Int, _ makesViews: Bool, _ isInitializer: Bool, _ all: [SourceToken]
    ) -> [Omission] {
        let whole = Omission(tokens: statement, replacement: .call)
        let first = all[statement.lowerBound]
        if first.isWord("return") {
            let value = statement.dropFirst()
            guard !value.isEmpty else { return [] }
            let links = makesViews ? chain(value, at: token, all) : []
            return links + [Omission(tokens: value, replacement: .call)]
        }
        if locals.contains(first.text) { return [Omission(tokens: statement, replacement: .nothing)] }
        if blocks.contains(first.text) {
            let clause = first.isWord("if") ? clause(of: statement, at: token, makesViews, all) : nil
            return [clause].compactMap(\.self) + [
                Omission(tokens: statement, replacement: .call, names: bound(in: statement, all))
            ]
        }
        if let word = declaringWord(of: statement, all) {
            let removed = Omission(tokens: statement, replacement: .call, names: bound(in: statement, all))
            return value(of: statement, behind: word, at: token, all).map { [$0, removed] } ?? [removed]
        }
        if isInitializer, let sign = assignment(in: statement, all), sign + 1 < statement.upperBound {
            return [Omission(tokens: sign + 1..<statement.upperBound, replacement: .call), whole]
        }
        return (makesViews ? chain(statement, at: token, all) : []) + [whole]
    }

    /// The `let` or `var` of a declaration; `nil` for another statement, whose closures may have declarations.
    private static func declaringWord(of statement: Range<Int>, _ all: [SourceToken]) -> Int? {
        var index = statement.lowerBound
        while index < statement.upperBound {
            if all[index].isWord("let") || all[index].isWord("var") { return index }
            index = all.end(ofGroupAt: index)
        }
        return nil
    }

    /// The value of a declaration whose type is written down, if the token is in it.
    fileprivate static func value(
        of declaration: Range<Int>, behind word: Int, at token: Int, _ all: [SourceToken]
    ) -> Omission? {
        guard word + 2 < declaration.upperBound, all[word + 2].isMark(":"),
            let sign = assignment(in: word..<declaration.upperBound, all), sign < token
        else { return nil }
        var end = sign + 1
        while end < declaration.upperBound, !all[end].isMark(","), !all[end].isMark(";") {
            // `{ … }()` is a value, `= a { didSet {…} }` isn't.
            if all[end].isMark("{"), end > sign + 1 { break }
            end = min(all.end(ofGroupAt: end), declaration.upperBound)
        }
        return token < end ? Omission(tokens: sign + 1..<end, replacement: .call) : nil
    }

    /// The `=` of an assignment outside of brackets.
    private static func assignment(in range: Range<Int>, _ all: [SourceToken]) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if all[index].isMark("="), index > range.lowerBound, index + 1 < range.upperBound {
                let isAlone =
                    all[index - 1].kind != .mark || all[index - 1].bytes.upperBound < all[index].bytes.lowerBound
                    || [")", "]", "?", "!"].contains(all[index - 1].text)
                return isAlone && !all[index + 1].isMark("=") ? index : nil
            }
            index = all.end(ofGroupAt: index)
        }
        return nil
    }

    /// The names behind `let` and `var`, outside of blocks.
    private static func bound(in statement: Range<Int>, _ all: [SourceToken]) -> Set<String> {
        var names: Set<String> = []
        var index = statement.lowerBound
        while index + 1 < statement.upperBound, !all[index].isMark("{") {
            if all[index].isWord("let") || all[index].isWord("var") {
                let end = all.end(ofGroupAt: index + 1)
                names.formUnion(all[index + 1..<min(end, statement.upperBound)].filter { $0.kind == .word }.map(\.text))
            }
            index += 1
        }
        return names
    }

    /// The modifier of a view that a token is in, or the view before all modifiers.
    private static func chain(_ range: Range<Int>, at token: Int, _ all: [SourceToken]) -> [Omission] {
        var links = [range.lowerBound]
        var index = range.lowerBound
        while index < range.upperBound {
            if all[index].isMark("."), index > range.lowerBound { links.append(index) }
            if all[index].kind == .mark, ["=", "+", "&", "|", "<", "?", ":"].contains(all[index].text) { return [] }
            index = all.end(ofGroupAt: index)
        }
        guard let link = links.lastIndex(where: { $0 <= token }) else { return [] }
        let end = link + 1 < links.count ? links[link + 1] : range.upperBound
        let tokens = links[link]..<end
        return tokens == range ? [] : [Omission(tokens: tokens, replacement: link == 0 ? .box : .nothing)]
    }
}

extension SourceDeclaration {
    /// An attribute that isn't there, such as a package's property wrapper.
    func attribute(at token: Int, of error: CompilerMessage, _ all: [SourceToken]) -> Omission? {
        guard error.text.hasPrefix("unknown attribute"), token > tokens.lowerBound, all[token - 1].isMark("@") else {
            return nil
        }
        var end = token + 1
        if all.indices.contains(end), all[end].isMark("("), all[end].bytes.lowerBound == all[token].bytes.upperBound {
            end = all.end(ofGroupAt: end)
        }
        let isEmpty = !all[end..<tokens.upperBound].contains { $0.isMark("=") }
        return Omission(
            tokens: token - 1..<end, replacement: keyword == "var" ? .wrapper(isEmpty: isEmpty) : .nothing)
    }

    /// The value of a property with a written type, if the token is in it.
    func value(at token: Int, _ all: [SourceToken]) -> Omission? {
        guard let word = tokens.first(where: { all[$0].isWord("let") || all[$0].isWord("var") }) else { return nil }
        return Omission.value(of: tokens, behind: word, at: token, all)
    }

    /// Names of protocols that need nothing of a class which the compiler sees.
    private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "able", "Handler", "Observer"]

    static func isNamedAsProtocol(_ name: String) -> Bool { protocolEndings.contains { name.hasSuffix($0) } }

    /// A protocol that isn't there, with the comma or the colon before it.
    func inheritance(at token: Int, of error: CompilerMessage, _ all: [SourceToken]) -> Omission? {
        guard members != nil, error.text.hasPrefix("cannot find type"), token > 0,
            let brace = tokens.first(where: { all[$0].isMark("{") }), token < brace, all[token].kind == .word,
            all[token - 1].isMark(":") || all[token - 1].isMark(",")
        else { return nil }
        let isFirst = all[token - 1].isMark(":")
        if keyword == "class", isFirst, !Self.isNamedAsProtocol(all[token].text) { return nil }
        // Another one takes the colon.
        let tokens = isFirst && all[token + 1].isMark(",") ? token..<token + 2 : token - 1..<token + 1
        return Omission(tokens: tokens, replacement: .nothing)
    }
}
