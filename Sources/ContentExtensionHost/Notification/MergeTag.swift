import Basics

/// A trace of a sender's template in a text: a tag without its value, a value that is missing, or letters of a wrong
/// encoding.
struct MergeTag: Equatable {
    let message: String
    let hint: String

    private static let fallback = "give the merge tag a fallback, such as \"Hi there,\""

    /// The first trace in a text; `nil` for a text that reads as written by a person.
    init?(in text: String) {
        let bytes = Array(text.utf8)
        for index in bytes.indices where Self.mayStart(bytes[index]) {
            if let tag = Self.tag(bytes[index...]) {
                self.init("a merge tag isn't filled: \(tag.quoted())", "fill it before the push is sent")
            } else if let place = Self.missingName(at: index, in: bytes) {
                self.init("a name seems to be missing \(place): \(text.quoted(limit: 40))", Self.fallback)
            } else if let word = Self.missingValue(at: index, in: bytes) {
                self.init("\(word.quoted()) seems to be a missing value: \(text.quoted(limit: 40))", Self.fallback)
            } else if let entity = Self.entity(bytes[index...]) {
                self.init(
                    "an HTML entity is shown as it is written: \(entity.quoted())",
                    "send the character itself: a notification's texts aren't HTML")
            } else if Self.isMojibake(bytes[index...]) {
                self.init(
                    "UTF-8 seems to have been read in another encoding: \(text.quoted(limit: 40))",
                    "read the table as UTF-8 where the push is made")
            } else {
                continue
            }
            return
        }
        return nil
    }

    private init(_ message: String, _ hint: String) { (self.message, self.hint) = (message, hint) }

