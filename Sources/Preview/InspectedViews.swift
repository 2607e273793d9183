import ContentExtensionHost
import RenderNotification
import Renderer
import SnapshotComparison

/// The views of a picture with all that a designer asks of them: frame, font, colours, the line that they come from.
package struct InspectedViews: Sendable {
    /// The constraints of a view that are listed.
    private static let maxConstraints = 24

    private var views: [JSONValue] = []
    private let light: Palette
    private let dark: Palette
    private let sources: SourceLines

    init(_ composition: Composition, sources: SourceLines) {
        var device = composition.device
        device.appearance = .light
        light = Palette(device)
        device.appearance = .dark
        dark = Palette(device)
        self.sources = sources
        let canvas = Rect(origin: .zero, size: composition.size)
        for node in composition.nodes { add(node, in: nil, clip: canvas, tint: nil) }
    }

    /// An array with an object for each view, in drawing order; `parent` is an index in it.
    package var json: JSONValue { JSONValue(.array(views)) }

    private mutating func add(_ node: LayoutNode, in parent: Int?, clip: Rect, tint: Color?) {
        guard !node.style.isHidden else { return }
        let tint = node.style.tintColor ?? tint
        let index = views.count
        var members: [(String, JSONValue)] = [
            ("id", node.id.map { JSONValue(.string($0)) } ?? JSONValue(.null)),
            ("kind", JSONValue(.string(node.content.kindName))), ("part", JSONValue(.string(node.part.rawValue))),
            ("frame", numbers([node.frame.minX, node.frame.minY, node.frame.width, node.frame.height])),
        ]
        if let parent { members.append(("parent", JSONValue(integerLiteral: parent))) }
        if let text = node.text { members += described(text, in: clip, tint: tint) }
        var colors: [JSONValue] = []
        if let text = node.text { colors.append(described(text.color, as: "text", tint)) }
        if let color = node.style.backgroundColor { colors.append(described(color, as: "background", tint)) }
        if let border = node.style.border { colors.append(described(border.color, as: "border", tint)) }
        if !colors.isEmpty { members.append(("colors", JSONValue(.array(colors)))) }
        if case .points(let radius) = node.style.cornerRadius, radius > 0 {
            members.append(("cornerRadius", number(radius)))
        }
        if node.style.alpha < 1 { members.append(("alpha", number(node.style.alpha))) }
        if let code = node.code { members.append(("swiftUI", JSONValue(.string(code.path)))) }
        if let span = node.code?.source ?? node.id.flatMap(sources.view) {
            members.append(("source", described(span)))
        }
        if let id = node.id {
            let constraints = sources.constraints(of: id).prefix(Self.maxConstraints).map { constraint in
                JSONValue(members: [
                    ("text", JSONValue(.string(constraint.text))), ("source", described(constraint.span)),
                ])
            }
            if !constraints.isEmpty { members.append(("constraints", JSONValue(.array(constraints)))) }
        }
        views.append(JSONValue(members: members))
        let inner = node.style.clipsToBounds ? clip.intersection(node.frame) : clip
        for child in node.children { add(child, in: index, clip: inner, tint: tint) }
    }

    private func described(_ text: PlacedText, in clip: Rect, tint: Color?) -> [(String, JSONValue)] {
        let font = text.request.font
        let visible = VisibleText(text, in: clip)
        var words = [font.family ?? "SF Pro", FixedText.short(font.size * text.layout.scale)]
        if font.design != .default { words.append(font.design.rawValue) }
        words.append(font.weight.rawValue)
        if font.isItalic { words.append("italic") }
        var members: [(String, JSONValue)] = [
            ("text", JSONValue(.string(text.request.text))), ("font", JSONValue(.string(words.joined(separator: " ")))),
            ("lines", JSONValue(integerLiteral: text.layout.lines.count)),
            ("lineHeight", number(text.request.lineHeight > 0 ? text.request.lineHeight : font.lineHeight)),
            ("characters", JSONValue(integerLiteral: visible.total)),
            ("seen", JSONValue(integerLiteral: visible.seen)),
        ]
        if let span = sources.text(text.request.text) { members.append(("textSource", described(span))) }
        return members
    }

    /// A colour with its name, if it has one, and its value in both appearances.
    private func described(_ color: Color, as role: String, _ tint: Color?) -> JSONValue {
        var members: [(String, JSONValue)] = [("role", JSONValue(.string(role)))]
        if case .semantic(let name) = color { members.append(("name", JSONValue(.string(name.rawValue)))) }
        members.append(("light", hex(light.resolve(color, tint: tint))))
        members.append(("dark", hex(dark.resolve(color, tint: tint))))
        return JSONValue(members: members)
    }

    /// `#RRGGBB`, with the alpha in percent where it isn't opaque.
    private func hex(_ color: RGBA) -> JSONValue {
        let digits = [color.red, color.green, color.blue].map { component in
            let byte = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return byte.count < 2 ? "0" + byte : byte
        }
        let alpha = color.alpha < 1 ? " \(Int((color.alpha * 100).rounded())) %" : ""
        return JSONValue(.string("#" + digits.joined() + alpha))
    }

    private func described(_ span: SourceSpan) -> JSONValue {
        var members: [(String, JSONValue)] = [("file", JSONValue(.string(span.file)))]
        if let line = span.line { members.append(("line", JSONValue(integerLiteral: line))) }
        return JSONValue(members: members)
    }

    private func numbers(_ values: [Double]) -> JSONValue { JSONValue(.array(values.map(number))) }

    /// A length in points, on thousandths.
    private func number(_ value: Double) -> JSONValue { JSONValue(floatLiteral: (value * 1_000).rounded() / 1_000) }
}
