import Basics

/// A trace of a sender's template in a text: a tag without its value, or a value that is missing.
struct MergeTag: Equatable {
    let message: String
    let hint: String

    /// The first trace in a text; `nil` for a text that reads as written by a person.
    init?(in text: String) {
        let bytes = Array(text.utf8)
        for index in bytes.indices where Self.mayStart(bytes[index]) {
            if let tag = Self.tag(bytes[index...]) {
                message = "a merge tag isn't filled: \(tag.quoted())"
                hint = "fill it before the push is sent"
                return
            }
            if bytes[index] == UInt8(ascii: ","), index == 0 || bytes[index - 1] == UInt8(ascii: " ") {
                message = "a name seems to be missing before a comma: \(text.quoted(limit: 40))"
                hint = "give the merge tag a fallback, such as \"Hi there,\""
                return
            }
            if let word = Self.missingValue(at: index, in: bytes) {
                message = "\(word.quoted()) seems to be a missing value: \(text.quoted(limit: 40))"
                hint = "give the merge tag a fallback"
                return
            }
        }
        return nil
    }

    /// True for the bytes that a trace begins with.
    private static func mayStart(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "{", "*", "[", "<", "$", "%", ",", "n", "u", "N": true
        default: false
        }
    }

    /// The delimiters of common senders: Mustache, Handlebars, Liquid, Mailchimp, Marketo, shells, ERB, printf.
    private static let delimiters = [
        ("{{", "}}"), ("*|", "|*"), ("[[", "]]"), ("<%", "%>"), ("${", "}"), ("%%", "%%"), ("{", "}"), ("%", "%"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// The bytes of a tag that are looked at.
    private static let maxLength = 64

    /// The tag at the start of a text.
    private static func tag(_ text: ArraySlice<UInt8>) -> String? {
        guard let first = text.first, "{*[<$%".utf8.contains(first) else { return nil }
        for (open, close) in delimiters where text.starts(with: open) {
            let isLong = open.count > 1 && open != Array("%%".utf8)
            let rest = text.dropFirst(open.count).prefix(maxLength)
            guard let end = rest.indices.first(where: { rest[$0...].starts(with: close) }) else { continue }
            let name = rest[..<end]
            guard name.contains(where: isLetter),
                name.allSatisfy({ isNameByte($0) || isLong && " =|'\":,()".utf8.contains($0) })
            else { continue }
            return String(decoding: text[..<(end + close.count)], as: UTF8.self)
        }
        return text.starts(with: "%@".utf8) ? "%@" : nil
    }

    /// The texts that programming languages write for a missing value.
    private static let missingValues = ["null", "undefined", "NaN", "[object Object]"].map { Array($0.utf8) }

    private static func missingValue(at index: Int, in bytes: [UInt8]) -> String? {
        guard "nuN[".utf8.contains(bytes[index]), index == 0 || !isNameByte(bytes[index - 1]) else { return nil }
        for word in missingValues where bytes[index...].starts(with: word) {
            let end = index + word.count
            if end == bytes.count || !isNameByte(bytes[end]) { return String(decoding: word, as: UTF8.self) }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// Letters of all languages count: their UTF-8 is above ASCII.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte >= 0x80 || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D || byte == 0x2E
    }
}
