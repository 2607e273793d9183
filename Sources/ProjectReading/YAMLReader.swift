import Basics

/// Reads the part of YAML that project files are written in: block and flow collections, plain and quoted scalars,
/// comments. Anchors, tags and merge keys aren't resolved; a block scalar is its lines joined.
struct YAMLReader {
    private struct Line {
        var indent: Int
        var text: Substring
    }

    private var lines: [Line] = []
    private var index = 0
    private var left = Limits.projectValues

    /// The document's value; `nil` if it isn't a collection, or nested beyond `projectDepth`.
    static func read(_ text: String) -> OpenStepValue? {
        var reader = YAMLReader()
        for line in text.split(whereSeparator: \.isNewline) {
            let content = withoutComment(line)
            guard !content.isEmpty, content != "---" else { continue }
            reader.lines.append(Line(indent: line.prefix { $0 == " " }.count, text: content))
        }
        guard let first = reader.lines.first else { return nil }
        let value = reader.block(indent: first.indent, depth: 0)
        return reader.index == reader.lines.count && value.text == nil ? value : nil
    }

    /// A line without its indentation, a final comment and final white space.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        var end = line.endIndex
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'", " [{,:-".contains(previous) {
                quote = character
            } else if character == "#", previous == " " {
                end = index
                break
            }
            previous = character
        }
        var text = line[..<end]
        while text.last?.isWhitespace == true { text.removeLast() }
        return text.drop { $0 == " " }
    }

    private var current: Line? { index < lines.count ? lines[index] : nil }

    /// The collection of the lines with an indentation; an empty text beyond the limits.
    private mutating func block(indent: Int, depth: Int) -> OpenStepValue {
        left -= 1
        guard depth < Limits.projectDepth, left > 0, let first = current else { return .text("") }
        return Self.isItem(first.text) ? sequence(indent: indent, depth: depth) : mapping(indent: indent, depth: depth)
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func sequence(indent: Int, depth: Int) -> OpenStepValue {
        var values: [OpenStepValue] = []
        while let line = current, line.indent == indent, Self.isItem(line.text) {
            let rest = line.text.dropFirst().drop { $0 == " " }
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
    private static func entry(_ text: Substring) -> (key: String, rest: Substring)? {
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            let after = text[text.index(after: end)...]
            guard after.first == ":" else { return nil }
            return (String(text[text.index(after: text.startIndex)..<end]), after.dropFirst().drop { $0 == " " })
        }
        guard !text.hasPrefix("["), !text.hasPrefix("{") else { return nil }
        if let range = text.firstRange(of: ": ") {
            return (String(text[..<range.lowerBound]), text[range.upperBound...].drop { $0 == " " })
        }
        return text.hasSuffix(":") ? (String(text.dropLast()), "") : nil
    }

    private mutating func scalar(_ text: Substring, indent: Int, depth: Int) -> OpenStepValue {
        if text.first == "|" || text.first == ">" {
            var parts: [String] = []
            while let line = current, line.indent > indent {
                parts.append(String(line.text))
                index += 1
            }
            return .text(parts.joined(separator: text.first == "|" ? "\n" : " "))
        }
        var flow = YAMLFlow(text, depth: depth, left: left)
        let value = flow.value()
        left = flow.left
        return value
    }
}

/// Reads flow collections and scalars on one line.
private struct YAMLFlow {
    private var rest: Substring
    private var depth: Int
    private(set) var left: Int

    init(_ text: Substring, depth: Int, left: Int) {
        (rest, self.depth, self.left) = (text, depth, left)
    }

    /// - Parameter isInside: `true` in a collection, where commas and brackets end a plain scalar.
    mutating func value(isInside: Bool = false) -> OpenStepValue {
        left -= 1
        guard left > 0, depth < Limits.projectDepth, let first = rest.first else { return .text("") }
        switch first {
        case "[":
            var values: [OpenStepValue] = []
            collection(until: "]") { $0.map { values.append($0) } }
            return .list(values)
        case "{":
            var entries: [String: OpenStepValue] = [:]
            var key: String?
            collection(until: "}", separators: ",:") { value in
                if let known = key {
                    entries[known] = value
                    key = nil
                } else {
                    key = value?.text
                }
            }
            return .table(entries)
        case "\"", "'": return .text(quoted(first))
        default:
            let text = isInside ? rest.prefix { !",[]{}:".contains($0) } : rest
            rest = rest.dropFirst(text.count)
            return .text(text.trimmed)
        }
    }

    /// Reads values between separators.
    private mutating func collection(
        until close: Character, separators: String = ",", take: (OpenStepValue?) -> Void
    ) {
        depth += 1
        defer { depth -= 1 }
        rest = rest.dropFirst()
        while left > 0 {
            rest = rest.drop { $0 == " " }
            guard let next = rest.first else { return }
            if next == close {
                rest = rest.dropFirst()
                return
            }
            let before = rest.count
            if separators.contains(next) { rest = rest.dropFirst() } else { take(value(isInside: true)) }
            // A mark that begins no value is skipped.
            if rest.count == before { rest = rest.dropFirst() }
        }
    }

    private mutating func quoted(_ quote: Character) -> String {
        var result = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst() {
            if character == quote {
                guard quote == "'", rest.first == "'" else { break }
                result.append(rest.removeFirst())
            } else if character == "\\", quote == "\"", let next = rest.popFirst() {
                result.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
            } else {
                result.append(character)
            }
        }
        return result
    }
}
