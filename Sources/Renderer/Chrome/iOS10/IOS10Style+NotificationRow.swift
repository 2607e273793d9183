import ContentExtensionHost

/// A banner, and a row of the list (fact: ios10/row).
extension IOS10Style {
    /// - Parameter summary: what stands for the others of a stack; empty for none.
    func shortLook(
        _ look: NotificationRow, isBanner: Bool = false, summary: String = "", images: any ImageMeasuring
    ) -> ViewNode {
        let metrics = IOS10ShortLookMetrics.self
        let strip = shortLookStrip(look)
        let texts = shortLookTexts(look, isBanner: isBanner, summary: summary, images: images)
        let choices = look.provisionalChoices.isEmpty ? nil : provisionalChoices(look.provisionalChoices)
        let parts = ViewNode(.stack(Stack(.vertical)), children: [strip, texts] + [choices].compactMap { $0 })
        let plate = shortLookPlate(
            isBanner ? .banner : .shortLook, stripHeight: strip.sizing.height ?? metrics.stripHeight)
        let grabber = ViewNode(
            .view, id: "grabber",
            style: ViewStyle(backgroundColor: shortLookColors.grabber, cornerRadius: .half),
            sizing: ViewSizing(width: metrics.grabber.width, height: metrics.grabber.height),
            placement: Placement(bottom: metrics.grabberBottom, centerX: 0))
        return ViewNode(
            .view, id: "short-look", style: ViewStyle(shadow: isBanner ? metrics.shadow : nil), part: .platter,
            children: [plate, parts] + (isBanner ? [grabber] : []))
    }

    /// The frosted ground, with the strip at its top unless that has no height.
    func shortLookPlate(_ material: Material, stripHeight: Double) -> ViewNode {
        let strip = ViewNode(
            .visualEffect(.shortLookHeader), sizing: ViewSizing(height: stripHeight),
            placement: Placement(leading: 0, trailing: 0, top: 0))
        return ViewNode(
            .visualEffect(material),
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.cornerRadius), cornerCurve: .continuous, clipsToBounds: true),
            placement: .fill, children: stripHeight > 0 ? [strip] : [])
    }

    /// Icon, name, mark and time.
    private func shortLookStrip(_ look: NotificationRow) -> ViewNode {
        let metrics = IOS10ShortLookMetrics.self
        let row = IOS10TextRow(
            metrics.nameSize, as: .footnote, height: metrics.stripHeight, baseline: metrics.baseline, traits: traits)
        let name = ViewNode(
            .label(Label(look.app.name.uppercased(), font: row.font, textColor: shortLookColors.stripText)),
            id: "app-name",
            sizing: ViewSizing(
                height: row.textHeight, horizontalCompressionResistance: .defaultLow))
        let time = ViewNode(
            .label(Label(look.time, font: row.font, textColor: shortLookColors.stripText)), id: "time",
            sizing: ViewSizing(
                height: row.textHeight, horizontalHugging: .required, horizontalCompressionResistance: .required))
        let texts = ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: metrics.timeGap)),
            placement: Placement(leading: metrics.nameLeading, trailing: metrics.timeTrailing, top: row.textTop),
            children: [name] + [criticalMark(look)].compactMap { $0 } + (look.time.isEmpty ? [] : [time]))
        var icon = appIcon(
            look.app, top: metrics.iconOrigin + (row.height - metrics.stripHeight) / 2)
        icon.placement.leading = metrics.iconOrigin
        return ViewNode(
            .view, id: "header", sizing: ViewSizing(height: row.height), part: .header, children: [icon, texts])
    }

    /// The sign of an alert that a muted phone doesn't silence (iOS 12).
    private func criticalMark(_ look: NotificationRow) -> ViewNode? {
        guard look.level == .critical else { return nil }
        let size = Typography.scaled(IOS10ShortLookMetrics.markSize, as: .footnote, traits.contentSize)
        return ViewNode(
            .image(
                ImageView(.symbol(name: "exclamationmark.triangle.fill", pointSize: size, weight: .regular))),
            id: "critical-mark", style: ViewStyle(tintColor: .semantic(.systemRed)),
            sizing: ViewSizing(
                horizontalHugging: .required, horizontalCompressionResistance: .required))
    }
}
