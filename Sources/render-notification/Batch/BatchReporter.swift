import Batch
import ContentExtensionHost

/// Tells people on a terminal, and Prometheus in a file, how far a batch is.
final class BatchReporter: BatchObserver {
    /// The seconds between two lines on the terminal, and between two files of metrics.
    private static let lineSeconds = 0.2
    private static let fileSeconds = 5.0

    private let path: String?
    let bar: ProgressBar?
    private let start = ContinuousClock.now
    private var shown = 0.0
    private var written = 0.0
    private var metrics = BatchMetrics()

    /// - Parameter path: the file of the metrics.
    init(metrics path: String?, showsProgress: Bool) {
        self.path = path
        bar = showsProgress ? ProgressBar(sharesTerminal: true) : nil
    }

    func measure(_ stage: String, microseconds: Int) {
        if path != nil { metrics.measure(stage, microseconds: microseconds) }
    }

    func count(_ line: ResultLine) {
        if path != nil { metrics.count(line) }
    }

    func show(_ tally: BatchTally, fraction: Double?) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if let bar, seconds - shown >= Self.lineSeconds {
            shown = seconds
            var progress = BatchProgress()
            progress.rows = tally.rows
            progress.errors = tally.errors
            progress.resumed = tally.resumed
            progress.fraction = fraction
            progress.seconds = seconds
            bar.show(progress.text)
        }
        if path != nil, seconds - written >= Self.fileSeconds {
            written = seconds
            // The last one says what is wrong with the file.
            try? write(tally)
        }
    }

    /// Writes metrics of nothing, so that a file that can't be written is found before the first row.
    /// - Throws: `cannot-create` (73), `cannot-write` (74).
    func begin() throws(InputError) { try write() }

    /// Takes the line away, and writes the metrics as they are at the end.
    /// - Throws: `cannot-create` (73), `cannot-write` (74).
    func finish(_ tally: BatchTally) throws(InputError) {
        bar?.clear()
        try write(tally)
    }

    private func write(_ tally: BatchTally) throws(InputError) {
        metrics.resumed = tally.resumed
        metrics.looks = tally.looks
        metrics.crashes = tally.crashes
        try write()
    }

    private func write() throws(InputError) {
        guard let path else { return }
        try OutputFile.write([.init(bytes: Array(metrics.text.utf8), path: path)])
    }
}
