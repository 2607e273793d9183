import Basics

/// Durations as shown by media players.
package enum MediaTime {
    /// Whole elapsed seconds as `0:07`, `12:34` or `1:00:00`.
    /// - Parameter limit: longer durations are shown as this one.
    package static func text(_ seconds: Double, limit: Double = Limits.mediaSeconds) -> String {
        let whole = Int(min(max(0, seconds.isFinite ? seconds : 0), limit))
        func two(_ number: Int) -> String { FixedText.padded(String(number), to: 2) }
        let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, two(whole % 60))
        return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
    }
}
