import Basics
import Views

extension RenderContext {
    /// Paints a composition as an SVG whose plain texts are `<text>` elements, in groups named by their outlets: for
    /// design tools.
    ///
    /// cairo draws glyphs as outlines. So each text is painted as a bar in a colour of its own, and the element that cairo
    /// writes for the bar becomes the text, within the same clips and groups. Attributed texts and texts of transformed
    /// views stay outlines.
    func encodeSVGText(_ composition: Composition) throws -> [UInt8] {
        var list = DisplayListBuilder.build(composition)
        var elements: [[UInt8]] = []
        var names = SVGOutlets(composition)
        for (index, command) in list.commands.enumerated() {
            guard let (request, point, width, color) = command.plainText, color.alpha > 0 else { continue }
            let layout = text.layout(request, width: width)
            guard let line = layout.lines.first else { continue }
            let bar = Rect(
                x: point.x + line.x, y: point.y + line.baseline - 1, width: max(1, line.width), height: 1)
            list.commands[index] = .fill(.rect(bar), SVGBar.color(elements.count))
            let name = names.take(request, at: point)
            elements.append(Array(SVGTextElement(request, layout, at: point, color: color, id: name).text.utf8))
        }
        return SVGBar.replaced(in: try encode(list, as: .svg, scale: 1), by: elements)
    }
}

extension DisplayCommand {
    /// A text in one colour, and where it stands; `nil` for other commands.
    fileprivate var plainText: (TextRequest, at: Point, width: Double?, RGBA)? {
        switch self {
        case .text(let request, let point, let width, let color): (request, point, width, color)
        case .vibrantText(let request, let point, let width, let recipe): (request, point, width, recipe.approximation)
        default: nil
        }
    }
}

/// The outlets of a composition's texts.
private struct SVGOutlets {
    private var texts: [(request: TextRequest, origin: Point, id: String)] = []
    /// The number of texts with a name so far: an id occurs once in a document.
    private var counts: [String: Int] = [:]

    init(_ composition: Composition) { composition.nodes.forEach { add($0) } }

    private mutating func add(_ node: LayoutNode) {
        if let text = node.text, let id = node.id { texts.append((text.request, text.origin, id)) }
        node.children.forEach { add($0) }
    }

    /// The id for a text: its outlet, with a number from the second one on; `nil` for a view without a name.
    mutating func take(_ request: TextRequest, at origin: Point) -> String? {
        guard let index = texts.firstIndex(where: { $0.request == request && $0.origin == origin }) else { return nil }
        let id = texts.remove(at: index).id
        counts[id, default: 0] += 1
        return counts[id] == 1 ? id : "\(id)-\(counts[id] ?? 0)"
    }
}

/// A text as SVG.
private struct SVGTextElement {
    let text: String

    init(_ request: TextRequest, _ layout: TextLayout, at origin: Point, color: RGBA, id: String?) {
        let font = request.font
        let size = font.size * layout.scale
        let weight = ((FontWeight.allCases.firstIndex(of: font.weight) ?? 3) + 1) * 100
        let channels = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
        let lines = layout.lines.map { line in
            let (x, y) = (FixedText.short(origin.x + line.x), FixedText.short(origin.y + line.baseline))
            return "<tspan x=\"\(x)\" y=\"\(y)\">\(XMLText.escaped(line.text))</tspan>"
        }
        text =
            "<g\(id.map { " id=\"\(XMLText.escaped($0))\"" } ?? "")><text xml:space=\"preserve\""
            + " font-family=\"\(XMLText.escaped(Self.families(of: font, size: size)))\""
            + " font-size=\"\(FixedText.short(size))\" font-weight=\"\(weight)\"\(font.isItalic ? " font-style=\"italic\"" : "")"
            + " fill=\"rgb(\(channels.joined(separator: ",")))\""
            + (color.alpha < 1 ? " fill-opacity=\"\(FixedText.short(color.alpha))\"" : "")
            + ">\(lines.joined())</text></g>"
    }

    /// Apple's families first, then the ones that pictures are drawn with.
    private static func families(of font: ResolvedFont, size: Double) -> String {
        if let family = font.family { return "'\(family.filter { $0 != "'" })'" }
        return switch font.design {
        case .default:
            size < 20 ? "'SF Pro Text', Inter, sans-serif" : "'SF Pro Display', 'Inter Display', Inter, sans-serif"
        case .monospaced: "'SF Mono', monospace"
        case .rounded: "'SF Pro Rounded', Inter, sans-serif"
        case .serif: "'New York', serif"
        }
    }
}

/// The bars that stand for texts: cairo writes a colour as `rgb(12.3457%,0.0762939%,76.5431%)`.
private enum SVGBar {
    private static let (red, blue) = (0.123457, 0.765431)
    private static let count = 65536.0
    private static let start = Array("fill:rgb(12.3457%,".utf8)
    private static let end = Array("%,76.5431%)".utf8)

    static func color(_ number: Int) -> RGBA { RGBA(red: red, green: Double(number) / count, blue: blue) }

    /// The document with the elements of bars replaced.
    static func replaced(in svg: [UInt8], by elements: [[UInt8]]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(svg.count)
        var index = 0
        while index < svg.count {
            guard svg[index] == UInt8(ascii: "<"), let tagEnd = svg[index...].firstIndex(of: UInt8(ascii: ">")) else {
                result.append(svg[index])
                index += 1
                continue
            }
            let tag = svg[index...tagEnd]
            if let number = number(of: tag), elements.indices.contains(number) {
                result += elements[number]
            } else {
                result += tag
            }
            index = tagEnd + 1
        }
        return result
    }

    private static func number(of tag: ArraySlice<UInt8>) -> Int? {
        guard let place = tag.firstRange(of: start) else { return nil }
        let digits = tag[place.upperBound...].prefix { $0 != UInt8(ascii: "%") }
        guard tag[digits.endIndex...].starts(with: end), let percent = Double(String(decoding: digits, as: UTF8.self))
        else { return nil }
        return Int((percent / 100 * count).rounded())
    }
}
