/// Decodes string literals: escapes, interpolations, raw and multi-line strings.
struct StringLiteral {
    /// A decoded piece.
    enum Piece: Equatable {
        case text(String)
        /// The bytes of an interpolated expression, without its brackets.
        case code(Range<Int>)
    }

    private let bytes: [UInt8]
    private let isSwift: Bool
    private let hashes: Int
    private var offset: Int
    private let end: Int
    /// The white space that a multi-line literal's closing quotes take off each line, in bytes.
    private let indentation: Int
    private var pieces: [Piece] = []
    private var text: [UInt8] = []

    /// The pieces of a literal.
    /// - Parameter range: its bytes, with the quotes.
    static func pieces(of bytes: [UInt8], in range: Range<Int>, language: SourceLanguage) -> [Piece] {
        var literal = StringLiteral(bytes, range, language)
        literal.decode()
        return literal.pieces
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>, _ language: SourceLanguage) {
        let quote = UInt8(ascii: "\"")
        let first = bytes[range].firstIndex { $0 != UInt8(ascii: "#") } ?? range.upperBound
        let hashes = first - range.lowerBound
        let isLong =
            language == .swift && range.upperBound - first >= 6 + hashes
            && bytes[first..<(first + 3)].allSatisfy { $0 == quote }
        let quotes = isLong ? 3 : 1
        var start = min(first + quotes, range.upperBound)
        var end = max(start, range.upperBound - hashes - quotes)
        var indentation = 0
        if isLong {
            start = bytes[start..<end].firstIndex(of: 10).map { $0 + 1 } ?? start
            if let last = bytes[start..<end].lastIndex(of: 10) {
                indentation = end - last - 1
                end = last
            }
            start += bytes[start..<end].prefix(indentation).count { $0 == 32 || $0 == 9 }
        }
        self.bytes = bytes
        isSwift = language == .swift
        self.hashes = hashes
        offset = start
        self.end = end
        self.indentation = indentation
    }

    private mutating func decode() {
        while offset < end {
            let byte = bytes[offset]
            let isEscape =
                byte == UInt8(ascii: "\\") && offset + hashes + 1 < end
                && bytes[(offset + 1)..<(offset + 1 + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
            offset += 1
            if isEscape {
                offset += hashes
                takeEscape()
            } else {
                text.append(byte)
                if byte == 10 { offset += bytes[offset..<end].prefix(indentation).prefix { $0 == 32 || $0 == 9 }.count }
            }
        }
        finishText()
    }

    private mutating func finishText() {
        if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
    }

    private mutating func takeEscape() {
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "u"), UInt8(ascii: "U"): takeScalar(isShort: byte == UInt8(ascii: "u"))
        // A line break that a backslash takes away.
        case 10: offset += bytes[offset..<end].prefix { $0 == 32 || $0 == 9 }.count
        case UInt8(ascii: "(") where isSwift: takeInterpolation()
        default: text.append(byte)
        }
    }

    /// `\u{1F600}` in Swift, `\u00e9` and `\U0001F600` in Objective-C.
    private mutating func takeScalar(isShort: Bool) {
        let isBraced = offset < end && bytes[offset] == UInt8(ascii: "{")
        if isBraced { offset += 1 }
        let digits = bytes[offset..<end].prefix(isBraced || !isShort ? 8 : 4).prefix {
            Character(Unicode.Scalar($0)).isHexDigit
        }
        offset += digits.count
        if isBraced, offset < end { offset += 1 }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        if let scalar = value.flatMap(Unicode.Scalar.init) { text += Array(String(scalar).utf8) }
    }

    private mutating func takeInterpolation() {
        let start = offset
        var open = 1
        var isQuoted = false
        while offset < end {
            switch bytes[offset] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "\\") where isQuoted: offset += 1
            case UInt8(ascii: "(") where !isQuoted: open += 1
            case UInt8(ascii: ")") where !isQuoted: open -= 1
            default: break
            }
            if open == 0 { break }
            offset += 1
        }
        finishText()
        let close = min(offset, end)
        pieces.append(.code(start..<close))
        offset = min(close + 1, end)
    }
}
