import Renderer
import Views

/// The growing text field of a style's bar for an action's text, in points.
struct InputField {
    var textSize = 17.0
    /// The insets of the text; the field with one line of it is at least `minHeight` high.
    var insets: EdgeInsets
    var minHeight: Double
    /// The field grows to this many lines, then scrolls to its end; from memory.
    var maxLines = 5.0
    var cornerRadius: Double
    var cornerCurve = CornerCurve.circular
    var background: Color
    var border: Color
    var text: Color
    var placeholder: Color

    func fontSize(_ device: Device) -> Double { device.scaled(textSize, as: .body) }

    /// The height with one line.
    func height(_ device: Device) -> Double { max(minHeight, lineHeight(device) + insets.vertical) }

    private func lineHeight(_ device: Device) -> Double {
        device.ceilToPixel(ResolvedFont(size: fontSize(device)).lineHeight)
    }

    /// The field with a text or the placeholder.
    /// - Parameter room: its maximum height, if that is more than one line's.
    func view(_ typed: String, placeholder words: String, upTo room: Double, _ device: Device) -> ViewNode {
        let (line, height) = (lineHeight(device), height(device))
        let font = Font.system(fontSize(device))
        // A text view shows an empty last line, a label doesn't.
        let shown = typed.last?.isNewline == true ? typed + " " : typed
        var label = Label(shown, font: font, textColor: text, numberOfLines: 0, lineBreakMode: .byWordWrapping)
        if typed.isEmpty { label = Label(words, font: font, textColor: placeholder) }
        // Aligned with the bottom, so that the end of a longer text is visible; `InputCaret` finds it by its id.
        let content = ViewNode(
            .label(label), id: typed.isEmpty ? "input-placeholder" : "input-text",
            sizing: typed.isEmpty ? ViewSizing(height: line) : ViewSizing(minHeight: line),
            placement: Placement(leading: 0, trailing: 0, bottom: 0))
        return ViewNode(
            .view, id: "input-field",
            style: ViewStyle(
                backgroundColor: background, cornerRadius: .points(cornerRadius), cornerCurve: cornerCurve,
                border: Border(width: 1 / device.model.scale, color: border), clipsToBounds: true),
            sizing: ViewSizing(
                minHeight: height, maxHeight: max(height, min(maxLines * line + insets.vertical, room)),
                margins: insets),
            children: [content])
    }
}
