import Basics

/// A dictionary as Swift's `print` writes it: `["aps": ["alert": "Hi", "badge": 1]]`, with quotes around texts of its own.
enum SwiftDump {
    /// The same in JSON's letters, which needn't be valid.
    static func json(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var (result, closers, rest) = ([UInt8](), [[UInt8]](), text)
        while let byte = rest.first {
            if byte == UInt8(ascii: "\"") {
                let end = endOfText(rest)
                result += String(decoding: rest[..<end], as: UTF8.self).replacing("\\'", with: "'").utf8
                rest = rest[end...]
            } else if let word = wrappers.first(where: rest.starts) {
                closers.append([])
                rest = rest.dropFirst(word.count)
            } else if rest.starts(with: "nil".utf8) {
                result += "null".utf8
                rest = rest.dropFirst(3)
            } else if isLetter(byte), !["true", "false"].contains(where: { rest.starts(with: $0.utf8) }) {
                let word = rest.prefix { !",])".utf8.contains($0) }
                result += "\"".utf8 + word.filter { !"\\\"".utf8.contains($0) } + "\"".utf8
                rest = rest[word.endIndex...]
            } else {
                rest = rest.dropFirst()
                switch byte {
                case UInt8(ascii: "["):
                    let isDictionary = startsWithKey(rest)
                    result.append(UInt8(ascii: isDictionary ? "{" : "["))
                    closers.append([UInt8(ascii: isDictionary ? "}" : "]")])
                    if isDictionary, rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
                case UInt8(ascii: "]"), UInt8(ascii: ")"):
                    result += closers.popLast() ?? [byte]
                    // What a log says after the dump isn't its own.
                    if closers.isEmpty { return result }
                default: result.append(byte)
                }
            }
        }
        return result
    }

    /// The types whose description is around a value's own.
    private static let wrappers = ["AnyHashable(", "Optional("].map { Array($0.utf8) }

    /// `true` after the bracket of a dictionary, `"key": …`, or `:` in an empty one.
    static func startsWithKey(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        if let word = wrappers.first(where: rest.starts) { rest = rest.dropFirst(word.count) }
        if rest.first == UInt8(ascii: "\"") {
            rest = rest[endOfText(rest)...]
            if rest.first == UInt8(ascii: ")") { rest = rest.dropFirst() }
        }
        return rest.first == UInt8(ascii: ":")
    }

    /// `true` where a description has no quotes, as an NSString's or a URL's.
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter }

    /// The index after the closing quote.
    private static func endOfText(_ text: ArraySlice<UInt8>) -> Int {
        var index = text.startIndex + 1
        while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, text.endIndex)
    }
}
