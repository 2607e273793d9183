import Basics

/// Reads the part of YAML that project files are written in: block and flow collections, plain and quoted scalars,
/// comments. Anchors, tags and merge keys aren't resolved; a block scalar is its lines joined.
struct YAMLReader {
    fileprivate typealias Text = ArraySlice<UInt8>

    private struct Line {
        var indent: Int
        var text: Text
    }

    private var lines: [Line] = []
    private var index = 0
    private var left: Int

    /// The document's value; `nil` if it isn't a collection, or is nested beyond `projectDepth`.
    /// - Parameter left: how many lines, and how many values, may be read; `nil` beyond it.
    static func read(_ bytes: [UInt8], left: inout Int) -> OpenStepValue? {
        var reader = YAMLReader(left: left)
        defer { left = min(reader.left, left - reader.lines.count) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
            rest = rest[line.endIndex...].dropFirst()
            let content = withoutComment(line)
            guard !content.isEmpty, !content.elementsEqual("---".utf8) else { continue }
            guard reader.lines.count < left else { return nil }
            reader.lines.append(Line(indent: line.prefix { $0 == 0x20 }.count, text: content))
        }
        guard let first = reader.lines.first else { return nil }
        let value = reader.block(indent: first.indent, depth: 0)
        return reader.index == reader.lines.count && value.text == nil ? value : nil
    }

    /// A line without its indentation, a final comment and final white space.
    private static func withoutComment(_ line: Text) -> Text {
        var quote: UInt8?
        var previous: UInt8 = 0x20
        var end = line.startIndex
        // What may stand before a quote that opens.
        let marks = " [{,:-".utf8
        for (index, byte) in zip(line.indices, line) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if isQuote(byte), marks.contains(previous) {
                quote = byte
            } else if byte == UInt8(ascii: "#"), previous == 0x20 {
                break
            }
            previous = byte
            if byte > 0x20 { end = index + 1 }
        }
        return line[..<end].drop { $0 == 0x20 }
    }

    fileprivate static func isQuote(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private var current: Line? { index < lines.count ? lines[index] : nil }

    /// The collection of the lines with an indentation; an empty text beyond the limits.
    private mutating func block(indent: Int, depth: Int) -> OpenStepValue {
        left -= 1
        guard depth < Limits.projectDepth, left > 0, let first = current else { return .text("") }
        return Self.isItem(first.text) ? sequence(indent: indent, depth: depth) : mapping(indent: indent, depth: depth)
    }

    private static func isItem(_ text: Text) -> Bool {
        text.first == UInt8(ascii: "-") && (text.count == 1 || text[text.startIndex + 1] == 0x20)
    }

    private mutating func sequence(indent: Int, depth: Int) -> OpenStepValue {
        var values: [OpenStepValue] = []
        while let line = current, line.indent == indent, Self.isItem(line.text) {
            let rest = line.text.dropFirst().drop { $0 == 0x20 }
            if rest.isEmpty {
                index += 1
                values.append(nested(deeperThan: indent, depth: depth))
            } else if Self.isItem(rest) || Self.entry(rest) != nil {
                // The item's first line continues as if it stood on its own.
                lines[index] = Line(indent: indent + line.text.count - rest.count, text: rest)
                values.append(block(indent: lines[index].indent, depth: depth + 1))
            } else {
                index += 1
                values.append(scalar(rest, indent: indent, depth: depth))
            }
        }
        return .list(values)
    }

    private mutating func mapping(indent: Int, depth: Int) -> OpenStepValue {
        var entries: [String: OpenStepValue] = [:]
        while let line = current, line.indent == indent, let (key, rest) = Self.entry(line.text) {
            index += 1
            if !rest.isEmpty {
                entries[key] = scalar(rest, indent: indent, depth: depth)
            } else if let next = current, next.indent == indent, Self.isItem(next.text) {
                entries[key] = block(indent: indent, depth: depth + 1)
            } else {
                entries[key] = nested(deeperThan: indent, depth: depth)
            }
        }
        return .table(entries)
    }

    private mutating func nested(deeperThan indent: Int, depth: Int) -> OpenStepValue {
        guard let next = current, next.indent > indent else { return .text("") }
        return block(indent: next.indent, depth: depth + 1)
    }

    /// The key of `key: value` or `key:`, and what follows; `nil` for other texts.
    private static func entry(_ text: Text) -> (key: String, rest: Text)? {
        let colon = UInt8(ascii: ":")
        let key: Text
        let end: Int
        if isQuote(text.first) {
            guard let close = text.dropFirst().firstIndex(of: text[text.startIndex]) else { return nil }
            (key, end) = (text[(text.startIndex + 1)..<close], close + 1)
            guard end < text.endIndex, text[end] == colon else { return nil }
        } else {
            guard text.first != UInt8(ascii: "["), text.first != UInt8(ascii: "{"),
                let found = text.indices.first(where: {
                    text[$0] == colon && ($0 + 1 == text.endIndex || text[$0 + 1] == 0x20)
                })
            else { return nil }
            (key, end) = (text[..<found], found)
        }
        return (String(decoding: key, as: UTF8.self), text[(end + 1)...].drop { $0 == 0x20 })
    }

    private mutating func scalar(_ text: Text, indent: Int, depth: Int) -> OpenStepValue {
        let isFolded = text.first == UInt8(ascii: ">")
        if isFolded || text.first == UInt8(ascii: "|") {
            var parts: [Text] = []
            while let line = current, line.indent > indent {
                parts.append(line.text)
                index += 1
            }
            return .text(String(decoding: Array(parts.joined(separator: [isFolded ? 0x20 : 0x0A])), as: UTF8.self))
        }
        var flow = YAMLFlow(text, depth: depth, left: left)
        let value = flow.value()
        left = flow.left
        return value
    }
}

