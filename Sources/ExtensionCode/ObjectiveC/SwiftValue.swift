import Basics

/// A type of translated code: its Swift name without optionality, empty if it isn't known.
struct SwiftType: Equatable {
    var name: String
    /// `nil` if it isn't known.
    var isOptional: Bool?

    static let unknown = SwiftType(name: "", isOptional: nil)
    static let any = SwiftType(name: "Any", isOptional: true)
    static let void = SwiftType(name: "Void", isOptional: false)
    static let bool = SwiftType(name: "Bool", isOptional: false)
    static let int = SwiftType(name: "Int", isOptional: false)
    static let double = SwiftType(name: "Double", isOptional: false)
    static let string = SwiftType(name: "String", isOptional: true)

    init(name: String, isOptional: Bool?) { (self.name, self.isOptional) = (name, isOptional) }

    /// A type as it is written in Swift.
    init(_ text: String) {
        var name = text
        var isOptional = false
        while let last = name.last, last == "?" || last == "!" {
            let hasArrow = name.contains("->") && !name.hasSuffix(")\(last)")
            if hasArrow { break }
            name.removeLast()
            isOptional = true
        }
        if name.hasPrefix("("), name.hasSuffix(")"), name.contains("->"), Self.isOneBracket(name) {
            name = String(name.dropFirst().dropLast())
        }
        self.init(name: name, isOptional: isOptional)
    }

    private static func isOneBracket(_ text: String) -> Bool {
        var depth = 0
        for (index, letter) in text.enumerated() {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            if depth == 0 { return index == text.count - 1 }
        }
        return false
    }

    static let numbers: Set<String> = [
        "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat", "Double",
        "Float", "TimeInterval",
    ]
    private static let fractions: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]

    var isNumber: Bool { Self.numbers.contains(name) }
    var isFraction: Bool { Self.fractions.contains(name) }
    var isClosure: Bool { name.contains("->") }
    var isArray: Bool { name.hasPrefix("[") && !isDictionary }
    var isDictionary: Bool {
        guard name.hasPrefix("[") else { return false }
        var depth = 0
        for letter in name {
            if "[(<".contains(letter) { depth += 1 }
            if "])>".contains(letter) { depth -= 1 }
            if letter == ":", depth == 1 { return true }
        }
        return false
    }
    /// The type of an array's elements.
    var element: SwiftType { isArray ? SwiftType(String(name.dropFirst().dropLast())) : .any }

    /// The parameters' types and the result of a closure.
    var signature: (parameters: [SwiftType], result: SwiftType)? {
        var depth = 0
        let letters = Array(name)
        var start = 1
        var parts: [String] = []
        guard letters.first == "(" else { return nil }
        for (index, letter) in letters.enumerated() {
            if "([<".contains(letter) { depth += 1 }
            if ")]".contains(letter) || letter == ">" && letters[index - 1] != "-" { depth -= 1 }
            if letter == "," && depth == 1 || depth == 0 {
                let part = String(letters[start..<index]).trimmed
                if !part.isEmpty { parts.append(part) }
                start = index + 1
            }
            if depth == 0 { break }
        }
        let rest = String(letters[min(start, letters.count)...])
        guard let arrow = rest.firstRange(of: "->") else { return nil }
        let types = parts.map { part in
            var type = part
            // `_ name: Type`, and attributes.
            if let colon = type.firstIndex(of: ":"), !type.hasPrefix("[") {
                type = String(type[type.index(after: colon)...]).trimmed
            }
            while type.hasPrefix("@"), let space = type.firstIndex(of: " ") {
                type = String(type[type.index(after: space)...])
            }
            return SwiftType(type)
        }
        return (types, SwiftType(String(rest[arrow.upperBound...]).trimmed))
    }
}

/// An expression in Swift with its type.
struct SwiftValue {
    var text: String
    var type: SwiftType
    /// `true` for a number in digits, which takes the type around it.
    var isLiteral = false
    /// `true` if a member of it needs a question mark of its own, at the end of a chain with one.
    var link: Bool?
    /// The arguments without which a message has no effect, by the names in the text.
    var conditions: [String] = []

    /// The value for what it does.
    var statement: String { conditions.isEmpty ? text : "if \(conditions.joined(separator: ", ")) { \(text) }" }

    static let null = SwiftValue(text: "nil", type: SwiftType(name: "nil", isOptional: true))
    var isNull: Bool { type.name == "nil" }
}

extension String {
    /// A Swift literal of the text.
    var swiftLiteral: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}": text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static let keywords: Set<String> = [
        "default", "in", "is", "as", "func", "var", "let", "init", "operator", "protocol", "extension", "class", "enum",
        "struct", "switch", "case", "where", "import", "internal", "public", "private", "repeat", "guard", "defer",
        "throw", "throws", "try", "catch", "true", "false", "nil", "subscript", "typealias", "static", "inout", "for",
        "while", "return", "if", "else", "do", "break", "continue", "fallthrough", "rethrows", "any", "Any", "Type",
    ]

    /// The name as Swift takes it where it is a word of the language.
    var escapedName: String { Self.keywords.contains(self) ? "`\(self)`" : self }
}
