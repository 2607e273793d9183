import ContentExtensionHost

/// The system's media view, and the media button over an extension's view (fact: ios10/media), for all styles.
struct SystemMedia {
    let metrics: SystemMediaMetrics

    /// The extension's view with the media button over it; without an extension, the attachment; otherwise `nil`.
    func content(of scene: Scene, images: any ImageMeasuring) -> ViewNode? {
        guard let custom = scene.custom else {
            return scene.systemMedia.map {
                self.view($0, playback: scene.systemMediaPlayback ?? SystemMediaPlayback(), images: images)
            }
        }
        var view = custom.view
        view.placement = .fill
        let button = custom.mediaButton.map { self.button($0) }
        return ViewNode(
            .view, id: "custom-content", style: ViewStyle(clipsToBounds: true),
            sizing: ViewSizing(height: custom.size.height), part: .custom,
            children: [view] + [button].compactMap { $0 })
    }

    /// The first attachment without an extension: an image in its aspect ratio, or a player for a movie or sound.
    private func view(
        _ attachment: NotificationAttachment, playback: SystemMediaPlayback, images: any ImageMeasuring
    ) -> ViewNode {
        switch attachment.family {
        case .image:
            let image = ImageReference.file(path: attachment.path, scale: 1)
            return ViewNode(
                .image(ImageView(image, contentMode: .scaleAspectFill)), id: "media",
                style: ViewStyle(clipsToBounds: true),
                sizing: ViewSizing(aspectRatio: Self.ratio(images.naturalSize(of: image)) ?? 4 / 3), part: .custom)
        case .movie: return moviePlayer(attachment, playback)
        case .audio: return soundPlayer(playback)
        }
    }

    /// An image's width divided by its height.
    static func ratio(_ size: Size?) -> Double? {
        size.map { $0.height > 0 && $0.width > 0 ? $0.width / $0.height : 1 }
    }

    /// A play or pause glyph in the tint colour, which fills the button; an overlay button's is smaller, on a
    /// translucent disc that disappears while playing.
    func button(_ button: MediaButton, placement: Placement? = nil) -> ViewNode {
        let isDisc = button.type == .overlay
        let size = button.frame.size
        let inset = isDisc ? (1 - metrics.playGlyphShare) / 2 : 0
        let symbol = ImageReference.symbol(
            name: button.isPlaying ? "media.pause" : "media.play", pointSize: size.height, weight: .regular)
        let glyph = ViewNode(
            .image(ImageView(symbol)), style: ViewStyle(tintColor: button.tintColor),
            placement: Placement(
                leading: size.width * inset, trailing: size.width * inset, top: size.height * inset,
                bottom: size.height * inset))
        return ViewNode(
            .view, id: "media-button",
            style: ViewStyle(
                backgroundColor: isDisc ? metrics.disc : .clear, alpha: isDisc && button.isPlaying ? 0 : 1,
                cornerRadius: isDisc ? .half : .points(0), clipsToBounds: isDisc),
            sizing: ViewSizing(width: button.frame.width, height: button.frame.height),
            placement: placement ?? Placement(leading: button.frame.minX, top: button.frame.minY), children: [glyph])
    }
}
