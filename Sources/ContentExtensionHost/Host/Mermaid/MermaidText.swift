enum MermaidText {
    /// Maximum length of a message in characters.
    private static let length = 80

    /// The text on one line, truncated. Characters special to Mermaid's lexer, its directives (`%%{…}%%`), its formulas
    /// (`$$…$$`) or HTML become entities (`#59;`).
    static func escaped(_ text: String) -> String {
        let head = text.prefix(length + 1)
        let cut = head.count > length ? head.prefix(length) + "…" : head
        var line = ""
        var word = ""
        func endWord() {
            // The word `end` closes a block, so its first letter becomes an entity.
            line +=
                word.lowercased() == "end"
                ? word.unicodeScalars.prefix(1).map(entity).joined() + word.dropFirst() : word
            word = ""
        }
        for scalar in cut.unicodeScalars {
            if scalar.properties.isAlphabetic, isPlain(scalar) {
                word.unicodeScalars.append(scalar)
                continue
            }
            endWord()
            line += scalar.isInvisible ? " " : isPlain(scalar) ? String(scalar) : entity(scalar)
        }
        endWord()
        // The lexer requires at least one character after the colon.
        return line.allSatisfy { $0 == " " } ? "–" : line
    }

    private static func entity(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", "-", "_", "/", "!", "?", "*", "+", "=", "@": true
        // Mermaid uses these two internally to mark entities.
        case "\u{FB02}", "\u{B6}": false
        default: scalar.value > 0x7F
        }
    }
}
