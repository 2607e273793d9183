import ContentExtensionHost

/// The caret of the system's field, which stands where layout has put the text's end.
enum IOS10InputCaret {
    /// The bar with a caret in its field.
    static func added(to bar: LayoutNode, typed text: String, traits: Traits) -> LayoutNode {
        guard let label = label(in: bar), let caret = caret(in: label, after: text, traits: traits) else { return bar }
        return bar.addingToField(caret)
    }

    private static func label(in node: LayoutNode) -> LayoutNode? {
        if node.id == "input-text" || node.id == "input-placeholder" { return node }
        return node.children.lazy.compactMap(label).first
    }

    private static func caret(in label: LayoutNode, after text: String, traits: Traits) -> LayoutNode? {
        let font = label.text?.request.font ?? ResolvedFont(size: IOS10InputBarMetrics.textSize)
        let width = IOS10InputBarMetrics.caretWidth
        // Half of the caret lies before the place where the next letter comes.
        let half = width / 2
        let start = traits.isRightToLeft ? label.frame.maxX - half : label.frame.minX - half
        var origin = Point(x: start, y: label.frame.maxY - traits.ceilToPixel(font.lineHeight))
        if !text.isEmpty, let line = label.text?.layout.lines.last {
            let end = (runsToTheLeft(line.text, in: traits) ? line.x : line.x + line.width) - half
            // A full line's caret stays in the field.
            origin.x = min(max(label.frame.minX - half, end), label.frame.maxX - half)
            origin.y = line.baseline - font.ascender
        }
        let frame = Rect(
            x: traits.roundToPixel(origin.x), y: traits.roundToPixel(origin.y), width: width,
            height: traits.ceilToPixel(font.lineHeight))
        return LayoutNode(
            id: "input-caret", content: .shape(.rectangle(fill: IOS10KeyboardColors.caret)), style: ViewStyle(),
            part: .inputBar, frame: frame, children: [])
    }

    /// Whether a line's first letter is of a script that runs to the left; one without letters goes by the language.
    private static func runsToTheLeft(_ line: String, in traits: Traits) -> Bool {
        guard let letter = line.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
            return traits.isRightToLeft
        }
        return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(letter.value) }
    }
}

extension LayoutNode {
    /// A copy with a view as the last in the field.
    fileprivate func addingToField(_ node: LayoutNode) -> LayoutNode {
        var copy = self
        if id == "input-field" {
            copy.children.append(node)
        } else {
            copy.children = children.map { $0.addingToField(node) }
        }
        return copy
    }
}
