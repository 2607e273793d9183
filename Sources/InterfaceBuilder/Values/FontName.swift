/// What a font's PostScript name and family say of it.
enum FontName {
    /// The template's weight in a name such as `Avenir-HeavyOblique`; `nil` for the regular one.
    static func weight(_ name: String) -> String? {
        let style = style(name)
        return weights.first { style.contains($0.word) }?.weight
    }

    /// Whether the name is of a slanted face.
    static func isItalic(_ name: String) -> Bool {
        let style = style(name)
        return style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    }

    /// The variant of the system font that comes nearest to a family; `nil` for the default one.
    static func design(_ family: String) -> String? {
        let family = family.lowercased()
        if monospaced.contains(where: family.contains) { return "monospaced" }
        if serif.contains(where: family.contains) { return "serif" }
        return family.contains("rounded") ? "rounded" : nil
    }

    /// Whether the name is one of the system font's own, which begin with a full stop.
    static func isSystem(_ name: String) -> Bool { name.hasPrefix(".") }

    /// What stands behind the family in a PostScript name.
    private static func style(_ name: String) -> String {
        name.split(separator: "-").dropFirst().joined().lowercased()
    }

    /// Longer words before those that they hold.
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
