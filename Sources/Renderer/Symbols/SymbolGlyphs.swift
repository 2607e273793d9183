import ContentExtensionHost

/// Numbers and letters within symbols (`12.circle`, `p.square.fill`), drawn with lines.
enum SymbolGlyphs {
    /// SF's symbols have the numbers 0 to 50, single letters and a cry for help.
    static func symbol(_ name: Substring) -> SystemSymbol? {
        let isDrawn =
            Int(name).map { (0...50).contains($0) && String($0) == name } ?? (name.count == 1 || name == "sos")
        return isDrawn ? row(name) : nil
    }

    private static func row(_ text: Substring) -> SystemSymbol? {
        var width = 0.0
        var layers: [SystemSymbol.Layer] = []
        for character in text {
            guard let glyph = glyphs[character].flatMap({ SystemSymbol(parsing: $0) }) else { return nil }
            let offset = Point(x: width, y: 0)
            layers += glyph.layers.map { layer in
                var layer = layer
                layer.path = layer.path.map { $0.moved(by: offset, scale: 1) }
                return layer
            }
            width += glyph.width
        }
        return SystemSymbol(width: width, layers: layers)
    }

    private static let glyphs: [Character: String] = [
        "0": "68 stroke E 34 50 24 42",
        "1": "50 stroke M 12 26 L 30 9 L 30 91",
        "2": "68 stroke M 11 30 C 12 2 57 2 57 32 C 57 50 40 62 10 91 L 60 91",
        "3": "68 stroke M 11 23 C 19 4 56 3 56 28 C 56 44 44 48 28 48 C 46 48 59 55 59 69 C 59 97 17 99 9 75",
        "4": "72 stroke M 50 91 L 50 9 L 9 68 L 64 68",
        "5": "68 stroke M 54 9 L 18 9 L 14 46 C 26 34 58 36 58 64 C 58 98 17 99 10 76",
        "6": "68 stroke M 52 12 C 24 16 10 42 10 64 C 10 80 20 92 34 92 C 48 92 58 80 58 66 C 58 36 16 34 10 64",
        "7": "66 stroke M 9 9 L 57 9 L 25 91",
        "8": "68 stroke E 34 29 20 20 E 34 70 24 22",
        "9": "68 stroke M 16 88 C 44 84 58 58 58 36 C 58 20 48 8 34 8 C 20 8 10 20 10 34 C 10 64 52 66 58 36",
        "a": "84 stroke M 9 91 L 42 9 L 75 91 M 20 63 L 64 63",
        "b": "76 stroke M 14 9 L 38 9 C 64 9 64 47 38 47 L 14 47 M 38 47 C 72 47 72 91 38 91 L 14 91 L 14 9",
        "c": "84 stroke M 74 28 C 58 -2 10 2 10 50 C 10 98 58 102 74 72",
        "d": "84 stroke M 14 9 L 36 9 C 88 9 88 91 36 91 L 14 91 Z",
        "e": "68 stroke M 60 9 L 14 9 L 14 91 L 60 91 M 14 49 L 54 49",
        "f": "66 stroke M 58 9 L 14 9 L 14 91 M 14 49 L 52 49",
        "g": "88 stroke M 74 26 C 56 -2 10 2 10 50 C 10 104 76 102 76 54 L 48 54",
        "h": "80 stroke M 14 9 L 14 91 M 66 9 L 66 91 M 14 49 L 66 49",
        "i": "36 stroke M 18 9 L 18 91",
        "j": "60 stroke M 46 9 L 46 68 C 46 100 10 98 9 70",
        "k": "76 stroke M 14 9 L 14 91 M 64 9 L 14 58 M 32 42 L 68 91",
        "l": "64 stroke M 14 9 L 14 91 L 56 91",
        "m": "96 stroke M 12 91 L 12 9 L 48 74 L 84 9 L 84 91",
        "n": "82 stroke M 14 91 L 14 9 L 68 91 L 68 9",
        "o": "92 stroke E 46 50 36 42",
        "p": "72 stroke M 14 91 L 14 9 L 36 9 C 74 9 74 56 36 56 L 14 56",
        "q": "92 stroke E 46 50 36 42 M 56 68 L 80 92",
        "r": "76 stroke M 14 91 L 14 9 L 36 9 C 72 9 72 52 36 52 L 14 52 M 38 52 L 66 91",
        "s": "72 stroke M 61 25 C 54 2 11 2 11 28 C 11 56 62 40 62 70 C 62 98 14 98 9 72",
        "t": "76 stroke M 8 9 L 68 9 M 38 9 L 38 91",
        "u": "80 stroke M 14 9 L 14 62 C 14 102 66 102 66 62 L 66 9",
        "v": "82 stroke M 9 9 L 41 91 L 73 9",
        "w": "110 stroke M 9 9 L 32 91 L 55 14 L 78 91 L 101 9",
        "x": "78 stroke M 10 9 L 68 91 M 68 9 L 10 91",
        "y": "78 stroke M 9 9 L 39 52 L 69 9 M 39 52 L 39 91",
        "z": "74 stroke M 11 9 L 63 9 L 10 91 L 65 91",
    ]
}
