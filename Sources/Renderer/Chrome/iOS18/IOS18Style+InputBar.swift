import ContentExtensionHost

/// What is typed with: the keyboard that the looks share, and the quick-reply bar.
extension IOS18Style {
    func inputViews(_ scene: Scene, fittingHeight: (ViewNode) -> Double) -> [ViewNode] {
        guard let input = scene.textInput else { return [] }
        let keyboard = Keyboard(traits: traits)
        switch input.source {
        case .action(let action):
            return [
                keyboard.view(after: input.text),
                inputBar(placeholder: action.textInput?.placeholder ?? "", text: input.text),
            ]
        case .firstResponder(let accessory, let view):
            return keyboard.views(
                for: input, accessory: accessory, inputView: view, of: scene, fittingHeight: fittingHeight)
        }
    }

    /// The field, with the send arrow in it.
    private func inputBar(placeholder: String, text: String) -> ViewNode {
        let size = Typography.scaled(IOS18InputBarMetrics.textSize, as: .body, traits.contentSize)
        let line = traits.ceilToPixel(ResolvedFont(size: size).lineHeight)
        let insets = IOS18InputBarMetrics.textTop + IOS18InputBarMetrics.textBottom
        let height = max(IOS18InputBarMetrics.fieldHeight, line + insets)
        let most = max(height, min(IOS18InputBarMetrics.maxLines * line + insets, roomForField))
        let field = ViewNode(
            .view, id: "input-field",
            style: ViewStyle(
                backgroundColor: colors.field, cornerRadius: .points(IOS18InputBarMetrics.fieldCornerRadius),
                cornerCurve: .continuous, border: Border(width: pixel, color: colors.fieldBorder),
                clipsToBounds: true),
            sizing: ViewSizing(
                minHeight: height, maxHeight: most,
                margins: EdgeInsets(
                    top: IOS18InputBarMetrics.textTop, leading: IOS18InputBarMetrics.textInset,
                    bottom: IOS18InputBarMetrics.textBottom,
                    trailing: IOS18InputBarMetrics.sendSize + 2 * IOS18InputBarMetrics.sendInset)),
            placement: Placement(leading: 0, trailing: 0, top: 0, bottom: 0),
            children: [
                InputText(size: size, line: line, color: colors.title, placeholderColor: .semantic(.placeholderText))
                    .view(text, placeholder: placeholder)
            ])
        let safe = traits.safeArea
        return ViewNode(
            .overlay, id: "input-bar", style: ViewStyle(backgroundColor: colors.inputBar),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: IOS18InputBarMetrics.fieldTop, leading: safe.leading + IOS18InputBarMetrics.fieldSide,
                    bottom: IOS18InputBarMetrics.fieldTop, trailing: safe.trailing + IOS18InputBarMetrics.fieldSide)),
            part: .inputBar, children: [field, sendButton])
    }

    /// Blue also while the field is empty (fact: host/text-input.send).
    private var sendButton: ViewNode {
        let side = IOS18InputBarMetrics.sendSize
        let inset = IOS18InputBarMetrics.sendInset
        return ViewNode(
            .view, id: "send-button",
            style: ViewStyle(backgroundColor: .semantic(.systemBlue), cornerRadius: .half),
            sizing: ViewSizing(width: side, height: side), placement: Placement(trailing: inset, bottom: inset),
            children: [
                ViewNode(
                    .image(
                        ImageView(
                            .symbol(name: "arrow.up", pointSize: IOS18InputBarMetrics.sendSymbol, weight: .bold))),
                    style: ViewStyle(tintColor: .white), placement: .center)
            ])
    }

    /// The most that the field can be high, so that a row of the platter stays in sight.
    private var roomForField: Double {
        traits.screen.height - KeyboardMetrics(traits).height - IOS18ShortLookMetrics.minimumHeight
            - 2 * IOS18InputBarMetrics.fieldTop - max(traits.safeArea.top, IOS18Metrics.margin)
    }
}
