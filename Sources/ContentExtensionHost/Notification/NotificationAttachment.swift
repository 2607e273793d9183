/// UNNotificationAttachment (facts-api 4).
public struct NotificationAttachment: Sendable, Hashable {
    /// The families of types that iOS takes.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        case image, audio, movie
    }

    public var identifier: String
    /// The absolute path of the file on this machine.
    public var path: String
    /// The uniform type identifier, such as `public.jpeg`.
    public var type: String
    public var family: Family
    public var isThumbnailHidden: Bool
    /// The part of the image that the thumbnail shows, in unit coordinates.
    public var thumbnailClippingRect: Rect?

    public init(
        identifier: String, path: String, type: String, family: Family, isThumbnailHidden: Bool = false,
        thumbnailClippingRect: Rect? = nil
    ) {
        self.identifier = identifier
        self.path = path
        self.type = type
        self.family = family
        self.isThumbnailHidden = isThumbnailHidden
        self.thumbnailClippingRect = thumbnailClippingRect
    }
}
