extension JSONValue {
    /// The value as JSON text without white space, keys in the file's order.
    package var compactText: String {
        var text = CompactText()
        write(to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// The length of `compactText` in bytes.
    package var compactSize: Int {
        var size = CompactSize()
        write(to: &size)
        return size.bytes
    }

    private func write(to text: inout some JSONSink) {
        switch kind {
        case .null: text.add("null")
        case .bool(let value): text.add(value ? "true" : "false")
        case .number(let value, _): text.add(digits ?? Self.text(of: value))
        case .string(let string): text.add(quoted: string)
        case .array(let values):
            text.add("[")
            for (index, value) in values.enumerated() {
                if index > 0 { text.add(",") }
                value.write(to: &text)
            }
            text.add("]")
        case .object(let members):
            text.add("{")
            for (index, member) in members.enumerated() {
                if index > 0 { text.add(",") }
                text.add(quoted: member.key)
                text.add(":")
                member.value.write(to: &text)
            }
            text.add("}")
        }
    }
}

private protocol JSONSink {
    mutating func add(_ text: String)
}

extension JSONSink {
    /// A string in quotes, with a fast path for strings without escapes.
    mutating func add(quoted text: String) {
        if text.utf8.allSatisfy(JSONText.isPlain) {
            add("\"")
            add(text)
            add("\"")
        } else {
            add(JSONText.quoted(text))
        }
    }
}

private struct CompactText: JSONSink {
    var bytes: [UInt8] = []
    mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

private struct CompactSize: JSONSink {
    var bytes = 0
    mutating func add(_ text: String) { bytes += text.utf8.count }
}

package enum JSONText {
    /// An object whose values are already JSON text.
    package static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    /// `true` if a byte needs no escape in any context.
    static func isPlain(_ byte: UInt8) -> Bool {
        // 0xC2 is the first byte of the controls above ASCII, 0xE2 of the line separators and of bidirectional controls.
        byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xC2 && byte != 0xE2
    }

    /// A string in quotes with JSON's escapes.
    package static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Line separators are legal in JSON, but break tools that read line by line; terminals obey the controls
            // above ASCII, and turn what follows a bidirectional one around.
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                result += "\\u" + FixedText.padded(String(scalar.value, radix: 16), to: 4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
