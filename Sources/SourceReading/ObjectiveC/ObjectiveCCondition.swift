/// The value of a condition of `#if`, as C computes it for an iPhone.
struct ObjectiveCCondition {
    private let tokens: ArraySlice<ObjectiveCToken>
    private let macro: (String) -> [ObjectiveCToken]?
    private var index: Int
    private let depth: Int

    private static let maxDepth = 16

    /// - Parameter macro: the body of a macro without brackets; `nil` if it isn't defined.
    static func holds(_ tokens: [ObjectiveCToken], macro: (String) -> [ObjectiveCToken]?) -> Bool {
        withoutActuallyEscaping(macro) { value(of: tokens[...], $0, depth: 0) != 0 }
    }

    /// The value that the compiler or a header of iOS gives a name; `nil` if neither defines it.
    static func systemValue(of name: String) -> Int? {
        if let value = system[name] { return value }
        // `__IPHONE_13_4` is 130400.
        let parts = name.split(separator: "_").compactMap { Int($0) }
        guard name.hasPrefix("__IPHONE_"), parts.count == 2, parts.allSatisfy({ (0..<100).contains($0) }) else {
            return nil
        }
        return parts[0] * 10000 + parts[1] * 100
    }

    /// TargetConditionals.h defines the other systems, as 0.
    private static let system: [String: Int] = [
        "__OBJC__": 1, "__OBJC2__": 1, "__APPLE__": 1, "__clang__": 1, "__BLOCKS__": 1, "__LP64__": 1, "__arm64__": 1,
        "NS_BLOCKS_AVAILABLE": 1, "TARGET_OS_MAC": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1,
        "TARGET_OS_EMBEDDED": 1, "TARGET_OS_SIMULATOR": 0, "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_OSX": 0,
        "TARGET_OS_WATCH": 0, "TARGET_OS_TV": 0, "TARGET_OS_VISION": 0, "TARGET_OS_MACCATALYST": 0,
        "TARGET_OS_UIKITFORMAC": 0, "__IPHONE_OS_VERSION_MAX_ALLOWED": 180000,
        "__IPHONE_OS_VERSION_MIN_REQUIRED": 150000, "YES": 1, "true": 1,
    ]

    private init(_ tokens: ArraySlice<ObjectiveCToken>, _ macro: @escaping (String) -> [ObjectiveCToken]?, depth: Int) {
        (self.tokens, self.macro, self.depth) = (tokens, macro, depth)
        index = tokens.startIndex
    }

    private static func value(
        of tokens: ArraySlice<ObjectiveCToken>, _ macro: @escaping (String) -> [ObjectiveCToken]?, depth: Int
    ) -> Int {
        guard depth < maxDepth else { return 0 }
        var condition = ObjectiveCCondition(tokens, macro, depth: depth)
        return condition.binary(0)
    }

    private var token: ObjectiveCToken { tokens.indices.contains(index) ? tokens[index] : .end }

    /// Binary operators from the loosest.
    private static let levels: [[String]] = [
        ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"],
        ["*", "/", "%"],
    ]

    private mutating func binary(_ level: Int) -> Int {
        guard level < Self.levels.count else { return unary() }
        var left = binary(level + 1)
        while token.kind == .mark, Self.levels[level].contains(token.text) {
            let sign = token.text
            index += 1
            left = Self.result(sign, left, binary(level + 1))
        }
        return left
    }

    private static func result(_ sign: String, _ a: Int, _ b: Int) -> Int {
        switch sign {
        case "||": a != 0 || b != 0 ? 1 : 0
        case "&&": a != 0 && b != 0 ? 1 : 0
        case "|": a | b
        case "^": a ^ b
        case "&": a & b
        case "==": a == b ? 1 : 0
        case "!=": a != b ? 1 : 0
        case "<": a < b ? 1 : 0
        case ">": a > b ? 1 : 0
        case "<=": a <= b ? 1 : 0
        case ">=": a >= b ? 1 : 0
        case "<<": a << b
        case ">>": a >> b
        case "+": a &+ b
        case "-": a &- b
        case "*": a &* b
        case "/": b == 0 || b == -1 ? 0 : a / b
        default: b == 0 || b == -1 ? 0 : a % b
        }
    }

    private mutating func unary() -> Int {
        let first = token
        index += 1
        switch first.kind {
        case .number: return Self.number(first.text)
        case .word where first.text == "defined":
            let isBracketed = token.isMark("(")
            if isBracketed { index += 1 }
            let name = token.text
            index += isBracketed ? 2 : 1
            return macro(name) != nil || Self.systemValue(of: name) != nil ? 1 : 0
        case .word:
            // `__has_include(…)`, `__has_feature(…)`: this compiler has everything.
            if token.isMark("(") {
                skipGroup()
                return 1
            }
            if let body = macro(first.text) { return Self.value(of: body[...], macro, depth: depth + 1) }
            return Self.systemValue(of: first.text) ?? 0
        case .mark where first.text == "!": return unary() == 0 ? 1 : 0
        case .mark where first.text == "-": return 0 &- unary()
        case .mark where first.text == "+": return unary()
        case .mark where first.text == "~": return ~unary()
        case .mark where first.text == "(":
            let value = binary(0)
            if token.isMark(")") { index += 1 }
            return value
        default: return 0
        }
    }

    private mutating func skipGroup() {
        var depth = 0
        repeat {
            if token.isMark("(") { depth += 1 }
            if token.isMark(")") { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.endIndex
    }

    /// `0x10`, `13L`, `150000`.
    private static func number(_ text: String) -> Int {
        let digits = text.lowercased().filter { $0.isHexDigit || $0 == "x" }
        if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) ?? 0 }
        return Int(text.prefix { $0.isNumber }) ?? 0
    }
}
