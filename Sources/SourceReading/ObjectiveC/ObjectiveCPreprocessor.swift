/// Expands macros and leaves out what conditions exclude.
package struct ObjectiveCPreprocessor {
    /// A macro of `#define`.
    struct Macro {
        /// `nil` for a macro without brackets.
        var parameters: [String]?
        var body: [ObjectiveCToken]
    }

    private var macros: [String: Macro] = [:]
    /// The modules whose headers a file imports.
    package private(set) var imports: [String] = []
    /// The macros without brackets that files define, in their order.
    private(set) var constants: [(name: ObjectiveCToken, value: [ObjectiveCToken])] = []
    /// The headers that a file imports in quotes.
    private var headers: [String] = []

    /// Tokens of a file after expansion: a hundred times those of a large controller.
    private static let maxTokens = 1 << 20
    private static let maxDepth = 32

    package init() {}

    /// The headers that a file imports in quotes, as far as conditions about the system tell.
    package static func quotedImports(in bytes: [UInt8]) -> [String] {
        var preprocessor = ObjectiveCPreprocessor()
        _ = preprocessor.tokens(of: bytes)
        return preprocessor.headers
    }

    /// Begins the list of imports anew.
    package mutating func forgetImports() { imports = [] }

    /// The tokens of a file; its macros stay for later files, as those of a header do.
    mutating func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
        var found: [ObjectiveCToken] = []
        var conditions: [Condition] = []
        var pending: [ObjectiveCToken] = []
        func isActive() -> Bool { conditions.allSatisfy(\.isActive) }
        let tokens = ObjectiveCLexer.tokens(of: bytes)
        if let name = Self.includeGuard(of: tokens) { macros[name] = nil }
        for token in tokens {
            if token.kind == .directive {
                expand(pending, into: &found, hiding: [], depth: 0)
                pending = []
                read(token, isActive: isActive(), &conditions)
            } else if isActive() {
                if token.kind == .word, let at = pending.last, pending.count > 1, at.text == "import",
                    pending[pending.count - 2].isMark("@")
                {
                    imports.append(token.text)
                }
                pending.append(token)
            }
        }
        expand(pending, into: &found, hiding: [], depth: 0)
        return found
    }

    private struct Condition {
        var isActive: Bool
        var wasActive: Bool
    }

    private mutating func read(_ token: ObjectiveCToken, isActive: Bool, _ conditions: inout [Condition]) {
        let words = ObjectiveCLexer.tokens(of: Array(token.text.utf8), line: token.line)
        guard let name = words.first?.text else { return }
        let rest = Array(words.dropFirst())
        switch name {
        case "if", "ifdef", "ifndef":
            let value =
                name == "if" ? holds(rest) : (rest.first.map { isDefined($0.text) } ?? false) == (name == "ifdef")
            conditions.append(Condition(isActive: value, wasActive: value))
        case "elif", "else":
            guard let last = conditions.popLast() else { return }
            let value = !last.wasActive && (name == "else" || holds(rest))
            conditions.append(Condition(isActive: value, wasActive: last.wasActive || value))
        case "endif": _ = conditions.popLast()
        case "define" where isActive: define(rest)
        case "undef" where isActive: macros[rest.first?.text ?? ""] = nil
        case "import" where isActive, "include" where isActive:
            // `<Module/Header.h>`; a header in quotes is the app's own.
            if rest.first?.isMark("<") ?? false, rest.count > 2, rest[2].isMark("/") { imports.append(rest[1].text) }
            if let name = rest.first, name.kind == .text { headers.append(name.text) }
        default: break
        }
    }

    private func isDefined(_ name: String) -> Bool {
        macros[name] != nil || ObjectiveCCondition.systemValue(of: name) != nil
    }

    private func holds(_ words: [ObjectiveCToken]) -> Bool {
        ObjectiveCCondition.holds(words) { name in macros[name].flatMap { $0.parameters == nil ? $0.body : nil } }
    }

    /// The macro by which a header that was read before would be empty: `#ifndef A` and `#define A` at its beginning.
    private static func includeGuard(of tokens: [ObjectiveCToken]) -> String? {
        let lines = tokens.prefix { $0.kind == .directive }.prefix(Self.maxDepth).map {
            ObjectiveCLexer.tokens(of: Array($0.text.utf8), line: $0.line)
        }
        for (first, second) in zip(lines, lines.dropFirst()) where first.count == 2 && second.count >= 2 {
            let isGuard = first[0].isWord("ifndef") && second[0].isWord("define") && first[1].text == second[1].text
            if isGuard { return first[1].text }
        }
        return nil
    }

    private mutating func define(_ words: [ObjectiveCToken]) {
        guard let name = words.first, name.kind == .word else { return }
        var body = words.dropFirst()
        var parameters: [String]?
        if let open = body.first, open.isMark("("), open.isJoined,
            let close = body.firstIndex(where: { $0.isMark(")") })
        {
            parameters = words[2..<close].filter { !$0.isMark(",") }.map(\.text)
            body = words[(close + 1)...]
        }
        macros[name.text] = Macro(parameters: parameters, body: Array(body))
        if parameters == nil, !body.isEmpty { constants.append((name, Array(body))) }
    }
}

