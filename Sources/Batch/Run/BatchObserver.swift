/// Is told of a run's progress, for metrics and for people.
package protocol BatchObserver: AnyObject {
    /// A stage of one row.
    func measure(_ stage: String, microseconds: Int)
    /// A row's result.
    func count(_ line: ResultLine)
    /// - Parameter fraction: how much of the input was taken, where its length is known.
    func show(_ tally: BatchTally, fraction: Double?)
}
