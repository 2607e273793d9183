/// Text for a Mermaid diagram.
enum MermaidText {
    /// The characters of one message that are kept: what is still read at a glance.
    private static let length = 80

    /// The text on one line, cut, and with everything that Mermaid's lexer, its directives (`%%{…}%%`), its formulas
    /// (`$$…$$`) or HTML could take for their own written as an entity (`#59;`).
    static func escaped(_ text: String) -> String {
        let head = text.prefix(length + 1)
        let cut = head.count > length ? head.prefix(length) + "…" : head
        var line = ""
        var word = ""
        func endWord() {
            // The word that ends a block is written with an entity.
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
        // The lexer wants at least one character after the colon.
        return line.allSatisfy { $0 == " " } ? "–" : line
    }

    private static func entity(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", "-", "_", "/", "!", "?", "*", "+", "=", "@":
            true
        // Mermaid marks entities with these two while it parses.
        case "\u{FB02}", "\u{B6}": false
        default: scalar.value > 0x7F
        }
    }
}
