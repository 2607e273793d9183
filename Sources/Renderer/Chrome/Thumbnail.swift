import ContentExtensionHost

/// The small square picture of an attachment in a short look (facts-design A5, B1).
struct Thumbnail {
    /// In points.
    let side: Double
    let cornerRadius: Double

    /// The square, or `nil` when the attachment has no picture or hides it.
    func view(_ attachment: NotificationAttachment, images: any ImageMeasuring) -> ViewNode? {
        guard attachment.family == .image, !attachment.isThumbnailHidden else { return nil }
        return ViewNode(
            .image(ImageView(.file(path: attachment.path, scale: 1), contentMode: .scaleAspectFill)), id: "thumbnail",
            style: ViewStyle(cornerRadius: .points(cornerRadius), clipsToBounds: true),
            sizing: ViewSizing(width: side, height: side))
    }
}
