import ContentExtensionHost

/// A worker process with its rows.
struct Worker {
    /// The most rows of a worker.
    private static let mostRows = 64
    /// The time that a worker's rows should take: long enough to hide the sockets, short enough for the workers to end
    /// together.
    private static let ahead = 40_000
    /// The time of a start, besides that of its first row.
    private static let startTime = Duration.seconds(30)

    let process: WorkerProcess
    /// True once it has loaded the extensions.
    var isReady = false
    /// The rows that it prepares, has prepared, or draws.
    var rows = 0
    /// True while its row is a suspect, which is tried without others.
    var isAlone = false
    /// The reports that are expected.
    private var steps = 0
    /// The moment of its last report, or of an order while it was idle.
    private var lastWord = SuspendingClock.now
    /// A row's microseconds: a mean that forgets.
    private var microseconds = 0
    private var measurements = 0

    init(_ program: WorkerProcess.Program) throws(Diagnostic) { process = try WorkerProcess(program) }

    /// The most rows for now; few as long as little is known of them.
    var capacity: Int { min(max(2, Self.ahead / max(1, microseconds)), Self.mostRows, 2 + measurements) }

    mutating func send(_ order: WorkerOrder) {
        process.send(order)
        if case .finish(_, .drop) = order { return }
        if steps == 0 { lastWord = .now }
        steps += 1
    }

    /// Counts the report of an order.
    mutating func finishStep(microseconds time: Int) {
        steps -= 1
        microseconds = measurements == 0 ? time : microseconds + (time - microseconds) / 16
        measurements = min(measurements + 1, Self.mostRows)
    }

    mutating func hear() { lastWord = .now }

    /// The microseconds since its last report.
    var silence: Int { Int(max(0, min((SuspendingClock.now - lastWord) / .microseconds(1), 1e12))) }

    /// The time until it has to report; `nil` when nothing is expected.
    func timeLeft(_ milliseconds: Int) -> Duration? {
        guard steps > 0 else { return nil }
        let most = Duration.milliseconds(milliseconds) + (isReady ? .zero : Self.startTime)
        return lastWord + most - .now
    }
}
