import ContentExtensionHost
import Views

/// The bar for an action's text since iOS 15, measured on iOS 16–18 (fact: ios18/input-bar).
extension ModernStyle {
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let margin = metrics.platter.margin
        let bar = InputBar(
            metrics: InputBar.Metrics(leading: margin, top: Self.inputBarTop, sendLeading: 8, sendTrailing: margin),
            field: inputField, background: colors.inputBar, send: .semantic(.systemBlue),
            sendWhileEmpty: .semantic(.placeholderText))
        return bar.view(input, text: text, upTo: roomForField, device)
    }

    static let inputBarTop = 6.0

    var inputField: InputField {
        InputField(
            insets: EdgeInsets(top: 9, leading: 7, bottom: 10, trailing: 7), minHeight: 40, cornerRadius: 5,
            background: colors.inputBar, border: colors.fieldBorder, text: colors.label,
            placeholder: .rgba(RGBA(142, 142, 147)))
    }

    /// The maximum height of the field that keeps a row of the platter visible.
    private var roomForField: Double {
        device.screen.height - keyboard.metrics.height - metrics.row.minimumHeight - 2 * Self.inputBarTop
            - max(device.safeArea.top, metrics.platter.margin)
    }
}
