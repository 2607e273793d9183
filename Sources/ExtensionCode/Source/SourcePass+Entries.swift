import SourceReading

/// SwiftUI's macro `@Entry`: `@Entry var name: Type = value` becomes a property that the environment keeps by its name.
extension SourcePass {
    /// The parts of a declaration with `@Entry`.
    struct Entry {
        var sign: Int
        /// The tokens of the value.
        var value: Range<Int>
    }

    /// The declaration whose `@` stands at a token; `nil` without a written type, which only the macro finds out.
    func entry(at index: Int) -> Entry? {
        guard token(index + 1).isWord("Entry"),
            let word = (index + 2..<index + 5).first(where: { token($0).isWord("var") }), token(word + 2).isMark(":"),
            let sign = (word + 3..<max(word + 3, tokens.count)).first(where: { tokens[$0].isMark("=") }),
            sign + 1 < tokens.count, tokens[word..<sign].allSatisfy({ $0.line == tokens[word].line })
        else { return nil }
        var end = sign + 1
        repeat {
            end = tokens.end(ofGroupAt: end)
        } while end < tokens.count && !tokens[end].isFirstOnLine
            && !tokens[end].isMark(";") && !tokens[end].isMark("}")
        // A value on several lines would stand twice.
        guard tokens[end - 1].line == tokens[word].line else { return nil }
        return Entry(sign: sign, value: sign + 1..<end)
    }

    /// Leaves out the attribute and the sign.
    func entryEdits(at index: Int) -> [SourceEdit] {
        guard let entry = entry(at: index) else { return [] }
        return [
            SourceEdit(range: tokens.bytes(of: index..<index + 2)),
            SourceEdit(range: tokens[entry.sign].bytes),
        ]
    }

    /// The property's accessors, around its value.
    var entryBodies: [(offset: Int, text: String)] {
        tokens.indices.filter { tokens[$0].isMark("@") }.compactMap(entry).flatMap { entry in
            let bytes = tokens.bytes(of: entry.value)
            let value = String(decoding: file.bytes[bytes], as: UTF8.self)
            return [
                (bytes.lowerBound, "{ get { self[_entry: "),
                (bytes.upperBound, "] } set { self[_entry: \(value)] = newValue } }"),
            ]
        }
    }
}
