/// Requests to let time pass: one made during another is carried out after it.
struct PendingAdvances {
    /// Seconds to pass; `nil` while no time passes.
    private var seconds: Double?

    var isRunning: Bool { seconds != nil }

    /// - Returns: `false` if time passes already.
    mutating func begin() -> Bool {
        guard seconds == nil else { return false }
        seconds = 0
        return true
    }

    mutating func add(_ more: Double) { seconds? += more }

    /// The seconds asked for meanwhile; `nil` for none, which ends the advance.
    mutating func next() -> Double? {
        let next = seconds.flatMap { $0 > 0 ? $0 : nil }
        seconds = next == nil ? nil : 0
        return next
    }
}
