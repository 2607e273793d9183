import Basics
import Views

extension MediaType {
    /// The type of an attachment's bytes.
    /// - Throws: the system's error for bytes that can't be attached.
    static func attachable(_ bytes: [UInt8]) throws(UserNotificationsError) -> MediaType {
        if bytes.isEmpty { throw UserNotificationsError(.attachmentCorrupt, "the attachment is empty") }
        guard let type = sniff(bytes) else {
            throw UserNotificationsError(
                .attachmentUnrecognizedType, "the attachment is no type that notifications take")
        }
        if bytes.count > type.family.byteLimit { throw tooLarge(type.family.byteLimit) }
        return type
    }

    /// The system's error for a file above a size limit in bytes.
    static func tooLarge(_ limit: Int) -> UserNotificationsError {
        UserNotificationsError(.attachmentInvalidFileSize, "the attachment has more than \(limit / 1_048_576) MB")
    }
}

extension MediaFamily {
    /// Maximum file size in bytes (fact: api/attachment).
    var byteLimit: Int {
        switch self {
        case .image: Limits.imageBytes
        case .audio: Limits.audioBytes
        case .movie: Limits.movieBytes
        }
    }
}
