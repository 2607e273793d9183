/// Lists of the notification, whose length it decides.
extension CodeEvaluator {
    /// Maximum number of elements of a list that code goes through.
    private static let maxListed = 8

    /// Methods that only lists have.
    private static let methods: Set<String> = [
        "joined", "componentsJoinedByString", "compactMap", "forEach", "enumerated",
    ]
    /// Methods that lists have, and texts or optionals as well.
    private static let sharedMethods: Set<String> = [
        "map", "flatMap", "filter", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "sorted",
    ]

    /// The elements of a list, for each length.
    static func list(at path: [String]) -> SourceValue {
        let elements = (0..<maxListed).map { SourceValue.field(path + ["\($0)"]) }
        return (0..<maxListed).reversed().reduce(.array(elements)) { longer, index in
            .choice(.exists(path + ["\(index)"]), longer, .array(Array(elements.prefix(index))))
        }
    }

    /// The elements of a field that a method of lists is called on; `nil` for another method.
    func listed(_ name: String, _ owner: SourceValue) -> SourceValue? {
        guard case .field(let path) = owner, path.count > 1, path[0] == "userInfo" else { return nil }
        let isList = Self.methods.contains(name) || Self.sharedMethods.contains(name) && lists.contains(path)
        return isList ? Self.list(at: path) : nil
    }

    /// The value of a cast, which tells lists from other fields.
    mutating func cast(_ value: SourceValue, to type: String) -> SourceValue {
        if Self.isList(type), case .field(let path) = value { lists.insert(path) }
        return value
    }

    /// `true` for an array's type, not for a dictionary's.
    private static func isList(_ type: String) -> Bool {
        if type.hasPrefix("NSArray") || type.hasPrefix("Array<") { return true }
        guard type.hasPrefix("[") else { return false }
        var depth = 0
        for character in type {
            switch character {
            case "[", "(", "<": depth += 1
            case "]", ")", ">": depth -= 1
            case ":" where depth == 1: return false
            default: break
            }
        }
        return true
    }

    /// The result of a closure for an optional value.
    mutating func mapped(_ value: SourceValue, by function: SourceValue) -> SourceValue {
        guard case .closure(let parameters, let body) = function else { return .unknown }
        let result = run(closure: parameters, body, [value])
        return value.existence.map { .chosen($0, result, .null) } ?? result
    }

    /// The result of a method that changes a text in place; `nil` for another method.
    mutating func changedText(
        _ name: String, _ base: SourceExpression, _ owner: SourceValue, _ values: [SourceArgumentValue]
    ) -> SourceValue? {
        guard case .text = owner else { return nil }
        switch name {
        case "append", "appendString":
            guard let first = values.first else { return nil }
            let longer = combined(owner, first.value) { Self.operation($0, "+", $1) }
            set(base, to: longer.weight <= SourceValue.maxWeight ? longer : .unknown)
        case "removeLast", "removeFirst":
            let count = values.first?.value ?? .number(1)
            set(base, to: owner.shortened(name == "removeLast" ? "dropLast" : "dropFirst", count) ?? .unknown)
        default: return nil
        }
        return .null
    }
}

extension SourceValue {
    /// The result of a method that leaves out characters at an end of a text; `nil` if they aren't known.
    func shortened(_ name: String, _ count: SourceValue) -> SourceValue? {
        guard case .text(let pieces) = self, case .number(let number) = count, (0...10_000).contains(number) else {
            return nil
        }
        let count = Int(number)
        if let text = string {
            switch name {
            case "prefix": return .literal(String(text.prefix(count)))
            case "suffix": return .literal(String(text.suffix(count)))
            case "dropFirst": return .literal(String(text.dropFirst(count)))
            default: return .literal(String(text.dropLast(count)))
            }
        }
        // What the code has put behind or before the notification's texts can be taken away again.
        var rest = pieces
        switch (name, pieces.first, pieces.last) {
        case ("dropFirst", .literal(let text)?, _) where text.count >= count:
            rest[0] = .literal(String(text.dropFirst(count)))
        case ("dropLast", _, .literal(let text)?) where text.count >= count:
            rest[rest.count - 1] = .literal(String(text.dropLast(count)))
        default: return nil
        }
        return .text(rest.filter { $0 != .literal("") })
    }

    /// The text without white space at its ends; that at the ends of the notification's own texts isn't seen.
    var trimmed: SourceValue {
        guard case .text(var pieces) = self else { return self }
        if case .literal(let text)? = pieces.first { pieces[0] = .literal(String(text.drop(while: \.isWhitespace))) }
        if case .literal(let text)? = pieces.last {
            let kept = text.reversed().drop(while: \.isWhitespace).reversed()
            pieces[pieces.count - 1] = .literal(String(kept))
        }
        return .text(pieces.filter { $0 != .literal("") })
    }

    /// The text in other letters, by the name of a transform of templates; `nil` if a template can't say it.
    func transformed(_ transform: String) -> SourceValue? {
        switch self {
        case .field(let path): return .text([.field(["\(transform)(\(path.joined(separator: ".")))"])])
        case .choice: return mapChoices { $0.transformed(transform) ?? .unknown }
        case .text(let pieces):
            var all: [TextPiece] = []
            for piece in pieces {
                switch piece {
                case .literal(let text):
                    let words = text.split(separator: " ", omittingEmptySubsequences: false)
                    let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                    all.append(
                        .literal(
                            transform == "uppercased"
                                ? text.uppercased()
                                : transform == "lowercased" ? text.lowercased() : capitalized.joined(separator: " ")))
                case .field(let path):
                    if path.last?.hasSuffix(")") == true { return nil }
                    all.append(.field(["\(transform)(\(path.joined(separator: ".")))"]))
                case .optional:
                    let alternatives = alternatives
                    return alternatives == self ? nil : alternatives.transformed(transform)
                }
            }
            return .text(all)
        default: return nil
        }
    }

    /// The text with each occurrence of another text replaced, if all are known.
    func replacing(_ old: SourceValue?, with new: SourceValue?) -> SourceValue? {
        guard let text = string, let old = old?.string, let new = new?.string, !old.isEmpty,
            text.utf8.count * max(1, new.utf8.count / old.utf8.count) <= Self.maxReplaced
        else { return nil }
        return .literal(text.replacing(old, with: new))
    }
}
