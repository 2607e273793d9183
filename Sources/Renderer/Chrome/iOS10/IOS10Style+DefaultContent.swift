import ContentExtensionHost

/// Title, subtitle and body as the system draws them (fact: ios10/default-content).
extension IOS10Style {
    /// The block, or `nil` when the notification has no text.
    func defaultContent(_ content: NotificationContent) -> ViewNode? {
        let size = Typography.scaled(IOS10Metrics.textSize, as: .body, traits.contentSize)
        let pitch = traits.roundToPixel(IOS10Metrics.baselinePitch * size / IOS10Metrics.textSize)
        let texts: [(id: String, text: String, weight: FontWeight, color: Color)] = [
            ("default-title", content.title, .semibold, colors.title),
            ("default-subtitle", content.subtitle, .semibold, colors.title),
            ("default-body", content.body, .regular, colors.body),
        ]
        let labels = texts.filter { !$0.text.isEmpty }.map { id, text, weight, color in
            ViewNode(
                .label(
                    Label(
                        text, font: .system(size, weight), textColor: color, numberOfLines: 0,
                        lineBreakMode: .byWordWrapping, lineHeight: pitch)), id: id)
        }
        guard !labels.isEmpty else { return nil }
        // A line's frame starts an ascender above its baseline and is one pitch high.
        let ascender = ResolvedFont(size: size).ascender
        let above = IOS10Metrics.firstBaseline - ResolvedFont(size: IOS10Metrics.textSize).ascender
        let below = IOS10Metrics.belowLastBaseline - (pitch - ascender)
        return ViewNode(
            .stack(Stack(.vertical)), id: "default-content",
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: above, leading: IOS10Metrics.textInset, bottom: below, trailing: IOS10Metrics.textInset)),
            part: .default, children: labels)
    }
}
