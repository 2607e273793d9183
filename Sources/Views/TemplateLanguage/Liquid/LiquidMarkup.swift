import Basics

/// Reads what stands between Liquid's braces.
struct LiquidMarkup {
    /// A word, number, text or mark of a tag.
    enum Token: Equatable {
        case name(String)
        case number(Double)
        case text(String)
        case mark(String)
    }

    struct Fault: Error {
        let message: String
        let hint: String
    }

    private var tokens: ArraySlice<Token>

    init(_ text: some StringProtocol) throws(Fault) { tokens = try Self.tokens(in: String(text))[...] }

    var isAtEnd: Bool { tokens.isEmpty }

    private static let marks = [
        "==", "!=", "<>", "<=", ">=", "..", "|", ":", ",", ".", "[", "]", "(", ")", "<", ">", "=",
    ]

    private static func tokens(in text: String) throws(Fault) -> [Token] {
        var (tokens, rest): ([Token], Substring) = ([], text[...])
        var braces = 0
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("{{") || braces > 0 && rest.hasPrefix("}}") {
                // Braze takes a variable with its braces in a tag: {% if {{${city}}} == "Berlin" %}.
                braces += first == "{" ? 1 : -1
                rest = rest.dropFirst(2)
            } else if first == "\"" || first == "'" {
                guard let end = rest.dropFirst().firstIndex(of: first) else {
                    throw Fault(message: "a text has no closing quote", hint: "texts stand in '…' or \"…\"")
                }
                tokens.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else if rest.hasPrefix("${") {
                // Braze's variables: ${first_name}.
                let name = rest.dropFirst(2).prefix { $0 != "}" }
                tokens.append(.name(name.trimmed))
                rest = rest[name.endIndex...].dropFirst()
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                var digits = rest.prefix(1) + rest.dropFirst().prefix { $0.isNumber || $0 == "." }
                if let range = digits.firstRange(of: "..") { digits = digits[..<range.lowerBound] }
                guard let number = JSONValue.finiteNumber(String(digits)) else {
                    throw Fault(message: "\(digits.quoted()) is no number", hint: "numbers are written 12 or 1.5")
                }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter || first == "_" || first == "@" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || "_-?@".contains($0) }
                tokens.append(.name(String(name)))
                rest = rest[name.endIndex...]
            } else if let mark = marks.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.mark(mark))
                rest = rest.dropFirst(mark.count)
            } else {
                throw Fault(
                    message: "\(String(first).quoted()) stands where Liquid has nothing to say",
                    hint: "a tag is a name with filters: {{ first_name | default: \"there\" }}")
            }
        }
        return tokens
    }

    // MARK: Taking

    mutating func take(_ mark: String) -> Bool {
        guard tokens.first == .mark(mark) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard tokens.first == .name(word) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func name() throws(Fault) -> String {
        guard case .name(let name)? = tokens.first else { throw missing("a name") }
        tokens.removeFirst()
        return name
    }

    func end() throws(Fault) {
        guard let token = tokens.first else { return }
        throw Fault(
            message: "\(Self.written(token).quoted()) stands behind the end", hint: "is a comma or a | missing?")
    }

    private func missing(_ what: String) -> Fault {
        let found = tokens.first.map { "found \(Self.written($0).quoted())" } ?? "the tag ends"
        return Fault(message: "expected \(what), but \(found)", hint: "such as {{ first_name | default: \"there\" }}")
    }

    private static func written(_ token: Token) -> String {
        switch token {
        case .name(let text), .text(let text), .mark(let text): text
        case .number(let number): JSONValue.text(of: number)
        }
    }

    // MARK: Expressions

    mutating func expression() throws(Fault) -> LiquidExpression {
        var expression = LiquidExpression(operand: try operand())
        while take("|") {
            let name = try name()
            guard let kind = LiquidFilter(rawValue: name) else {
                let names = LiquidFilter.allCases.map(\.rawValue)
                throw Fault(
                    message: "there is no filter \(name.quoted())",
                    hint: NearestName.hint(for: name, among: names) ?? "one of: \(names.joined(separator: ", "))")
            }
            expression.filters.append(LiquidExpression.Filter(kind: kind, arguments: take(":") ? try arguments() : []))
        }
        return expression
    }

    private mutating func arguments() throws(Fault) -> [LiquidExpression.Operand] {
        var arguments: [LiquidExpression.Operand] = []
        repeat {
            // A named argument, such as `allow_false: true`, has no effect.
            if case .name? = tokens.first, tokens.dropFirst().first == .mark(":") {
                tokens.removeFirst(2)
                _ = try operand()
            } else {
                arguments.append(try operand())
            }
        } while take(",")
        return arguments
    }

    mutating func operand() throws(Fault) -> LiquidExpression.Operand {
        switch tokens.first {
        case .text(let text):
            tokens.removeFirst()
            return .literal(JSONValue(.string(text)))
        case .number(let number):
            tokens.removeFirst()
            return .literal(JSONValue(.number(number)))
        case .mark("("):
            tokens.removeFirst()
            let start = try operand()
            guard take("..") else { throw missing("\"..\"") }
            let end = try operand()
            guard take(")") else { throw missing("\")\"") }
            return .range(start, end)
        case .name(let name):
            tokens.removeFirst()
            if let literal = Self.literals[name], tokens.first != .mark(".") { return .literal(literal) }
            return .path([.key(name)] + (try steps()))
        default: throw missing("a value")
        }
    }

    private static let literals: [String: JSONValue] = [
        "true": true, "false": false, "nil": JSONValue(.null), "null": JSONValue(.null), "blank": "", "empty": "",
    ]

    private mutating func steps() throws(Fault) -> [LiquidExpression.Step] {
        var steps: [LiquidExpression.Step] = []
        while true {
            if take(".") {
                steps.append(.key(try name()))
            } else if take("[") {
                steps.append(.computed(try operand()))
                guard take("]") else { throw missing("\"]\"") }
            } else {
                return steps
            }
        }
    }

    /// Conditions are read from the right, without precedence, as Liquid does.
    mutating func condition() throws(Fault) -> LiquidCondition {
        let left = try operand()
        var condition = LiquidCondition.isTrue(left)
        if let comparison = takeComparison() { condition = .compare(left, comparison, try operand()) }
        if take(word: "and") { return .and(condition, try self.condition()) }
        if take(word: "or") { return .or(condition, try self.condition()) }
        return condition
    }

    private mutating func takeComparison() -> LiquidCondition.Comparison? {
        LiquidCondition.Comparison.allCases.first { comparison in
            comparison == .contains ? take(word: "contains") : take(comparison.rawValue)
        }
    }
}
