/// How often durations fell below bounds, as Prometheus has it.
struct Histogram: Sendable, Equatable {
    /// In microseconds: from what a repeat takes to the longest that a row may.
    static let bounds = [
        100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
        10_000_000,
    ]

    /// Of each bound, the durations up to it and above the one before; the last are above all.
    private var counts = [Int](repeating: 0, count: bounds.count + 1)
    /// All durations together, in microseconds.
    private var sum = 0

    mutating func add(microseconds: Int) {
        let duration = max(0, microseconds)
        counts[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count] += 1
        sum = sum.addingReportingOverflow(duration).partialValue
    }

    /// The lines of the text format (Prometheus' exposition format 0.0.4).
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

    /// Microseconds as seconds, in as few digits as they need.
    static func seconds(_ microseconds: Int) -> String {
        var rest = String(microseconds % 1_000_000)
        rest = String(repeating: "0", count: 6 - rest.utf8.count) + rest
        while rest.hasSuffix("0") { rest.removeLast() }
        return "\(microseconds / 1_000_000)" + (rest.isEmpty ? "" : ".\(rest)")
    }
}
