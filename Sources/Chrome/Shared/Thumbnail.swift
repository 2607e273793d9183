import Basics
import ContentExtensionHost
import Renderer
import Views

/// An attachment's square thumbnail in a banner or row
/// (facts: ios10/media.thumbnail, ios18/row.thumbnail, api/attachment).
struct Thumbnail {
    /// Points.
    let side: Double
    let cornerRadius: Double

    /// The square; `nil` when the attachment hides it, has no picture or is unreadable.
    func view(_ attachment: NotificationAttachment, images: any ImageMeasuring) -> ViewNode? {
        guard !attachment.isThumbnailHidden else { return nil }
        let image: ImageReference
        switch attachment.family {
        case .image: image = .file(path: attachment.path, scale: 1, frame: attachment.thumbnailFrame)
        case .movie: image = attachment.poster
        case .audio: return nil
        }
        let size = images.naturalSize(of: image)
        if attachment.family == .image, size == nil { return nil }
        var picture = ImageView(image, contentMode: .scaleAspectFill)
        picture.contentsRect = size.flatMap { attachment.thumbnailPart(of: $0) }
        return ViewNode(
            .image(picture), id: "thumbnail",
            style: ViewStyle(cornerRadius: .points(cornerRadius), clipsToBounds: true),
            sizing: ViewSizing(width: side, height: side))
    }
}

extension NotificationAttachment {
    /// The frame of an animated image; thumbnails don't move.
    fileprivate var thumbnailFrame: Int {
        guard let time = thumbnailTime, time > 0 else { return 0 }
        return Int(min(time, Double(Limits.animationFrames)))
    }

    /// The visible part, at least one pixel in each direction and within the image; `nil` for the whole image.
    fileprivate func thumbnailPart(of size: Size) -> Rect? {
        guard let wanted = thumbnailClippingRect else { return nil }
        let part = wanted.intersection(Rect(x: 0, y: 0, width: 1, height: 1))
        guard part.width > 0, part.height > 0, size.width > 0, size.height > 0 else { return nil }
        let (width, height) = (max(part.width, min(1, 1 / size.width)), max(part.height, min(1, 1 / size.height)))
        return Rect(x: min(part.minX, 1 - width), y: min(part.minY, 1 - height), width: width, height: height)
    }
}
