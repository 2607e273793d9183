import ContentExtensionHost
import Renderer
import Views

/// A banner, and a row of the list (fact: ios10/row).
extension IOS10Style {
    /// - Parameter summary: the text about the other notifications of a stack; empty for none.
    func notificationRow(
        _ notification: NotificationRow, isBanner: Bool = false, summary: String = "", images: any ImageMeasuring
    ) -> ViewNode {
        let metrics = IOS10NotificationRowMetrics.self
        let strip = rowStrip(notification)
        let texts = rowTexts(notification, isBanner: isBanner, summary: summary, images: images)
        let parts = ViewNode(
            .stack(Stack(.vertical)),
            children: [
                strip, texts, suggestion(notification.suggestion),
                choices(notification.choices),
            ].compactMap(\.self))
        let plate = rowPlate(isBanner ? .banner : .row, stripHeight: strip.sizing.height ?? 0)
        return ViewNode(
            .view, id: "row", style: ViewStyle(shadow: isBanner ? metrics.shadow : nil), part: .platter,
            children: [plate, parts])
    }

    /// The translucent background, with the lighter strip at its top unless the strip has no height.
    func rowPlate(_ material: Material, stripHeight: Double) -> ViewNode {
        let strip = ViewNode(
            .visualEffect(.rowHeader), sizing: ViewSizing(height: stripHeight),
            placement: Placement(leading: 0, trailing: 0, top: 0))
        return ViewNode(
            .visualEffect(material),
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.cornerRadius), cornerCurve: .continuous, clipsToBounds: true),
            placement: .fill, children: stripHeight > 0 && header.hasStrip ? [strip] : [])
    }

    private func rowStrip(_ notification: NotificationRow) -> ViewNode {
        let metrics = IOS10NotificationRowMetrics.self
        let row = IOS10TextRow(
            metrics.nameSize, as: .footnote, height: header.stripHeight, smallHeight: header.smallStripHeight,
            baseline: header.stripHeight / 2 + IOS10HeaderMetrics.baselineBelowMiddle, device: device)
        let name = ViewNode(
            .label(Label(words.capitals(notification.app.name), font: row.font, textColor: rowColors.stripText)),
            id: "app-name", sizing: ViewSizing(height: row.textHeight, horizontalCompressionResistance: .defaultLow))
        let time = ViewNode(
            .label(Label(notification.time, font: row.font, textColor: rowColors.stripText)), id: "time",
            sizing: ViewSizing(
                height: row.textHeight, horizontalHugging: .required, horizontalCompressionResistance: .required))
        let texts = ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: metrics.timeGap)),
            placement: Placement(leading: header.rowNameLeading, trailing: metrics.timeTrailing, top: row.textTop),
            children: [name] + [criticalMark(notification)].compactMap { $0 }
                + (notification.time.isEmpty ? [] : [time]))
        var icon = appIcon(notification.app, top: (row.height - IOS10Metrics.iconSize) / 2)
        icon.placement.leading = header.rowIconLeading
        return ViewNode(
            .view, id: "header", sizing: ViewSizing(height: row.height), part: .header, children: [icon, texts])
    }

    /// The mark of a critical alert, which sounds even on a muted phone (iOS 12).
    private func criticalMark(_ notification: NotificationRow) -> ViewNode? {
        guard notification.level == .critical else { return nil }
        let size = device.scaled(IOS10NotificationRowMetrics.markSize, as: .footnote)
        return ViewNode(
            .image(ImageView(.symbol(name: "exclamationmark.triangle.fill", pointSize: size, weight: .regular))),
            id: "critical-mark", style: ViewStyle(tintColor: .semantic(.systemRed)),
            sizing: ViewSizing(horizontalHugging: .required, horizontalCompressionResistance: .required))
    }

    func rowTexts(
        _ notification: NotificationRow, isBanner: Bool, summary: String, images: any ImageMeasuring
    ) -> ViewNode {
        let metrics = IOS10NotificationRowMetrics.self
        let colors = rowColors
        let size = device.scaled(metrics.textSize, as: .subheadline)
        let growth = size / metrics.textSize
        // Smaller texts keep a point between their lines, as at the default size, the smallest ones less.
        let missing = max(0, metrics.smallTextSize - size)
        let textPitch =
            growth < 1
            ? device.ceilToPixel(ResolvedFont(size: size).lineHeight) + 1 - missing * metrics.smallPitchLoss
            : metrics.textPitch * growth
        // A tenth less, so that several lines aren't rounded up past their pitch.
        let pitch = textPitch - 0.1
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
        let line = device.ceilToPixel(pitch)
        let ascender = ResolvedFont(size: size).ascender
        let last = metrics.belowTexts * min(1, growth)
        var below = last - (line - ascender)
        if !summary.isEmpty {
            let body = labels.indices.last
            let text = rowSummary(summary, after: line - ascender)
            if let body { labels[body].sizing.customSpacingAfter = text.gap }
            labels.append(text.view)
            below = last - text.descent
        }
        let thumbnail = notification.thumbnail.flatMap { metrics.thumbnail.view($0, images: images) }
        let inset = header.thumbnailInset
        let trailing = thumbnail == nil ? header.rowTextInset : inset + metrics.thumbnail.side + metrics.thumbnailGap
        let stack = ViewNode(
            .stack(Stack(.vertical, spacing: textPitch - line)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: header.rowBaseline - ResolvedFont(size: metrics.textSize).ascender
                        - missing * metrics.smallTextRise,
                    leading: header.rowTextInset, bottom: below, trailing: trailing)),
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
        let size = device.scaled(metrics.summarySize, as: .footnote)
        let font = ResolvedFont(size: size)
        let view = ViewNode(
            .label(Label(text, font: .system(size), textColor: rowColors.summary).shrinking), id: "summary")
        let gap = metrics.summaryPitch * size / metrics.summarySize - descent - font.ascender
        return (view, max(0, gap), device.ceilToPixel(font.lineHeight) - font.ascender)
    }
}
