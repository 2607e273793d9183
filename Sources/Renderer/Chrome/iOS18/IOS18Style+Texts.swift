import ContentExtensionHost

/// A notification's texts, the same in the expanded notification, the banner and the rows
/// (facts: ios18/platter.texts, ios18/row.texts).
extension IOS18Style {
    /// The lines from the top: title and time, subtitle, body; empty ones are omitted.
    /// - Parameters:
    ///   - bodyLines: the maximum lines of the body; 0 shows all texts in full.
    ///   - idPrefix: the prefix of the views' ids.
    func texts(
        title: String, subtitle: String, body: String, time: String, bodyLines: Int, idPrefix: String = ""
    ) -> [ViewNode] {
        let heading = label(title, .semibold, lines: bodyLines == 0 ? 0 : 1, id: idPrefix + "title")
        let others = [
            subtitle.isEmpty
                ? nil : label(subtitle, .semibold, lines: bodyLines == 0 ? 0 : 1, id: idPrefix + "subtitle"),
            body.isEmpty ? nil : label(body, .regular, lines: bodyLines, id: idPrefix + "body"),
        ]
        return [line(heading, time: time)] + others.compactMap { $0 }
    }

    /// A line with the time at its end.
    func line(_ view: ViewNode, time: String) -> ViewNode {
        guard !time.isEmpty else { return view }
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .firstBaseline, spacing: IOS18Metrics.timeLeading)),
            children: [view, timeLabel(time)])
    }

    private func label(_ text: String, _ weight: FontWeight, lines: Int, id: String) -> ViewNode {
        let size = traits.scaled(IOS18Metrics.textSize, as: .subheadline)
        let pitch = traits.roundToPixel(IOS18Metrics.textPitch * size / IOS18Metrics.textSize)
        return ViewNode(
            .label(
                Label(
                    text, font: .system(size, weight), textColor: colors.title, numberOfLines: lines,
                    lineBreakMode: lines == 0 ? .byWordWrapping : .byTruncatingTail, lineHeight: pitch)),
            id: id, sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
    }

    /// `true` at accessibility sizes, where icon and time have a line of their own above texts as wide as the row.
    var hasLargeText: Bool { traits.contentSize.isAccessibilityCategory }

    /// Texts beside their app's icon; at accessibility sizes below it, with the time at its line's trailing side.
    func withIcon(
        _ app: AppInfo, time: String, _ texts: ViewNode, alignment: Stack.Alignment, spacing: Double
    ) -> ViewNode {
        let icon = icon(of: app)
        guard hasLargeText else {
            return ViewNode(
                .stack(Stack(.horizontal, alignment: alignment, spacing: spacing)), children: [icon, texts])
        }
        var label = timeLabel(time)
        if case .label(let text) = label.content { label.content = .label(text.shrinking) }
        label.sizing.horizontalCompressionResistance = .defaultLow
        let line = ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: IOS18Metrics.timeLeading)), id: "icon-line",
            children: [icon, ViewNode(.spacer(minLength: 0))] + (time.isEmpty ? [] : [label]))
        return ViewNode(.stack(Stack(.vertical, spacing: IOS18Metrics.largeTextGap)), children: [line, texts])
    }

    private func timeLabel(_ time: String) -> ViewNode {
        let size = traits.scaled(IOS18Metrics.timeSize, as: .footnote)
        return ViewNode(
            .label(Label(time, font: .system(size), textColor: colors.time)), id: "time",
            sizing: ViewSizing(horizontalHugging: .required, horizontalCompressionResistance: .required))
    }
}
