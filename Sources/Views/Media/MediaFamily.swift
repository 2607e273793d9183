/// A family of media types.
public enum MediaFamily: String, Sendable, Hashable, CaseIterable {
    /// Notifications take JPEG, GIF and PNG up to 10 MB; AIFF, WAV, MP3 and MPEG-4 audio up to 5; MPEG and AVI movies up
    /// to 50 (fact: api/attachment).
    case image, audio, movie
}
