/// The progress of a run in a line for people.
package enum BatchProgress {
    /// Such as `██████░░░░ 61 %  612,400 rows  5,120/s  1 min 16 s left  3 errors`.
    /// - Parameters:
    ///   - fraction: the part of the input that was taken, 0…1; `nil` for a pipe.
    ///   - seconds: since the run began.
    package static func text(_ tally: BatchTally, fraction: Double?, seconds: Double) -> String {
        var parts: [String] = []
        let known = fraction.map { $0.isFinite ? min(1, max(0, $0)) : 0 }
        if let known {
            let filled = Int(known * 20)
            parts.append(
                String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
                    + " \(Int(known * 100)) %")
        }
        parts.append(count(tally.rows, "row"))
        if seconds >= 1 {
            parts.append("\(grouped(Int(min(1e9, Double(tally.rows) / seconds))))/s")
            if let known, known > 0.01, known < 1 { parts.append(duration(seconds / known * (1 - known)) + " left") }
        }
        if tally.resumed > 0 { parts.append("\(grouped(tally.resumed)) done before") }
        if tally.errors > 0 { parts.append(count(tally.errors, "error")) }
        return parts.joined(separator: "  ")
    }

    /// `1 row`, `1,234 rows`.
    package static func count(_ count: Int, _ noun: String) -> String {
        "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// `1,234,567`.
    private static func grouped(_ count: Int) -> String {
        var text = ""
        for (index, digit) in String(max(0, count)).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    private static func duration(_ seconds: Double) -> String {
        let all = Int(min(1e9, max(0, seconds.rounded(.up))))
        if all < 60 { return "\(all) s" }
        return all < 3600 ? "\(all / 60) min \(all % 60) s" : "\(all / 3600) h \(all / 60 % 60) min"
    }
}
