import Basics

/// Cuts a text in Liquid into its tags, and tags into blocks.
struct LiquidParser {
    private enum Piece {
        case text(Substring)
        case output(Substring)
        case tag(Substring)
    }

    private var rest: Substring
    /// White space in front of the next text goes: the tag before it ended in `-%}`.
    private var isTrimming = false
    private var depth = 0
    /// The number of tags.
    private(set) var tags = 0
    /// The tag that ended the innermost block.
    private var ending = ""
    private var endingMarkup: Substring = ""

    init(_ text: String) { rest = text[...] }

    mutating func parse() throws(LiquidMarkup.Fault) -> [LiquidTemplate.Node] {
        let nodes = try block()
        guard ending.isEmpty else {
            throw LiquidMarkup.Fault(
                message: "{% \(ending) %} ends nothing that has begun",
                hint: "close blocks in the order they were opened")
        }
        return nodes
    }

    // MARK: Pieces

    private mutating func next() throws(LiquidMarkup.Fault) -> Piece? {
        guard !rest.isEmpty else { return nil }
        var end = rest.startIndex
        while end < rest.endIndex, !rest[end...].hasPrefix("{{"), !rest[end...].hasPrefix("{%") {
            end = rest.index(after: end)
        }
        if end > rest.startIndex {
            var text = rest[..<end]
            if isTrimming { text = text.drop(while: \.isWhitespace) }
            if rest[end...].dropFirst(2).first == "-" {
                while text.last?.isWhitespace == true { text.removeLast() }
            }
            rest = rest[end...]
            isTrimming = false
            return .text(text)
        }
        tags += 1
        let isOutput = rest.hasPrefix("{{")
        var markup = try inside(isOutput ? "}}" : "%}")
        if markup.first == "-" { markup.removeFirst() }
        isTrimming = markup.last == "-"
        if isTrimming { markup.removeLast() }
        return isOutput ? .output(markup) : .tag(markup)
    }

    /// Takes a tag up to its closing marks; quotes and `${…}` may have such marks in them.
    private mutating func inside(_ close: String) throws(LiquidMarkup.Fault) -> Substring {
        let start = rest.index(rest.startIndex, offsetBy: 2)
        var index = start
        while index < rest.endIndex {
            let here = rest[index...]
            if here.hasPrefix(close) {
                rest = here.dropFirst(2)
                return here.base[start..<index]
            }
            if here.hasPrefix("${"), let end = here.firstIndex(of: "}") {
                index = here.index(after: end)
            } else if let quote = here.first, quote == "'" || quote == "\"",
                let end = here.dropFirst().firstIndex(of: quote)
            {
                index = here.index(after: end)
            } else {
                index = here.index(after: index)
            }
        }
        throw LiquidMarkup.Fault(message: "a tag isn't finished", hint: "every {{ needs its }}, every {% its %}")
    }

    // MARK: Blocks

