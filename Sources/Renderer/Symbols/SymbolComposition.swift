import Basics
import Views

/// Symbols whose name is another's with a suffix: an enclosure, a slash or a badge.
extension SystemSymbol {
    /// The symbol that a name puts together from drawings, or `nil` when one of them is missing.
    static func composed(_ name: String) -> SystemSymbol? {
        // Enclosures within enclosures are asked for one by one, by functions that call each other.
        guard name.utf8.count <= Limits.symbolNameBytes else { return nil }
        return slashed(name) ?? badged(name) ?? enclosed(name) ?? skipping(name)
    }

    /// `bell.slash`, `bell.slash.fill`: a line across the drawing, with a gap beside it.
    private static func slashed(_ name: String) -> SystemSymbol? {
        let filled = name.hasSuffix(".slash.fill")
        guard let base = name.dropping(filled ? ".slash.fill" : ".slash") else { return nil }
        guard let symbol = drawing(filled ? base + ".fill" : base) ?? enclosed(base) ?? badged(base) else { return nil }
        let middle = symbol.width / 2
        func line(offset: Double) -> [PathCommand] {
            [
                .move(Point(x: middle - 38 + offset, y: 10 - offset)),
                .line(Point(x: middle + 38 + offset, y: 90 - offset)),
            ]
        }
        return SystemSymbol(
            width: symbol.width,
            layers: symbol.layers + [
                Layer(style: .cutStroke, path: line(offset: 5), lineScale: 1.3),
                Layer(style: .stroke, path: line(offset: 0)),
            ])
    }

    /// `bell.badge`: a dot at the top right; `person.badge.plus`: a filled circle with a mark at the bottom right.
    private static func badged(_ name: String) -> SystemSymbol? {
        if let base = name.dropping(".badge.fill") ?? name.dropping(".badge") {
            let wanted = name.hasSuffix(".fill") ? base + ".fill" : base
            guard let symbol = drawing(wanted) ?? drawing(base) ?? enclosed(base) else { return nil }
            return symbol.adding([], at: Point(x: symbol.width - 21, y: 20), radius: 17)
        }
        guard let range = name.firstRange(of: ".badge."), let mark = drawing(String(name[range.upperBound...])) else {
            return nil
        }
        let base = String(name[..<range.lowerBound])
        guard let symbol = drawing(base) ?? enclosed(base) else { return nil }
        let center = Point(x: symbol.width - 23, y: 76)
        let scale = 24 / max(100, mark.width)
        return symbol.adding(mark.moved(to: center, scale: scale).map(\.inverted), at: center, radius: 22)
    }

    /// `goforward.15`, `gobackward.30`: the seconds that a player skips, in the arrow.
    private static func skipping(_ name: String) -> SystemSymbol? {
        guard let dot = name.lastIndex(of: "."), ["goforward", "gobackward"].contains(name[..<dot]),
            let arrow = drawing(String(name[..<dot])),
            let seconds = SymbolGlyphs.symbol(name[name.index(after: dot)...])
        else { return nil }
        let scale = min(0.32, 42 / seconds.width)
        return SystemSymbol(
            width: arrow.width, layers: arrow.layers + seconds.moved(to: Point(x: 50, y: 55), scale: scale))
    }

