import ContentExtensionHost
import Renderer
import Views

/// The platter of an expanded notification: icon and texts, then the custom content (fact: host/parts.ios15).
extension ModernStyle {
    /// The platter; without default content, nothing is above the custom view: no icon, time or close button.
    func platter(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let block = scene.showsDefaultContent ? defaultBlock(scene) : nil
        // The player has the platter's inset; only its aspect ratio was measured on these systems.
        let media = SystemMediaMetrics(
            inset: metrics.platter.timeTrailing, glyph: colors.label, time: colors.secondaryLabel,
            track: .semantic(.systemFill))
        let custom = SystemMedia(metrics: media).content(of: scene, images: images, on: device)
        return ViewNode(
            .view, id: "platter",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(metrics.platter.cornerRadius),
                cornerCurve: .continuous, clipsToBounds: true), part: .platter,
            children: [ViewNode(.stack(Stack(.vertical)), children: [block, custom].compactMap { $0 })])
    }

    /// Icon, title with the time at the end of its line, subtitle and body.
    private func defaultBlock(_ scene: Scene) -> ViewNode {
        let content = scene.notification.request.content
        let texts = texts(
            // Without a title, the app's name takes its place.
            title: content.title.isEmpty ? scene.headerTitle : content.title, subtitle: content.subtitle,
            body: content.body, time: hasLargeText ? nil : timeLabel(scene.age, on: .platter),
            bodyLines: 0, on: .platter, idPrefix: "default-")
        // Texts lower than the icon are centred on it; higher ones start at the icon's top.
        let column = ViewNode(
            .view, sizing: ViewSizing(minHeight: metrics.platter.texts.iconSize),
            children: [
                ViewNode(
                    .stack(Stack(.vertical, spacing: metrics.platter.texts.spacing)), id: "default-content",
                    placement: Placement(leading: 0, trailing: 0, centerY: 0), children: texts)
            ])
        var block = withIcon(
            scene.app, from: content.communication, time: scene.age, column, alignment: .top,
            spacing: metrics.platter.textLeading - metrics.platter.iconLeading - metrics.platter.texts.iconSize,
            on: .platter)
        block.id = "header"
        block.part = .default
        block.sizing = ViewSizing(
            margins: EdgeInsets(
                top: metrics.platter.iconTop, leading: metrics.platter.iconLeading, bottom: metrics.platter.textBottom,
                trailing: metrics.platter.timeTrailing))
        return block
    }
}
