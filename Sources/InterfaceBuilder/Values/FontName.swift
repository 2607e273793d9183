/// Font properties derived from PostScript names and families.
enum FontName {
    /// The template's weight for a name such as `Avenir-HeavyOblique`; `nil` for regular.
    static func weight(_ name: String) -> String? {
        let style = style(name)
        return weights.first { style.contains($0.word) }?.weight
    }

    /// `true` for names of italic or oblique faces.
    static func isItalic(_ name: String) -> Bool {
        let style = style(name)
        return style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    }

    /// The design of the system font most similar to a family; `nil` for the default one.
    static func design(_ family: String) -> String? {
        let family = family.lowercased()
        if monospaced.contains(where: family.contains) { return "monospaced" }
        if serif.contains(where: family.contains) { return "serif" }
        return family.contains("rounded") ? "rounded" : nil
    }

    /// `true` for names of the system font, which begin with a full stop.
    static func isSystem(_ name: String) -> Bool { name.hasPrefix(".") }

    /// The part after the family in a PostScript name.
    private static func style(_ name: String) -> String { name.split(separator: "-").dropFirst().joined().lowercased() }

    /// Longer words precede those they contain.
    private static let weights: [(word: String, weight: String)] = [
        ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"), ("demibold", "semibold"),
        ("semibold", "semibold"), ("extrabold", "heavy"), ("ultrabold", "heavy"), ("light", "light"),
        ("medium", "medium"), ("bold", "bold"), ("heavy", "heavy"), ("black", "black"), ("w3", "light"),
        ("w6", "semibold"), ("w8", "heavy"),
    ]
    private static let monospaced = ["mono", "menlo", "courier", "consolas"]
    private static let serif = [
        "georgia", "times", "baskerville", "palatino", "hoefler", "didot", "cochin", "bodoni", "new york",
        "charter", "iowan", "typewriter", "rockwell", "superclarendon", "bookman", "garamond", "serif",
    ]
}
