import Batch
import ContentExtensionHost

/// Shows a batch's progress on a terminal, and writes its metrics to a file.
final class BatchReporter {
    /// The seconds between two lines on the terminal, and between two files of metrics.
    private static let (lineSeconds, fileSeconds) = (0.2, 5.0)

    private let path: String?
    let bar: ProgressBar?
    private let start = ContinuousClock.now
    private var (shown, written) = (0.0, 0.0)

    /// - Parameter path: the file of the metrics.
    init(metrics path: String?, showsProgress: Bool) {
        self.path = path
        bar = showsProgress ? ProgressBar(sharesTerminal: true) : nil
    }

    /// - Parameter fraction: the part of the input that was taken, 0…1; `nil` for a pipe.
    func show(_ tally: BatchTally, _ metrics: BatchMetrics, fraction: Double?) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if let bar, seconds - shown >= Self.lineSeconds {
            shown = seconds
            bar.show(BatchProgress.text(tally, fraction: fraction, seconds: seconds))
        }
        if seconds - written >= Self.fileSeconds {
            written = seconds
            // The last write reports errors.
            try? write(tally, metrics)
        }
    }

    /// Writes the metrics, if there is a file for them: once before the first row, to find a bad path early.
    /// - Throws: `cannot-create` (73), `cannot-write` (74).
    func write(_ tally: BatchTally, _ metrics: BatchMetrics) throws(Diagnostic) {
        guard let path else { return }
        try AtomicFile.write([.init(text: metrics.text(tally), path: path)])
    }
}
