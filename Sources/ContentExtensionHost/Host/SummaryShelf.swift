/// What the scheduled summary holds back, and what it brought last.
struct SummaryShelf {
    /// Whether the clock has the next summary's time.
    var isDue = false
    /// What the last summary brought, the most relevant first; empty once it is gone.
    var delivered: [Delivery.Key] = []
    /// When it came, in seconds since 1970.
    var date = 0.0
}
