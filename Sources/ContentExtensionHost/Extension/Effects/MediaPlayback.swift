import Basics
import Views

/// Simulated playback by the virtual clock: the position is computed from the start time.
struct MediaPlayback: Equatable {
    /// In seconds; `nil` for an item without end.
    let duration: Double?
    /// Position at the last start or stop in seconds.
    private var position: Double
    private(set) var hasStarted = false
    /// Virtual time of the last start; `nil` while stopped.
    private var start: Double?

    init(duration: Double? = nil, position: Double = 0) {
        self.duration = duration
        self.position = position
    }

    /// The virtual time at which playback reaches the end, if it does.
    var end: Double? {
        guard let start, let duration else { return nil }
        return start + duration - position
    }

    var isPlaying: Bool { start != nil }

    /// Starts playback, at the beginning if the end was reached; or stops it.
    mutating func set(_ isPlaying: Bool, at now: Double) {
        position = elapsed(at: now)
        start = nil
        guard isPlaying else { return }
        if let duration, position >= duration { position = 0 }
        start = now
        hasStarted = true
    }

    func elapsed(at now: Double) -> Double {
        let elapsed = position + (start.map { max(0, now - $0) } ?? 0)
        return min(elapsed, duration ?? elapsed)
    }

    /// The playback state visible to templates, in whole seconds.
    struct Moment: Equatable {
        var isPlaying: Bool
        /// Whole seconds.
        var elapsed: Double
        var duration: Double?
    }

    func moment(at now: Double) -> Moment {
        Moment(isPlaying: isPlaying, elapsed: elapsed(at: now).rounded(.down), duration: duration)
    }
}

extension MediaPlayback.Moment {
    /// The value of `media` in templates.
    var context: JSONValue {
        let remaining = duration.map { max(0, ($0 - elapsed).rounded(.up)) }
        let progress = duration.map { $0 > 0 ? min(1, elapsed / $0) : 1 }
        return JSONValue(
            .members([
                "isPlaying": .bool(isPlaying), "elapsed": .string(Self.clock(elapsed)),
                "remaining": remaining.map { .string(Self.clock($0)) } ?? .null,
                "progress": .number(progress ?? 0, isInteger: false), "seconds": .number(elapsed, isInteger: true),
            ]))
    }

    private static func clock(_ seconds: Double) -> String {
        MediaTime.text(seconds, limit: Limits.delaySeconds * 1_000)
    }
}
