import Views

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
            guard let glyph = SymbolTable.glyphs[String(character)].flatMap({ SystemSymbol(parsing: $0) }) else {
                return nil
            }
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
}
