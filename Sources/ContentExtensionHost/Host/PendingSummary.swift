/// State of the scheduled summary.
struct PendingSummary {
    /// `true` once the next summary is scheduled on the clock.
    var isDue = false
    /// The contents of the last summary, most relevant first; empty once it is gone.
    var delivered: [Delivery.Key] = []
    /// Date of the last summary in seconds since 1970.
    var date = 0.0

    /// Removes notifications from the card once they have left the list; a redelivery then doesn't reappear on it.
    mutating func forget(_ keys: [Delivery.Key]) {
        guard !keys.isEmpty, !delivered.isEmpty else { return }
        let gone = Set(keys)
        delivered.removeAll { gone.contains($0) }
    }
}
