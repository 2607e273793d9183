import ContentExtensionHost

/// The text in the system's field, or its placeholder, under the ids by which `InputCaret` finds them.
struct InputText {
    /// The font size and the line height, in points.
    let size: Double
    let line: Double
    let color: Color
    let placeholderColor: Color

    /// Aligned with the field's bottom, so that the end of a longer text is visible.
    func view(_ text: String, placeholder: String) -> ViewNode {
        if text.isEmpty {
            return ViewNode(
                .label(Label(placeholder, font: .system(size), textColor: placeholderColor)), id: "input-placeholder",
                sizing: ViewSizing(height: line), placement: Placement(leading: 0, trailing: 0, bottom: 0))
        }
        // A text view shows an empty last line, a label doesn't.
        let shown = text.last?.isNewline == true ? text + " " : text
        return ViewNode(
            .label(
                Label(shown, font: .system(size), textColor: color, numberOfLines: 0, lineBreakMode: .byWordWrapping)),
            id: "input-text", sizing: ViewSizing(minHeight: line),
            placement: Placement(leading: 0, trailing: 0, bottom: 0))
    }
}
