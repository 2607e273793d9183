/// The counts and times of a run, for Prometheus.
package struct BatchMetrics: Sendable {
    /// By the code of the first error, so that an alert can tell data from the machine.
    private var errors: [String: Int] = [:]
    /// The truncated texts, by role and device.
    private var cuts: [Cut: Int] = [:]
    private var row = Histogram()
    private var stages: [String: Histogram] = [:]

    private struct Cut: Hashable {
        let role: String
        let device: String

        var labels: String { "{role=\"\(role)\",device=\"\(device)\"}" }
    }

    package init() {}

    package mutating func count(_ line: ResultLine) {
        if let microseconds = line.microseconds { row.add(microseconds: microseconds) }
        if line.status == .error, let error = line.diagnostics.first(where: { $0.severity == .error }) {
            errors[error.code, default: 0] += 1
        }
        for cut in line.cuts ?? [] { cuts[Cut(role: cut.role, device: cut.device), default: 0] += 1 }
    }

    /// Adds the time of a stage of a row.
    package mutating func measure(_ stage: String, microseconds: Int) {
        stages[stage, default: Histogram()].add(microseconds: microseconds)
    }

    /// The metrics in Prometheus' text format.
    package func text(_ tally: BatchTally) -> String {
        let prefix = "render_notification_batch_"
        var text = ""
        func begin(_ name: String, _ type: String, _ help: String) {
            text += "# HELP \(prefix)\(name) \(help)\n# TYPE \(prefix)\(name) \(type)\n"
        }
        func sample(_ name: String, _ value: Int, labels: String = "") {
            text += "\(prefix)\(name)\(labels) \(value)\n"
        }
        begin("rows_total", "counter", "Rows that have a result, by its kind.")
        for status in ResultLine.Status.allCases {
            sample("rows_total", tally.results[status] ?? 0, labels: "{status=\"\(status.rawValue)\"}")
        }
        begin("errors_total", "counter", "Rows that failed, by the code of the first error.")
        for (code, count) in errors.sorted(by: { $0.key < $1.key }) {
            sample("errors_total", count, labels: "{code=\"\(code)\"}")
        }
        if let cut = tally.cut {
            begin("cut_rows_total", "counter", "Rows with texts that a device cuts.")
            sample("cut_rows_total", cut)
            begin("cuts_total", "counter", "Texts that are cut, by their role and the device.")
            for (cut, count) in cuts.sorted(by: { $0.key.labels < $1.key.labels }) {
                sample("cuts_total", count, labels: cut.labels)
            }
        }
        for (name, value, help) in [
            ("resumed_total", tally.resumed, "Rows that an earlier run had finished."),
            ("looks_total", tally.pictures, "Pictures that were drawn."),
            ("crashes_total", tally.crashes, "Workers that died and were replaced."),
        ] {
            begin(name, "counter", help)
            sample(name, value)
        }
        begin("row_seconds", "histogram", "Time of a row on its worker.")
        text += row.lines("\(prefix)row_seconds", labels: "kind=\"row\"")
        if !stages.isEmpty { begin("stage_seconds", "histogram", "Time of a stage of a row.") }
        for (stage, times) in stages.sorted(by: { $0.key < $1.key }) {
            text += times.lines("\(prefix)stage_seconds", labels: "stage=\"\(stage)\"")
        }
        return text
    }
}

/// A histogram of durations in Prometheus' text format (exposition format 0.0.4).
struct Histogram: Sendable {
    /// Upper bounds in microseconds.
    private static let bounds = [
        100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
        10_000_000,
    ]

    /// The durations of each bound that are above the bound before; the last are above all.
    private var counts = [Int](repeating: 0, count: bounds.count + 1)
    /// In microseconds.
    private var sum = 0

    mutating func add(microseconds: Int) {
        let duration = max(0, microseconds)
        counts[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count] += 1
        sum &+= duration
    }

    func lines(_ name: String, labels: String) -> String {
        var text = ""
        var below = 0
        for (index, count) in counts.enumerated() {
            below += count
            let bound = index < Self.bounds.count ? Self.seconds(Self.bounds[index]) : "+Inf"
            text += "\(name)_bucket{\(labels),le=\"\(bound)\"} \(below)\n"
        }
        return text + "\(name)_sum{\(labels)} \(Self.seconds(sum))\n\(name)_count{\(labels)} \(below)\n"
    }

    /// Microseconds as seconds, without trailing zeros.
    private static func seconds(_ microseconds: Int) -> String {
        let rest = String(String(microseconds % 1_000_000 + 1_000_000).dropFirst())
        let digits = rest.reversed().drop { $0 == "0" }.reversed()
        return "\(microseconds / 1_000_000)" + (digits.isEmpty ? "" : "." + String(digits))
    }
}
