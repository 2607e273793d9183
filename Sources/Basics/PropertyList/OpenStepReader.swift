/// Reads OpenStep property lists: `{ key = value; }`, `( a, b )`, words, quoted texts, comments.
package struct OpenStepReader {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var left: Int

    /// Reads a list.
    /// - Parameter left: how many values may be read.
    /// - Throws: `project-syntax` (exit 65) with the position, or `project-too-large` (exit 77).
    package static func read(_ bytes: [UInt8], file: String, left: inout Int) throws(Diagnostic) -> OpenStepValue {
        var reader = OpenStepReader(bytes: bytes, file: file, left: left)
        defer { left = reader.left }
        let value = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.fault("expected the end of the file") }
        return value
    }

    private mutating func value(depth: Int) throws(Diagnostic) -> OpenStepValue {
        try skipSpace()
        left -= 1
        guard left >= 0, depth <= Limits.projectDepth else {
            throw Diagnostic(
                .error, "project-too-large", "the project has more in it than an app's has", at: span(index),
                exit: .refused)
        }
        switch peek {
        case UInt8(ascii: "{"): return try table(depth: depth)
        case UInt8(ascii: "("): return try list(depth: depth)
        default: return .text(try text())
        }
    }

    private mutating func table(depth: Int) throws(Diagnostic) -> OpenStepValue {
        index += 1
        var entries: [String: OpenStepValue] = [:]
        while true {
            try skipSpace()
            if take("}") { return .table(entries) }
            let key = try text()
            try expect("=")
            entries[key] = try value(depth: depth + 1)
            try expect(";")
        }
    }

    private mutating func list(depth: Int) throws(Diagnostic) -> OpenStepValue {
        index += 1
        var values: [OpenStepValue] = []
        while true {
            try skipSpace()
            if take(")") { return .list(values) }
            values.append(try value(depth: depth + 1))
            try skipSpace()
            if !take(","), peek != UInt8(ascii: ")") { throw fault("expected \",\" or \")\"") }
        }
    }

    private mutating func text() throws(Diagnostic) -> String {
        guard let first = peek else { throw fault("the file ends inside a value") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = index
        while let byte = peek, Self.isWord(byte) { index += 1 }
        guard index > start else { throw fault("expected a value, found \(Character(UnicodeScalar(first)))") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
            false
        default: true
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(Diagnostic) -> String {
        let start = index
        index += 1
        var result: [UInt8] = []
        while true {
            let plain = bytes[index...].prefix { $0 != quote && $0 != UInt8(ascii: "\\") }
            result += plain
            index = plain.endIndex
            guard let mark = peek else { break }
            index += 1
            if mark == quote { return String(decoding: result, as: UTF8.self) }
            escape(into: &result)
        }
        throw fault("the text has no closing quote", at: start)
    }

    /// Appends the character of an escape sequence; its backslash has been read.
    private mutating func escape(into result: inout [UInt8]) {
        guard let byte = peek else { return }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "U"):
            let digits = bytes[index...].prefix(4)
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            result += String(number.flatMap(UnicodeScalar.init).map(Character.init) ?? "\u{FFFD}").utf8
            index += digits.count
        default: result.append(byte)
        }
    }

    private mutating func skipSpace() throws(Diagnostic) {
        while let byte = peek {
            if byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while peek.map({ $0 != 0x0A }) == true { index += 1 }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Diagnostic) {
        let start = index
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += 1
        }
        throw fault("the comment has no end", at: start)
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ mark: Unicode.Scalar) throws(Diagnostic) {
        try skipSpace()
        guard take(mark) else { throw fault("expected \"\(mark)\"") }
    }

    private func fault(_ message: String, at offset: Int? = nil) -> Diagnostic {
        Diagnostic(
            .error, "project-syntax", message, at: span(offset ?? index),
            hint: "a merge may have left its marks in it")
    }

    private func span(_ offset: Int) -> SourceSpan {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.lastIndex(of: 0x0A).map { before[(before.index(after: $0))...] } ?? before
        return SourceSpan(
            file: file, line: before.count { $0 == 0x0A } + 1, column: String(decoding: line, as: UTF8.self).count + 1)
    }
}
