import Views

/// A substitute for a font of iOS that this machine lacks, which keeps line breaks and positions close to the device's.
struct NamedFont: Sendable {
    /// The original font's metrics, so that labels have the height of the device.
    let metrics: FontMetrics
    /// The most similar system design.
    let design: Font.Design
    /// `true` when the upright letters are slanted, as a script's are.
    let isSlanted: Bool
    /// The factor for the substitute's size that makes lines as long as the original's.
    let scale: Double

    private init(
        _ ascender: Double, _ descender: Double, _ design: Font.Design = .default, isSlanted: Bool = false,
        scale: Double = 1
    ) {
        metrics = FontMetrics(ascender: ascender, descender: descender)
        (self.design, self.isSlanted, self.scale) = (design, isSlanted, scale)
    }

    /// A font by its family's name or a face's PostScript name (`Avenir Next`, `AvenirNext-Bold`).
    static func named(_ name: String) -> NamedFont? {
        let family = family(name)
        return all[family] ?? scripts.first { family.hasPrefix($0.prefix) }?.font
    }

    /// A family's name in lower case without spaces, from it or from a face's PostScript name.
    static func family(_ name: String) -> String {
        (name.split(separator: "-", maxSplits: 1).first ?? "").lowercased().filter { $0 != " " }
    }

    /// `true` for a font of iOS, with a substitute or without (fact: type/families).
    static func isOfIOS(_ name: String) -> Bool {
        let family = family(name)
        return named(name) != nil || others.contains { family.hasPrefix($0) }
    }

    /// The starts of further names.
    private static let others = [
        "academyengraved", "alnile", "applecoloremoji", "applesymbols", "arialhebrew", "arialmt", "arialrounded",
        "avenirnext", "bangla", "bodoni", "bradleyhand", "chalkboard", "chalkduster", "charter", "cochin",
        "couriernewps", "damascus", "devanagari", "din", "euphemia", "farah", "galvji", "geezapro", "granthasangam",
        "gujaratisangam", "gurmukhi", "heiti", "hoefler", "impact", "kailasa", "kannadasangam", "kefa", "khmer",
        "kohinoor", "laosangam", "malayalamsangam", "markerfelt", "mishafi", "muktamahee", "myanmar", "noto", "oriya",
        "partylet", "rockwell", "savoye", "sinhala", "stheiti", "stix", "symbol", "tamilsangam", "telugusangam",
        "thonburi", "timesnewromanps", "trebuchet", "zapfdingbats",
    ]

    /// Fonts of Chinese, Japanese and Korean in several regions and weights, by the start of their names.
    private static let scripts: [(prefix: String, font: NamedFont)] = [
        ("hiragino", NamedFont(0.88, 0.12)), ("hirakaku", NamedFont(0.88, 0.12)), ("hiramaru", NamedFont(0.88, 0.12)),
        ("hiramin", NamedFont(0.88, 0.12, .serif)), ("pingfang", NamedFont(1.06, 0.34)),
        ("applesdgothicneo", NamedFont(0.9, 0.3)),
    ]

    /// Ascenders and descenders are from memory of the fonts' tables, except for the first four, which were measured:
    /// Snell Roundhand and Futura on the invitation (docs/fidelity.md), both Avenirs by frames in real storyboards.
    private static let all: [String: NamedFont] = [
        "snellroundhand": NamedFont(0.941, 0.318, .serif, isSlanted: true, scale: 0.79),
        "futura": NamedFont(1.0386, 0.2602, scale: 0.96),
        "avenir": NamedFont(1, 0.366, scale: 0.95),
        "avenirnext": NamedFont(1, 0.366, scale: 0.98),
        "americantypewriter": NamedFont(0.924, 0.24, .serif, scale: 0.95),
        "arial": NamedFont(0.905, 0.212, scale: 0.96),
        "arialroundedmtbold": NamedFont(0.946, 0.211),
        "baskerville": NamedFont(0.898, 0.245, .serif, scale: 0.86),
        "bradleyhand": NamedFont(0.953, 0.297, isSlanted: true, scale: 0.9),
        "bradleyhanditctt": NamedFont(0.953, 0.297, isSlanted: true, scale: 0.9),
        "chalkboardse": NamedFont(1.127, 0.282),
        "copperplate": NamedFont(0.763, 0.248, .serif),
        "courier": NamedFont(0.754, 0.246, .monospaced),
        "couriernew": NamedFont(0.833, 0.3, .monospaced),
        "didot": NamedFont(0.941, 0.323, .serif, scale: 0.88),
        "georgia": NamedFont(0.917, 0.219, .serif, scale: 0.95),
        "gillsans": NamedFont(0.918, 0.23, scale: 0.88),
        "helvetica": NamedFont(0.92, 0.23, scale: 0.96),
        "helveticaneue": NamedFont(0.952, 0.213, scale: 0.97),
        "menlo": NamedFont(0.928, 0.236, .monospaced),
        "noteworthy": NamedFont(1.29, 0.31, scale: 0.9),
        "optima": NamedFont(0.919, 0.268, scale: 0.93),
        "palatino": NamedFont(0.936, 0.277, .serif, scale: 0.92),
        "papyrus": NamedFont(0.94, 0.604, .serif, scale: 0.92),
        "timesnewroman": NamedFont(0.891, 0.216, .serif, scale: 0.84),
        "trebuchetms": NamedFont(0.939, 0.222, scale: 0.93),
        "verdana": NamedFont(1.005, 0.21, scale: 1.05),
        "zapfino": NamedFont(1.875, 1.502, .serif, isSlanted: true),
    ]
}
