/// Durations as shown by media players.
package enum MediaTime {
    /// Whole elapsed seconds as `0:07`, `12:34` or `1:00:00`.
    package static func text(_ seconds: Double) -> String {
        let whole = Int(min(max(0, seconds.isFinite ? seconds : 0), Limits.mediaSeconds))
        let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, two(whole % 60))
        return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
