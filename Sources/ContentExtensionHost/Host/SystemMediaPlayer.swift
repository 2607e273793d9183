/// The system's player of a sound or movie, used without an extension (fact: host/media).
///
/// It stores the start time instead of running a timer; the playback position is computed on demand.
struct SystemMediaPlayer: Equatable {
    /// In seconds, from the file's header; `nil` plays without end.
    let duration: Double?
    /// Playback position in seconds at the last start or pause.
    private var elapsed = 0.0
    /// Virtual time of the last start; `nil` while paused.
    private var startTime: Double?

    /// A player at the start of an attachment; `nil` for an image.
    init?(_ attachment: NotificationAttachment?) {
        guard let attachment, attachment.family != .image else { return nil }
        duration = attachment.duration
    }

    /// Toggles playback; at the end it restarts.
    mutating func toggle(at now: Double) {
        let playback = playback(at: now)
        if playback.isPlaying {
            (elapsed, startTime) = (playback.elapsed, nil)
        } else {
            let isOver = duration.map { playback.elapsed >= $0 } ?? false
            (elapsed, startTime) = (isOver ? 0 : playback.elapsed, now)
        }
    }

    /// The playback state at a time.
    func playback(at now: Double) -> SystemMediaPlayback {
        let played = elapsed + (startTime.map { max(0, now - $0) } ?? 0)
        let end = duration ?? .infinity
        return SystemMediaPlayback(
            isPlaying: startTime != nil && played < end, elapsed: min(played, end), duration: duration)
    }
}

/// Playback state in the system's media view.
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
