import Renderer
import Views

/// The caret of the system's field, positioned at the end of the text.
enum InputCaret {
    static func added(
        to bar: LayoutNode, typed text: String, of keyboard: Keyboard, engine: LayoutEngine
    ) -> LayoutNode {
        guard let label = bar.first(withID: "input-text") ?? bar.first(withID: "input-placeholder") else { return bar }
        let caret = caret(in: label, after: text, of: keyboard, engine: engine)
        var nodes = [bar]
        nodes.changeFirst(withID: "input-field") { $0.children.append(caret) }
        return nodes[0]
    }

    private static func caret(
        in label: LayoutNode, after text: String, of keyboard: Keyboard, engine: LayoutEngine
    ) -> LayoutNode {
        let device = engine.device
        let font = label.text?.request.font ?? ResolvedFont(size: keyboard.metrics.fieldTextSize)
        let width = keyboard.metrics.caretWidth
        // Half of the caret's width lies before the position of the next letter.
        let half = width / 2
        let start = device.isRightToLeft ? label.frame.maxX - half : label.frame.minX - half
        var origin = Point(x: start, y: label.frame.maxY - device.ceilToPixel(font.lineHeight))
        if !text.isEmpty, let shown = label.text, let line = shown.layout.lines.last {
            let spaces = advance(ofSpacesAtTheEndOf: text, as: shown.request, measuredBy: engine.text)
            let end = runsToTheLeft(line.text, in: device) ? line.x - spaces : line.x + line.width + spaces
            // Keep the caret of a full line inside the field.
            origin.x = min(max(label.frame.minX - half, end - half), label.frame.maxX - half)
            origin.y = line.baseline - font.ascender
        }
        let frame = Rect(
            x: device.roundToPixel(origin.x), y: device.roundToPixel(origin.y), width: width,
            height: device.ceilToPixel(font.lineHeight))
        return LayoutNode(
            id: "input-caret", content: .shape(.rectangle(fill: keyboard.colors.caret)), style: ViewStyle(),
            part: .inputBar, frame: frame, children: [])
    }

    /// The width of trailing spaces in points, which a line's width doesn't include.
    private static func advance(
        ofSpacesAtTheEndOf text: String, as request: TextRequest, measuredBy measurer: any TextMeasuring
    ) -> Double {
        let spaces = text.reversed().prefix { $0.isWhitespace && !$0.isNewline }.reversed()
        guard !spaces.isEmpty else { return 0 }
        // Measure the spaces between two marks, where they aren't trailing.
        let widths = ["." + String(spaces) + ".", ".."].map { text in
            var request = request
            (request.text, request.numberOfLines) = (text, 1)
            return measurer.layout(request, width: nil).size.width
        }
        return max(0, widths[0] - widths[1])
    }

    /// `true` when a line's first letter is of a right-to-left script; without letters the language decides.
    private static func runsToTheLeft(_ line: String, in device: Device) -> Bool {
        guard let letter = line.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
            return device.isRightToLeft
        }
        return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(letter.value) }
    }
}
