import ContentExtensionHost

/// The system's bar above the keyboard while text for an action is typed (fact: ios10/input-bar).
extension IOS10Style {
    /// The field with the text or the placeholder, and the send button.
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let metrics = IOS10InputBarMetrics.self
        let field = InputField(
            insets: metrics.textInsets, minHeight: metrics.fieldHeight, cornerRadius: metrics.fieldCornerRadius,
            background: IOS10InputBarColors.field, border: IOS10InputBarColors.fieldBorder,
            text: IOS10InputBarColors.typedText, placeholder: IOS10InputBarColors.placeholder)
        let safe = traits.safeArea
        let row = ViewNode(
            .stack(Stack(.horizontal, alignment: .bottom, spacing: IOS10InputBarMetrics.sendLeading)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: IOS10InputBarMetrics.fieldTop, leading: safe.leading + IOS10InputBarMetrics.fieldLeading,
                    bottom: IOS10InputBarMetrics.fieldTop, trailing: safe.trailing + IOS10InputBarMetrics.sendTrailing)),
            children: [
                field.view(text, placeholder: input.placeholder, upTo: roomForField, traits),
                sendButton(input.buttonTitle, size: field.fontSize(traits), height: field.height(traits)),
            ])
        return ViewNode(
            .view, id: "input-bar", style: ViewStyle(backgroundColor: IOS10InputBarColors.bar),
            part: .inputBar, children: [row, barLine])
    }

    /// A line over the first pixel of the keyboard below the bar.
    private var barLine: ViewNode {
        let pixel = 1 / traits.model.scale
        return ViewNode(
            .view, id: "input-line", style: ViewStyle(backgroundColor: IOS10InputBarColors.barLine),
            sizing: ViewSizing(height: pixel), placement: Placement(leading: 0, trailing: 0, bottom: -pixel))
    }

    /// The send button, blue even while the field is empty (fact: host/text-input.send).
    private func sendButton(_ title: String, size: Double, height: Double) -> ViewNode {
        let label = ViewNode(
            .label(
                Label(
                    title.isEmpty ? traits.words.text(.send) : title, font: .system(size, .semibold),
                    textColor: IOS10InputBarColors.send)), placement: .center)
        return ViewNode(
            .view, id: "send-button",
            sizing: ViewSizing(
                height: height, maxWidth: traits.screen.width * IOS10InputBarMetrics.sendShare,
                horizontalHugging: .required, horizontalCompressionResistance: .required), children: [label])
    }

    /// The maximum height of the field that keeps the header visible.
    private var roomForField: Double {
        traits.screen.height - keyboard.metrics.height - IOS10Metrics.margin - IOS10Metrics.headerHeight
            - 2 * IOS10InputBarMetrics.fieldTop
    }
}
