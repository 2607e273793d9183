/// The findings of one notification on devices of several widths, merged.
struct WidthFindings {
    /// The identity of a finding: its text without numbers.
    private struct Key: Equatable {
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
        let key: Key
        var first: Diagnostic
        var widths: [Double]
        var isSame: Bool
    }

    private var entries: [Entry] = []
    private var widths: [Double] = []

    /// Adds the findings on a device; the first device's figures are kept.
    /// - Parameter width: the width of the device's screen, in points.
    mutating func add(_ findings: [Diagnostic], width: Double) {
        widths.append(width)
        for finding in findings {
            let key = Key(finding)
            guard let index = entries.firstIndex(where: { $0.key == key }) else {
                entries.append(Entry(key: key, first: finding, widths: [width], isSame: true))
                continue
            }
            if entries[index].widths.last == width { continue }
            entries[index].widths.append(width)
            if entries[index].first != finding { entries[index].isSame = false }
        }
    }

    /// Each finding once; with the widths of the screens where it holds, unless it is the same on all.
    var merged: [Diagnostic] {
        entries.map { entry in
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
