/// What a run counts and measures, for Prometheus.
package struct BatchMetrics: Sendable, Equatable {
    /// The rows that an earlier run had finished.
    package var resumed = 0
    /// The pictures that were drawn.
    package var looks = 0
    /// The workers that died and were replaced.
    package var crashes = 0
    private var rows: [ResultLine.Status: Int] = [:]
    /// By the code of the first error, so that an alert can tell data from the machine.
    private var errors: [String: Int] = [:]
    private var row = Histogram()
    private var stages: [(name: String, times: Histogram)] = []

    package init() {}

    package mutating func count(_ line: ResultLine) {
        rows[line.status, default: 0] += 1
        if let microseconds = line.microseconds { row.add(microseconds: microseconds) }
        if line.status == .error, let error = line.diagnostics.first(where: { $0.severity == .error }) {
            errors[error.code, default: 0] += 1
        }
    }

    /// Adds what a stage of a row took.
    package mutating func measure(_ stage: String, microseconds: Int) {
        if let index = stages.firstIndex(where: { $0.name == stage }) {
            stages[index].times.add(microseconds: microseconds)
        } else {
            var times = Histogram()
            times.add(microseconds: microseconds)
            stages.append((stage, times))
        }
    }

    package static func == (a: BatchMetrics, b: BatchMetrics) -> Bool { a.text == b.text }
}

// MARK: - Text

extension BatchMetrics {
    /// All of it in Prometheus' text format.
    package var text: String {
        let prefix = "render_notification_batch_"
        var text = ""
        func begin(_ name: String, _ type: String, _ help: String) {
            text += "# HELP \(prefix)\(name) \(help)\n# TYPE \(prefix)\(name) \(type)\n"
        }
        func sample(_ name: String, _ value: Int, label: (String, String)? = nil) {
            let labels = label.map { "{\($0.0)=\"\($0.1)\"}" } ?? ""
            text += "\(prefix)\(name)\(labels) \(value)\n"
        }
        begin("rows_total", "counter", "Rows that have a result, by its kind.")
        for status in ResultLine.Status.allCases {
            sample("rows_total", rows[status] ?? 0, label: ("status", status.rawValue))
        }
        begin("errors_total", "counter", "Rows that failed, by the code of what was wrong first.")
        for (code, count) in errors.sorted(by: { $0.key < $1.key }) {
            sample("errors_total", count, label: ("code", code))
        }
        begin("resumed_total", "counter", "Rows that an earlier run had finished.")
        sample("resumed_total", resumed)
        begin("looks_total", "counter", "Pictures that were drawn.")
        sample("looks_total", looks)
        begin("crashes_total", "counter", "Workers that died and were replaced.")
        sample("crashes_total", crashes)
        begin("row_seconds", "histogram", "What a row took on its worker.")
        text += row.lines("\(prefix)row_seconds", labels: "kind=\"row\"")
        if !stages.isEmpty { begin("stage_seconds", "histogram", "What a stage of a row took.") }
        for stage in stages { text += stage.times.lines("\(prefix)stage_seconds", labels: "stage=\"\(stage.name)\"") }
        return text
    }
}