    /// The nodes up to a tag that begins no block, which `ending` names; empty at the text's end.
    private mutating func block() throws(LiquidMarkup.Fault) -> [LiquidTemplate.Node] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Limits.templateDepth else {
            throw LiquidMarkup.Fault(message: "a template nests at most \(Limits.templateDepth) deep", hint: "split it")
        }
        var nodes: [LiquidTemplate.Node] = []
        ending = ""
        while let piece = try next() {
            switch piece {
            case .text(let text): if !text.isEmpty { nodes.append(.text(String(text))) }
            case .output(let text):
                var markup = try LiquidMarkup(text)
                nodes.append(.output(try markup.expression()))
                try markup.end()
            case .tag(let text):
                let trimmed = text.drop(while: \.isWhitespace)
                let name = trimmed.prefix { !$0.isWhitespace }
                guard let node = try tag(String(name), trimmed[name.endIndex...]) else { return nodes }
                nodes += node
            }
        }
        return nodes
    }

    /// The nodes of a tag; `nil` for one that ends a block.
    private mutating func tag(
        _ name: String, _ text: Substring
    ) throws(LiquidMarkup.Fault) -> [LiquidTemplate.Node]? {
        switch name {
        case "if": return [try branches(text, isNegated: false)]
        case "unless": return [try branches(text, isNegated: true)]
        case "case": return [try cases(text)]
        case "for": return [try loop(text)]
        case "assign":
            var markup = try LiquidMarkup(text)
            let variable = try markup.name()
            guard markup.take("=") else {
                throw LiquidMarkup.Fault(message: "assign needs a =", hint: "{% assign name = first_name %}")
            }
            let expression = try markup.expression()
            try markup.end()
            return [.assign(variable, expression)]
        case "capture":
            var markup = try LiquidMarkup(text)
            let variable = try markup.name()
            return [.capture(variable, try body(until: "endcapture"))]
        case "comment":
            _ = try skip(to: "endcomment")
            return []
        case "raw": return [.text(String(try skip(to: "endraw")))]
        case "elsif", "else", "when", "endif", "endunless", "endcase", "endfor", "endcapture":
            (ending, endingMarkup) = (name, text)
            return nil
        default:
            let known = ["if", "unless", "case", "for", "assign", "capture", "comment", "raw"]
            throw LiquidMarkup.Fault(
                message: "there is no tag {% \(name) %} here",
                hint: NearestName.hint(for: name, among: known) ?? "one of: \(known.joined(separator: ", "))")
        }
    }

    private mutating func body(until end: String) throws(LiquidMarkup.Fault) -> [LiquidTemplate.Node] {
        let nodes = try block()
        try expect(end)
        return nodes
    }

    private mutating func expect(_ end: String) throws(LiquidMarkup.Fault) {
        guard ending == end else {
            throw LiquidMarkup.Fault(
                message: "expected {% \(end) %}, found \(ending.isEmpty ? "the text's end" : "{% \(ending) %}")",
                hint: "close blocks in the order they were opened")
        }
        ending = ""
    }

    /// The text up to the tag that ends a comment, whatever stands in it.
    private mutating func skip(to end: String) throws(LiquidMarkup.Fault) -> Substring {
        let start = rest
        while let open = rest.firstRange(of: "{%") {
            rest = rest[open.upperBound...]
            guard let close = rest.firstRange(of: "%}") else { break }
            let name = rest[..<close.lowerBound].filter { $0 != "-" }.trimmed
            guard name == end else { continue }
            rest = rest[close.upperBound...]
            return start[..<open.lowerBound]
        }
        throw LiquidMarkup.Fault(message: "expected {% \(end) %}, found the text's end", hint: "close what is open")
    }

    private mutating func branches(
        _ text: Substring, isNegated: Bool
    ) throws(LiquidMarkup.Fault) -> LiquidTemplate.Node {
        var markup = try LiquidMarkup(text)
        let first = try markup.condition()
        try markup.end()
        var branches = [LiquidTemplate.Branch(condition: isNegated ? .not(first) : first, body: try block())]
        while ending == "elsif" || ending == "else" {
            var condition = LiquidCondition.always
            if ending == "elsif" {
                var markup = try LiquidMarkup(endingMarkup)
                condition = try markup.condition()
                try markup.end()
            }
            branches.append(LiquidTemplate.Branch(condition: condition, body: try block()))
        }
        try expect(isNegated ? "endunless" : "endif")
        return .branches(branches)
    }

    private mutating func cases(_ text: Substring) throws(LiquidMarkup.Fault) -> LiquidTemplate.Node {
        var markup = try LiquidMarkup(text)
        let value = try markup.operand()
        try markup.end()
        // White space before the first `when`.
        _ = try block()
        var branches: [LiquidTemplate.Branch] = []
        while ending == "when" || ending == "else" {
            var condition: LiquidCondition?
            if ending == "when" {
                var markup = try LiquidMarkup(endingMarkup)
                repeat {
                    let equal = LiquidCondition.compare(value, .equal, try markup.operand())
                    condition = condition.map { .or($0, equal) } ?? equal
                } while markup.take(",") || markup.take(word: "or")
                try markup.end()
            }
            branches.append(LiquidTemplate.Branch(condition: condition ?? .always, body: try block()))
        }
        try expect("endcase")
        return .branches(branches)
    }

    private mutating func loop(_ text: Substring) throws(LiquidMarkup.Fault) -> LiquidTemplate.Node {
        var markup = try LiquidMarkup(text)
        let name = try markup.name()
        guard markup.take(word: "in") else {
            throw LiquidMarkup.Fault(message: "for needs \"in\"", hint: "{% for item in items %}")
        }
        var loop = LiquidTemplate.Loop(name: name, list: try markup.operand())
        while !markup.isAtEnd {
            let option = try markup.name()
            switch option {
            case "reversed": loop.isReversed = true
            case "limit" where markup.take(":"): loop.limit = Self.count(try markup.operand())
            case "offset" where markup.take(":"): loop.offset = Self.count(try markup.operand()) ?? 0
            default:
                throw LiquidMarkup.Fault(
                    message: "for has no option \(option.quoted())", hint: "it has limit:, offset: and reversed")
            }
            _ = markup.take(",")
        }
        loop.body = try block()
        if ending == "else" { loop.otherwise = try block() }
        try expect("endfor")
        return .loop(loop)
    }

    private static func count(_ operand: LiquidExpression.Operand) -> Int? {
        guard case .literal(let value) = operand else { return nil }
        return value.number.map { Int(min(max($0, 0), 1e6)) }
    }
}
