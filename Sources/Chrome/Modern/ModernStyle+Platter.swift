import ContentExtensionHost
import Renderer
import Views

/// The platter of an expanded notification: icon and texts, then the custom content (fact: host/parts.ios15).
extension ModernStyle {
    /// The platter; without default content, nothing is above the custom view: no icon, time or close button.
    func platter(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let block = scene.showsDefaultContent ? defaultBlock(scene, images: images) : nil
        let media = SystemMediaMetrics(
            inset: metrics.platter.mediaInset, glyph: colors.label, time: colors.secondaryLabel,
            track: .semantic(.systemFill))
        let custom = SystemMedia(metrics: media).content(of: scene, images: images, on: device)
        return ViewNode(
            .view, id: "platter",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(metrics.platter.cornerRadius),
                cornerCurve: .continuous, clipsToBounds: true), part: .platter,
            children: [ViewNode(.stack(Stack(.vertical)), children: [block, custom].compactMap { $0 })])
    }

    /// The lock screen's row in the platter's width, with all of its texts.
    private func defaultBlock(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let content = scene.notification.request.content
        let notification = NotificationRow(
            identifier: scene.notification.request.identifier, app: scene.app,
            // Without a title, the app's name or the extension's title takes its place.
            title: content.title.isEmpty ? scene.headerTitle : content.title, subtitle: content.subtitle,
            body: content.body, time: scene.age, communication: content.communication,
            thumbnail: content.attachments.first, level: scene.level)
        let hasImage = thumbnail(notification, images: images) != nil
        var block = block(notification, bodyLines: 0, on: platterGround(hasImage: hasImage), idPrefix: "default-")
        block.id = "header"
        block.part = .default
        return block
    }

    /// The surface of the expanded notification's icon, texts and time.
    func platterGround(hasImage: Bool) -> Ground {
        Ground(row: metrics.platter.header ?? smallerRow(hasImage: hasImage), title: colors.label, time: colors.label)
    }

    /// The lock screen's row at the platter's width.
    private func smallerRow(hasImage: Bool) -> ModernRowMetrics {
        var row = metrics.row
        if !hasImage {
            row.padding += (row.texts.iconSize - metrics.platter.iconSizeWithoutImage) / 2
            row.texts.iconSize = metrics.platter.iconSizeWithoutImage
        }
        return row.scaled(by: contentWidth / (device.screen.width - device.safeArea.horizontal))
    }
}
