import Basics
import Views

/// The view tree before layout as indented text, one view per line.
package enum TreeDump {
    package static func text(of nodes: [ViewNode]) -> String {
        var lines: [String] = []
        for node in nodes { append(node, depth: 0, to: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ node: ViewNode, depth: Int, to lines: inout [String]) {
        var words = [node.content.kindName]
        if let id = node.id { words.append("#\(id)") }
        words += content(node.content) + offset(node.content.scrolling) + style(node.style) + sizing(node.sizing)
        if depth > 0, node.placement != .fill { words.append("placement(\(placement(node.placement)))") }
        if node.role != .cell { words.append("role=\(node.role.rawValue)") }
        if let part = node.part { words.append("part=\(part.rawValue)") }
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        for child in node.children { append(child, depth: depth + 1, to: &lines) }
    }

    private static func content(_ content: ViewContent) -> [String] {
        switch content {
        case .view, .overlay: []
        case .label(let label):
            [
                JSONText.quoted(label.runs.plainText(or: label.text)), label.font.described,
                color(label.textColor), label.alignment.rawValue,
                "lines=\(label.numberOfLines)",
            ]
        case .image(let view): [view.image.map(DisplayListDump.text) ?? "none", view.contentMode.rawValue]
        case .stack(let stack):
            [
                stack.axis.rawValue, stack.distribution.rawValue, stack.alignment.rawValue,
                "spacing=\(FixedText.short(stack.spacing))",
            ]
        case .control(let control): control.base.dump
        case .scroll: []
        case .table(let table): [table.style.rawValue]
        case .cell(let cell): cell.accessory == .none ? [] : [cell.accessory.rawValue]
        case .collection(let collection): [collection.scrollDirection.rawValue]
        case .visualEffect(let material): [material.rawValue]
        case .shape(let shape): [self.shape(shape)]
        case .spacer(let minLength): ["minLength=\(FixedText.short(minLength))"]
        }
    }

    private static func offset(_ view: (any Scrolling)?) -> [String] {
        guard let point = view?.contentOffset, point != .zero else { return [] }
        return ["offset=\(FixedText.short(point.x)),\(FixedText.short(point.y))"]
    }

    private static func style(_ style: ViewStyle) -> [String] {
        var words: [String] = []
        if let color = style.backgroundColor { words.append("background=\(self.color(color))") }
        if let color = style.tintColor { words.append("tint=\(self.color(color))") }
        if style.alpha < 1 { words.append("alpha=\(FixedText.short(style.alpha))") }
        if style.isHidden { words.append("hidden") }
        switch style.cornerRadius {
        case .points(0): break
        case .points(let radius): words.append("radius=\(FixedText.short(radius)),\(style.cornerCurve.rawValue)")
        case .half: words.append("radius=half")
        }
        if style.maskedCorners.count < Corner.allCases.count {
            words.append("corners=\(style.maskedCorners.map(\.rawValue).sorted().joined(separator: ","))")
        }
        if style.mask != nil { words.append("mask") }
        if let border = style.border { words.append("border=\(FixedText.short(border.width)),\(color(border.color))") }
        if let shadow = style.shadow {
            words.append("shadow=\(FixedText.short(shadow.radius)),\(FixedText.short(shadow.opacity))")
        }
        if let transform = style.transform { words.append("transform=\(DisplayListDump.transform(transform))") }
        if style.clipsToBounds { words.append("clips") }
        if let touches = style.isUserInteractionEnabled { words.append("userInteractionEnabled=\(touches)") }
        return words
    }

    private static func sizing(_ sizing: ViewSizing) -> [String] {
        let lengths: [(String, Double?)] = [
            ("width", sizing.width), ("height", sizing.height), ("minWidth", sizing.minWidth),
            ("maxWidth", sizing.maxWidth),
            ("minHeight", sizing.minHeight), ("maxHeight", sizing.maxHeight), ("aspectRatio", sizing.aspectRatio),
            ("spacingAfter", sizing.customSpacingAfter),
        ]
        var words = lengths.compactMap { name, value in value.map { "\(name)=\(FixedText.short($0))" } }
        let margins = sizing.margins
        if margins != .zero {
            let sides = [margins.top, margins.leading, margins.bottom, margins.trailing].map(FixedText.short)
            words.append("margins=\(sides.joined(separator: ","))")
        }
        return words
    }

    private static func placement(_ placement: Placement) -> String {
        let ends: [(String, Double?)] = [
            ("leading", placement.leading), ("trailing", placement.trailing), ("top", placement.top),
            ("bottom", placement.bottom), ("centerX", placement.centerX), ("centerY", placement.centerY),
        ]
        return ends.compactMap { name, value in value.map { "\(name)=\(FixedText.short($0))" } }.joined(separator: " ")
    }

    private static func color(_ color: Color) -> String {
        switch color {
        case .semantic(let name): name.rawValue
        case .rgba(let rgba): DisplayListDump.text(of: rgba)
        case .dynamic(let light, let dark): "\(DisplayListDump.text(of: light))/\(DisplayListDump.text(of: dark))"
        }
    }

    private static func shape(_ shape: Shape) -> String {
        switch shape {
        case .rectangle(let fill): "rectangle \(color(fill))"
        case .ellipse(let fill): "ellipse \(color(fill))"
        case .line(let color, let width, _): "line \(self.color(color)) width=\(FixedText.short(width))"
        case .cross(let color, let width): "cross \(self.color(color)) width=\(FixedText.short(width))"
        case .gradient(let from, let to, let angle):
            "gradient \(color(from)) \(color(to)) angle=\(FixedText.short(angle))"
        case .path(let shape):
            "path elements=\(shape.path?.elements.count ?? 0) fill="
                + (shape.gradient.map { "gradient(\($0.colors.map(color).joined(separator: " ")))" }
                    ?? color(shape.fill))
                + (shape.strokeColor.map { " stroke=\(color($0)),\(FixedText.short(shape.stroke.width))" } ?? "")
        }
    }
}
