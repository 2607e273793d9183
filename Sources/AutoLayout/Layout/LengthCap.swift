/// Lengths that lack room together, with the same resistance.
package enum LengthCap {
    /// The length to which the longest shrink first, until enough is taken: each keeps as much as any other.
    /// - Parameters:
    ///   - lengths: each with the least that it may have.
    ///   - deficit: what is taken from all of them together.
    package static func length(of lengths: [(least: Double, own: Double)], taking deficit: Double) -> Double {
        // From the longest down, each length counts from its own to its least.
        let edges = (lengths.map { ($0.own, 1.0) } + lengths.map { ($0.least, -1.0) })
            .sorted { ($0.0, $0.1) > ($1.0, $1.1) }
        var (count, taken, length) = (0.0, 0.0, edges.first?.0 ?? 0)
        for (edge, change) in edges {
            let more = count * (length - edge)
            if taken + more >= deficit, count > 0 { return length - (deficit - taken) / count }
            (count, taken, length) = (count + change, taken + more, edge)
        }
        return length
    }
}
