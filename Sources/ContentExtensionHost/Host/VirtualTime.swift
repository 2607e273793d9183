import Basics

/// Virtual durations as text.
package enum VirtualTime {
    /// A duration in its two largest units (`2 min 5 s`, `3 h`); below a minute in seconds to three decimals.
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
