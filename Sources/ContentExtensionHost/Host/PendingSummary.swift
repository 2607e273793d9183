/// What the scheduled summary holds back, and what it brought last.
struct PendingSummary {
    /// Whether the clock has the next summary's time.
    var isDue = false
    /// What the last summary brought, the most relevant first; empty once it is gone.
    var delivered: [Delivery.Key] = []
    /// When it came, in seconds since 1970.
    var date = 0.0

    /// Takes what left the list off the card, so that it isn't there again when it is delivered again.
    mutating func forget(_ keys: [Delivery.Key]) {
        guard !keys.isEmpty, !delivered.isEmpty else { return }
        let gone = Set(keys)
        delivered.removeAll { gone.contains($0) }
    }
}
