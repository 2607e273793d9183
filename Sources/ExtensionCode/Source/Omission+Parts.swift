import SourceReading

extension Omission {
    /// Errors that an argument causes by itself.
    private static let ofArguments = [
        "cannot find", "cannot convert value", "extra argument", "type '", "value of type '", "is unavailable",
    ]

    /// The arguments of calls and the elements of literals around a token, the innermost first.
    /// - Parameter statement: without a closure around the token, whose statements are smaller.
    static func arguments(
        in statement: Range<Int>, at token: Int, because error: CompilerMessage, _ all: [SourceToken]
    ) -> [Omission] {
        guard ofArguments.contains(where: error.text.contains), statement.lowerBound < token else { return [] }
        var groups: [Int] = []
        var index = statement.lowerBound
        while index < token {
            let end = all.end(ofGroupAt: index)
            if end > token, all[index].isMark("{") { return [] }
            if end > token { groups.append(index) }
            index = end > token ? index + 1 : end
        }
        return groups.suffix(2).reversed().compactMap { open in
            guard open > 0, let argument = all.arguments(ofGroupAt: open).first(where: { $0.contains(token) }) else {
                return nil
            }
            let before = all[open - 1]
            let follows =
                before.kind == .word ? !words.contains(before.text) : [")", "]", ">", "?", "!"].contains(before.text)
            if all[open].isMark("["), !follows {
                return Omission(tokens: withComma(argument, all), replacement: .nothing)
            }
            guard all[open].isMark("("), follows, before.bytes.upperBound == all[open].bytes.lowerBound else {
                return nil
            }
            if error.text.hasPrefix("extra argument") {
                return Omission(tokens: withComma(argument, all), replacement: .nothing)
            }
            let hasLabel = argument.count > 2 && all[argument.lowerBound + 1].isMark(":")
            let value = hasLabel ? argument.dropFirst(2) : argument
            return value.contains(token) ? Omission(tokens: value, replacement: .empty) : nil
        }
    }

    /// Words before a bracket that isn't of a call or a subscript.
    private static let words: Set<String> = ["return", "in", "if", "guard", "while", "case", "let", "var", "is", "as"]

    private static func withComma(_ argument: Range<Int>, _ all: [SourceToken]) -> Range<Int> {
        if all.indices.contains(argument.upperBound), all[argument.upperBound].isMark(",") {
            return argument.lowerBound..<argument.upperBound + 1
        }
        return all[argument.lowerBound - 1].isMark(",") ? argument.lowerBound - 1..<argument.upperBound : argument
    }

    /// Leaves out the left side of a `??` around a token: `nil` is in its place, so that the right side is taken.
    static func operand(in statement: Range<Int>, at token: Int, _ all: [SourceToken]) -> Omission? {
        var start = statement.lowerBound
        var index = start
        while index < statement.upperBound {
            let word = all[index]
            // A choice between two values binds less.
            let isChoice = word.isMark("?") && index > 0 && all[index - 1].bytes.upperBound < word.bytes.lowerBound
            let isPair = index + 1 < statement.upperBound && word.isMark("?") && all[index + 1].isMark("?")
            if word.isMark("{") || (isChoice && !isPair) { return nil }
            if word.isWord("return") || word.isWord("try") || word.isWord("await") || isAssignment(at: index, all) {
                start = index + 1
            }
            if isPair, all[index + 1].bytes.lowerBound == word.bytes.upperBound {
                if start <= token, token < index { return Omission(tokens: start..<index, replacement: .call) }
                index += 1
                start = index + 1
            }
            index = all.end(ofGroupAt: index)
        }
        return nil
    }

    /// `true` for a `=` that isn't a part of another operator.
    private static func isAssignment(at index: Int, _ all: [SourceToken]) -> Bool {
        guard all[index].isMark("="), index > 0, index + 1 < all.count else { return false }
        let joins = { (left: SourceToken, right: SourceToken) in
            left.kind == .mark && right.kind == .mark && left.bytes.upperBound == right.bytes.lowerBound
                && ![")", "]", "?", "!", "[", "("].contains(left.isMark("=") ? right.text : left.text)
        }
        return !joins(all[index - 1], all[index]) && !joins(all[index], all[index + 1])
    }

    /// The clause of an `if` with a token in its condition, where another clause can take its place.
    static func clause(
        of statement: Range<Int>, at token: Int, _ makesViews: Bool, _ all: [SourceToken]
    ) -> Omission? {
        var start = statement.lowerBound
        while start < statement.upperBound {
            var brace = start + 1
            while brace < statement.upperBound, !all[brace].isMark("{") { brace = all.end(ofGroupAt: brace) }
            guard brace < statement.upperBound else { return nil }
            let end = all.end(ofGroupAt: brace)
            let hasElse = end < statement.upperBound && all[end].isWord("else")
            let isFirst = start == statement.lowerBound
            if token < brace {
                if !hasElse { return isFirst ? nil : Omission(tokens: start - 1..<end, replacement: .nothing) }
                // `else` before a later clause joins it to the next one.
                let goesOn = all.indices.contains(end + 1) && all[end + 1].isWord("if")
                let opening = goesOn ? "" : makesViews ? "if true" : "do"
                return Omission(tokens: start..<end + 1, replacement: isFirst ? .alternative(opening) : .nothing)
            }
            guard hasElse, all.indices.contains(end + 1), all[end + 1].isWord("if") else { return nil }
            start = end + 1
        }
        return nil
    }

    /// The value of a `\\(…)` in a text around a byte.
    static func interpolation(at offset: Int, in token: Int, _ all: [SourceToken], _ bytes: [UInt8]) -> Omission? {
        guard all[token].kind == .text else { return nil }
        let text = all[token].bytes
        var open: [Int?] = []
        for index in text where index + 1 < text.upperBound {
            let isStart = bytes[index] == UInt8(ascii: "(")
            if isStart { open.append(bytes[index - 1] == UInt8(ascii: "\\") ? index + 1 : nil) }
            guard bytes[index] == UInt8(ascii: ")"), let start = open.popLast(), let start, start < index else {
                continue
            }
            if (start..<index).contains(offset) {
                return Omission(tokens: token..<token + 1, bytes: start..<index, replacement: .text)
            }
        }
        return nil
    }
}