    /// True for the bytes that a trace begins with.
    private static func mayStart(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "{", "*", "[", "<", "$", "%", "@", ",", " ", "!", "&", "n", "u", "N", "\u{C3}": true
        default: false
        }
    }

    // MARK: Tags

    /// The marks around a tag in a sender's language.
    private struct Delimiters {
        let open: [UInt8]
        let close: [UInt8]
        /// Anything with a letter may stand between them; otherwise only a name.
        let isDistinct: Bool

        init(_ open: String, _ close: String, isDistinct: Bool = true) {
            (self.open, self.close, self.isDistinct) = (Array(open.utf8), Array(close.utf8), isDistinct)
        }
    }

    /// Those of Mustache, Handlebars, Liquid, Mailchimp, Airship, Iterable, Marketo, shells, ERB, printf.
    private static let delimiters = [
        Delimiters("{{", "}}"), Delimiters("{%", "%}"), Delimiters("[%", "%]"), Delimiters("*|", "|*"),
        Delimiters("[[", "]]"), Delimiters("<%", "%>"), Delimiters("${", "}"),
        Delimiters("<<", ">>", isDistinct: false), Delimiters("%%", "%%", isDistinct: false),
        Delimiters("{", "}", isDistinct: false),
        Delimiters("%", "%", isDistinct: false),
    ]

    /// The bytes of a tag that are looked at.
    private static let maxLength = 96

    /// The tag at the start of a text.
    private static func tag(_ text: ArraySlice<UInt8>) -> String? {
        guard let first = text.first, "{*[<$%@".utf8.contains(first) else { return nil }
        if text.starts(with: "%@".utf8) { return "%@" }
        // CleverTap's: "@Profile - Name|there".
        if text.starts(with: "@Profile - ".utf8) || text.starts(with: "@Event - ".utf8) {
            return String(decoding: text.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "!") }, as: UTF8.self)
        }
        for pair in delimiters where text.starts(with: pair.open) {
            let rest = text.dropFirst(pair.open.count).prefix(maxLength)
            guard let end = rest.indices.first(where: { rest[$0...].starts(with: pair.close) }) else { continue }
            let name = rest[..<end]
            guard name.contains(where: isLetter), pair.isDistinct || name.allSatisfy(isNameByte) else { continue }
            return String(decoding: text[..<(end + pair.close.count)], as: UTF8.self)
        }
        return nameInBrackets(text)
    }

    /// A stand-in that a person writes: "[First Name]".
    private static func nameInBrackets(_ text: ArraySlice<UInt8>) -> String? {
        guard text.first == UInt8(ascii: "["), let end = text.prefix(32).firstIndex(of: UInt8(ascii: "]")) else {
            return nil
        }
        let name = text[..<end].dropFirst()
        guard name.allSatisfy({ isNameByte($0) || $0 == 0x20 }),
            String(decoding: name.suffix(4), as: UTF8.self).lowercased() == "name"
        else { return nil }
        return String(decoding: text[...end], as: UTF8.self)
    }

    // MARK: Missing values

    /// The place at which a name is missing: "Hi , welcome", "Hi !", "Hi ", "Hi  and welcome", "It is ready, ".
    private static func missingName(at index: Int, in bytes: [UInt8]) -> String? {
        let (before, after) = (bytes[..<index], bytes[(index + 1)...])
        switch UnicodeScalar(bytes[index]) {
        case ",":
            if index == 0 || before.last == 0x20 { return "before a comma" }
            return after.allSatisfy { $0 == 0x20 } ? "after a comma" : nil
        case "!": return before.last == 0x20 && endsInGreeting(before) ? "before the \"!\"" : nil
        case " ":
            if after.isEmpty { return endsInGreeting(before) ? "at the end" : nil }
            let isDoubled = after.first == 0x20 && before.last.map { $0 != UInt8(ascii: ".") && isNameByte($0) } == true
            return isDoubled && after.dropFirst().first.map(isNameByte) == true ? "between two spaces" : nil
        default: return nil
        }
    }

    private static let greetings: Set = ["hi", "hello", "hey", "dear", "hallo", "hola", "ciao", "olá", "hei", "hej"]

    private static func endsInGreeting(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: " ").last.map { greetings.contains($0.lowercased()) } == true
    }

    /// The texts that programming languages and tables write for a missing value.
    private static let missingValues = ["null", "undefined", "NaN", "NULL", "N/A", "[object Object]"].map {
        Array($0.utf8)
    }

    /// Words of a language as well, which are no names.
    private static let missingNames = ["None", "Null", "nan", "nil"].map { Array($0.utf8) }

    private static func missingValue(at index: Int, in bytes: [UInt8]) -> String? {
        guard "nuN[".utf8.contains(bytes[index]), index == 0 || !isNameByte(bytes[index - 1]) else { return nil }
        func isHere(_ word: [UInt8]) -> Bool {
            let end = index + word.count
            return bytes[index...].starts(with: word) && (end == bytes.count || !isNameByte(bytes[end]))
        }
        if let word = missingValues.first(where: isHere) { return String(decoding: word, as: UTF8.self) }
        guard let word = missingNames.first(where: isHere), endsInGreeting(bytes[..<index]) else { return nil }
        return String(decoding: word, as: UTF8.self)
    }

    // MARK: Encodings

    private static let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&nbsp;", "&#39;", "&#039;"]

    private static func entity(_ text: ArraySlice<UInt8>) -> String? {
        text.first == UInt8(ascii: "&") ? entities.first { text.starts(with: $0.utf8) } : nil
    }

    /// `true` for "Ã" before a control or symbol of Latin-1, and for "â€": the bytes of "é" and of quotation marks, each
    /// taken for a letter.
    private static func isMojibake(_ text: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(text.prefix(5))
        guard bytes.count >= 4, bytes[0] == 0xC3 else { return false }
        return bytes[1] == 0x83 && bytes[2] == 0xC2 && bytes[3] >= 0x80
            || bytes[1] == 0xA2 && bytes[2...] == [0xE2, 0x82, 0xAC]
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// Letters of all languages count: their UTF-8 is above ASCII.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte >= 0x80 || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D || byte == 0x2E
    }
}