extension ObjectiveCPreprocessor {
    /// Appends tokens with the macros' bodies in place of their names, at the lines of the names.
    private func expand(
        _ tokens: [ObjectiveCToken], into found: inout [ObjectiveCToken], hiding: Set<String>, depth: Int
    ) {
        var index = 0
        while index < tokens.count, found.count < Self.maxTokens {
            let token = tokens[index]
            index += 1
            // A `#pragma` in a macro.
            if token.isWord("_Pragma"), index < tokens.count, tokens[index].isMark("("),
                let (_, end) = Self.arguments(tokens, at: index)
            {
                index = end
                continue
            }
            guard token.kind == .word, depth < Self.maxDepth, !hiding.contains(token.text),
                let macro = macros[token.text]
            else {
                found.append(token)
                continue
            }
            var body = macro.body
            if let parameters = macro.parameters {
                guard index < tokens.count, tokens[index].isMark("("),
                    let (arguments, end) = Self.arguments(tokens, at: index)
                else {
                    found.append(token)
                    continue
                }
                index = end
                body = Self.substitute(arguments, for: parameters, in: body)
            }
            for place in body.indices { (body[place].position, body[place].bytes) = (token.position, token.bytes) }
            expand(body, into: &found, hiding: hiding.union([token.text]), depth: depth + 1)
        }
    }

    /// The tokens between the commas in brackets, and the index behind them.
    private static func arguments(
        _ tokens: [ObjectiveCToken], at open: Int
    ) -> (arguments: [[ObjectiveCToken]], end: Int)? {
        var depth = 0
        var found: [[ObjectiveCToken]] = [[]]
        for index in open..<tokens.count {
            let token = tokens[index]
            if token.kind == .mark, ["(", "[", "{"].contains(token.text) { depth += 1 }
            if token.kind == .mark, [")", "]", "}"].contains(token.text) { depth -= 1 }
            if depth == 0 { return (found, index + 1) }
            if depth == 1, token.isMark(",") {
                found.append([])
            } else if index > open {
                found[found.count - 1].append(token)
            }
        }
        return nil
    }

    private static func substitute(
        _ arguments: [[ObjectiveCToken]], for parameters: [String], in body: [ObjectiveCToken]
    ) -> [ObjectiveCToken] {
        var values: [String: [ObjectiveCToken]] = [:]
        let comma = [ObjectiveCToken(kind: .mark, text: ",", position: ObjectiveCToken.end.position)]
        for (index, name) in parameters.enumerated() where name != "..." {
            values[name] = arguments.indices.contains(index) ? arguments[index] : []
        }
        if parameters.last == "..." {
            values["__VA_ARGS__"] = Array(arguments.dropFirst(parameters.count - 1).joined(separator: comma))
        }
        var found: [ObjectiveCToken] = []
        for (index, token) in body.enumerated() {
            // `##` joins two names, or drops the comma before nothing.
            if token.isMark("##") {
                guard index + 1 < body.count else { continue }
                let next = values[body[index + 1].text] ?? []
                if next.isEmpty, found.last?.isMark(",") ?? false { found.removeLast() }
                continue
            }
            let value = token.kind == .word ? values[token.text] ?? [token] : [token]
            let isJoined = index > 0 && body[index - 1].isMark("##")
            if isJoined, let last = found.last, last.kind == .word, let first = value.first, first.kind != .mark {
                found[found.count - 1].text += first.text
                found += value.dropFirst()
            } else {
                found += value
            }
        }
        return found
    }
}
