/// Virtual seconds as people read them.
package enum VirtualTime {
    /// Years and days, days and hours, hours and minutes, minutes and seconds, or seconds to three decimals; the second
    /// unit is left out at 0.
    package static func text(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 60, seconds < 1e15 else {
            return "\(JSONValue.text(of: (seconds * 1000).rounded() / 1000)) s"
        }
        let whole = Int64(seconds.rounded())
        let units: [(name: String, seconds: Int64)] = [
            ("y", 31_536_000), ("d", 86_400), ("h", 3_600), ("min", 60), ("s", 1),
        ]
        guard let first = units.firstIndex(where: { whole >= $0.seconds }), first + 1 < units.count else {
            return "\(whole) s"
        }
        let (large, small) = (units[first], units[first + 1])
        let rest = whole % large.seconds / small.seconds
        return "\(whole / large.seconds) \(large.name)" + (rest > 0 ? " \(rest) \(small.name)" : "")
    }
}
