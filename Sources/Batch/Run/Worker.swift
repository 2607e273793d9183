import ContentExtensionHost

/// A worker process with its rows.
struct Worker {
    /// Enough rows for a worker to have the next one at hand, and few, for all workers to end together.
    private static let maxRows = 8
    /// The time of a start, besides that of its first row.
    private static let startTime = Duration.seconds(30)

    let process: WorkerProcess
    /// True once it has loaded the extensions.
    private(set) var isReady = false
    /// The rows that it prepares, has prepared, or draws.
    var rows = 0
    /// True while its row is a suspect, which is tried without others.
    var isAlone = false
    /// The reports that are expected.
    private var steps = 0
    /// The moment of its last report, or of an order while it was idle.
    private var lastWord = SuspendingClock.now

    init(_ command: [String]) throws(Diagnostic) { process = try WorkerProcess(command) }

    var canTakeRow: Bool { !isAlone && rows < Self.maxRows }

    mutating func send(_ order: WorkerOrder) {
        process.send(order)
        if case .finish(_, .drop) = order { return }
        if steps == 0 { lastWord = .now }
        steps += 1
    }

    /// Notes that it can take rows.
    mutating func begin() {
        isReady = true
        lastWord = .now
    }

    /// Counts the report of an order.
    mutating func finishStep() {
        steps -= 1
        lastWord = .now
    }

    /// The microseconds since its last report.
    var silence: Int { Int(max(0, min((SuspendingClock.now - lastWord) / .microseconds(1), 1e12))) }

    /// The time until it has to report; `nil` when nothing is expected.
    func timeLeft(_ milliseconds: Int) -> Duration? {
        guard steps > 0 else { return nil }
        let limit = Duration.milliseconds(milliseconds) + (isReady ? .zero : Self.startTime)
        return lastWord + limit - .now
    }
}
