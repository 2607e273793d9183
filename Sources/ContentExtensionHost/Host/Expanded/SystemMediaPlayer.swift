/// The system's player of a sound or movie, used without an extension (fact: host/media).
///
/// It stores the start time instead of running a timer; the playback position is computed on demand.
struct SystemMediaPlayer: Equatable {
    private var media: MediaPlayback

    /// A player at the start of an attachment; `nil` for an image.
    init?(_ attachment: NotificationAttachment?) {
        guard let attachment, attachment.family != .image else { return nil }
        media = MediaPlayback(duration: attachment.duration)
    }

    /// Toggles playback; at the end it restarts.
    mutating func toggle(at now: Double) { media.set(!playback(at: now).isPlaying, at: now) }

    func playback(at now: Double) -> SystemMediaPlayback {
        let (elapsed, duration) = (media.elapsed(at: now), media.duration)
        return SystemMediaPlayback(
            isPlaying: media.isPlaying && elapsed < duration ?? .infinity, elapsed: elapsed, duration: duration)
    }
}

package struct SystemMediaPlayback: Sendable, Hashable {
    /// `true` while playing; playback stops at the end.
    package var isPlaying: Bool
    /// Seconds from the item's start.
    package var elapsed: Double
    /// The item's length in seconds; `nil` if its file doesn't tell.
    package var duration: Double?

    package init(isPlaying: Bool = false, elapsed: Double = 0, duration: Double? = nil) {
        self.isPlaying = isPlaying
        self.elapsed = elapsed
        self.duration = duration
    }
}
