/// An item that plays by the virtual clock: where it stands follows from when it was started.
struct MediaPlayback: Equatable {
    /// Seconds; `nil` for an item without an end.
    private let duration: Double?
    /// How far it had come when it was started or stopped last, in seconds.
    private var position: Double
    /// Whether it was ever started.
    private(set) var hasStarted = false
    /// When it was started; `nil` while it stands still.
    private var start: Double?

    init(duration: Double? = nil, position: Double = 0) {
        self.duration = duration
        self.position = position
    }

    /// When it reaches its end, if it plays and has one.
    var end: Double? {
        guard let start, let duration else { return nil }
        return start + duration - position
    }

    var isPlaying: Bool { start != nil }

    /// Starts it where it stands, or from the beginning when it stands at its end; or stops it.
    mutating func set(_ isPlaying: Bool, at now: Double) {
        position = elapsed(at: now)
        start = nil
        guard isPlaying else { return }
        if let duration, position >= duration { position = 0 }
        start = now
        hasStarted = true
    }

    private func elapsed(at now: Double) -> Double {
        let elapsed = position + (start.map { max(0, now - $0) } ?? 0)
        return min(elapsed, duration ?? elapsed)
    }

    /// What a view shows of it, in steps of a second, as players do.
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
    /// What templates find as `media`.
    var context: JSONValue {
        let remaining = duration.map { max(0, ($0 - elapsed).rounded(.up)) }
        let progress = duration.map { $0 > 0 ? min(1, elapsed / $0) : 1 }
        let members: [(String, JSONValue.Kind)] = [
            ("isPlaying", .bool(isPlaying)), ("elapsed", .string(Self.clock(elapsed))),
            ("remaining", remaining.map { .string(Self.clock($0)) } ?? .null),
            ("progress", .number(progress ?? 0, isInteger: false)),
            ("seconds", .number(elapsed, isInteger: true)),
        ]
        return JSONValue(.object(members.map { .init(key: $0, value: JSONValue($1)) }))
    }

    /// As players write it: `0:07`, `12:34`, `1:02:03`.
    private static func clock(_ seconds: Double) -> String {
        let seconds = Int(exactly: min(seconds, Limits.delaySeconds * 1_000).rounded()) ?? 0
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0
            ? "\(hours):\(twoDigits(minutes)):\(twoDigits(seconds % 60))" : "\(minutes):\(twoDigits(seconds % 60))"
    }
}
