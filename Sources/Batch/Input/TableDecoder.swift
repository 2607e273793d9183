/// Makes UTF-8 with line feeds of a table as Excel and older programs write it: UTF-16 or Windows' Latin letters, lines
/// that end in a carriage return alone. The first block decides for the file.
struct TableDecoder {
    enum Encoding: String {
        case utf8 = "UTF-8"
        case utf16LittleEndian = "UTF-16, little-endian"
        case utf16BigEndian = "UTF-16, big-endian"
        case windows1252 = "Windows-1252"
    }

    private(set) var encoding: Encoding
    /// True where a carriage return alone ends a line.
    private(set) var endsLinesInCR = false
    /// The bytes of a letter that the next block completes.
    private var rest: [UInt8] = []
    private var isFirst = true

    init(firstBlock block: [UInt8]) {
        if block.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
        } else if block.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
        } else {
            // A letter of several bytes shows that another byte is a fault in UTF-8.
            let hasLetters = String(decoding: block, as: UTF8.self).unicodeScalars.contains {
                !$0.isASCII && $0 != "\u{FFFD}"
            }
            encoding = hasLetters || Self.isUTF8(block) ? .utf8 : .windows1252
        }
    }

    /// Allows a letter that the block's end cuts.
    private static func isUTF8(_ block: [UInt8]) -> Bool {
        (0...3).contains { String(validating: block.dropLast($0), as: UTF8.self) != nil }
    }

    /// - Parameter isLast: true for the input's end.
    mutating func decode(_ block: [UInt8], isLast: Bool) -> [UInt8] {
        var text =
            switch encoding {
            case .utf8: block
            case .windows1252: block.flatMap(Self.windows1252)
            case .utf16LittleEndian, .utf16BigEndian: utf16(rest + block, isLast: isLast)
            }
        if isFirst {
            isFirst = text.isEmpty
            let end = text.firstIndex { $0 == 0x0A || $0 == 0x0D }
            endsLinesInCR = end.map { text[$0] == 0x0D && $0 + 1 < text.count && text[$0 + 1] != 0x0A } ?? false
        }
        if endsLinesInCR { for index in text.indices where text[index] == 0x0D { text[index] = 0x0A } }
        return text
    }

    private mutating func utf16(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        let (low, high) = encoding == .utf16LittleEndian ? (0, 1) : (1, 0)
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map {
            UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
        }
        // The first half of a pair waits for the other.
        if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        rest = Array(bytes[(2 * units.count)...])
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The letters from 0x80 to 0x9F that Latin-1 has no letters for; 0 for none.
    private static let windowsLetters: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
        0x0178,
    ]

    private static func windows1252(_ byte: UInt8) -> [UInt8] {
        if byte < 0x80 { return [byte] }
        let letter = byte < 0xA0 ? windowsLetters[Int(byte) - 0x80] : UInt16(byte)
        return Array(String(decoding: [letter == 0 ? 0xFFFD : letter], as: UTF16.self).utf8)
    }
}