/// Reads flow collections and scalars on one line.
private struct YAMLFlow {
    private var rest: YAMLReader.Text
    private var depth: Int
    private(set) var left: Int

    init(_ text: YAMLReader.Text, depth: Int, left: Int) {
        (rest, self.depth, self.left) = (text, depth, left)
    }

    /// - Parameter isInside: `true` in a collection, where commas and brackets end a plain scalar.
    mutating func value(isInside: Bool = false) -> OpenStepValue {
        left -= 1
        guard left > 0, depth < Limits.projectDepth, let first = rest.first else { return .text("") }
        switch first {
        case UInt8(ascii: "["):
            var values: [OpenStepValue] = []
            collection(until: UInt8(ascii: "]"), separators: ",") { $0.map { values.append($0) } }
            return .list(values)
        case UInt8(ascii: "{"):
            var entries: [String: OpenStepValue] = [:]
            var key: String?
            collection(until: UInt8(ascii: "}"), separators: ",:") { value in
                if let known = key {
                    entries[known] = value
                    key = nil
                } else {
                    key = value?.text
                }
            }
            return .table(entries)
        case _ where YAMLReader.isQuote(first): return .text(quoted(first))
        default:
            let marks = ",[]{}:".utf8
            var text = isInside ? rest.prefix { !marks.contains($0) } : rest
            rest = rest[text.endIndex...]
            while let last = text.last, last <= 0x20 { text.removeLast() }
            return .text(String(decoding: text.drop { $0 <= 0x20 }, as: UTF8.self))
        }
    }

    /// Reads values between separators.
    private mutating func collection(
        until close: UInt8, separators: String, take: (OpenStepValue?) -> Void
    ) {
        depth += 1
        defer { depth -= 1 }
        rest.removeFirst()
        while left > 0 {
            rest = rest.drop { $0 == 0x20 }
            guard let next = rest.first else { return }
            if next == close {
                rest.removeFirst()
                return
            }
            let before = rest.startIndex
            if separators.utf8.contains(next) { rest.removeFirst() } else { take(value(isInside: true)) }
            // A mark that begins no value is skipped.
            if rest.startIndex == before { rest.removeFirst() }
        }
    }

    private mutating func quoted(_ quote: UInt8) -> String {
        var result: [UInt8] = []
        rest.removeFirst()
        while let byte = rest.popFirst() {
            if byte == quote {
                guard quote == UInt8(ascii: "'"), rest.first == quote else { break }
                result.append(rest.removeFirst())
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next = rest.popFirst() {
                result.append(next == UInt8(ascii: "n") ? 0x0A : next == UInt8(ascii: "t") ? 0x09 : next)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
