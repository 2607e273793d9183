import ContentExtensionHost

/// The platter of an expanded notification: icon and texts, then the custom content (fact: host/parts.ios15).
extension IOS18Style {
    /// The platter; without default content, nothing is above the custom view: no icon, time or close button.
    func platter(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let block = scene.showsDefaultContent ? defaultBlock(scene) : nil
        // The player has the platter's inset; only its aspect ratio was measured on these systems.
        let metrics = SystemMediaMetrics(
            inset: IOS18Metrics.textTrailing, glyph: colors.title, time: colors.time, track: .semantic(.systemFill))
        let custom = SystemMedia(metrics: metrics).content(of: scene, images: images)
        return ViewNode(
            .view, id: "platter",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(IOS18Metrics.cornerRadius),
                cornerCurve: .continuous, clipsToBounds: true), part: .platter,
            children: [ViewNode(.stack(Stack(.vertical)), children: [block, custom].compactMap { $0 })])
    }

    /// Icon, title with the time at the end of its line, subtitle and body.
    private func defaultBlock(_ scene: Scene) -> ViewNode {
        let content = scene.notification.request.content
        let texts = texts(
            // Without a title, the app's name takes its place.
            title: content.title.isEmpty ? scene.headerTitle : content.title, subtitle: content.subtitle,
            body: content.body, time: hasLargeText ? "" : scene.age, bodyLines: 0, idPrefix: "default-")
        // Texts lower than the icon are centred on it; higher ones start at the icon's top.
        let column = ViewNode(
            .view, sizing: ViewSizing(minHeight: IOS18Metrics.iconSize),
            children: [
                ViewNode(
                    .stack(Stack(.vertical)), id: "default-content",
                    placement: Placement(leading: 0, trailing: 0, centerY: 0), children: texts)
            ])
        var block = withIcon(
            scene.app, time: scene.age, column, alignment: .top,
            spacing: IOS18Metrics.textLeading - IOS18Metrics.iconLeading - IOS18Metrics.iconSize)
        block.id = "header"
        block.part = .default
        block.sizing = ViewSizing(
            margins: EdgeInsets(
                top: IOS18Metrics.iconTop, leading: IOS18Metrics.iconLeading, bottom: IOS18Metrics.textBottom,
                trailing: IOS18Metrics.textTrailing))
        return block
    }

    func icon(of app: AppInfo) -> ViewNode {
        AppIcon(
            side: IOS18Metrics.iconSize, cornerRadius: IOS18Metrics.iconCornerRadius, shadow: nil,
            ground: colors.iconGround, ink: colors.iconGrid
        ).view(of: app, pixel: pixel)
    }
}
