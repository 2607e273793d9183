/// UNNotificationAttachment (fact: api/attachment).
public struct NotificationAttachment: Sendable, Hashable {
    /// The families of types that iOS takes.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// JPEG, GIF and PNG up to 10 MB; AIFF, WAV, MP3 and MPEG-4 audio up to 5; MPEG and AVI movies up to 50.
        case image, audio, movie
    }

    /// Unique within the notification; made up by the system when none was given.
    public var identifier: String
    /// The absolute path of the file on this machine.
    public var path: String
    /// The uniform type identifier, such as `public.jpeg`.
    public var type: String
    /// Decides the size limit and the system's own media view.
    public var family: Family
    /// UNNotificationAttachmentOptionsThumbnailHiddenKey: the banner shows no thumbnail.
    public var isThumbnailHidden: Bool
    /// The part of the image that the thumbnail shows, in unit coordinates.
    public var thumbnailClippingRect: Rect?
    /// A movie's second, or the number of an animated image's frame, that stands for the whole.
    public var thumbnailTime: Double?
    /// A sound's or movie's length in seconds, from its file's header; `nil` when that doesn't say.
    public var duration: Double?
    /// A movie's picture in pixels, from its file's header; `nil` when that doesn't say.
    public var naturalSize: Size?

    /// An attachment that is known to be valid.
    public init(
        identifier: String, path: String, type: String, family: Family, isThumbnailHidden: Bool = false,
        thumbnailClippingRect: Rect? = nil, thumbnailTime: Double? = nil, duration: Double? = nil,
        naturalSize: Size? = nil
    ) {
        self.identifier = identifier
        self.path = path
        self.type = type
        self.family = family
        self.isThumbnailHidden = isThumbnailHidden
        self.thumbnailClippingRect = thumbnailClippingRect
        self.thumbnailTime = thumbnailTime
        self.duration = duration
        self.naturalSize = naturalSize
    }
}

extension NotificationAttachment {
    /// The picture that stands for a movie: at its thumbnail's time, or its first.
    package var poster: ImageReference {
        let end = duration.map { max(0, $0 - 0.1) } ?? Limits.mediaSeconds
        return .movie(
            path: path, time: min(max(0, thumbnailTime ?? 0), end), size: naturalSize,
            words: duration.map { "Video, \(MediaTime.text($0))" } ?? "Video")
    }
}
