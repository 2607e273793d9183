import ContentExtensionHost
import Views

/// Text input: the keyboard shared by all styles, and the quick-reply bar.
extension ModernStyle {
    /// The field with the send arrow in it.
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let metrics = ModernInputBarMetrics.self
        var field = InputField(
            insets: metrics.textInsets, minHeight: metrics.fieldHeight, cornerRadius: metrics.fieldCornerRadius,
            cornerCurve: .continuous, background: colors.field, border: colors.fieldBorder, text: colors.label,
            placeholder: .semantic(.placeholderText)
        ).view(text, placeholder: input.placeholder, upTo: roomForField, device)
        field.placement = Placement(leading: 0, trailing: 0, top: 0, bottom: 0)
        let safe = device.safeArea
        return ViewNode(
            .overlay, id: "input-bar", style: ViewStyle(backgroundColor: colors.inputBar),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: ModernInputBarMetrics.fieldTop, leading: safe.leading + ModernInputBarMetrics.fieldSide,
                    bottom: ModernInputBarMetrics.fieldTop, trailing: safe.trailing + ModernInputBarMetrics.fieldSide)),
            part: .inputBar, children: [field, sendButton])
    }

    /// The send button, blue even while the field is empty (fact: host/text-input.send).
    private var sendButton: ViewNode {
        let side = ModernInputBarMetrics.sendSize
        let inset = ModernInputBarMetrics.sendInset
        return ViewNode(
            .view, id: "send-button", style: ViewStyle(backgroundColor: .semantic(.systemBlue), cornerRadius: .half),
            sizing: ViewSizing(width: side, height: side), placement: Placement(trailing: inset, bottom: inset),
            children: [
                ViewNode(
                    .image(
                        ImageView(.symbol(name: "arrow.up", pointSize: ModernInputBarMetrics.sendSymbol, weight: .bold))
                    ),
                    style: ViewStyle(tintColor: .white), placement: .center)
            ])
    }

    /// The maximum height of the field that keeps a row of the platter visible.
    private var roomForField: Double {
        device.screen.height - keyboard.metrics.height - metrics.row.minimumHeight
            - 2 * ModernInputBarMetrics.fieldTop - max(device.safeArea.top, metrics.platter.margin)
    }
}

/// The quick-reply bar since iOS 15 in points: a rounded field with the round send button in it, above the keyboard
/// (fact: ios18/input-bar). All from memory of the devices.
enum ModernInputBarMetrics {
    static let fieldSide = 12.0
    static let fieldTop = 8.0
    static let fieldHeight = 36.0
    static let fieldCornerRadius = 18.0
    /// The trailing inset has room for the send button.
    static let textInsets = EdgeInsets(top: 7.5, leading: 14, bottom: 8, trailing: sendSize + 2 * sendInset)
    /// The send button: diameter, distance to the field's trailing and lower edges, size of the arrow.
    static let sendSize = 28.0
    static let sendInset = 4.0
    static let sendSymbol = 15.0
}
