import ContentExtensionHost

/// Text input: the keyboard shared by all styles, and the quick-reply bar.
extension IOS18Style {
    /// The field with the send arrow in it.
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let metrics = IOS18InputBarMetrics.self
        var field = InputField(
            insets: metrics.textInsets, minHeight: metrics.fieldHeight, cornerRadius: metrics.fieldCornerRadius,
            cornerCurve: .continuous, background: colors.field, border: colors.fieldBorder, text: colors.title,
            placeholder: .semantic(.placeholderText)
        ).view(text, placeholder: input.placeholder, upTo: roomForField, traits)
        field.placement = Placement(leading: 0, trailing: 0, top: 0, bottom: 0)
        let safe = traits.safeArea
        return ViewNode(
            .overlay, id: "input-bar", style: ViewStyle(backgroundColor: colors.inputBar),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: IOS18InputBarMetrics.fieldTop, leading: safe.leading + IOS18InputBarMetrics.fieldSide,
                    bottom: IOS18InputBarMetrics.fieldTop, trailing: safe.trailing + IOS18InputBarMetrics.fieldSide)),
            part: .inputBar, children: [field, sendButton])
    }

    /// The send button, blue even while the field is empty (fact: host/text-input.send).
    private var sendButton: ViewNode {
        let side = IOS18InputBarMetrics.sendSize
        let inset = IOS18InputBarMetrics.sendInset
        return ViewNode(
            .view, id: "send-button", style: ViewStyle(backgroundColor: .semantic(.systemBlue), cornerRadius: .half),
            sizing: ViewSizing(width: side, height: side), placement: Placement(trailing: inset, bottom: inset),
            children: [
                ViewNode(
                    .image(
                        ImageView(.symbol(name: "arrow.up", pointSize: IOS18InputBarMetrics.sendSymbol, weight: .bold))),
                    style: ViewStyle(tintColor: .white), placement: .center)
            ])
    }

    /// The maximum height of the field that keeps a row of the platter visible.
    private var roomForField: Double {
        traits.screen.height - keyboard.metrics.height - IOS18NotificationRowMetrics.minimumHeight
            - 2 * IOS18InputBarMetrics.fieldTop - max(traits.safeArea.top, IOS18Metrics.margin)
    }
}
