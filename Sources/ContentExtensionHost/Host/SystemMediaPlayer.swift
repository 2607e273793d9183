/// The system's own player of a sound or a movie when no extension engages (fact: host/media).
///
/// It keeps when playing began and no timer: how far it is follows from the time that it is asked for.
struct SystemMediaPlayer: Equatable {
    /// Seconds from the file's header; `nil` plays on without an end.
    let duration: Double?
    /// Where the item stood when it was last started or stopped, in seconds.
    private var elapsed = 0.0
    /// The virtual time of the last start; `nil` while it doesn't play.
    private var startTime: Double?

    /// The player of an attachment, at its start; `nil` for an image, which nothing plays.
    init?(_ attachment: NotificationAttachment?) {
        guard let attachment, attachment.family != .image else { return nil }
        duration = attachment.duration
    }

    /// The user taps the button: plays, from the start when the end was reached, or pauses.
    mutating func toggle(at now: Double) {
        let playback = playback(at: now)
        if playback.isPlaying {
            (elapsed, startTime) = (playback.elapsed, nil)
        } else {
            let isOver = duration.map { playback.elapsed >= $0 } ?? false
            (elapsed, startTime) = (isOver ? 0 : playback.elapsed, now)
        }
    }

    /// What is seen of it at a time.
    func playback(at now: Double) -> SystemMediaPlayback {
        let played = elapsed + (startTime.map { max(0, now - $0) } ?? 0)
        let end = duration ?? .infinity
        return SystemMediaPlayback(
            isPlaying: startTime != nil && played < end, elapsed: min(played, end), duration: duration)
    }
}

/// What the system's own media view shows of its item's time.
public struct SystemMediaPlayback: Sendable, Hashable {
    /// Whether the item plays; at its end it stops.
    public var isPlaying: Bool
    /// Seconds from the item's start.
    public var elapsed: Double
    /// The item's length in seconds; `nil` when its file doesn't say.
    public var duration: Double?

    public init(isPlaying: Bool = false, elapsed: Double = 0, duration: Double? = nil) {
        self.isPlaying = isPlaying
        self.elapsed = elapsed
        self.duration = duration
    }
}
