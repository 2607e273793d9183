import ContentExtensionHost

/// The system's own bar above the keyboard, while the text of an action is typed (fact: ios10/input-bar).
extension IOS10Style {
    /// The field with the text or the placeholder, and the send button.
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let size = Typography.scaled(IOS10InputBarMetrics.textSize, as: .body, traits.contentSize)
        let line = traits.ceilToPixel(ResolvedFont(size: size).lineHeight)
        let insets = IOS10InputBarMetrics.textTop + IOS10InputBarMetrics.textBottom
        let height = max(IOS10InputBarMetrics.fieldHeight, line + insets)
        let most = max(height, min(IOS10InputBarMetrics.maxLines * line + insets, roomForField))
        let field = ViewNode(
            .view, id: "input-field",
            style: ViewStyle(
                backgroundColor: IOS10InputBarColors.field,
                cornerRadius: .points(IOS10InputBarMetrics.fieldCornerRadius),
                border: Border(width: 1 / traits.model.scale, color: IOS10InputBarColors.fieldBorder),
                clipsToBounds: true),
            sizing: ViewSizing(
                minHeight: height, maxHeight: most,
                margins: EdgeInsets(
                    top: IOS10InputBarMetrics.textTop, leading: IOS10InputBarMetrics.textInset,
                    bottom: IOS10InputBarMetrics.textBottom, trailing: IOS10InputBarMetrics.textInset)),
            children: [
                InputText(
                    size: size, line: line, color: IOS10InputBarColors.typedText,
                    placeholderColor: IOS10InputBarColors.placeholder
                )
                .view(text, placeholder: input.placeholder)
            ])
        let safe = traits.safeArea
        let row = ViewNode(
            .stack(Stack(.horizontal, alignment: .bottom, spacing: IOS10InputBarMetrics.sendLeading)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: IOS10InputBarMetrics.fieldTop, leading: safe.leading + IOS10InputBarMetrics.fieldLeading,
                    bottom: IOS10InputBarMetrics.fieldTop, trailing: safe.trailing + IOS10InputBarMetrics.sendTrailing)),
            children: [field, sendButton(input.buttonTitle, size: size, height: height)])
        return ViewNode(
            .view, id: "input-bar", style: ViewStyle(backgroundColor: IOS10InputBarColors.bar),
            part: .inputBar, children: [row, barLine])
    }

    /// Over the first pixel of the keyboard below the bar.
    private var barLine: ViewNode {
        let pixel = 1 / traits.model.scale
        return ViewNode(
            .view, id: "input-line", style: ViewStyle(backgroundColor: IOS10InputBarColors.barLine),
            sizing: ViewSizing(height: pixel), placement: Placement(leading: 0, trailing: 0, bottom: -pixel))
    }

    /// Blue also while the field is empty (fact: host/text-input.send).
    private func sendButton(_ title: String, size: Double, height: Double) -> ViewNode {
        let label = ViewNode(
            .label(
                Label(
                    title.isEmpty ? traits.words.text(.send) : title, font: .system(size, .semibold),
                    textColor: IOS10InputBarColors.send)
            ), placement: .center)
        return ViewNode(
            .view, id: "send-button",
            sizing: ViewSizing(
                height: height, maxWidth: traits.screen.width * IOS10InputBarMetrics.sendShare,
                horizontalHugging: .required, horizontalCompressionResistance: .required), children: [label])
    }

    /// The most that the field can be high, so that the header stays in sight.
    private var roomForField: Double {
        traits.screen.height - KeyboardMetrics(traits).height - IOS10Metrics.margin - IOS10Metrics.headerHeight
            - 2 * IOS10InputBarMetrics.fieldTop
    }
}
