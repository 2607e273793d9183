import ContentExtensionHost

/// Title, subtitle, body and thumbnail of a banner or row (fact: ios10/row).
extension IOS10Style {
    func rowTexts(
        _ notification: NotificationRow, isBanner: Bool, summary: String, images: any ImageMeasuring
    ) -> ViewNode {
        let metrics = IOS10NotificationRowMetrics.self
        let colors = rowColors
        let size = Typography.scaled(metrics.textSize, as: .subheadline, traits.contentSize)
        let growth = size / metrics.textSize
        let pitch = metrics.linePitch * growth
        func label(
            _ id: String, _ text: String, _ weight: FontWeight = .regular, lines: Int, _ color: Color
        ) -> ViewNode? {
            guard !text.isEmpty else { return nil }
            return ViewNode(
                .label(
                    Label(text, font: .system(size, weight), textColor: color, numberOfLines: lines, lineHeight: pitch)),
                id: id)
        }
        var labels = [
            label("title", notification.title, .semibold, lines: 1, colors.title),
            label("subtitle", notification.subtitle, .semibold, lines: 1, colors.title),
            label("body", notification.body, lines: isBanner ? metrics.bannerLines : metrics.rowLines, colors.body),
        ].compactMap { $0 }
        // A line's frame is rounded up to whole pixels and starts an ascender above its baseline.
        let line = traits.ceilToPixel(pitch)
        let ascender = ResolvedFont(size: size).ascender
        var below = metrics.belowLastBaseline - (line - ascender)
        if !summary.isEmpty {
            let last = labels.indices.last
            let text = rowSummary(summary, after: line - ascender)
            if let last { labels[last].sizing.customSpacingAfter = text.gap }
            labels.append(text.view)
            below = metrics.belowLastBaseline - text.descent
        }
        let thumbnail = notification.thumbnail.flatMap { metrics.thumbnail.view($0, images: images) }
        let inset = metrics.thumbnailInset
        let trailing = thumbnail == nil ? metrics.textInset : inset + metrics.thumbnail.side + metrics.thumbnailGap
        let stack = ViewNode(
            .stack(Stack(.vertical, spacing: metrics.textPitch * growth - line)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: metrics.baseline - ResolvedFont(size: metrics.textSize).ascender,
                    leading: metrics.textInset, bottom: below, trailing: trailing)),
            placement: Placement(leading: 0, trailing: 0, top: 0), children: labels)
        var picture = thumbnail
        picture?.placement = Placement(trailing: inset, bottom: inset)
        return ViewNode(
            .view, id: "texts",
            sizing: ViewSizing(minHeight: thumbnail == nil ? nil : 2 * inset + metrics.thumbnail.side),
            part: .default, children: [stack] + [picture].compactMap { $0 })
    }

    /// The line below a stack's texts: the gap before it, and its extent below its baseline.
    private func rowSummary(_ text: String, after descent: Double) -> (view: ViewNode, gap: Double, descent: Double) {
        let metrics = IOS10NotificationRowMetrics.self
        let size = Typography.scaled(metrics.summarySize, as: .footnote, traits.contentSize)
        let font = ResolvedFont(size: size)
        let view = ViewNode(
            .label(Label(text, font: .system(size), textColor: rowColors.summary).shrinking), id: "summary")
        let gap = metrics.summaryPitch * size / metrics.summarySize - descent - font.ascender
        return (view, max(0, gap), traits.ceilToPixel(font.lineHeight) - font.ascender)
    }
}
