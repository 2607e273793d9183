/// The findings of one notification on devices of several widths, merged.
struct WidthFindings {
    /// The identity of a finding: its text without numbers.
    private struct Key: Hashable {
        let code: String
        let location: SourceSpan?
        let path: String?
        let words: String

        init(_ finding: Diagnostic) {
            (code, location, path) = (finding.code, finding.location, finding.jsonPath)
            words = String(finding.message.filter { !$0.isNumber && $0 != "." })
        }
    }

    private struct Entry {
        var first: Diagnostic
        var widths: [Double]
        var isSame: Bool
    }

    private var order: [Key] = []
    private var entries: [Key: Entry] = [:]
    private var widths: [Double] = []

    /// Adds the findings on a device; the first device's figures are kept.
    /// - Parameter width: the width of the device's screen, in points.
    mutating func add(_ findings: [Diagnostic], width: Double) {
        widths.append(width)
        for finding in findings {
            let key = Key(finding)
            if entries[key] == nil {
                order.append(key)
                entries[key] = Entry(first: finding, widths: [width], isSame: true)
            } else if entries[key]?.widths.last != width {
                entries[key]?.widths.append(width)
                if entries[key]?.first != finding { entries[key]?.isSame = false }
            }
        }
    }

    /// Each finding once; with the widths of the screens where it holds, unless it is the same on all.
    var merged: [Diagnostic] {
        order.compactMap { entries[$0] }.map { entry in
            var finding = entry.first
            guard widths.count > 1, entry.widths.count < widths.count || !entry.isSame else { return finding }
            let others = entry.widths.dropFirst().sorted().map(FixedText.short)
            finding.message += " (on a screen \(FixedText.short(entry.widths[0])) points wide"
            if !others.isEmpty {
                finding.message += entry.isSame ? "; so at " : "; likewise at "
                finding.message += others.joined(separator: ", ")
            }
            finding.message += ")"
            return finding
        }
    }
}
