import Basics

/// The filters of Liquid that messages use.
enum LiquidFilter: String, Sendable, CaseIterable {
    case `default`, capitalize, upcase, downcase, date, size, truncate, truncatewords, strip, lstrip, rstrip, append,
        prepend
    case replace, replaceFirst = "replace_first", remove, removeFirst = "remove_first", first, last, join, split, slice
    case reverse, sort, uniq, compact, map, plus, minus, times, dividedBy = "divided_by", modulo, round, ceil, floor,
        abs
    case atLeast = "at_least", atMost = "at_most", escape, stripHTML = "strip_html", stripNewlines = "strip_newlines"
    case newlineToBreak = "newline_to_br", urlEncode = "url_encode", numberWithDelimiter = "number_with_delimiter"
    /// Klaviyo's, from Django.
    case title, lower, upper, lookup

    /// - Parameter now: seconds since 1970 of `"now" | date`.
    func apply(to value: JSONValue, _ arguments: [JSONValue], now: Double) -> JSONValue {
        let text = value.liquidText
        func argument(_ index: Int = 0) -> String {
            arguments.indices.contains(index) ? arguments[index].liquidText : ""
        }
        func count(_ index: Int = 0, _ standard: Int) -> Int {
            guard arguments.indices.contains(index), let number = arguments[index].readNumber else { return standard }
            return Int(min(max(number, -1e6), 1e6))
        }
        func string(_ text: some StringProtocol) -> JSONValue { JSONValue(.string(String(text))) }
        switch self {
        case .default: return value.isLiquidTrue && !text.isEmpty ? value : arguments.first ?? JSONValue(.null)
        case .capitalize: return string(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        case .title:
            let words = text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            return string(words.joined(separator: " "))
        case .upcase, .upper: return string(text.uppercased())
        case .downcase, .lower: return string(text.lowercased())
        case .date: return string(LiquidDate(value, now: now)?.text(argument()) ?? text)
        case .size: return JSONValue(.integer(value.array?.count ?? value.members?.count ?? text.count))
        case .truncate:
            let mark = arguments.count > 1 ? argument(1) : "..."
            let limit = count(0, 50)
            return string(text.count <= limit ? text : text.prefix(max(0, limit - mark.count)) + mark)
        case .truncatewords:
            let words = text.split(whereSeparator: \.isWhitespace)
            let limit = max(1, count(0, 15))
            let mark = arguments.count > 1 ? argument(1) : "..."
            return string(words.count <= limit ? text : words.prefix(limit).joined(separator: " ") + mark)
        case .strip: return string(text.trimmed)
        case .lstrip: return string(text.drop(while: \.isWhitespace))
        case .rstrip: return string(String(text.reversed().drop(while: \.isWhitespace).reversed()))
        case .append: return string(text + argument())
        case .prepend: return string(argument() + text)
        case .replace: return string(argument().isEmpty ? text : text.replacing(argument(), with: argument(1)))
        case .replaceFirst: return string(text.replacing(argument(), with: argument(1), maxReplacements: 1))
        case .remove: return string(argument().isEmpty ? text : text.replacing(argument(), with: ""))
        case .removeFirst: return string(text.replacing(argument(), with: "", maxReplacements: 1))
        case .escape: return string(Self.escaped(text))
        case .stripHTML: return string(Self.withoutTags(text))
        case .stripNewlines: return string(text.filter { !$0.isNewline })
        case .newlineToBreak: return string(text.replacing("\n", with: "<br />\n"))
        case .urlEncode: return string(Self.urlEncoded(text))
        default: return list(value, arguments) ?? number(value, arguments) ?? value
        }
    }

    private func list(_ value: JSONValue, _ arguments: [JSONValue]) -> JSONValue? {
        let text = value.liquidText
        let argument = arguments.first?.liquidText ?? ""
        switch self {
        case .first:
            return value.array.map { $0.first ?? JSONValue(.null) } ?? JSONValue(.string(String(text.prefix(1))))
        case .last: return value.array.map { $0.last ?? JSONValue(.null) } ?? JSONValue(.string(String(text.suffix(1))))
        case .join:
            return JSONValue(
                .string(
                    (value.array ?? [value]).map(\.liquidText).joined(separator: arguments.isEmpty ? " " : argument)))
        case .split:
            let parts = argument.isEmpty ? text.map { String($0) } : text.split(separator: argument).map { String($0) }
            return JSONValue(.array(parts.map { JSONValue(.string($0)) }))
        case .reverse: return value.array.map { JSONValue(.array($0.reversed())) }
        case .sort: return value.array.map { JSONValue(.array($0.sorted { $0.liquidText < $1.liquidText })) }
        case .uniq:
            var seen: Set<String> = []
            return value.array.map { JSONValue(.array($0.filter { seen.insert($0.liquidText).inserted })) }
        case .compact: return value.array.map { JSONValue(.array($0.filter { $0.kind != .null })) }
        case .map: return value.array.map { JSONValue(.array($0.map { $0[argument] ?? JSONValue(.null) })) }
        case .lookup: return value[argument] ?? JSONValue(.null)
        case .slice:
            let length = arguments.count > 1 ? Int(min(max(arguments[1].readNumber ?? 1, 0), 1e6)) : 1
            let start = Int(min(max(arguments.first?.readNumber ?? 0, -1e6), 1e6))
            let first = start < 0 ? max(0, text.count + start) : start
            return JSONValue(.string(String(text.dropFirst(first).prefix(length))))
        default: return nil
        }
    }

    private func number(_ value: JSONValue, _ arguments: [JSONValue]) -> JSONValue? {
        let (left, right) = (value.readNumber ?? 0, arguments.first?.readNumber ?? 0)
        func result(_ number: Double) -> JSONValue { JSONValue(.number(number)) }
        let areWhole = left == left.rounded() && right == right.rounded()
        switch self {
        case .plus: return result(left + right)
        case .minus: return result(left - right)
        case .times: return result(left * right)
        case .dividedBy where right == 0, .modulo where right == 0: return JSONValue(.null)
        // Whole numbers are divided as such.
        case .dividedBy: return result(areWhole ? (left / right).rounded(.down) : left / right)
        case .modulo: return result(left - right * (left / right).rounded(.down))
        case .abs: return result(left.magnitude)
        case .ceil: return result(left.rounded(.up))
        case .floor: return result(left.rounded(.down))
        case .round:
            let digits = min(max(right, 0), 9)
            let scale = (0..<Int(digits)).reduce(1.0) { scale, _ in scale * 10 }
            return result((left * scale).rounded() / scale)
        case .atLeast: return result(max(left, right))
        case .atMost: return result(min(left, right))
        case .numberWithDelimiter: return JSONValue(.string(Self.grouped(value.liquidText)))
        default: return nil
        }
    }

    private static let entities: [Character: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
    }

    private static func withoutTags(_ text: String) -> String {
        var isTag = false
        return text.filter { character in
            if character == "<" { isTag = true }
            defer { if character == ">" { isTag = false } }
            return !isTag
        }
    }

    private static func urlEncoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-_.".contains(character) {
                result.append(character)
            } else {
                result += byte == 0x20 ? "+" : "%" + FixedText.padded(String(byte, radix: 16, uppercase: true), to: 2)
            }
        }
    }

    /// Commas between thousands.
    private static func grouped(_ text: String) -> String {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = Array(parts[0])
        let whole = digits.indices.reduce(into: "") { result, index in
            let left = digits.count - index
            if index > 0, left % 3 == 0, digits[index - 1].isNumber { result.append(",") }
            result.append(digits[index])
        }
        return parts.count > 1 ? "\(whole).\(parts[1])" : whole
    }
}

extension JSONValue {
    /// The value as Liquid shows it.
    var liquidText: String {
        switch kind {
        case .null: ""
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number, _): digits ?? Self.text(of: number)
        case .string(let text): text
        case .array(let values): values.map(\.liquidText).joined()
        case .object: compactText
        }
    }

    /// All but `nil` and `false` is true.
    var isLiquidTrue: Bool { kind != .null && bool != false }
}
