import Views

/// The attachments of a notification as images of templates, read as the sandbox permits.
struct AttachmentImages: AttachedImages {
    var attachments: [NotificationAttachment] = []
    var security = SecurityScope()

    var identifiers: [String] { attachments.map(\.identifier) }

    func image(at index: Int) -> ImageReference? {
        let attachment = attachments[index]
        switch attachment.family {
        case .movie: return attachment.poster
        case .audio: return .placeholder("Audio")
        case .image:
            guard security.startAccessing(attachment) else { return nil }
            defer { security.stopAccessing(attachment) }
            return security.image(of: attachment)
        }
    }
}
