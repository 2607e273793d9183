extension JSON {
    /// The value on one line, with sorted keys, so that equal values make equal lines.
    package var serialized: String { String(decoding: serializedBytes, as: UTF8.self) }

    /// `serialized` in UTF-8.
    package var serializedBytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): output += String(value).utf8
        case .number(let value):
            output += (value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)).utf8
        case .string(let value): Self.write(value, to: &output)
        case .array(let values):
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                value.write(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            for (index, (key, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                Self.write(key, to: &output)
                output.append(UInt8(ascii: ":"))
                value.write(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ string: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { bytes in
            if bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
                bytes.forEach { writeEscaped($0, to: &output) }
            } else {
                output.append(contentsOf: bytes)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    private static func writeEscaped(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): output += #"\""#.utf8
        case UInt8(ascii: "\\"): output += #"\\"#.utf8
        case 0x0A: output += #"\n"#.utf8
        case 0x0D: output += #"\r"#.utf8
        case 0x09: output += #"\t"#.utf8
        case 0..<0x20:
            let digits = String(byte, radix: 16)
            output += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        default: output.append(byte)
        }
    }

    /// Reads one value; `nil` for text that isn't JSON.
    package init?(text: some Sequence<UInt8>) {
        var reader = Reader(bytes: Array(text))
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpaces()
        guard reader.index == reader.bytes.count else { return nil }
        self = value
    }

    /// Greatest depth of nested arrays and objects: deeper than any view tree, shallower than the stack.
    private static let maxDepth = 512

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        mutating func skipSpaces() {
            while index < bytes.count {
                let byte = bytes[index]
                guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
                index += 1
            }
        }

        mutating func take(_ byte: UInt8) -> Bool {
            skipSpaces()
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
            return true
        }

        mutating func take(_ word: StaticString, _ value: JSON) -> JSON? {
            let length = word.utf8CodeUnitCount
            guard index + length <= bytes.count,
                (0..<length).allSatisfy({ bytes[index + $0] == word.utf8Start[$0] })
            else { return nil }
            index += length
            return value
        }

        mutating func value(depth: Int) -> JSON? {
            skipSpaces()
            guard index < bytes.count, depth < JSON.maxDepth else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "{"): return object(depth: depth + 1)
            case UInt8(ascii: "["): return array(depth: depth + 1)
            case UInt8(ascii: "\""): return string().map { .string($0) }
            case UInt8(ascii: "t"): return take("true", .bool(true))
            case UInt8(ascii: "f"): return take("false", .bool(false))
            case UInt8(ascii: "n"): return take("null", .null)
            default: return number()
            }
        }

        mutating func object(depth: Int) -> JSON? {
            index += 1
            var members: [String: JSON] = [:]
            if take(UInt8(ascii: "}")) { return .object(members) }
            repeat {
                skipSpaces()
                guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string(),
                    take(UInt8(ascii: ":")), let value = value(depth: depth)
                else { return nil }
                members[key] = value
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "}")) ? .object(members) : nil
        }

        mutating func array(depth: Int) -> JSON? {
            index += 1
            var values: [JSON] = []
            if take(UInt8(ascii: "]")) { return .array(values) }
            repeat {
                guard let value = value(depth: depth) else { return nil }
                values.append(value)
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "]")) ? .array(values) : nil
        }

        mutating func number() -> JSON? {
            let start = index
            while index < bytes.count {
                switch bytes[index] {
                case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: index += 1
                default: return number(from: start)
                }
            }
            return number(from: start)
        }

        private func number(from start: Int) -> JSON? {
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            return Int64(text).map { .integer($0) } ?? Double(text).map { .number($0) }
        }

        mutating func string() -> String? {
            index += 1
            var text = ""
            var start = index
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte == 0x22 || byte == 0x5C else { continue }
                text += String(decoding: bytes[start..<index - 1], as: UTF8.self)
                if byte == 0x22 { return text }
                guard let scalars = escape() else { return nil }
                text += scalars
                start = index
            }
            return nil
        }

        mutating func escape() -> String? {
            guard index < bytes.count else { return nil }
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "t"): return "\t"
            case UInt8(ascii: "r"): return "\r"
            case UInt8(ascii: "b"): return "\u{8}"
            case UInt8(ascii: "f"): return "\u{C}"
            case UInt8(ascii: "u"):
                guard var units = unit().map({ [$0] }) else { return nil }
                if UTF16.isLeadSurrogate(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
                    bytes[index + 1] == UInt8(ascii: "u")
                {
                    index += 2
                    guard let trail = unit() else { return nil }
                    units.append(trail)
                }
                return String(decoding: units, as: UTF16.self)
            default: return String(UnicodeScalar(byte))
            }
        }

        mutating func unit() -> UInt16? {
            guard index + 4 <= bytes.count else { return nil }
            defer { index += 4 }
            return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        }
    }
}