    /// A filled circle with a gap round it, and what is cut out of it.
    private func adding(_ mark: [Layer], at center: Point, radius: Double) -> SystemSymbol {
        func circle(_ radius: Double) -> [PathCommand] {
            [.ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))]
        }
        let badge = [Layer(style: .cut, path: circle(radius + 6)), Layer(style: .fill, path: circle(radius))]
        return SystemSymbol(width: width, layers: layers + badge + mark)
    }

    /// `star.circle`, `star.circle.fill`: the drawing within a shape, or cut out of the filled one.
    private static func enclosed(_ name: String) -> SystemSymbol? {
        let filled = name.hasSuffix(".fill")
        let outer = name.dropping(".fill") ?? name
        guard let dot = outer.lastIndex(of: "."), let enclosure = enclosures[outer[outer.index(after: dot)...]],
            let shape = drawing(outer[outer.index(after: dot)...] + (filled ? ".fill" : ""))
        else { return nil }
        // At half the size, lines run together: the filled drawing reads better.
        let base = outer[..<dot]
        guard
            let inner = SymbolGlyphs.symbol(base) ?? drawing(base + ".fill") ?? drawing(String(base))
                ?? slashed(String(base))
        else { return nil }
        let scale = min(enclosure.height / 100, enclosure.width / inner.width)
        let content = inner.moved(to: enclosure.center, scale: scale)
        return SystemSymbol(width: shape.width, layers: shape.layers + (filled ? content.map(\.inverted) : content))
    }

    /// The room of a shape for another drawing, in units of its box.
    private struct Enclosure: Sendable {
        var center = Point(x: 50, y: 50)
        var width = 58.0
        var height = 50.0
    }

    private static let enclosures: [Substring: Enclosure] = [
        "circle": Enclosure(),
        "square": Enclosure(width: 60, height: 54),
        "app": Enclosure(width: 60, height: 54),
        "rectangle": Enclosure(center: Point(x: 62, y: 50), width: 76, height: 48),
        "triangle": Enclosure(center: Point(x: 50, y: 62), width: 36, height: 40),
        "diamond": Enclosure(width: 48, height: 44),
        "hexagon": Enclosure(width: 52, height: 48),
        "octagon": Enclosure(width: 54, height: 50),
        "shield": Enclosure(center: Point(x: 42, y: 48), width: 48, height: 46),
        "seal": Enclosure(width: 50, height: 46),
        "bubble": Enclosure(center: Point(x: 56, y: 44), width: 64, height: 40),
        "message": Enclosure(center: Point(x: 56, y: 48), width: 60, height: 42),
    ]

    /// Its layers scaled, the middle of the box at a point.
    private func moved(to center: Point, scale: Double) -> [Layer] {
        let origin = Point(x: center.x - width / 2 * scale, y: center.y - 50 * scale)
        return layers.map { layer in
            // Lines keep most of their width, so that they go with the shape's.
            let lineScale = layer.style == .solid ? scale : layer.lineScale * max(0.85, scale)
            return Layer(
                style: layer.style, path: layer.path.map { $0.moved(by: origin, scale: scale) }, lineScale: lineScale)
        }
    }
}

extension SystemSymbol.Layer {
    /// Takes away where it painted, and paints where it took away.
    fileprivate var inverted: Self {
        var layer = self
        layer.style =
            switch style {
            case .fill: .cut
            case .stroke: .cutStroke
            case .solid: .cutSolid
            case .cut: .fill
            case .cutStroke: .stroke
            case .cutSolid: .solid
            }
        return layer
    }
}

extension PathCommand {
    /// Scaled about the box's corner, then moved.
    func moved(by offset: Point, scale: Double) -> PathCommand {
        func point(_ point: Point) -> Point { Point(x: offset.x + point.x * scale, y: offset.y + point.y * scale) }
        func rect(_ rect: Rect) -> Rect {
            Rect(
                x: offset.x + rect.minX * scale, y: offset.y + rect.minY * scale, width: rect.width * scale,
                height: rect.height * scale)
        }
        return switch self {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .curve(let a, let b, let end): .curve(point(a), point(b), to: point(end))
        case .close: .close
        case .ellipse(let box): .ellipse(rect(box))
        case .roundedRect(let box, let radius): .roundedRect(rect(box), radius: radius * scale)
        case .arc(let center, let radius, let from, let to):
            .arc(center: point(center), radius: radius * scale, from: from, to: to)
        }
    }
}

extension String {
    /// The text before a suffix; `nil` without the suffix, or if the text is nothing else.
    fileprivate func dropping(_ suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}

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
